/** For browser tests: the product as `npm start` runs it, on ports and in a folder of its own, and a browser. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveChromium } from '../../scripts/chromium.ts'
import { freePort } from '../../scripts/processes.ts'
import { startProduct } from '../../scripts/product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser that all files share is connected to. */
    browser: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'rulemark-product-'))
  const [product, browser] = await Promise.all([
    startProduct({ port: await freePort(), state, quiet: true }),
    serveChromium(),
  ])
  project.provide('browser', browser.wsEndpoint())
  project.provide('stack', {
    url: product.url,
    emulatedUrl: product.emulatedUrl,
    databaseUrl: product.databaseUrl,
  })
  return async () => {
    await Promise.all([product.stop(), browser.close()])
    rmSync(state, { recursive: true, force: true })
  }
}
