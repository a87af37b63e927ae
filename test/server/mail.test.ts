/** Letters when the mail service refuses, is slow or is down; on a separate product, swept manually. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailsTo, mailTo, newEmail, PASSWORD } from '../support/account.ts'
import { rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { Visitor } from '../support/visitor.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack()
})

afterAll(() => stack.stop())

afterEach(() => orderFault({ failures: 0 }))

function orderFault(fault: object): Promise<Response> {
  return fetch(`${stack.emulatedUrl}/mail/faults`, { method: 'POST', body: JSON.stringify(fault) })
}

async function callsFor(email: string): Promise<number> {
  const calls: string[] = await (await fetch(`${stack.emulatedUrl}/mail/calls`)).json()
  return calls.filter((to) => to === email).length
}

/** Registers an account, which queues a letter. */
async function newLetter(): Promise<string> {
  const email = newEmail()
  const body = { username: email, email, password: PASSWORD }
  expect((await new Visitor(stack.url).json('POST', '/api/auth/register', body)).status).toBe(201)
  return email
}

function letters(email: string) {
  return rowsAt(
    stack.databaseUrl,
    'select attempts, not_before, lease_until, queued_at from mails where recipient = ?',
    email,
  )
}

/** Waits until so many attempts have ended. */
async function attemptsOf(email: string, attempts: number): Promise<void> {
  await expect.poll(async () => (await letters(email))[0]).toMatchObject({ attempts, lease_until: 0 })
}

/** Advances a minute and runs the sweeper. */
async function aMinuteLater(): Promise<void> {
  await rowsAt(
    stack.databaseUrl,
    'update mails set queued_at = queued_at - 60001, not_before = not_before - 60001, lease_until = lease_until - 60001',
  )
  await stack.sweep()
}

test('a refused address gets one attempt, is flagged, and is counted for the operator', async () => {
  const before = Number(
    (await rowsAt(stack.databaseUrl, "select count from counters where name = 'mail-refused'"))[0]?.count ??
      0,
  )
  await orderFault({ failures: 1000, status: 422 })
  const email = await newLetter()
  await expect.poll(() => letters(email)).toEqual([])
  for (let minute = 0; minute < 5; minute++) await aMinuteLater()
  expect(await callsFor(email)).toBe(1)
  const [user] = await rowsAt(stack.databaseUrl, 'select mail_refused_at from users where email = ?', email)
  expect(user?.mail_refused_at).toBeGreaterThan(0)
  const [counter] = await rowsAt(stack.databaseUrl, "select count from counters where name = 'mail-refused'")
  expect(Number(counter?.count) - before).toBe(1)
  await expect.poll(stack.logs).toContain('mail-not-sent')
})

test.each([429, 500, 401])(
  'a service that answers %i for 25 minutes is called less and less often, and the letter arrives',
  async (status) => {
    await orderFault({ failures: 1000, status })
    const email = await newLetter()
    await attemptsOf(email, 1)
    for (let minute = 0; minute < 25; minute++) {
      const [before] = await letters(email)
      const isDue = Number(before?.not_before) - 60_001 <= Date.now()
      await aMinuteLater()
      if (isDue) await attemptsOf(email, Number(before?.attempts) + 1)
    }
    const calls = await callsFor(email)
    expect(calls).toBeGreaterThanOrEqual(4)
    expect(calls).toBeLessThanOrEqual(6)
    await orderFault({ failures: 0 })
    await rowsAt(stack.databaseUrl, 'update mails set not_before = 0')
    await aMinuteLater()
    await mailTo(email, /./, stack)
    await expect.poll(() => letters(email)).toEqual([])
  },
)

test('a letter waits at most an hour between two attempts', async () => {
  await orderFault({ failures: 1000 })
  const email = await newLetter()
  await attemptsOf(email, 1)
  await rowsAt(stack.databaseUrl, 'update mails set attempts = 40, not_before = 0 where recipient = ?', email)
  await aMinuteLater()
  const wait = async (): Promise<number> => Number((await letters(email))[0]?.not_before) - Date.now()
  await expect.poll(wait).toBeGreaterThan(3_500_000)
  expect(await wait()).toBeLessThanOrEqual(3_600_000)
})

test('a letter being sent is not sent by another worker', async () => {
  await orderFault({ failures: 0, delayMs: 3000 })
  const email = await newLetter()
  await expect.poll(() => callsFor(email)).toBe(1)
  const [row] = await rowsAt(stack.databaseUrl, 'select id from mails where recipient = ?', email)
  await rowsAt(stack.databaseUrl, 'update mails set queued_at = queued_at - 600000')
  await Promise.all([stack.sweep(), stack.tell('MAILS', { kind: 'mail', id: Number(row?.id) })])
  await mailTo(email, /./, stack)
  await expect.poll(() => letters(email)).toEqual([])
  expect(await callsFor(email)).toBe(1)
  expect(await mailsTo(email, stack)).toHaveLength(1)
})
