/** For the projects `node` and `deno`: the self-hosted product under the runtime the project is named after. */
import type { TestProject } from 'vitest/node'
import { type Runtime, startSelfHosted } from './self-hosted.ts'

declare module 'vitest' {
  interface ProvidedContext {
    runtime: Runtime
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runtime: Runtime = project.name === 'deno' ? 'deno' : 'node'
  const { url, emulatedUrl, state, stop } = await startSelfHosted(runtime)
  project.provide('runtime', runtime)
  project.provide('stack', { url, emulatedUrl, databaseUrl: `file:${state}/rulemark.db` })
  return stop
}
