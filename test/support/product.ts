/** For browser tests: one shared stack, served at the origin it is configured with. */
import type { TestProject } from 'vitest/node'
import { freePort, onStop, stopAll } from '../../scripts/product/processes.ts'
import { startOwnStack } from './own-stack.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  onStop(stopAll)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const stack = await startOwnStack({ APP_ORIGIN: url }, { port })
  project.provide('stack', { url, emulatedUrl: stack.emulatedUrl, databaseUrl: stack.databaseUrl })
  return stack.stop
}
