/** When an attempt at a check that broke off is repeated, and when the check ends instead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runCheck } from '../../src/server/documents/run-check.ts'
import { CheckerFault } from '../../src/server/ports.ts'
import { BALANCE, type CheckRows, NOW, newCheckRows, OWNER } from './check-rows.ts'

const PRICE = 1_200
const MINUTE = 60_000

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Runs a check that ends with this error while its document is read. */
function attempt(error: Error, columns = {}): { id: number; wait: Promise<number | null> } {
  const id = checks.add({ price: PRICE, ...columns })
  checks.files.set(`uploads/${id}.pdf`, new Uint8Array(1))
  const reader = { read: () => Promise.reject(error) }
  const services = { ...checks.services, reader } as unknown as Parameters<typeof runCheck>[0]
  return { id, wait: runCheck(services, id) }
}

const fault = (retryable: boolean, retryAfter?: number): CheckerFault =>
  new CheckerFault('away', { retryable, ...(retryAfter === undefined ? {} : { retryAfter }) })

test('an attempt is repeated when the AI asks for it, and no earlier', async () => {
  const { id, wait } = attempt(fault(true, 100))
  expect(await wait).toBe(100)
  expect(checks.check(id)).toMatchObject({ state: 'STARTED', not_before: NOW + 100_000, deaths: '' })
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE)
})

test.each([
  ['which the AI asks to repeat within five minutes', fault(true, 9_999), {}, 300],
  ['after twenty minutes less the wait', fault(true, 100), { created_at: NOW - 20 * MINUTE + 100_000 }, 100],
])('an attempt %s is repeated', async (_, error, columns, seconds) => {
  expect(await attempt(error, columns).wait).toBe(seconds)
})

test.each([
  ['the AI will never answer', fault(false), {}, 'unavailable'],
  [
    'the wait would end after twenty minutes',
    fault(true, 100),
    { created_at: NOW - 20 * MINUTE + 99_999 },
    'unavailable',
  ],
  ['it was the seventh attempt', fault(true), { attempts: 6 }, 'unavailable'],
  ['it broke off a second time in the same stage', new Error('bug'), { deaths: 'reading ' }, 'gave-up'],
])('a check ends with a refund if %s', async (_, error, columns, failure) => {
  const { id, wait } = attempt(error, columns)
  expect(await wait).toBeNull()
  expect(checks.check(id)).toMatchObject({ state: 'ERROR', failure })
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE + PRICE)
})

test('the waits grow from ten seconds to five minutes, each a quarter shorter or longer', async () => {
  const waits = async (chance: number): Promise<unknown[]> => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const found: unknown[] = []
    for (let attempts = 0; attempts < 6; attempts++) found.push(await attempt(fault(true), { attempts }).wait)
    return found
  }
  expect(await waits(0)).toEqual([8, 23, 45, 90, 180, 225])
  expect(await waits(1)).toEqual([13, 38, 75, 150, 300, 300])
})
