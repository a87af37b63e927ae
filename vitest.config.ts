import { defineConfig } from 'vitest/config'
import { denoPath } from './scripts/deno.ts'

/** The self-hosted product, under Node and, where it is installed, under Deno. */
const RUNTIMES = denoPath() ? ['node', 'deno'] : ['node']

/**
 * Pure code; the worker bundle with a real database; a real browser on the whole product; the whole product while
 * parts of it are killed; the product without Cloudflare.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            'test/{domain,contract,machines,pages,local,adapters,check,operations,structure,islands,simulation}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          sequence: { groupOrder: 1 },
          include: ['test/server/**/*.test.ts'],
          globalSetup: 'test/support/stack.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          sequence: { groupOrder: 2 },
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/product.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as Playwright waits: a state that comes late on a busy machine is no failure.
          expect: { poll: { timeout: 30_000 } },
          // What files share is a connection to the browser, and loading Playwright anew takes a second.
          isolate: false,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'faults',
          // Two whole products at once are too much beside the browser on two cores.
          sequence: { groupOrder: 3 },
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      ...RUNTIMES.map((name) => ({
        test: {
          name,
          sequence: { groupOrder: 4 },
          include: ['test/self-host/**/*.test.ts', 'test/server/{black-box,billing,documents}.test.ts'],
          // These compare all of the runtimes, or show what does not depend on one.
          exclude:
            name === 'node'
              ? []
              : ['test/self-host/{contracts,files}.test.ts', 'test/server/{billing,documents}.test.ts'],
          globalSetup: 'test/support/self-host-stack.ts',
          testTimeout: 120_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      })),
    ],
  },
})
