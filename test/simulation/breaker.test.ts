/** After repeated failures of the AI, checks stop asking it for a while. */
import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type Checker, CheckerFault } from '../../src/server/base/ports.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { mayAskAi, withBreaker } from '../../src/server/documents/breaker.ts'
import { complete } from '../check/support.ts'
import { LocalDatabase } from './database.ts'

const PAUSE = 30_000
const QUESTION = {} as Parameters<Checker['ask']>[0]
const busy = new CheckerFault('busy', { retryable: true })
const refused = new CheckerFault('refused', { retryable: false })
const unanswerable = new CheckerFault('no answer', { retryable: true, isOutage: false })

let now: number
let services: Parameters<typeof withBreaker>[0]

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  now = 1_000_000
  const db = databaseOver(new LocalDatabase().client)
  const checker = { ask: () => Promise.reject(busy), forget: async () => undefined }
  services = { db, clock: { now: () => now }, checker }
})

/** Asks once in a separate check, and returns whether another check may ask afterwards. */
async function asked(outcome: Error | Answer): Promise<boolean> {
  const ask = async (): Promise<Answer> => {
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const checker = withBreaker({ ...services, checker: { ...services.checker, ask } })
  await checker.ask(QUESTION).catch((error: unknown) => expect(error).toBe(outcome))
  return mayAskAi(services)
}

test('after three faults in a row, one check every thirty seconds may ask, until one is answered', async () => {
  expect([await asked(busy), await asked(busy), await asked(busy)]).toEqual([true, true, false])
  now += PAUSE - 1
  expect(await mayAskAi(services)).toBe(false)
  now += 1
  expect([await mayAskAi(services), await mayAskAi(services)]).toEqual([true, false])
  now += PAUSE
  expect(await asked(busy)).toBe(false)
  expect(await asked(complete('{}'))).toBe(true)
  expect([await asked(busy), await asked(busy)]).toEqual([true, true])
})

test('an answer between faults resets the count, and refusals of one document don’t count', async () => {
  for (const outcome of [
    busy,
    busy,
    complete('{}'),
    busy,
    refused,
    unanswerable,
    refused,
    unanswerable,
    busy,
  ])
    expect(await asked(outcome)).toBe(true)
})

test('of the questions about one document only the first fault counts, and none that is broken off', async () => {
  const checker = withBreaker(services)
  for (let times = 0; times < 4; times++) await checker.ask(QUESTION).catch(() => undefined)
  for (let times = 0; times < 3; times++)
    await withBreaker(services)
      .ask({ ...QUESTION, signal: AbortSignal.abort() })
      .catch(() => undefined)
  expect(await asked(busy)).toBe(true)
  expect(await asked(busy)).toBe(false)
})
