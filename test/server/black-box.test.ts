/**
 * A client written from the specification and decisions alone: from signing up to deleting the account, through
 * every call. It imports none of the product's code.
 */
import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'

const origin = inject('stack').url
const inbox = `${inject('stack').emulatedUrl}/mail`

/** A minimal hand-written PDF, independent of any library. */
function pdf(...lines: readonly string[]): Blob {
  const content = ['BT /F1 12 Tf 72 760 Td 16 TL', ...lines.map((line) => `(${line}) Tj T*`), 'ET'].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new Blob([`${text}xref\n0 6\n0000000000 65535 f \n${table}${trailer}`], { type: 'application/pdf' })
}

class Client {
  readonly #jar = new Map<string, string>()

  async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    if (method !== 'GET' && !this.#jar.has('XSRF-TOKEN')) await this.send('GET', '/api/hello')
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...this.#jar].map((pair) => pair.join('=')).join('; '))
    const token = this.#jar.get('XSRF-TOKEN')
    if (method !== 'GET' && token) {
      headers.set('X-XSRF-TOKEN', token)
      headers.set('X-CSRF-TOKEN', token)
    }
    const response = await fetch(origin + path, { ...init, method, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#jar.delete(name)
      else this.#jar.set(name, value)
    }
    return response
  }

  /** Sends JSON, expects a status, and returns the response body. */
  async json(status: number, method: string, path: string, body?: unknown): Promise<Json> {
    const init = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_TYPE }
    const response = await this.send(method, path, init)
    const text = await response.text()
    expect([method, path, response.status, response.ok ? '' : text]).toEqual([
      method,
      path,
      status,
      response.ok ? '' : text,
    ])
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
    return isJson ? JSON.parse(text) : text
  }

  get(path: string): Promise<Json> {
    return this.json(200, 'GET', path)
  }

