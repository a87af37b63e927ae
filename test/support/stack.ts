/** For server tests: one worker, database and stand-ins for all of them; each test has its own accounts. */
import type { TestProject } from 'vitest/node'
import { startOwnStack } from './own-stack.ts'

export interface Stack {
  /** The worker's own origin. */
  readonly url: string
  readonly standIns: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, standIns, databaseUrl, stop } = await startOwnStack()
  project.provide('stack', { url, standIns, databaseUrl })
  return stop
}
