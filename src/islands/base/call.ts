/** With credentials, an anti-forgery token on changes and one retry with a fresh one after a 403; a failure is an ApiError. */
import { XSRF_COOKIE } from '../../contract/cookies.ts'
import { api } from '../../contract/urls.ts'
import { DOCUMENT_ERRORS } from '../../domain/errors/document-errors.ts'
import { STATUS_TEXTS } from '../../domain/errors/status-texts.ts'

/** A failed call. `message` is for the user; status 0: no response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly serverText: string
  /** Seconds from the Retry-After header; 0 if absent. */
  readonly retryAfter: number
  constructor(path: string, status: number, said = SILENCE, retryAfter = 0) {
    super(userMessage(path, status, said))
    this.status = status
    this.code = said.code
    this.serverText = said.message
    this.retryAfter = retryAfter
  }
}

const READING = new Set(['GET', 'HEAD'])
/** Characters of a change that outlives its page; all that are under way may have 64 KB together. */
const SHORT = 2000

/** `fetch` with token and retry, as `hc` expects it. */
export async function apiFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = new URL(input instanceof Request ? input.url : input, location.origin).pathname
  const changes = !READING.has((init.method ?? 'GET').toUpperCase())
  if (changes) await ensureCookie()
  let response = await attempt(input, init, changes, path)
  if (changes && response.status === 403) {
    await hello()
    response = await attempt(input, init, changes, path)
  }
  return response
}

export async function ensureCookie(): Promise<void> {
  if (!cookie()) await hello()
}

export async function hello(): Promise<void> {
  await attempt(api.hello, {}, false, api.hello)
}

/** Headers that prove a call comes from the product's own pages. */
export function proof(): Readonly<Record<string, string>> {
  return { 'X-XSRF-TOKEN': cookie(), 'X-CSRF-TOKEN': cookie() }
}

/** The part of Response that `read` uses; `hc` responses have it too. */
export interface Answered {
  readonly ok: boolean
  readonly status: number
  readonly headers: Pick<Headers, 'get'>
  json(): Promise<unknown>
  text(): Promise<string>
}

/** A body that breaks off, as on leaving the page, counts as no response. @throws ApiError */
export async function read(path: string, response: Answered): Promise<unknown> {
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false
  const body: unknown = await (isJson ? response.json() : response.text()).catch(() => {
    throw new ApiError(path, response.ok ? 0 : response.status)
  })
  if (!response.ok) {
    const wait = Number(response.headers.get('Retry-After')) || 0
    throw new ApiError(path, response.status, saidIn(body), wait)
  }
  return body
}

async function attempt(
  input: RequestInfo | URL,
  init: RequestInit,
  changes: boolean,
  path: string,
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (changes) {
    for (const [name, token] of Object.entries(proof())) headers.set(name, token)
  }
  try {
    // What the screen shows as done must arrive, even if the user leaves at once.
    const keepalive = changes && ((init.body ?? '') as string).length < SHORT
    return await fetch(input, { keepalive, ...init, headers, credentials: 'include' })
  } catch {
    throw new ApiError(path, 0)
  }
}

function cookie(): string {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${XSRF_COOKIE}=`))
  return pair ? decodeURIComponent(pair.slice(XSRF_COOKIE.length + 1)) : ''
}

export function saidIn(body: unknown): Said {
  return { ...SILENCE, ...(typeof body === 'string' ? { message: body } : (body as Partial<Said> | null)) }
}

const BY_STATUS: Readonly<Record<number, string>> = STATUS_TEXTS
const OTHER = 'An unexpected error occurred. Please try again later.'

export interface Said {
  readonly code: string
  readonly message: string
}

export const SILENCE: Said = { code: '', message: '' }

/** Refusals whose own text says what to do. */
const TOLD = new Set(['ruleSetChanged', 'priceChanged', 'agreementOff'])

/** Words of texts that the specification has shown as they are [ERR-02 to ERR-09], whoever wrote them. */
const SPECIFIED = [
  'username already exists',
  'email already exists',
  'invalid credentials',
  'password too weak',
  'token expired',
  'token invalid',
  'file format not supported',
  'insufficient balance',
]
/** Likewise for a 400 on authentication paths [ERR-10, ERR-11]. */
const SPECIFIED_FOR_AUTH = ['username', 'email']

export function userMessage(path: string, status: number, { code, message }: Said = SILENCE): string {
  const mentions = (words: string): boolean => message.toLowerCase().includes(words)
  const isAuth = status === 400 && path.startsWith('/api/auth/')
  if (TOLD.has(code) || SPECIFIED.some(mentions)) return message
  if (isAuth && SPECIFIED_FOR_AUTH.some(mentions)) return message
  if (status === 413 && path.startsWith('/api/documents/')) return DOCUMENT_ERRORS.fileTooLarge.text
  return BY_STATUS[status] ?? OTHER
}