  /** Submits a document. */
  async submit(status: number, path: string, file: Blob, name: string): Promise<Json> {
    const body = new FormData()
    body.append('file', file, name)
    const response = await this.send('POST', path, { body, headers: { 'Accept-Language': 'en' } })
    const answer: Json = await response.json()
    expect([path, response.status, answer.message]).toEqual([path, status, answer.message])
    return answer
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an outsider knows the answers' shapes from the text alone
type Json = any
const JSON_TYPE = { 'Content-Type': 'application/json' }

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  return expect
    .poll(look, { timeout: 40_000, interval: 200 })
    .not.toBeUndefined()
    .then(async () => (await look()) as T)
}

async function mailedToken(to: string, subject: RegExp): Promise<string> {
  return until(async () => {
    const response = await fetch(inbox, { headers: { Accept: 'application/json' } })
    const mails = (await response.json()) as { to: string; subject: string; text: string }[]
    const mail = mails.find((each) => each.to === to && subject.test(each.subject))
    return /token=([A-Za-z0-9._-]+)/.exec(mail?.text ?? '')?.[1]
  })
}

test('the whole life of an account, through every call', async () => {
  const email = `black.box+${crypto.randomUUID()}@example.org`
  const password = 'correct horse battery'
  const client = new Client()

  // Signing up
  expect(await client.get('/api/hello')).toEqual({ message: 'hello' })
  const check = `/api/auth/check?username=${encodeURIComponent(email)}&email=${encodeURIComponent(email)}`
  expect(await client.get(check)).toEqual({ emailExists: false })
  await client.json(201, 'POST', '/api/auth/register', { username: email, password, email })
  expect(await client.get(check)).toEqual({ emailExists: true })
  expect(
    await client.json(409, 'POST', '/api/auth/register', { username: email, password, email }),
  ).toMatchObject({
    message: 'Email already exists',
  })
  await client.json(403, 'POST', '/api/auth/login', { username: email, password })
  await client.json(200, 'POST', '/api/auth/regenerate-token', { email })
  const confirmation = await mailedToken(email, /confirm/i)
  await client.json(400, 'GET', '/api/auth/confirm?token=unknown')
  await client.json(200, 'GET', `/api/auth/confirm?token=${confirmation}`)

  // Signing in and out
  await client.json(401, 'GET', '/api/users/me')
  const wrong = await client.json(401, 'POST', '/api/auth/login', { username: email, password: 'wrong one' })
  expect(wrong).toMatchObject({ message: 'Invalid credentials' })
  await client.json(200, 'POST', '/api/auth/login', { username: email, password })
  expect(await client.get('/api/users/me')).toMatchObject({
    username: email,
    email,
    role: 'USER',
    enabled: true,
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
    balance: 10,
    demoFinished: false,
  })
  await client.json(204, 'POST', '/api/auth/logout')
  await client.json(401, 'GET', '/api/users/me')
  const form = new URLSearchParams({ username: email, password })
  expect((await client.send('POST', '/api/auth/login', { body: form })).status).toBe(200)
  await client.json(204, 'POST', '/api/users/me/demo-finished')
  expect((await client.get('/api/users/me')).demoFinished).toBe(true)

  // Folders
  const folder = await client.json(201, 'POST', '/api/prompt-folders', { name: 'Contracts' })
  const other = await client.json(201, 'POST', '/api/prompt-folders', { name: 'Reports' })
  expect(await client.get('/api/prompt-folders')).toEqual([folder, other])
  await client.json(200, 'PUT', `/api/prompt-folders/${other.id}`, { name: 'Annual reports' })
  expect(await client.get(`/api/prompt-folders/${other.id}`)).toEqual({
    id: other.id,
    name: 'Annual reports',
    ruleSetCount: 0,
  })

  // Tags
  const tag = await client.json(201, 'POST', '/api/prompt-tags', { name: 'legal / tax' })
  await client.json(409, 'POST', '/api/prompt-tags', { name: 'legal / tax' })
  expect(await client.get('/api/prompt-tags')).toEqual([tag])
  expect(await client.get(`/api/prompt-tags/${tag.id}`)).toEqual(tag)
  expect(await client.get(`/api/prompt-tags/name/${encodeURIComponent('legal / tax')}`)).toEqual(tag)

  // Rule sets
  const text = '1. The agreement is governed by the laws of Austria.\n2. Payment is due within 30 days.'
  const set = await client.json(201, 'POST', '/api/prompts', { name: 'Service', text, folderId: folder.id })
  expect(set).toMatchObject({ name: 'Service', text, folderId: folder.id })
  const second = { name: 'Short', text: '1. The document has a date.', folderId: folder.id, tagIds: [tag.id] }
  const inserted = await client.json(201, 'POST', '/api/prompts/insert-and-return', second)
  expect(await client.get(`/api/prompts/folder/${folder.id}`)).toMatchObject([
    { id: set.id },
    { id: inserted.id },
  ])
  await client.json(200, 'PUT', `/api/prompts/${inserted.id}`, { ...second, name: 'Shorter' })
  expect(await client.get(`/api/prompts/${inserted.id}`)).toMatchObject({ name: 'Shorter' })
  await client.json(200, 'PUT', `/api/prompts/${inserted.id}/folder/${other.id}`)
  expect(await client.get(`/api/prompts/folder/${other.id}`)).toMatchObject([{ id: inserted.id }])
  const full = await client.json(409, 'DELETE', `/api/prompt-folders/${other.id}`)
  expect(full).toMatchObject({ message: 'Cannot delete folder that contains rules' })
  await client.json(204, 'DELETE', `/api/prompts/${inserted.id}`)
  await client.json(404, 'GET', `/api/prompts/${inserted.id}`)
  await client.json(204, 'DELETE', `/api/prompt-folders/${other.id}`)
  await client.json(204, 'DELETE', `/api/prompt-tags/${tag.id}`)

  // Documents
  const contract = pdf('SERVICE AGREEMENT', 'Payment is due within 45 days.', 'The laws of Austria apply.')
  const query = `?note=${encodeURIComponent('Document check via web interface')}&promptId=${set.id}`
  const started = await client.submit(
    202,
    `/api/documents/process-async${query}`,
    contract,
    'smlouva č. 1.pdf',
  )
  expect(started).toMatchObject({
    state: 'STARTED',
    fileName: 'smlouva č. 1.pdf',
    savedResult: false,
    priceFinal: 0.25,
  })
  const finished = await until(async () => {
    const [entry] = await client.get('/api/documents/results')
    return entry.state === 'FINISHED' ? entry : undefined
  })
  expect(finished.documentRequestId).toBe(started.documentRequestId)
  expect(finished.result.specificRules).toHaveLength(2)
  for (const item of [...finished.result.specificRules, ...finished.result.generalRules])
    expect(item).toMatchObject({
      id: expect.any(Number),
      rule: expect.any(String),
      error: expect.any(String),
    })
  expect(finished.annotatedPdf).toBe(`/api/documents/${started.documentRequestId}/pdf`)
  const marked = await client.send('GET', finished.annotatedPdf)
  expect(marked.headers.get('Content-Type')).toBe('application/pdf')
  expect(new TextDecoder('latin1').decode(await marked.arrayBuffer())).toMatch(/^%PDF-/)
  const repeated = await client.submit(200, `/api/documents/process${query}`, contract, 'again.pdf')
  expect(repeated).toMatchObject({ state: 'FINISHED', savedResult: true, priceFinal: 0 })
  expect((await client.get('/api/users/me')).balance).toBe(9.75)
  const word = new Blob(['PK not a PDF'], { type: 'application/pdf' })
  const refused = await client.submit(400, `/api/documents/process-async${query}`, word, 'a.pdf')
  expect(refused).toMatchObject({ message: 'File format not supported' })
  const large = new Blob(['%PDF-1.4\n', new Uint8Array(10 * 1024 * 1024)])
  const tooLarge = await client.submit(413, `/api/documents/process-async${query}`, large, 'large.pdf')
  expect(tooLarge).toMatchObject({ message: 'File is too large. Maximum is 10MB.' })
  const leaving = new AbortController()
  const upload = new ReadableStream({
    start: (sent) => sent.enqueue(new TextEncoder().encode('--x\r\n')),
    pull: () => leaving.abort(),
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const left = { body: upload, headers, duplex: 'half' as const, signal: leaving.signal }
  await expect(client.send('POST', `/api/documents/process-async${query}`, left)).rejects.toThrow()
  expect(await client.get('/api/documents/results')).toHaveLength(2)
  expect((await client.get('/api/users/me')).balance).toBe(9.75)
  await client.json(204, 'DELETE', `/api/documents/${repeated.documentRequestId}`)
  expect(await client.get('/api/documents/results')).toHaveLength(1)

  // Money
  const order = {
    amount: 2500,
    currency: 'usd',
    successUrl: 'http://localhost/payment/return?payment=success',
    cancelUrl: 'http://localhost/payment/return?payment=cancelled',
    description: 'Balance',
  }
  await client.json(400, 'POST', '/api/checkout/session', {
    ...order,
    successUrl: 'https://elsewhere.example/',
  })
  const { checkoutUrl } = await client.json(201, 'POST', '/api/checkout/session', order)
  expect((await client.get('/api/users/me')).balance).toBe(9.75)
  await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
  await until(async () => ((await client.get('/api/users/me')).balance === 34.75 ? true : undefined))

  // Consent, rating, activity
  const withdrawn = { consentTermAndConditions: true, consentProcessingPersonalData: false }
  await client.json(200, 'POST', '/api/consent', withdrawn)
  expect(await client.get('/api/consent')).toMatchObject({ ...withdrawn, version: '2025-08-30' })
  await client.submit(403, `/api/documents/process-async${query}`, pdf('Another document'), 'b.pdf')
  await client.json(200, 'POST', '/api/consent', { ...withdrawn, consentProcessingPersonalData: true })
  await client.json(201, 'POST', '/api/app-rating/submit', { ratingValue: 5, comment: 'Clear.' })
  await client.json(400, 'POST', '/api/app-rating/submit', { ratingValue: 6 })
  expect((await client.get('/api/logs')).length).toBeGreaterThan(3)

  // Passwords
  const changed = { currentPassword: password, newPassword: 'battery staple correct' }
  await client.json(400, 'POST', '/api/auth/password/change', { ...changed, currentPassword: 'wrong one' })
  await client.json(200, 'POST', '/api/auth/password/change', changed)
  await client.json(200, 'POST', '/api/auth/reset-password/request', { email })
  const token = await mailedToken(email, /reset/i)
  await client.json(200, 'GET', `/api/auth/reset-password/confirm?token=${token}`)
  await client.json(200, 'POST', '/api/auth/reset-password/confirm', { token, newPassword: password })
  await client.json(400, 'POST', '/api/auth/reset-password/confirm', { token, newPassword: password })
  await client.json(401, 'GET', '/api/users/me')
  await client.json(200, 'POST', '/api/auth/login', { username: email, password })

  // Leaving
  await client.json(204, 'DELETE', '/api/auth/user/delete')
  await client.json(401, 'GET', '/api/users/me')
  await client.json(401, 'POST', '/api/auth/login', { username: email, password })
  expect(await client.get(check)).toEqual({ emailExists: false })
})

test('the client above imports nothing of the product’s', () => {
  const imports = readFileSync(new URL(import.meta.url), 'utf8').matchAll(/^import .* from '(.*)'$/gm)
  expect([...imports].map(([, from]) => from)).toEqual(['node:fs', 'vitest'])
})
