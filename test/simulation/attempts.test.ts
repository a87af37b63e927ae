/** When an attempt at a check that broke off is repeated, and when the check ends instead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import { CheckerFault, type Question } from '../../src/server/base/ports.ts'
import { cancelCheck } from '../../src/server/documents/end-check.ts'
import { runCheck } from '../../src/server/documents/run-check.ts'
import { LEASE } from '../check/support.ts'
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
  vi.useRealTimers()
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
  ['the AI will never answer', new CheckFailed('unavailable', { cause: fault(false) }), {}, 'unavailable'],
  [
    'the wait would end after twenty minutes',
    fault(true, 100),
    { created_at: NOW - 20 * MINUTE + 99_999 },
    'unavailable',
  ],
  ['it was the seventh attempt', fault(true), { attempts: 6 }, 'unavailable'],
  ['it was the seventh attempt and no fault of the AI', new Error('bug'), { attempts: 6 }, 'internal'],
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

test('the reading of a cancelled check ends within a second', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const id = checks.add({ price: PRICE })
  checks.files.set(`uploads/${id}.pdf`, new Uint8Array(1))
  const started = Promise.withResolvers<AbortSignal>()
  const reader = {
    read: (_: unknown, signal: AbortSignal) => {
      started.resolve(signal)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  }
  const run = runCheck({ ...checks.services, reader } as unknown as Parameters<typeof runCheck>[0], id)
  const signal = await started.promise
  await cancelCheck(checks.services, OWNER, id)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(await run).toBeNull()
  expect(checks.check(id)).toMatchObject({ state: 'ERROR', failure: 'cancelled' })
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE + PRICE)
})

test('an attempt whose questions take ten minutes is repeated, and the check knows its pages', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const id = checks.add()
  checks.files.set(`uploads/${id}.pdf`, new Uint8Array(1))
  const checker = {
    ask: async ({ signal }: Question) => {
      throw fault(signal?.aborted === true, 100)
    },
    forget: async () => undefined,
  }
  const reader = { read: async () => ({ ok: true, document: LEASE }) }
  const services = { ...checks.services, checker, reader } as unknown as Parameters<typeof runCheck>[0]
  expect(await runCheck(services, id)).toBe(100)
  expect(timeout.mock.calls).toEqual([[10 * MINUTE]])
  expect(checks.check(id)).toMatchObject({ state: 'STARTED', pages: 2 })
})

/** A check whose verdicts are stored, run with these services besides its rows. */
async function finished(given: object, columns = {}): Promise<Readonly<Record<string, unknown>>> {
  const judged = JSON.stringify({
    ...{ file: 'a.pdf', pages: 2, language: 'en', checkedBy: 'model' },
    ...{ specificRules: [], generalRules: [], warnings: [] },
  })
  const id = checks.add({ price: PRICE, judged, ...columns })
  checks.files.set(`uploads/${id}.pdf`, new Uint8Array(1))
  const services = { ...checks.services, ...given } as unknown as Parameters<typeof runCheck>[0]
  expect(await runCheck(services, id)).toBeNull()
  return checks.check(id)
}

const resultOf = () =>
  checks.rows('select marked, body from results').map(({ marked, body }) => [marked, body])
const logged = (): unknown[] =>
  vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)).event)

test('a check with verdicts is highlighted at that stage, and its file is stored', async () => {
  const put = vi.spyOn(checks.services.files, 'put')
  const log = vi
    .spyOn(console, 'log')
    .mockReset()
    .mockImplementation(() => undefined)
  const stages: unknown[] = []
  const mark = async (): Promise<Uint8Array> => {
    stages.push(...checks.rows('select stage from checks').map(({ stage }) => stage))
    return new Uint8Array(3)
  }
  const { state } = await finished({ marker: { mark } })
  expect([state, stages]).toEqual(['FINISHED', ['marking']])
  expect(resultOf()).toMatchObject([[1, expect.stringContaining('"warnings":[]')]])
  expect(put.mock.calls).toMatchObject([
    [expect.stringMatching(/^annotated\//), new Uint8Array(3), 'application/pdf'],
  ])
  expect([...checks.files.keys()]).toEqual([expect.stringMatching(/^annotated\//)])
  expect(logged()).toEqual([])
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
    event: 'check-ended',
    attempt: 1,
    ms: 0,
  })
})

test.each([
  ['that can’t be highlighted', { mark: async () => null }, {}, []],
  [
    'whose highlighting fails',
    { mark: () => Promise.reject(new Error('odd file')) },
    {},
    ['check-not-marked'],
  ],
  ['whose highlighting broke off twice', {}, { deaths: 'marking marking ' }, []],
])('a check %s ends without highlights', async (_, marker, columns, events) => {
  expect(await finished({ marker }, columns)).toMatchObject({ state: 'FINISHED' })
  expect(resultOf()).toMatchObject([[0, expect.not.stringContaining('"warnings":[]')]])
  expect([...checks.files.keys()]).toEqual([])
  expect(logged()).toEqual(events)
})

test('a check whose highlighting broke off once is highlighted', async () => {
  await finished({ marker: { mark: async () => new Uint8Array(3) } }, { deaths: 'asking marking ' })
  expect(resultOf()).toMatchObject([[1, expect.any(String)]])
})

test.each([
  ['before it is highlighted', 'get'],
  ['while it is highlighted', 'mark'],
])('a worker that loses its check %s leaves nothing behind and reports no failure', async (_, when) => {
  const lose = <T>(value: T) => {
    checks.rows("update checks set lease_token = 'another'")
    return Promise.resolve(value)
  }
  const mark = () => (when === 'mark' ? lose(new Uint8Array(3)) : Promise.resolve(new Uint8Array(3)))
  const files = {
    ...checks.services.files,
    ...(when === 'get' ? { get: () => lose(new Uint8Array(1)) } : {}),
  }
  expect(await finished({ marker: { mark }, files })).toMatchObject({
    state: 'PROCESSING',
    lease_token: 'another',
  })
  expect([...checks.files.keys()]).toEqual([expect.stringMatching(/^uploads\//)])
  expect([resultOf(), logged()]).toEqual([[], []])
})

test.each([
  ['whose upload is lost', { get: async () => null }, 'upload-lost'],
  ['whose file is damaged', {}, 'damaged'],
])('a check %s ends with that reason', async (_, files, failure) => {
  const reader = { read: async () => ({ ok: false, failure: 'damaged' }) }
  const given = { reader, files: { ...checks.services.files, ...files } }
  expect(await finished(given, { judged: null })).toMatchObject({ state: 'ERROR', failure })
  expect(logged()).toEqual(['check-attempt-failed'])
})

test('a check that has ended is not run again', async () => {
  expect(await finished({}, { state: 'ERROR', stage: null })).toMatchObject({ state: 'ERROR', attempts: 0 })
  expect(logged()).toEqual([])
})
