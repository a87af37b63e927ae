/** An operator's limits, and sessions over https; on a separate worker. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, mailsTo, mailTo, newEmail, PASSWORD, tokenOf } from '../support/account.ts'
import { rowsAt } from '../support/database.ts'
import { type OwnStack, startOwnStack } from '../support/own-stack.ts'
import { PASSWORD_HASH, seedUser } from '../support/seeded-user.ts'
import { Visitor } from '../support/visitor.ts'

let stack: OwnStack

beforeAll(async () => {
  stack = await startOwnStack({ APP_ORIGIN: 'https://rulemark.test', RATE_LIMITS: 'strict' })
})

afterAll(() => stack.stop())

/** Makes the previous test an hour old, so that none of its rate counters is active. */
beforeEach(() => age('rate_counters', ['window_start'], 3_600_000))

function visitor(): Visitor {
  return new Visitor(stack.url)
}

function signIn(who: Visitor, username: string, password: string): Promise<Response> {
  return who.json('POST', '/api/auth/login', { username, password })
}

/** `signIn` as a form submission, the browser's fallback. */
function signInByForm(who: Visitor, username: string, password: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams({ username, password }).toString()
  return who.call('POST', '/api/auth/login', { headers, body })
}

/** A user with a session. */
async function newUser(): Promise<Account> {
  const email = newEmail()
  const someone = visitor()
  someone.setCookie('__Host-session', await seedUser(stack.databaseUrl, email))
  return { email, visitor: someone }
}

/** A user whose browser has signed in by password. */
async function signedIn(): Promise<Account> {
  const user = await newUser()
  expect((await signIn(user.visitor, user.email, PASSWORD)).status).toBe(200)
  // Signing in has stored a hash of the usual cost.
  await rowsAt(
    stack.databaseUrl,
    'update users set password_hash = ? where email = ?',
    PASSWORD_HASH,
    user.email,
  )
  return user
}

async function expectTooMany(response: Response, windowSeconds: number): Promise<void> {
  expect(await response.json()).toMatchObject({ message: 'Too many requests. Please try again later.' })
  expect(response.status).toBe(429)
  const wait = Number(response.headers.get('Retry-After'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(windowSeconds)
}

async function statusesOf(count: number, call: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await call(index)).status)
  return statuses
}

/** Makes stored times older. */
async function age(table: string, columns: readonly string[], ms: number, where = '1'): Promise<void> {
  const changes = columns.map((column) => `${column} = ${column} - ${ms}`).join(', ')
  await rowsAt(stack.databaseUrl, `update ${table} set ${changes} where ${where}`)
}

const DAY = 86_400_000

test('[ERR-20] after ten wrong passwords in a quarter of an hour sign-in answers 429, except from a signed-in browser', async () => {
  const { email, visitor: known } = await signedIn()
  const stranger = visitor()
  const statuses = await statusesOf(12, (index) => signIn(stranger, email, `wrong password ${index}`))
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  await expectTooMany(await signIn(stranger, email, PASSWORD), 900)
  expect((await signIn(known, email, PASSWORD)).status).toBe(200)
  await age('rate_counters', ['window_start'], 900_000)
  expect((await signIn(stranger, email, PASSWORD)).status).toBe(200)
})

