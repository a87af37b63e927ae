/** An installation with its operator's mail server and without card payments. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { runCommand } from '../../scripts/ops/run.ts'
import { newEmail, PASSWORD } from '../support/account.ts'
import { type SelfHosted, startSelfHosted } from '../support/self-hosted.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { Visitor } from '../support/visitor.ts'

let smtp: SmtpServer
let product: SelfHosted

beforeAll(async () => {
  smtp = await startSmtpServer()
  product = await startSelfHosted(inject('runtime'), { SMTP_URL: smtp.url, STRIPE_KEY: '' })
})
afterAll(async () => {
  await product.stop()
  smtp.stop()
})

function register(visitor: Visitor, email: string): Promise<Response> {
  return visitor.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
}

/** Decodes quoted-printable. */
function plain(letter: string): string {
  return letter.replace(/=\r\n/g, '').replaceAll('=3D', '=')
}

test('letters go through the mail server; without payments a top-up is refused with a reason, and the operator gives credit', async () => {
  const email = newEmail()
  const visitor = new Visitor(product.url)
  expect((await register(visitor, email)).status).toBe(201)
  const letter = await vi.waitFor(
    () => {
      const found = smtp.letters.map(plain).find((each) => each.includes(`To: ${email}`))
      if (!found) throw new Error('no letter')
      return found
    },
    { timeout: 30_000 },
  )
  expect(letter).toContain('From: Rulemark <no-reply@rulemark.example>')
  const token = /token=([\w.-]+)/.exec(letter)?.[1]
  expect((await visitor.call('GET', `/api/auth/confirm?token=${token}`)).status).toBe(200)
  await visitor.json('POST', '/api/auth/login', { username: email, password: PASSWORD })

  const refused = await visitor.json('POST', '/api/checkout/session', {
    amount: 2500,
    currency: 'usd',
    successUrl: 'http://localhost/payment/return?payment=success',
    cancelUrl: 'http://localhost/payment/return?payment=cancelled',
  })
  const words = 'Top-ups are switched off here. Ask the operator for credit.'
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: words }])
  const given = ['credit', email, '5', '--reason', 'instead', '--local', '--state', product.state, '--yes']
  expect(await runCommand(given)).toMatchObject({ code: 0 })
  expect(await visitor.get('/api/users/me')).toMatchObject({ balance: 15 })
  expect(product.brokenInvariants()).toEqual([])
  await visitor.call('POST', '/api/users/me/demo-finished')
  expect(await (await visitor.call('GET', '/app/profile')).text()).toContain(words)
})

test('an address that the mail server refuses is flagged, and its letter is not sent again', async () => {
  const email = `refused-${newEmail()}`
  await register(new Visitor(product.url), email)
  await vi.waitFor(
    () =>
      expect(
        product.rows(`select mail_refused_at > 0 as flagged from users where email = '${email}'`),
      ).toEqual([{ flagged: 1 }]),
    { timeout: 30_000 },
  )
  expect(product.rows(`select id from mails where recipient = '${email}'`)).toEqual([])
})
