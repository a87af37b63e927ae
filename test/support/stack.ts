/** For server tests: one shared worker, database and emulated services; each test has separate accounts. */
import type { TestProject } from 'vitest/node'
import { onStop, stopAll } from '../../scripts/product/processes.ts'
import { startOwnStack } from './own-stack.ts'

export interface Stack {
  /** The worker's own origin. */
  readonly url: string
  readonly emulatedUrl: string
  readonly databaseUrl: string
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  onStop(stopAll)
  const { url, emulatedUrl, databaseUrl, stop } = await startOwnStack()
  project.provide('stack', { url, emulatedUrl, databaseUrl })
  return stop
}