test('simultaneous wrong passwords are counted exactly', async () => {
  const { email } = await newUser()
  const strangers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const one = visitor()
      await one.call('GET', '/api/hello')
      return one
    }),
  )
  const answers = await Promise.all(strangers.map((one, index) => signIn(one, email, `wrong ${index}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(10).fill(401),
    ...Array(10).fill(429),
  ])
})

test('[API-01] an attempt sent as JSON and again as a form counts once; one with the correct password doesn’t count', async () => {
  const { email } = await newUser()
  const someone = visitor()
  for (let index = 0; index < 10; index++) {
    const wrong = `wrong password ${index}`
    expect((await signIn(someone, email, wrong)).status).toBe(401)
    expect((await signInByForm(someone, email, wrong)).status).toBe(401)
    if (index === 4) expect((await signInByForm(visitor(), email, PASSWORD)).status).toBe(200)
  }
  await expectTooMany(await signInByForm(someone, email, 'wrong password 11'), 900)
})

test('[API-04] the existence check is rate-limited', async () => {
  const check = (): Promise<Response> => visitor().call('GET', `/api/auth/check?email=${newEmail()}`)
  expect((await check()).status).toBe(200)
  // As after 29 calls, which a busy machine doesn't make within the minute.
  await rowsAt(stack.databaseUrl, "update rate_counters set count = 29 where key like 'email-check:%'")
  expect(await statusesOf(2, check)).toEqual([200, 429])
  await expectTooMany(await visitor().call('GET', '/api/auth/check?email=a@example.org'), 60)
})

test.each([
  ['/api/auth/confirm', 'confirm'],
  ['/api/auth/reset-password/confirm', 'reset-check'],
])('%s is rate-limited', async (path, name) => {
  const open = (): Promise<Response> => visitor().call('GET', `${path}?token=${'a'.repeat(43)}`)
  expect((await open()).status).toBe(400)
  await rowsAt(stack.databaseUrl, `update rate_counters set count = 59 where key like '${name}:%'`)
  expect(await statusesOf(2, open)).toEqual([400, 429])
  await expectTooMany(await open(), 900)
})

test('strangers can’t lock out a browser that has signed in before, whether signed in now or not', async () => {
  const { email, visitor: known } = await signedIn()
  expect((await known.call('POST', '/api/auth/logout')).status).toBe(204)
  await statusesOf(11, (index) => signIn(visitor(), email, `wrong password ${index}`))
  await expectTooMany(await signIn(visitor(), email, PASSWORD), 900)
  expect((await signIn(known, email, PASSWORD)).status).toBe(200)
  const device = known.cookie('__Host-device') ?? ''
  const other = await signedIn()
  for (const value of [
    other.visitor.cookie('__Host-device') ?? '',
    `${device}x`,
    'x.y',
    device.replace('.', ''),
  ]) {
    const thief = visitor()
    thief.setCookie('__Host-device', value)
    await expectTooMany(await signIn(thief, email, PASSWORD), 900)
  }
  const guesser = visitor()
  guesser.setCookie('__Host-device', device)
  const statuses = await statusesOf(12, (index) => signIn(guesser, email, `guess ${index}`))
  expect(statuses, 'a stolen cookie opens nothing').toEqual([...Array(10).fill(401), 429, 429])
})

test('the device cookie is bound to this host, hidden from scripts and lasts half a year', async () => {
  const { email } = await newUser()
  const cookies = (await signIn(visitor(), email, PASSWORD)).headers.getSetCookie()
  const device = cookies.find((line) => line.startsWith('__Host-device='))
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', `Max-Age=${180 * 86_400}`])
    expect(device).toContain(attribute)
  expect(device).not.toContain('Domain')
})

test('a reset by email clears the attempts of strangers', async () => {
  const { email } = await newUser()
  await statusesOf(11, (index) => signIn(visitor(), email, `wrong password ${index}`))
  const owner = visitor()
  await owner.json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /reset/i, stack))
  const newPassword = 'another quiet password'
  const reset = await owner.json('POST', '/api/auth/reset-password/confirm', { token, newPassword })
  expect(reset.status).toBe(200)
  expect((await signIn(visitor(), email, newPassword)).status).toBe(200)
  await statusesOf(11, (index) => signIn(visitor(), email, `wrong password ${index}`))
  expect((await signIn(owner, email, newPassword)).status).toBe(200)
})

/** The same call from a different network. */
function askFrom(address: string, path: string, email: string): Promise<Response> {
  return visitor().call('POST', path, {
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address },
    body: JSON.stringify({ email }),
  })
}

test('[API-06, API-08] strangers who request links for an address neither fill its mailbox nor block its owner', async () => {
  const { email } = await newUser()
  const ask = (index: number): Promise<Response> =>
    askFrom(`10.0.0.${index}`, '/api/auth/reset-password/request', email)
  expect(await statusesOf(12, ask)).toEqual(Array(12).fill(200))
  const letters = async (): Promise<string[]> =>
    (await mailsTo(email, stack)).filter(({ subject }) => /reset/i.test(subject)).map(tokenOf)
  await expect.poll(letters).toHaveLength(3)
  await expect.poll(() => rowsAt(stack.databaseUrl, 'select 1 from mails')).toEqual([])
  const links = await letters()
  expect(links, 'three letters a quarter of an hour').toHaveLength(3)
  for (const token of links)
    expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${token}`)).status).toBe(200)
  const [first, second] = links
  const body = { token: first, newPassword: 'another quiet password' }
  expect((await visitor().json('POST', '/api/auth/reset-password/confirm', body)).status).toBe(200)
  expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${second}`)).status).toBe(400)
})

test('requested from ever new networks all day, links fill no mailbox, and its owner always has one that works', async () => {
  const { email } = await newUser()
  const newest = async (): Promise<number> =>
    Number(
      (await rowsAt(stack.databaseUrl, `select max(expires_at) as at from tokens where ${OF}`, email))[0]?.at,
    )
  for (let quarter = 0; quarter < 96; quarter++) {
    const ask = (index: number): Promise<Response> =>
      askFrom(`10.${quarter}.1.${index}`, '/api/auth/reset-password/request', email)
    expect(await statusesOf(3, ask)).toEqual([200, 200, 200])
    expect(await newest()).toBeGreaterThan(Date.now())
    await age('tokens', ['expires_at'], 900_000)
  }
  const links = await rowsAt(stack.databaseUrl, `select 1 from tokens where ${OF}`, email)
  expect(links.length).toBeLessThanOrEqual(10 + 24)
})

const OF = 'user_id = (select id from users where email = ?)'

test('variants of an address count as one mailbox at registration', async () => {
  const [name, host] = newEmail().split('@')
  const register = (index: number, email = `${name}+${index}@${host}`): Promise<Response> =>
    visitor().call('POST', '/api/auth/register', {
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `10.200.0.${index}` },
      body: JSON.stringify({ username: email, email, password: PASSWORD }),
    })
  expect(await statusesOf(6, (index) => register(index))).toEqual([...Array(5).fill(201), 429])
  await expectTooMany(await register(7), 86_400)
  expect((await register(8, `${name}@${host}`)).status, 'the address itself').toBe(201)
})

test('[API-06, API-08] one caller may request ten links per quarter of an hour, for any addresses', async () => {
  for (const [path, address] of [
    ['/api/auth/reset-password/request', '10.1.0.1'],
    ['/api/auth/regenerate-token', '10.1.0.2'],
  ] as const) {
    const ask = (): Promise<Response> => askFrom(address, path, newEmail())
    expect(await statusesOf(11, ask)).toEqual([...Array(10).fill(200), 429])
    await expectTooMany(await ask(), 900)
  }
})

test('an IPv6 /64 network counts as one caller', async () => {
  const ask = (index: number): Promise<Response> =>
    askFrom(`2001:db8:7:1::${index + 1}`, '/api/auth/reset-password/request', newEmail())
  expect(await statusesOf(11, ask)).toEqual([...Array(10).fill(200), 429])
  const neighbour = await askFrom('2001:db8:7:2::1', '/api/auth/reset-password/request', newEmail())
  expect(neighbour.status).toBe(200)
})

test('five simultaneous deletions of an account send one letter', async () => {
  const { email, visitor: here } = await newUser()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => here.call('DELETE', '/api/auth/user/delete')),
  )
  for (const { status } of answers) expect([204, 401, 403]).toContain(status)
  await mailTo(email, /deleted/i, stack)
  await expect.poll(() => rowsAt(stack.databaseUrl, 'select 1 from mails')).toEqual([])
  expect((await mailsTo(email, stack)).filter(({ subject }) => /deleted/i.test(subject))).toHaveLength(1)
})

test('of two simultaneous password changes one succeeds and the other fails', async () => {
  const { email, visitor: here } = await newUser()
  const wanted = ['another quiet password', 'a third quiet password']
  const answers = await Promise.all(
    wanted.map((newPassword) =>
      here.json('POST', '/api/auth/password/change', { currentPassword: PASSWORD, newPassword }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
  const [held = ''] = wanted.filter((_, index) => statuses[index] === 200)
  expect((await signIn(visitor(), email, held)).status).toBe(200)
  await mailTo(email, /was changed/, stack)
  expect((await mailsTo(email, stack)).filter(({ subject }) => /was changed/.test(subject))).toHaveLength(1)
})

test('a counter’s row doesn’t identify a user', async () => {
  const email = newEmail()
  await visitor().json('POST', '/api/auth/reset-password/request', { email })
  const counters = JSON.stringify(await rowsAt(stack.databaseUrl, 'select * from rate_counters'))
  expect(counters).toContain('link-request:')
  expect(counters).not.toContain('example.org')
})

test('[API-07] the current password can be tried ten times', async () => {
  const { visitor: here } = await newUser()
  const body = { currentPassword: 'not it', newPassword: 'another quiet password' }
  const change = (): Promise<Response> => here.json('POST', '/api/auth/password/change', body)
  expect(await statusesOf(11, change)).toEqual([...Array(10).fill(400), 429])
})

test('over https the session cookie is bound to the host, hidden from scripts and not sent by other sites', async () => {
  const { email } = await newUser()
  const someone = visitor()
  const cookies = (await signIn(someone, email, PASSWORD)).headers.getSetCookie()
  const session = cookies.find((line) => line.startsWith('__Host-session='))
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(session).toContain(attribute)
  expect(session).not.toContain('Domain')
  const xsrf = cookies.find((line) => line.startsWith('XSRF-TOKEN='))
  for (const attribute of ['Path=/', 'Secure', 'SameSite=Strict']) expect(xsrf).toContain(attribute)
})

test('signing in creates a new session and token and ends the browser’s earlier session', async () => {
  const { email, visitor: here } = await newUser()
  const [session, token] = ['__Host-session', 'XSRF-TOKEN'].map((name) => here.cookie(name) ?? '')
  expect((await signIn(here, email, PASSWORD)).status).toBe(200)
  expect(here.cookie('__Host-session')).not.toBe(session)
  expect(here.cookie('XSRF-TOKEN')).not.toBe(token)
  const thief = visitor()
  thief.setCookie('__Host-session', session ?? '')
  expect((await thief.call('GET', '/api/users/me')).status).toBe(401)
  const stored = await rowsAt(stack.databaseUrl, 'select token_hash from sessions')
  expect(stored.map(({ token_hash }) => token_hash)).not.toContain(here.cookie('__Host-session'))
})

async function alive({ visitor: here }: Account): Promise<boolean> {
  return (await here.call('GET', '/api/users/me')).status === 200
}

test('a session ends after 14 idle days, and after 60 days in any case', async () => {
  const account = await newUser()
  const { id } = await account.visitor.get<{ id: number }>('/api/users/me')
  const mine = `user_id = ${id}`
  await age('sessions', ['last_seen_at', 'created_at'], 13.9 * DAY, mine)
  expect(await alive(account)).toBe(true)
  await age('sessions', ['last_seen_at', 'created_at'], 13.9 * DAY, mine)
  expect(await alive(account), 'seen within 14 days').toBe(true)
  await age('sessions', ['created_at'], 32.3 * DAY, mine)
  expect(await alive(account), 'older than 60 days').toBe(false)
  const resting = await newUser()
  const other = await resting.visitor.get<{ id: number }>('/api/users/me')
  await age('sessions', ['last_seen_at', 'created_at'], 14.1 * DAY, `user_id = ${other.id}`)
  expect(await alive(resting), 'not seen for 14 days').toBe(false)
})

test('[ERR-06] a confirmation link works for 48 hours, a reset link for one', async () => {
  const email = newEmail()
  await visitor().json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const confirmation = tokenOf(await mailTo(email, /./, stack))
  await age('tokens', ['expires_at'], 48 * 3_600_000)
  const late = await visitor().call('GET', `/api/auth/confirm?token=${confirmation}`)
  expect([late.status, await late.json()]).toMatchObject([400, { message: 'Token expired' }])
  expect((await signIn(visitor(), email, PASSWORD)).status).toBe(403)

  const account = await newUser()
  await visitor().json('POST', '/api/auth/reset-password/request', { email: account.email })
  const token = tokenOf(await mailTo(account.email, /reset/i, stack))
  await age('tokens', ['expires_at'], 3_600_000)
  const body = { token, newPassword: 'another quiet password' }
  const reset = await visitor().json('POST', '/api/auth/reset-password/confirm', body)
  expect([reset.status, await reset.json()]).toMatchObject([400, { message: 'Token expired' }])
  expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${token}`)).status).toBe(400)
})

