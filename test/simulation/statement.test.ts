/** The account's statement: which bookings it lists, how each is named, and credit from an operator. */
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { mills } from '../../src/domain/account/money.ts'
import { movementsOf, toMovement } from '../../src/server/db/ledger.ts'
import { giveCredit } from '../../src/server/operations/give-credit.ts'
import { type CheckRows, newCheckRows, OTHER, OWNER } from './check-rows.ts'

let checks: CheckRows

beforeEach(() => {
  checks = newCheckRows()
})

const statement = async (user: number, before?: number) => {
  const owner = sql<number>`(select id from users where id = ${user})`
  return (await movementsOf(checks.services.db.read, owner, before)).map(toMovement)
}

function book(debit: string, credit: string, code: string, ref = code): void {
  checks.rows(
    'insert into ledger (debit, credit, amount, code, ref, at) values (?, ?, 100, ?, ?, 1)',
    ...[debit, credit, code, ref],
  )
}

test('lists one’s own bookings, newest first, each with its name and the balance after it', async () => {
  const [mine, theirs] = [`user:${OWNER}`, `user:${OTHER}`]
  const [first, foreign] = [
    checks.add({ file_name: 'lease.pdf' }),
    checks.add({ user_id: OTHER, file_name: 'theirs.pdf' }),
  ]
  book(mine, 'revenue', 'check', `check:${first}`)
  book('revenue', mine, 'refund', `check:${first}`)
  book(theirs, 'revenue', 'check', `check:${foreign}`)
  book(mine, 'revenue', 'check', 'check:77')
  book('revenue', mine, 'refund', `check:${foreign}`)
  book(mine, 'revenue', 'closure')
  for (const code of ['credit', 'checkout', 'reinstated']) book('stripe', mine, code)
  book(mine, 'revenue', 'settlement')
  const listed = await statement(OWNER)
  expect(listed.map(({ kind, label, amount, balance }) => [kind, label, amount, balance])).toEqual([
    ['other', 'Top-up reversed', -0.1, 10.1],
    ['other', 'Top-up reinstated', 0.1, 10.2],
    ['top-up', 'Top-up by card', 0.1, 10.1],
    ['credit', 'Credit', 0.1, 10],
    ['other', 'Correction', -0.1, 9.9],
    ['refund', 'Refund of a check', 0.1, 10],
    ['check', 'Document check', -0.1, 9.9],
    ['refund', 'Refund of the check of lease.pdf', 0.1, 10],
    ['check', 'Check of lease.pdf', -0.1, 9.9],
    ['credit', 'Beta credit', 10, 10],
  ])
  expect(listed[0]?.at).toBe('1970-01-01T00:00:00.001Z')
  expect(await statement(OWNER, listed[7]?.id)).toEqual(listed.slice(8))
})

test('credit is booked once for each reason and user, and noted with its reason', async () => {
  const give = (userId: number, reason: string) =>
    giveCredit(checks.services, { userId, amount: mills(2_500), reason, operator: 'Eva' })
  expect([await give(OWNER, 'slow'), await give(OWNER, 'slow'), await give(OWNER, 'lost')]).toEqual([
    true,
    false,
    true,
  ])
  expect(await give(OTHER, 'slow')).toBe(true)
  expect(checks.balance(`user:${OWNER}`)).toBe(15_000)
  expect(
    checks.rows("select user_id, detail from activity where kind = 'credit received' order by id"),
  ).toMatchObject([
    { user_id: OWNER, detail: '$2.50: slow' },
    { user_id: OWNER, detail: '$2.50: lost' },
    { user_id: OTHER, detail: '$2.50: slow' },
  ])
  expect(checks.rows('select operator, command, subject from operator_actions')).toHaveLength(4)
  expect(checks.rows('select 1 from operator_actions where command = ?', 'credit')).toHaveLength(4)
})
