/** What a submission books: one check and its price, or an answer that is there already. */
import { beforeEach, expect, test } from 'vitest'
import { mills } from '../../src/domain/account/money.ts'
import { bookCheck, type NewCheck } from '../../src/server/documents/book-check.ts'
import { BALANCE, type CheckRows, NOW, newCheckRows, OTHER, OWNER } from './check-rows.ts'

const PRICE = 1_200
const CHECK: NewCheck = {
  ...{ fileName: 'a.pdf', ruleSetName: 'set', rulesText: '1. A rule', language: 'en', note: 'read this' },
  ...{ queryHash: 'query', price: mills(PRICE), mayCharge: true, timesAsked: 1, batch: null },
}

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

const book = (check: Partial<NewCheck> = {}, user = OWNER): ReturnType<typeof bookCheck> =>
  bookCheck(checks.services, user, { ...CHECK, ...check })

const charged = (): readonly object[] =>
  checks.rows("select debit, amount, ref from ledger where code = 'check'")

/** A finished check of the query, with a result. */
function answered(columns = {}): number {
  checks.rows(
    "insert into results (user_id, body, pdf_key, created_at) values (1, '{}', 'annotated/1.pdf', 0)",
  )
  const result_id = Number(checks.rows('select max(id) as id from results')[0]?.id)
  return checks.add({
    state: 'FINISHED',
    stage: null,
    query_hash: 'query',
    result_id,
    ended_at: 1,
    ...columns,
  })
}

test('a new query is stored as submitted, and charged once', async () => {
  const { id, lacksFile } = await book({ batch: 'quarter', timesAsked: 3 })
  expect(lacksFile).toBe(true)
  expect(checks.check(id)).toMatchObject({
    ...{ user_id: OWNER, state: 'STARTED', stage: 'queued', price: PRICE, saved_result: 0, sent_at: NOW },
    ...{
      file_name: 'a.pdf',
      rule_set_name: 'set',
      rules_text: '1. A rule',
      language: 'en',
      note: 'read this',
    },
    ...{ query_hash: 'query', times_asked: 3, batch: 'quarter', created_at: NOW, stored_at: null },
  })
  expect(charged()).toMatchObject([{ debit: `user:${OWNER}`, amount: PRICE, ref: `check:${id}` }])
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE - PRICE)
  expect(checks.rows('select user_id, kind, detail, at from activity')).toMatchObject([
    { user_id: OWNER, kind: 'check submitted', detail: `check ${id}`, at: NOW },
  ])
})

test('a query that is running is neither booked nor charged again, and its file is not stored again', async () => {
  const { id } = await book()
  expect(await book()).toEqual({ id, lacksFile: true })
  checks.rows('update checks set stored_at = 1 where id = ?', id)
  expect(await book()).toEqual({ id, lacksFile: false })
  checks.rows("update checks set state = 'PROCESSING', stored_at = null where id = ?", id)
  expect(await book()).toEqual({ id, lacksFile: false })
  expect(charged()).toHaveLength(1)
  expect(checks.rows('select 1 from activity')).toHaveLength(1)
})

test('a booking sent again because its answer was lost books nothing twice', async () => {
  const { db } = checks.services
  const settle: typeof db.settle = async (statements) => {
    await db.settle(statements)
    return db.settle(statements)
  }
  const twice = { ...checks.services, db: { ...db, settle } }
  const { id, lacksFile } = await bookCheck(twice, OWNER, CHECK)
  expect(lacksFile).toBe(true)
  await bookCheck(twice, OTHER, CHECK)
  expect(checks.rows('select 1 from checks')).toHaveLength(2)
  expect(charged()).toHaveLength(2)
  expect(checks.rows('select detail from activity order by id')).toMatchObject([
    { detail: `check ${id}` },
    { detail: `check ${id + 1}` },
  ])
})

test('a running query of another user, newer than one’s own, is not returned', async () => {
  const { id } = await book()
  await book({}, OTHER)
  expect((await book()).id).toBe(id)
})

test('a query that was answered is answered at once, although it is running again', async () => {
  const running = await book()
  answered()
  const { id } = await book()
  expect(id).not.toBe(running.id)
  expect(checks.check(id)).toMatchObject({ state: 'FINISHED', price: 0 })
})

test('another query, and the same of another user, are booked and charged separately', async () => {
  const ids = [(await book()).id, (await book({ queryHash: 'other' })).id, (await book({}, OTHER)).id]
  expect(new Set(ids).size).toBe(3)
  expect(checks.rows('select 1 from activity')).toHaveLength(3)
  expect(charged()).toHaveLength(3)
  expect(checks.balance(`user:${OTHER}`)).toBe(BALANCE - PRICE)
})

