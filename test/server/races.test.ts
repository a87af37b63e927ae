/** A password reset, against requests that were under way when it ended every session. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, mailTo, newAccountAt, PASSWORD, tokenOf } from '../support/account.ts'
import { rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { Visitor } from '../support/visitor.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})

afterAll(() => stack.stop())

/**
 * Resets the password when the first statements with these words arrive, before they run. By then the reset itself waits
 * at the database with its new hash, because the statements have a deadline.
 */
async function resetBefore(words: string, { email }: Account): Promise<void> {
  const owner = new Visitor(stack.url)
  await owner.json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /password/i, stack))
  const body = { token, newPassword: 'another quiet password' }
  const [hashed, due] = [Promise.withResolvers<void>(), Promise.withResolvers<'pass'>()]
  let isMet = false
  stack.database.meddle(async (statements) => {
    if (statements.includes('set used_at =')) {
      hashed.resolve()
      return due.promise
    }
    if (!isMet && statements.includes(words)) {
      isMet = true
      due.resolve('pass')
      expect((await reset).status).toBe(200)
    }
    return 'pass' as const
  })
  const reset = owner.json('POST', '/api/auth/reset-password/confirm', body)
  await hashed.promise
}

function left(table: 'sessions' | 'api_keys', { email }: Account) {
  return rowsAt(
    stack.databaseUrl,
    `select 1 from ${table} where user_id = (select id from users where email = ?)`,
    email,
  )
}

test('a sign-in with the old password, verified just before a reset, creates no session', async () => {
  const account = await newAccountAt(stack)
  const { email } = account
  await resetBefore('insert into \\"sessions\\"', account)
  const login = await new Visitor(stack.url).json('POST', '/api/auth/login', {
    username: email,
    password: PASSWORD,
  })
  expect(login.status).toBe(401)
  expect(await left('sessions', account)).toEqual([])
})

test('a session ended by a reset creates no API key, even if its request came earlier', async () => {
  const account = await newAccountAt(stack)
  await resetBefore('insert into \\"api_keys\\"', account)
  const created = await account.visitor.json('POST', '/api/keys', {
    name: 'left behind',
    scopes: ['read'],
  })
  expect(created.status).toBe(401)
  expect(await left('api_keys', account)).toEqual([])
})
