import { defineConfig } from 'vitest/config'
import { denoPath } from './scripts/testing/deno.ts'
import { LongestFirst } from './test/support/longest-first.ts'

/** The self-hosted product, under Node and, where it is installed, under Deno. */
const RUNTIMES = denoPath() ? ['node', 'deno'] : ['node']

/**
 * One queue for all, so that no core waits for the last file of a project: projects start in the order of their names.
 * Four files at once, because tests of deadlines and restarts wait most of their time.
 * Files share processes: starting one for each file, with all it imports, costs more than most files' tests.
 * Waits are long, polls as long as Playwright's: a state that comes late on a busy machine is no failure.
 */
const QUEUE = {
  isolate: false,
  maxWorkers: 4,
  setupFiles: 'test/support/fixed-seed.ts',
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
}

/**
 * Pure code; the verbs in simulated runs; the worker bundle with a real database; a real browser on the whole product; the whole product while
 * parts of it are killed; the product without Cloudflare.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...QUEUE,
          name: 'unit',
          include: [
            'test/{cli,domain,contract,machines,pages,local,adapters,check,operations,structure,islands,recognition}/**/*.test.{ts,tsx}',
          ],
          // Work that is not linear exceeds it.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...QUEUE,
          name: 'simulation',
          include: ['test/simulation/**/*.test.ts'],
        },
      },
      {
        test: {
          ...QUEUE,
          name: 'server',
          include: ['test/server/**/*.test.ts'],
          globalSetup: 'test/support/stack.ts',
        },
      },
      {
        test: {
          ...QUEUE,
          name: 'browser',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: 'test/support/product.ts',
        },
      },
      {
        test: {
          ...QUEUE,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      ...RUNTIMES.map((name) => ({
        test: {
          ...QUEUE,
          name,
          include: ['test/self-host/**/*.test.ts', 'test/server/{black-box,billing}.test.ts'],
          // These compare the runtimes, or show what does not depend on one.
          exclude:
            name === 'node'
              ? []
              : ['test/self-host/{backup,contracts,files}.test.ts', 'test/server/billing.test.ts'],
          globalSetup: 'test/support/self-host-stack.ts',
        },
      })),
    ],
  },
})
