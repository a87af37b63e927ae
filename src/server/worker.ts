import type { Job } from '../contract/jobs.ts'
import { createApp } from './app.ts'
import type { Env } from './base/env.ts'
import { servicesOf } from './cloudflare-services.ts'
import { handleBatch } from './jobs.ts'
import { everyMinute } from './operations/health.ts'

/**
 * Milliseconds that a request waits for a free slot. Clients that are refused at once retry at once, and workerd then
 * keeps others waiting for seconds (docs/reliability.md).
 */
const WAIT_MS = 700

const app = createApp(servicesOf, WAIT_MS)

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  queue: (batch, env) => handleBatch(servicesOf(env), batch),
  scheduled: (_controller, env) => everyMinute(servicesOf(env)),
} satisfies ExportedHandler<Env, Job>
