/** For browser tests: one shared stack, served at the origin it is configured with, and one browser. */
import type { TestProject } from 'vitest/node'
import { serveChromium } from '../../scripts/chromium.ts'
import { freePort, onStop, stopAll } from '../../scripts/processes.ts'
import { startOwnStack } from './own-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address for connecting to the browser that all files share. */
    browser: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  onStop(stopAll)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const [stack, browser] = await Promise.all([startOwnStack({ APP_ORIGIN: url }, { port }), serveChromium()])
  project.provide('browser', browser.wsEndpoint())
  project.provide('stack', { url, emulatedUrl: stack.emulatedUrl, databaseUrl: stack.databaseUrl })
  return async () => {
    await Promise.all([stack.stop(), browser.close()])
  }
}
