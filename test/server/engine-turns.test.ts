/** Turns at the PDF engine in workerd: the turn of a cancelled request becomes free for the next. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleWorker, removeBundle, startWorkerd, type Workerd } from '../../bench/check/workerd.ts'
import { freePort } from '../../scripts/product/processes.ts'

/** Well below the maximum wait for a turn. */
const SOON_MS = 15_000

let folder: string
let workerd: Workerd

beforeAll(async () => {
  folder = await bundleWorker('../../test/server/engine-worker.ts')
  workerd = await startWorkerd(folder, await freePort())
})

afterAll(async () => {
  await workerd.stop()
  removeBundle(folder)
})

/** Returns the worker's time when it responded. */
async function call(path: string): Promise<number> {
  const answer = await fetch(workerd.origin + path, { signal: AbortSignal.timeout(SOON_MS) })
  return Number(await answer.json())
}

test('requests cancelled while they use or wait for the engine don’t block others', async () => {
  await call('/cancelled')
  await call('/gone')
  expect(await call('/next')).toBeGreaterThan(0)
})

test('other requests wait for one that keeps using the engine', async () => {
  const long = call('/long')
  await expect.poll(() => call('/held')).toBe(1)
  const next = call('/next')
  expect(await next).toBeGreaterThanOrEqual(await long)
})