test('a query that was answered becomes a free entry with the newest result', async () => {
  answered()
  const newest = answered()
  answered({ user_id: OTHER })
  const { id, lacksFile } = await book()
  expect(lacksFile).toBe(false)
  expect(checks.check(id)).toMatchObject({
    ...{ state: 'FINISHED', stage: null, price: 0, saved_result: 1, ended_at: NOW },
    ...{ result_id: checks.check(newest).result_id, user_id: OWNER },
  })
  expect(charged()).toEqual([])
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE)
})

test.each([
  ['of another user', { user_id: OTHER }],
  ['of another query', { query_hash: 'other' }],
  ['of a check that failed', { state: 'ERROR' }],
  ['that was deleted', { result_id: null }],
])('a result %s answers nothing: the check is booked and charged', async (_, columns) => {
  answered(columns)
  const { id, lacksFile } = await book()
  expect(lacksFile).toBe(true)
  expect(checks.check(id)).toMatchObject({ state: 'STARTED', result_id: null, price: PRICE })
  expect(charged()).toHaveLength(1)
})

test('a batch that is submitted again has each query once; in another batch it is a free entry', async () => {
  const first = answered({ batch: 'quarter' })
  expect(await book({ batch: 'quarter' })).toEqual({ id: first, lacksFile: false })
  const { id } = await book({ batch: 'year' })
  expect(id).not.toBe(first)
  expect(checks.rows('select 1 from checks')).toHaveLength(2)
  expect(charged()).toEqual([])
})

test('a free entry takes over the dismissals of the newest entry with its result, and no other decision', async () => {
  const [older, newest] = [answered(), answered()]
  checks.rows('update checks set result_id = 1')
  const decide = (check: number, finding: number, decision: string, from: number | null = null): unknown =>
    checks.rows(
      "insert into reviews (check_id, section, finding_id, decision, reason, at, carried_from) values (?, 'general', ?, ?, 'why', 5, ?)",
      ...[check, finding, decision, from],
    )
  decide(older, 1, 'dismissed')
  decide(newest, 2, 'dismissed')
  decide(newest, 3, 'dismissed', older)
  decide(newest, 4, 'accepted')
  const { id } = await book()
  expect(checks.rows('select * from reviews where check_id = ? order by finding_id', id)).toMatchObject([
    { section: 'general', finding_id: 2, decision: 'dismissed', reason: 'why', at: 5, carried_from: newest },
    { section: 'general', finding_id: 3, decision: 'dismissed', reason: 'why', at: 5, carried_from: older },
  ])
})

test('without enough money nothing is stored', async () => {
  await expect(book({ price: mills(BALANCE + 1) })).rejects.toMatchObject({ code: 'insufficientBalance' })
  expect(checks.rows('select 1 from checks')).toEqual([])
  expect(checks.rows('select 1 from activity')).toEqual([])
  expect(checks.balance(`user:${OWNER}`)).toBe(BALANCE)
  expect((await book({ price: mills(BALANCE) })).lacksFile).toBe(true)
  expect(checks.balance(`user:${OWNER}`)).toBe(0)
})

test('at a price that the user did not see nothing is stored', async () => {
  await expect(book({ mayCharge: false })).rejects.toMatchObject({ code: 'priceChanged' })
  expect(checks.rows('select 1 from checks')).toEqual([])
  expect(charged()).toEqual([])
})

test('what costs nothing is returned, whatever price the user saw', async () => {
  const { id } = await book()
  expect(await book({ mayCharge: false })).toEqual({ id, lacksFile: true })
  answered({ user_id: OTHER })
  const free = await book({ mayCharge: false }, OTHER)
  expect(checks.check(free.id)).toMatchObject({ state: 'FINISHED', saved_result: 1, price: 0 })
  expect(charged()).toHaveLength(1)
})

test('a check without a price books nothing', async () => {
  await book({ price: mills(0) })
  expect(charged()).toEqual([])
})

test('a full history takes no more, and charges nothing', async () => {
  for (let count = 0; count < 1_000; count++) checks.add({ state: 'ERROR', stage: null })
  await expect(book()).rejects.toMatchObject({ code: 'historyFull' })
  answered({ user_id: OTHER })
  await book({}, OTHER)
  expect(charged()).toEqual([])
})

test('another failure of the database is no lack of money', async () => {
  const db = { ...checks.services.db, settle: () => Promise.reject(new Error('away')) }
  await expect(bookCheck({ ...checks.services, db }, OWNER, CHECK)).rejects.toThrow('away')
})
