/**
 * Calls the API: always with credentials, with an anti-forgery token on changes, with one retry with a fresh token
 * after a 403. Every failure is an ApiError with the catalogue's message.
 */
import { XSRF_COOKIE } from '../../contract/cookies.ts'
import { api } from '../../contract/urls.ts'
import { type Said, SILENCE, userMessage } from './error-messages.ts'

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
