import type { Job } from '../contract/jobs.ts'
import { createApp } from './app.ts'
import type { Env } from './base/env.ts'
import { servicesOf } from './cloudflare-services.ts'
import { handleBatch } from './jobs.ts'
import { everyMinute } from './operations/health.ts'

/** Milliseconds to wait for a free slot: clients refused at once retry at once, and others wait for seconds. */
const WAIT_MS = 700

const app = createApp(servicesOf, WAIT_MS)

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  queue: (batch, env) => handleBatch(servicesOf(env), batch),
  scheduled: (_controller, env) => everyMinute(servicesOf(env)),
} satisfies ExportedHandler<Env, Job>
