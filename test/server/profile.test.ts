import { expect, inject, test } from 'vitest'
import { mailTo, newAccount, newEmail, PASSWORD, tokenOf } from '../support/account.ts'
import { ended, newRuleSet, submit, submitAndWait } from '../support/checks.ts'
import { brokenInvariants, rows } from '../support/database.ts'
import { agreement } from '../support/pdf.ts'
import { Visitor } from '../support/visitor.ts'

const NEW_PASSWORD = 'another quiet password'

function visitor(): Visitor {
  return new Visitor(inject('stack').url)
}

function login(email: string, password: string): Promise<Response> {
  return visitor().json('POST', '/api/auth/login', { username: email, password })
}

test('[API-07] changing the password ends every session, copies of the current one too, opens a new one, and only the new password signs in', async () => {
  const { email, visitor: here } = await newAccount()
  const elsewhere = visitor()
  await elsewhere.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  const copy = visitor()
  copy.setCookie('session', here.cookie('session') ?? '')
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await here.json('POST', '/api/auth/password/change', body)).status).toBe(200)
  expect((await copy.call('GET', '/api/users/me')).status).toBe(401)
  expect((await here.json('POST', '/api/prompt-folders', { name: 'Still here' })).status).toBe(201)
  expect((await here.call('GET', '/api/users/me')).status).toBe(200)
  expect((await elsewhere.call('GET', '/api/users/me')).status).toBe(401)
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  await mailTo(email, /password/i)
})

test.each([
  [{ currentPassword: 'not it', newPassword: NEW_PASSWORD }, 'Current password is incorrect'],
  [
    { currentPassword: PASSWORD, newPassword: PASSWORD },
    'New password must be different from current password',
  ],
  [{ currentPassword: PASSWORD, newPassword: 'short' }, 'Password must be at least 8 characters'],
])('a password change is refused: %o', async (body, text) => {
  const { visitor: here } = await newAccount()
  const response = await here.json('POST', '/api/auth/password/change', body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ message: text })
})

test('[API-08, API-09, API-10] a link resets a forgotten password once and ends every session', async () => {
  const { email, visitor: here } = await newAccount()
  await visitor().json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /reset/i))
  expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${token}`)).status).toBe(200)
  const confirm = (): Promise<Response> =>
    visitor().json('POST', '/api/auth/reset-password/confirm', { token, newPassword: NEW_PASSWORD })
  const statuses = (await Promise.all([confirm(), confirm(), confirm()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400, 400])
  expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${token}`)).status).toBe(400)
  expect((await here.call('GET', '/api/users/me')).status).toBe(401)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('requesting a reset answers the same for known and unknown addresses', async () => {
  const { email } = await newAccount()
  const answers = await Promise.all(
    [email, newEmail()].map((each) =>
      visitor().json('POST', '/api/auth/reset-password/request', { email: each }),
    ),
  )
  const [known, unknown] = await Promise.all(
    answers.map(async (answer) => [answer.status, await answer.json()]),
  )
  expect(known).toEqual(unknown)
})

test('[API-14, API-15, CORE-16] consent is withdrawn and given again; without it nothing is checked', async () => {
  const account = await newAccount()
  const { visitor: here } = account
  expect(await here.get('/api/consent')).toMatchObject({
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
    version: '2025-08-30',
  })
  const ruleSet = await newRuleSet(account)
  await here.json('POST', '/api/consent', {
    consentTermAndConditions: true,
    consentProcessingPersonalData: false,
  })
  expect(await here.get('/api/users/me')).toMatchObject({ consentProcessingPersonalData: false })
  const refused = await submit(account, ruleSet, await agreement())
  expect(refused.status).toBe(403)
  await here.json('POST', '/api/consent', {
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
  })
  expect((await submit(account, ruleSet, await agreement())).status).toBe(202)
})

test('[API-38, DATA-21, DATA-22] a rating has 1 to 5 stars and an optional comment', async () => {
  const { visitor: here } = await newAccount()
  const rate = (body: object): Promise<Response> => here.json('POST', '/api/app-rating/submit', body)
  expect((await rate({ ratingValue: 5 })).status).toBe(201)
  expect((await rate({ ratingValue: 1, comment: ' Fine. ' })).status).toBe(201)
  const { id } = await here.get<{ id: number }>('/api/users/me')
  expect(await rows('select value, comment from ratings where user_id = ? order by id', id)).toEqual([
    { value: 5, comment: null },
    { value: 1, comment: 'Fine.' },
  ])
  for (const ratingValue of [0, 6, 1.5, '5', undefined])
    expect((await rate({ ratingValue })).status).toBe(400)
  const long = await rate({ ratingValue: 3, comment: 'x'.repeat(1001) })
  expect(await long.json()).toMatchObject({ message: 'Comment can be at most 1000 characters' })
})

test('[API-40] the activity log has only the user’s own entries', async () => {
  const { visitor: here } = await newAccount()
  expect(await here.get('/api/logs')).toMatchObject([{ kind: 'signed in' }, { kind: 'registered' }])
  const { id } = await (await newAccount()).visitor.get<{ id: number }>('/api/users/me')
  expect((await here.call('GET', `/api/logs?userId=${id}`)).status).toBe(403)
})

test('[API-11] a deleted account leaves only an anonymous ledger', async () => {
  const account = await newAccount()
  const { id } = await account.visitor.get<{ id: number }>('/api/users/me')
  const entry = await submitAndWait(account, await newRuleSet(account), await agreement())
  expect((await account.visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
  expect((await login(account.email, PASSWORD)).status).toBe(401)
  expect((await account.visitor.call('GET', entry.annotatedPdf ?? '')).status).toBe(401)
  const tables = await rows(
    "select m.name from sqlite_master m where m.type = 'table' and exists (select 1 from pragma_table_info(m.name) where name = 'user_id')",
  )
  for (const { name } of tables) {
    expect(await rows(`select * from ${String(name)} where user_id = ?`, id), String(name)).toEqual([])
  }
  expect(await rows('select * from users where id = ?', id)).toEqual([])
  expect(await brokenInvariants()).toEqual([])
  await mailTo(account.email, /deleted/i)
})

test('an account deleted while its document is being checked leaves nothing behind', async () => {
  const account = await newAccount()
  const { id } = await account.visitor.get<{ id: number }>('/api/users/me')
  await submit(account, await newRuleSet(account), await agreement())
  expect((await account.visitor.call('DELETE', '/api/auth/user/delete')).status).toBe(204)
  const other = await newAccount()
  await ended(
    other,
    (await submitAndWait(other, await newRuleSet(other), await agreement())).documentRequestId,
  )
  expect(await rows('select * from checks where user_id = ?', id)).toEqual([])
  expect(await rows('select * from results where user_id = ?', id)).toEqual([])
})
