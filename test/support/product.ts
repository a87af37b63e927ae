/** For browser tests: the product as `npm start` runs it, on ports and in a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/processes.ts'
import { startProduct } from '../../scripts/product.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'rulemark-product-'))
  const product = await startProduct({ port: await freePort(), state, quiet: true })
  project.provide('stack', {
    url: product.url,
    emulatedUrl: product.emulatedUrl,
    databaseUrl: product.databaseUrl,
  })
  return async () => {
    await product.stop()
    rmSync(state, { recursive: true, force: true })
  }
}
