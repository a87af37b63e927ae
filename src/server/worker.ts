/** Entry: what Cloudflare calls, and where it leads. */
import type { Job } from '../contract/jobs.ts'
import { createApp } from './app.ts'
import { sweep } from './documents/sweep.ts'
import type { Env } from './env.ts'
import { handleBatch } from './jobs.ts'
import { createServices } from './services.ts'

export default {
  fetch: (request, env) => createApp(createServices(env)).fetch(request),
  queue: (batch, env) => handleBatch(createServices(env), batch),
  scheduled: (_controller, env) => sweep(createServices(env)),
} satisfies ExportedHandler<Env, Job>
