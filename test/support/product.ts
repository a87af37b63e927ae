/** For browser tests: one stack for all of them under the address that it knows as its own, and one browser. */
import type { TestProject } from 'vitest/node'
import { serveChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/processes.ts'
import { startOwnStack } from './own-stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files share is connected to. */
    browser: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const [stack, browser] = await Promise.all([startOwnStack({ APP_ORIGIN: url }, port), serveChromium()])
  project.provide('browser', browser.wsEndpoint())
  project.provide('stack', { url, emulatedUrl: stack.emulatedUrl, databaseUrl: stack.databaseUrl })
  return async () => {
    await Promise.all([stack.stop(), browser.close()])
  }
}
