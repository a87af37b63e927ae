/** What a submission refuses, books, stores and enqueues. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FILE_MAX_BYTES } from '../../src/domain/document/documents.ts'
import { countAgainst } from '../../src/server/db/rate-limit.ts'
import { SUBMISSIONS, type Submission, submit } from '../../src/server/documents/submit.ts'
import { BALANCE, type CheckRows, NOW, newCheckRows, OTHER, OWNER } from './check-rows.ts'
import { type Person, userOf } from './people.ts'

const PRICE = 1_200
const PDF = '%PDF-1.7'
const user = userOf({ id: OWNER } as Person)

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
  checks.rows(
    "insert into folders (id, user_id, name, created_at) values (1, ?1, 'Folder', 0), (2, ?2, 'Folder', 0)",
    ...[OWNER, OTHER],
  )
  for (const [id, owner] of [OWNER, OWNER, OTHER].entries())
    checks.rows(
      'insert into rule_sets (id, user_id, folder_id, name, text, created_at, updated_at) values (?1, ?2, ?2, ?3, ?4, 0, 0)',
      ...[id + 1, owner, `set ${id + 1}`, `${id + 1}. Rule`],
    )
})

afterEach(() => {
  vi.restoreAllMocks()
})

type Services = Parameters<typeof submit>[0]

const send = (
  { text = PDF, ...given }: Partial<Submission> & { text?: string } = {},
  services: Partial<Services> = {},
  by = user,
): ReturnType<typeof submit> =>
  submit({ ...checks.services, ...services }, by, {
    ...{ ruleSetId: 2, note: 'read this', file: new File([text], 'dir/a.pdf'), acceptLanguage: null },
    ...{ isAgreed: false, batch: null, statedPrice: null },
    ...given,
  })

const booked = (): readonly object[] => checks.rows("select amount from ledger where code = 'check'")
const sized = (size: number): File =>
  ({ size, name: 'a.pdf', arrayBuffer: async () => new TextEncoder().encode(PDF).buffer }) as File

/** Services whose database loses all checks after each booking, as when the user deletes them at once. */
function deleting(before: () => void = () => undefined): Pick<Services, 'db'> {
  const { db } = checks.services
  return {
    db: {
      ...db,
      async settle(statements) {
        before()
        const answer = await db.settle(statements)
        checks.rows('delete from checks')
        return answer
      },
    },
  }
}

test('a check is booked with its rule set, charged, stored and enqueued', async () => {
  const put = vi.spyOn(checks.services.files, 'put')
  const entry = await send()
  const { documentRequestId: id } = entry
  expect(entry).toMatchObject({ state: 'STARTED', fileName: 'a.pdf', priceFinal: PRICE / 1000 })
  expect(checks.check(id)).toMatchObject({
    ...{ rule_set_name: 'set 2', rules_text: '2. Rule', note: 'read this', price: PRICE, times_asked: 1 },
    ...{ file_name: 'a.pdf', stored_at: NOW, failure: null },
  })
  expect(booked()).toMatchObject([{ amount: PRICE }])
  expect(put.mock.calls.map(([key, , type]) => [key, type])).toEqual([
    [`uploads/${id}.pdf`, 'application/pdf'],
  ])
  expect(checks.enqueued).toEqual([[id, undefined]])
})

test.each([
  ['without consent', {}, { ...user, consentProcessingPersonalData: false }, 'consentWithdrawn'],
  ['that is too large', { file: sized(FILE_MAX_BYTES + 1) }, user, 'fileTooLarge'],
  ['that is no PDF', { text: 'a text' }, user, 'fileFormat'],
  ['with another user’s rule set', { ruleSetId: 3 }, user, 'notFound'],
  ['at another price', { statedPrice: 9 }, user, 'priceChanged'],
])('a document %s is refused, and nothing is booked', async (_, given, by, code) => {
  await expect(send(given, {}, by)).rejects.toMatchObject({ code })
  expect([booked(), checks.rows('select 1 from checks'), checks.files.size]).toEqual([[], [], 0])
})

