import { expect, inject, test } from 'vitest'
import { mailTo, newAccount, newEmail, PASSWORD, signedUpAt, tokenOf } from '../support/account.ts'
import { everythingOf } from '../support/database.ts'
import { Visitor } from '../support/visitor.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

function visitor(): Visitor {
  return new Visitor(inject('stack').url)
}

function register(email: string): Promise<Response> {
  return visitor().json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
}

async function message(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message
}

test('[API-39] hello answers a greeting and sets the anti-forgery cookie', async () => {
  const someone = visitor()
  const response = await someone.call('GET', '/api/hello')
  expect(await response.json()).toEqual({ message: 'hello' })
  expect(someone.cookie('XSRF-TOKEN')).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
})

test('[API-02, API-05, CORE-08] registering, confirming with the emailed link, and signing in', async () => {
  const email = newEmail()
  expect((await register(email)).status).toBe(201)
  const someone = visitor()
  const confirmed = await someone.call('GET', `/api/auth/confirm?token=${tokenOf(await mailTo(email))}`)
  expect(confirmed.status).toBe(200)
  const login = await someone.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  expect(login.status).toBe(200)
  expect(await someone.get('/api/users/me')).toMatchObject({ email })
})

test('[API-02] registration also accepts a form', async () => {
  const email = newEmail()
  const body = new URLSearchParams({ username: email, email, password: PASSWORD }).toString()
  const response = await visitor().call('POST', '/api/auth/register', { headers: FORM, body })
  expect(response.status).toBe(201)
})

test('[AUTH-07] an email can be registered once, regardless of case', async () => {
  const email = newEmail()
  await register(email)
  const again = await register(email.toUpperCase())
  expect(again.status).toBe(409)
  expect(await message(again)).toBe('Email already exists')
})

test.each([
  [{ email: '', password: PASSWORD }, 'Email is required'],
  [{ password: PASSWORD }, 'Email is required'],
  [{ email: 'abc', password: PASSWORD }, 'Invalid email format'],
  [{ email: 'a@example.org', password: '1234567' }, 'Password must be at least 8 characters'],
])('registration refuses %o', async (body, text) => {
  const response = await visitor().json('POST', '/api/auth/register', body)
  expect(response.status).toBe(400)
  expect(await message(response)).toBe(text)
})

test('[AUTH-20, ROLE-02] an unconfirmed account can’t sign in', async () => {
  const email = newEmail()
  await register(email)
  const response = await visitor().json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  expect(response.status).toBe(403)
  expect(await message(response)).toBe('Please confirm your email before signing in.')
})

test('[API-01] sign-in accepts JSON and forms, and refuses a wrong password', async () => {
  const { email } = await newAccount()
  const someone = visitor()
  const wrong = await someone.json('POST', '/api/auth/login', { username: email, password: 'wrong password' })
  expect(wrong.status).toBe(401)
  expect(await message(wrong)).toBe('Invalid credentials')
  const body = new URLSearchParams({ username: email, password: PASSWORD }).toString()
  const right = await someone.call('POST', '/api/auth/login', { headers: FORM, body })
  expect(right.status).toBe(200)
})

test('[API-04] the existence check distinguishes known from unknown addresses', async () => {
  const { email } = await newAccount()
  const someone = visitor()
  expect(await someone.get(`/api/auth/check?email=${email}&username=${email}`)).toEqual({ emailExists: true })
  expect(await someone.get(`/api/auth/check?email=${newEmail()}`)).toEqual({ emailExists: false })
})

test('[API-06] the confirmation can be resent, and both links work', async () => {
  const email = newEmail()
  await register(email)
  const first = tokenOf(await mailTo(email))
  const again = await visitor().json('POST', '/api/auth/regenerate-token', { email })
  expect(again.status).toBe(200)
  await expect.poll(async () => tokenOf(await mailTo(email))).not.toBe(first)
  expect((await visitor().call('GET', `/api/auth/confirm?token=${first}`)).status).toBe(200)
  const second = tokenOf(await mailTo(email))
  expect((await visitor().call('GET', `/api/auth/confirm?token=${second}`)).status).toBe(200)
})

test('[FACT-08] the beta credit is booked once, however often the link is opened', async () => {
  const { email, visitor: someone } = await signedUpAt(inject('stack'))
  const token = tokenOf(await mailTo(email))
  await Promise.all([1, 2, 3].map(() => visitor().call('GET', `/api/auth/confirm?token=${token}`)))
  expect(await someone.get('/api/users/me')).toMatchObject({ balance: 10 })
})

test('an unknown confirmation token is refused', async () => {
  const response = await visitor().call('GET', '/api/auth/confirm?token=nonsense')
  expect(response.status).toBe(400)
  expect(await message(response)).toBe('Token invalid')
})

test('[API-12, DATA-01, DATA-02, DATA-03, DATA-04] the signed-in user', async () => {
  const { email, visitor: someone } = await newAccount()
  expect(await someone.get('/api/users/me')).toEqual({
    id: expect.any(Number),
    username: email,
    email,
    role: 'USER',
    enabled: true,
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
    balance: 10,
    demoFinished: false,
    runningChecks: 0,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('[API-03, AUTH-44] signing out ends the session for good', async () => {
  const { visitor: someone } = await newAccount()
  const session = someone.cookie('session') ?? ''
  expect((await someone.call('POST', '/api/auth/logout')).status).toBe(204)
  someone.setCookie('session', session)
  expect((await someone.call('GET', '/api/users/me')).status).toBe(401)
})

test('[API-13] the demo is finished permanently', async () => {
  const { visitor: someone } = await newAccount()
  expect((await someone.call('POST', '/api/users/me/demo-finished')).status).toBe(204)
  expect(await someone.get('/api/users/me')).toMatchObject({ demoFinished: true })
})

test('[SEC-04, SEC-08] calls that change data need the complete token of this session in both headers', async () => {
  const { visitor: someone } = await newAccount()
  const token = someone.cookie('XSRF-TOKEN') ?? ''
  const other = (await newAccount()).visitor.cookie('XSRF-TOKEN') ?? ''
  const refused = [
    {},
    { 'X-XSRF-TOKEN': token, 'X-CSRF-TOKEN': 'wrong' },
    { 'X-XSRF-TOKEN': other, 'X-CSRF-TOKEN': other },
    { 'X-XSRF-TOKEN': token, 'X-CSRF-TOKEN': token, 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of refused) {
    const response = await fetch(new URL('/api/prompt-folders', someone.origin), {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        Cookie: `session=${someone.cookie('session')}; XSRF-TOKEN=${token}`,
      },
      body: JSON.stringify({ name: 'Never' }),
    })
    expect(response.status).toBe(403)
  }
  expect(await someone.get('/api/prompt-folders')).toEqual([])
})

test('a test’s seeded account equals a registered one, except for the cost of its hash', async () => {
  const [seeded, signedUp] = await Promise.all(
    [await newAccount(), await signedUpAt(inject('stack'))].map(async ({ email, visitor: someone }) => {
      const { id } = await someone.get<{ id: number }>('/api/users/me')
      const everything = await everythingOf(id)
      return everything
        .replaceAll(email, 'email')
        .replace(/"scrypt\$[^"]+"/, '"scrypt"')
        .replace(/user:\d+/g, 'user')
        .replace(/("token_hash"): "[^"]+"/, '$1: 1')
        .replace(/"(id|user_id|[a-z_]+_at|at)": \d+/g, '"$1": 1')
    }),
  )
  expect(seeded).toBe(signedUp)
})
