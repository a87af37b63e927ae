/** An API client independent of our code: fetch, a cookie jar, the anti-forgery headers. */
import { setTimeout } from 'node:timers/promises'

/** In place of Cloudflare, the emulator before the worker would compress each answer: a fifth of a page's cost there. */
export const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }

export class Visitor {
  readonly origin: string
  private readonly cookies = new Map<string, string>()

  constructor(origin: string) {
    this.origin = origin
  }

  /** Calls with the jar's cookies, and the token if it changes data. */
  async call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    if (method !== 'GET' && !this.cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/hello')
    return this.send(method, path, init)
  }

  /** Calls with a JSON body. */
  json(method: string, path: string, body: unknown): Promise<Response> {
    return this.call(method, path, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.call('GET', path)
    if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<T>
  }

  upload(
    path: string,
    pdf: Uint8Array<ArrayBuffer>,
    name: string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const form = new FormData()
    form.append('file', new File([pdf], name, { type: 'application/pdf' }))
    return this.call('POST', path, { body: form, headers })
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value)
  }

  private async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Accept-Encoding', UNCOMPRESSED['Accept-Encoding'])
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar) headers.set('Cookie', jar)
    const token = this.cookies.get('XSRF-TOKEN')
    if (method !== 'GET' && token && !headers.has('X-XSRF-TOKEN')) {
      headers.set('X-XSRF-TOKEN', token)
      headers.set('X-CSRF-TOKEN', token)
    }
    const response = await fetch(new URL(path, this.origin), { redirect: 'manual', ...init, method, headers })
    for (const line of response.headers.getSetCookie()) this.keep(line)
    return response
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(pair.indexOf('=') + 1)
    if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

/** Calls again for as long as the product says that it is too busy, when it says: sooner would keep it busy. */
export async function patiently(call: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 503) return answer
    await answer.body?.cancel()
    await setTimeout(Number(answer.headers.get('Retry-After')) * 1000)
  }
}