test('asking three times that is no longer offered is refused with its reason, and books nothing', async () => {
  const settings = { ...checks.services.settings, AGREEMENT_PRICE_MILLS: '0' }
  await expect(send({ isAgreed: true }, { settings })).rejects.toMatchObject({ code: 'agreementOff' })
  expect(booked()).toEqual([])
})

test('a document of 10 MB, and one at the price that the user saw, is accepted', async () => {
  await send({ file: sized(FILE_MAX_BYTES), statedPrice: PRICE / 1000 })
  expect(booked()).toMatchObject([{ amount: PRICE }])
})

test('asking three times is another query at its own price; the same query is booked, stored and enqueued once', async () => {
  const services = { settings: { ...checks.services.settings, AGREEMENT_PRICE_MILLS: '3000' } }
  const [once, again] = [await send({}, services), await send({}, services)]
  const agreed = await send({ isAgreed: true }, services)
  expect(again.documentRequestId).toBe(once.documentRequestId)
  expect(agreed.documentRequestId).not.toBe(once.documentRequestId)
  expect(checks.check(agreed.documentRequestId)).toMatchObject({ price: 3_000, times_asked: 3 })
  expect(booked()).toMatchObject([{ amount: PRICE }, { amount: 3_000 }])
  expect(checks.enqueued.map(([id]) => id)).toEqual([once.documentRequestId, agreed.documentRequestId])
})

test('a file that cannot be stored ends its check with a refund, and it is not enqueued', async () => {
  const files = { ...checks.services.files, put: () => Promise.reject(new Error('away')) }
  await expect(send({}, { files })).rejects.toThrow('away')
  expect(checks.rows('select state, failure from checks')).toMatchObject([
    { state: 'ERROR', failure: 'internal' },
  ])
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE)
  expect(checks.enqueued).toEqual([])
})

test('a check that cannot be enqueued is accepted, and the operator learns of it', async () => {
  const error = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const jobs = { ...checks.services.jobs, check: () => Promise.reject(new Error('queue away')) }
  const { documentRequestId: id } = await send({}, { jobs })
  expect(checks.check(id)).toMatchObject({ state: 'STARTED', stored_at: NOW })
  expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toMatchObject({ event: 'check-not-queued', id })
})

test('a new check that its user deletes at once is not booked a second time', async () => {
  await expect(send({}, deleting())).rejects.toMatchObject({ code: 'notFound' })
  expect(checks.rows('select 1 from activity')).toHaveLength(1)
  expect(checks.enqueued).toEqual([])
})

test('a running check that is deleted while the same query arrives makes room for a new one', async () => {
  await send()
  let isFirst = true
  const { db } = deleting()
  const settle: typeof db.settle = (...statements) => {
    const { settle } = isFirst ? db : checks.services.db
    isFirst = false
    return settle(...statements)
  }
  const once = { ...db, settle }
  const { documentRequestId: id } = await send({}, { db: once })
  expect(checks.check(id)).toMatchObject({ state: 'STARTED', stored_at: NOW })
  expect(booked()).toHaveLength(2)
})

test('a running check that is deleted each time is not found', async () => {
  await send()
  checks.rows('create temp table kept as select * from checks')
  const again = deleting(() => checks.rows('insert or ignore into checks select * from kept'))
  await expect(send({}, again)).rejects.toMatchObject({ code: 'notFound' })
  expect(booked()).toHaveLength(1)
})

test('sixty documents a minute are taken', async () => {
  const settings = { ...checks.services.settings, RATE_LIMITS: 'strict' as const }
  const services = { ...checks.services, settings }
  const count = (): Promise<void> => countAgainst(services, SUBMISSIONS, String(OWNER))
  await count()
  checks.rows('update rate_counters set count = 59')
  await count()
  await expect(count()).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 60 })
})