test('links always have the product’s own address, whatever the request claims', async () => {
  const { email } = await newUser()
  await visitor().call('POST', '/api/auth/reset-password/request', {
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-Host': 'evil.example',
      Origin: 'https://evil.example',
    },
    body: JSON.stringify({ email }),
  })
  const { text } = await mailTo(email, /reset/i, stack)
  expect(text).toContain('https://rulemark.test/login?token=')
  expect(text).not.toContain('evil')
})

test('changing the password invalidates an open reset link', async () => {
  const { email, visitor: here } = await newUser()
  await visitor().json('POST', '/api/auth/reset-password/request', { email })
  const token = tokenOf(await mailTo(email, /reset/i, stack))
  const body = { currentPassword: PASSWORD, newPassword: 'another quiet password' }
  expect((await here.json('POST', '/api/auth/password/change', body)).status).toBe(200)
  expect((await visitor().call('GET', `/api/auth/reset-password/confirm?token=${token}`)).status).toBe(400)
})

test.each(['password', 'QWERTYUIOP'])(
  '[ERR-05] %s is refused as too weak at sign-up, reset and change',
  async (weak) => {
    const refusal = { message: 'Password too weak. It is on the list of the most common passwords.' }
    const { visitor: here } = await newUser()
    const email = newEmail()
    const answers = await Promise.all([
      visitor().json('POST', '/api/auth/register', { username: email, email, password: weak }),
      visitor().json('POST', '/api/auth/reset-password/confirm', { token: 'x', newPassword: weak }),
      here.json('POST', '/api/auth/password/change', { currentPassword: PASSWORD, newPassword: weak }),
    ])
    for (const answer of answers) expect([answer.status, await answer.json()]).toMatchObject([400, refusal])
  },
)

