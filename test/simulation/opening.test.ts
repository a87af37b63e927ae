/** The highlighted PDF of a finished check, with and without decisions, and waiting for its end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkById } from '../../src/server/db/checks.ts'
import { openPdf } from '../../src/server/documents/open-pdf.ts'
import { reviewedPdf } from '../../src/server/documents/reviewed-pdf.ts'
import type { AppContext } from '../../src/server/http/context.ts'
import { awaitEnd } from '../../src/server/routes/await-end.ts'
import { type CheckRows, HELD, NOW, newCheckRows, OWNER } from './check-rows.ts'

const KEY = 'annotated/1.pdf'
const BODY = { language: 'en', checkedBy: 'model', pages: 2, specificRules: [], generalRules: [] }

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** A check with a result that was highlighted. */
function finished(columns = {}): number {
  const [result] = checks.rows(
    'insert into results (user_id, body, counts, pdf_key, marked, created_at) values (?, ?, null, ?, 1, 0) returning id',
    ...[OWNER, JSON.stringify(BODY), KEY],
  )
  checks.files.set(KEY, new Uint8Array(3))
  const resultId = Number(result?.id)
  return checks.add({
    state: 'FINISHED',
    stage: null,
    result_id: resultId,
    ended_at: NOW - 60_000,
    ...columns,
  })
}

const rowOf = async (id: number) =>
  (await checkById(checks.services.db.read, OWNER as never, id))[0] ?? expect.fail('no such check')

const remarked = vi.fn()

/** The reviewed PDF if highlighting answers so. */
async function reviewed(id: number, answer?: Uint8Array): Promise<Uint8Array> {
  const marker = { remark: remarked.mockReset().mockResolvedValue(answer) }
  return reviewedPdf({ ...checks.services, marker } as never, await rowOf(id), 'ada@example.org')
}

test('the highlighted PDF of a finished check is opened; of others none is ready', async () => {
  const stream = await openPdf(checks.services, await rowOf(finished()))
  expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(new Uint8Array(3))
  for (const id of [finished({ state: 'ERROR' }), finished({ result_id: null }), checks.add()])
    await expect(rowOf(id).then((row) => openPdf(checks.services, row))).rejects.toMatchObject({
      code: 'pdfNotReady',
    })
})

test('the reviewed PDF is made of the highlighted one, with the date of the check', async () => {
  expect(await reviewed(finished(), new Uint8Array(5))).toEqual(new Uint8Array(5))
  expect(remarked.mock.calls).toEqual([
    [new Uint8Array(3), { pages: 2, quoted: expect.anything() }, expect.anything(), expect.anything()],
  ])
  const dates = JSON.stringify(remarked.mock.calls).match(/1970-\d\d-\d\d \d\d:\d\d/g)
  expect(dates).toEqual(['1970-01-12 13:45'])
  await reviewed(finished({ ended_at: null }), new Uint8Array(5))
  expect(JSON.stringify(remarked.mock.calls)).not.toContain('13:45')
})

test.each([
  ['the check has no result', () => checks.add({ state: 'FINISHED', stage: null }), 'pdfNotReady'],
  ['it can’t be written', () => finished(), 'server'],
])('there is no reviewed PDF if %s', async (_, add, code) => {
  await expect(reviewed(add())).rejects.toMatchObject({ code })
})

test('who waits for a check looks at it ever more rarely, for two minutes', async () => {
  checks.rows(
    "insert into sessions (token_hash, user_id, created_at, last_seen_at) values ('own', ?, ?2, ?2)",
    ...[OWNER, NOW],
  )
  const id = checks.add(HELD)
  const { services } = checks
  const c = {
    var: { services, sessionHash: 'own', keyHash: null },
    set: () => undefined,
  } as unknown as AppContext
  let waits: number[] = []
  let ends = Number.POSITIVE_INFINITY
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms: number) => {
    waits.push(ms)
    checks.pass(ms)
    if (waits.length === ends) checks.rows("update checks set state = 'ERROR' where id = ?", id)
    queueMicrotask(act)
  }) as never)
  expect(await awaitEnd(c, id)).toMatchObject({ documentRequestId: id, state: 'PROCESSING' })
  expect(waits.slice(0, 10)).toEqual([250, 250, 250, 250, 250, 250, 250, 250, 250, 281.25])
  expect(waits.at(-1)).toBe(2_000)
  const waited = (some: readonly number[]): number => some.reduce((sum, ms) => sum + ms, 0)
  expect(waited(waits)).toBeGreaterThan(120_000)
  expect(waited(waits.slice(0, -1))).toBeLessThanOrEqual(120_000)
  waits = []
  vi.spyOn(services.clock, 'now').mockImplementation(() => NOW - waited(waits))
  expect(await awaitEnd(c, id)).toMatchObject({ state: 'PROCESSING' })
  expect(waited(waits.slice(0, -1))).toBeLessThanOrEqual(120_000)
  waits = []
  ends = 2
  expect(await awaitEnd(c, id)).toMatchObject({ state: 'ERROR' })
  expect(waits).toEqual([250, 250])
})
