/** Entry point for Cloudflare's events. */
import type { Job } from '../contract/jobs.ts'
import { createApp } from './app.ts'
import { servicesOf } from './cloudflare-services.ts'
import type { Env } from './env.ts'
import { handleBatch } from './jobs.ts'
import { everyMinute } from './operations/every-minute.ts'

const app = createApp(servicesOf)

export default {
  fetch: (request, env, context) => app.fetch(request, env, context),
  queue: (batch, env) => handleBatch(servicesOf(env), batch),
  scheduled: (_controller, env) => everyMinute(servicesOf(env)),
} satisfies ExportedHandler<Env, Job>
