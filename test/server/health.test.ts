/** Health data for monitors and operators. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Health } from '../../src/contract/operations.ts'
import { newAccountAt, signedUpAt } from '../support/account.ts'
import { ended, newRuleSet, submit } from '../support/checks.ts'
import { rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { agreement } from '../support/pdf.ts'
import { Visitor } from '../support/visitor.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})

afterAll(() => stack.stop())

async function healthFor(visitor = new Visitor(stack.url)): Promise<{ status: number; health: Health }> {
  const response = await visitor.call('GET', '/api/health')
  return { status: response.status, health: Health.parse(await response.json()) }
}

test('a monitor sees whether services are up and how long checks wait; only administrators see figures', async () => {
  const account = await newAccountAt(stack)
  expect(await healthFor()).toEqual({
    status: 200,
    health: { database: 'up', files: 'up', oldestWaitingSeconds: null },
  })
  expect((await healthFor(account.visitor)).health.figures).toBeUndefined()
  await rowsAt(stack.databaseUrl, "update users set role = 'ADMIN' where email = ?", account.email)
  const figures = async (): Promise<unknown> => (await healthFor(account.visitor)).health.figures
  expect(await figures()).toMatchObject({
    refundsLastHour: 0,
    deadLetters: 0,
    aiLeftAlone: false,
    suspense: 0,
  })
  await rowsAt(stack.databaseUrl, "insert into dead_letters (queue, body, at) values ('q', '{}', 1)")
  await expect.poll(figures).toMatchObject({ deadLetters: 1 })
})

test('the log identifies a check by its id, and the scheduled job logs the figures', async () => {
  const account = await newAccountAt(stack)
  const submitted = await submit(account, await newRuleSet(account), await agreement())
  const { documentRequestId: id } = (await submitted.json()) as { documentRequestId: number }
  await ended(account, id)
  await stack.sweep()
  const logged = (): string => stack.logs().replaceAll('\\', '')
  await expect
    .poll(logged)
    .toMatch(new RegExp(`"event":"check-submitted","requestId":"[0-9a-f-]{36}","id":${id}`))
  await expect.poll(logged).toContain(`"event":"check-ended","id":${id},"attempt":1`)
  await expect.poll(logged).toContain('"event":"figures","oldestWaitingSeconds":null')
})

test('sign-ins and refusals are logged without names', async () => {
  const { email, visitor } = await signedUpAt(stack)
  const wrong = { username: email, password: 'not the password' }
  expect((await new Visitor(stack.url).json('POST', '/api/auth/login', wrong)).status).toBe(401)
  const { id } = await visitor.get<{ id: number }>('/api/users/me')
  const logged = (): string => stack.logs().replaceAll('\\', '')
  await expect.poll(logged).toContain(`"event":"signed-in","userId":${id}`)
  await expect
    .poll(logged)
    .toMatch(/"event":"refused".*"route":"\/api\/auth\/login","code":"invalidCredentials"/)
  expect(logged()).not.toContain(email)
})

test('while the database hangs, health answers 503 with the other facts', async () => {
  stack.signalDatabase('SIGSTOP')
  await expect
    .poll(() => healthFor())
    .toEqual({ status: 503, health: { database: 'down', files: 'up', oldestWaitingSeconds: null } })
  stack.signalDatabase('SIGCONT')
  await expect.poll(async () => (await healthFor()).status).toBe(200)
})
