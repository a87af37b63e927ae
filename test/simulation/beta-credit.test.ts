/** The beta credit is given once per person, as far as a mailbox tells. */
import { beforeEach, expect, test } from 'vitest'
import { confirm } from '../../src/server/accounts/confirm.ts'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { mailboxHash, register } from '../../src/server/accounts/register.ts'
import { expire } from '../../src/server/documents/expire.ts'
import { sha256 } from '../../src/server/hash.ts'
import { type CheckRows, newCheckRows } from './check-rows.ts'

const DAY = 86_400_000
const CREDIT = 10_000

let rows: CheckRows

beforeEach(() => {
  rows = newCheckRows()
})

/** An account as `register` leaves it, confirmed unless the link is not opened; returns its id and balance. */
async function signUp(email: string, { confirmed = true } = {}): Promise<{ id: number; balance: number }> {
  const token = crypto.randomUUID()
  const [user] = rows.rows(
    `insert into users (email, email_key, mailbox_hash, password_hash, created_at) values (?1, ?1, ?2, '-', 0) returning id`,
    email,
    await mailboxHash(rows.services, email),
  )
  const id = Number(user?.id)
  rows.rows("insert into ledger_accounts (id, kind) values (?, 'user')", `user:${id}`)
  rows.rows(
    "insert into tokens (token_hash, user_id, purpose, expires_at) values (?, ?, 'confirm', ?)",
    await sha256(token),
    id,
    Number.MAX_SAFE_INTEGER,
  )
  if (confirmed) for (const _ of ['once', 'again']) await confirm(rows.services, token)
  return { id, balance: rows.balance(`user:${id}`) }
}

test('registration stores what variants of an address have in common, and not the address', async () => {
  const services = { ...rows.services, ids: { token: () => 'token' } }
  await register(services, { email: 'Me+1@Example.org', password: 'a quiet password' })
  const [user] = rows.rows("select mailbox_hash from users where email_key = 'me+1@example.org'")
  expect(user).toEqual({ mailbox_hash: await mailboxHash(services, 'me@example.org') })
  expect(user).toEqual({ mailbox_hash: expect.stringMatching(/^[\w-]{43}$/) })
})

test('an account gets it once, and so does a new one of the same mailbox, but only a year after the deletion', async () => {
  const { id, balance } = await signUp('Me@example.org')
  expect(balance).toBe(CREDIT)
  await deleteAccount(rows.services, { id })
  const second = await signUp('me+again@example.org')
  expect(second.balance).toBe(0)
  await deleteAccount(rows.services, second)
  rows.pass(365 * DAY)
  await expire(rows.services)
  const third = await signUp('me@example.org')
  expect(third.balance).toBe(0)
  await deleteAccount(rows.services, third)
  rows.pass(365 * DAY + 1)
  await expire(rows.services)
  expect(rows.rows('select * from former_mailboxes')).toEqual([])
  expect((await signUp('me@example.org')).balance).toBe(CREDIT)
})

test('variants of one address get it once, and strangers none the less', async () => {
  const balances: number[] = []
  for (const email of ['me@example.org', 'me+1@example.org', 'you@example.org', 'me@example.com'])
    balances.push((await signUp(email)).balance)
  expect(balances).toEqual([CREDIT, 0, CREDIT, CREDIT])
})

test('an account that was never confirmed keeps nobody from it, and leaves nothing', async () => {
  await deleteAccount(rows.services, await signUp('me@example.org', { confirmed: false }))
  expect(rows.rows('select * from former_mailboxes')).toEqual([])
  await signUp('me+1@example.org', { confirmed: false })
  expect((await signUp('me@example.org')).balance).toBe(CREDIT)
})