test('a password is stored with its hash’s cost, and rehashed when the cost has changed', async () => {
  const { email } = await newUser()
  const stored = async (): Promise<string> => {
    const [row] = await rowsAt(stack.databaseUrl, 'select password_hash from users where email = ?', email)
    return String(row?.password_hash)
  }
  expect((await signIn(visitor(), email, 'wrong password')).status).toBe(401)
  expect(await stored()).toBe(PASSWORD_HASH)
  expect((await signIn(visitor(), email, PASSWORD)).status).toBe(200)
  expect(await stored()).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
  expect((await signIn(visitor(), email, PASSWORD)).status).toBe(200)
})

/** Round trips of requests only: mail is sent afterwards, by the queue. */
function requestsTrips(): number {
  return stack.database.roundTrips().filter((sent) => !/(?:from|update) \\"mails\\"/.test(sent)).length
}

test('known and unknown addresses get the same answer and cause the same work in the database', async () => {
  const { email } = await newUser()
  const unconfirmed = newEmail()
  await visitor().json('POST', '/api/auth/register', {
    username: unconfirmed,
    email: unconfirmed,
    password: PASSWORD,
  })
  await mailTo(unconfirmed, /./, stack)
  const cases = [
    ['/api/auth/reset-password/request', email, (address: string) => ({ email: address })],
    ['/api/auth/regenerate-token', unconfirmed, (address: string) => ({ email: address })],
    ['/api/auth/login', email, (address: string) => ({ username: address, password: 'wrong password' })],
  ] as const
  for (const [path, known, body] of cases) {
    const answers = []
    for (const address of [known, newEmail()]) {
      const someone = visitor()
      await someone.call('GET', '/api/hello')
      const before = requestsTrips()
      const response = await someone.json('POST', path, body(address))
      answers.push([response.status, await response.text(), requestsTrips() - before])
    }
    expect(answers[0], path).toEqual(answers[1])
  }
})
