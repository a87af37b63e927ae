/** Requests that were under way when their session or key ended. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, mailTo, newAccountAt, PASSWORD, tokenOf } from '../support/account.ts'
import { newRuleSet } from '../support/checks.ts'
import { rowsAt } from '../support/database.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { agreement } from '../support/pdf.ts'
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
    if (statements.includes('update \\"tokens\\" set')) {
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

async function newProgram(account: Account): Promise<{ id: number; headers: Record<string, string> }> {
  const created = await account.visitor.json('POST', '/api/keys', { name: 'Program', scopes: ['check'] })
  const { id, key } = (await created.json()) as { id: number; key: string }
  return { id, headers: { Authorization: `Bearer ${key}` } }
}

async function formOf(): Promise<{ type: string; body: Buffer }> {
  const form = new FormData()
  form.append('file', new File([await agreement()], 'agreement.pdf', { type: 'application/pdf' }))
  const sent = new Response(form)
  return { type: sent.headers.get('Content-Type') ?? '', body: Buffer.from(await sent.arrayBuffer()) }
}

async function checksOf(rule: string): Promise<number> {
  const query = 'select 1 from checks where instr(rules_text, ?)'
  return (await rowsAt(stack.databaseUrl, query, rule)).length
}

test('a call that waits for its check is answered with 401 once its key is revoked', async () => {
  const account = await newAccountAt(stack)
  const rule = `The agreement must mention ${crypto.randomUUID()}.`
  const ruleSet = await newRuleSet(account, [rule])
  const { id, headers } = await newProgram(account)
  const { type, body } = await formOf()
  const release = await holdAnswers(stack, rule)
  const path = `/api/documents/process?promptId=${ruleSet}`
  const answered = fetch(new URL(path, stack.url), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body: new Uint8Array(body),
  })
  await expect.poll(() => checksOf(rule)).toBe(1)
  expect((await account.visitor.call('DELETE', `/api/keys/${id}`)).status).toBe(204)
  await release()
  expect((await answered).status).toBe(401)
})
