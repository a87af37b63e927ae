/** One client of the chaos test: makes random calls and records what was acknowledged. */
import { pdfOf } from '../../test/support/pdf.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { type Addresses, newPerson, newRuleSet } from '../people.ts'

interface Entry {
  readonly documentRequestId: number
  readonly state: string
  readonly annotatedPdf: string | null
}

const PATIENCE_MS = 8_000
/** Share of calls whose connection the client breaks, and maximum milliseconds before it does. */
const BROKEN = 0.1
const BREAKS_WITHIN_MS = 60

export class Person {
  readonly #visitor: Visitor
  readonly #emulatedUrl: string
  readonly #ruleSet: number
  readonly #folders = new Map<number, string>()
  readonly #checks = new Set<number>()
  readonly #deleted = new Set<number>()
  /** Dollars paid at the provider. */
  #paid = 0
  acknowledged = 0
  unanswered = 0
  /** Number of deliberately broken connections. */
  broken = 0

  private constructor(visitor: Visitor, emulatedUrl: string, ruleSet: number) {
    this.#visitor = visitor
    this.#emulatedUrl = emulatedUrl
    this.#ruleSet = ruleSet
  }

  static async join(addresses: Addresses, number: number): Promise<Person> {
    const visitor = await newPerson(addresses, `chaos-${number}-${Date.now()}@example.org`)
    return new Person(
      visitor,
      addresses.emulatedUrl,
      await newRuleSet(visitor, '1. The document has a number.'),
    )
  }

  async actUntil(end: number): Promise<void> {
    while (Date.now() < end) {
      const what = Math.random()
      try {
        if (what < 0.35) await this.#submit()
        else if (what < 0.7) await this.#keepFolder()
        else if (what < 0.8) await this.#topUp()
        else if (what < 0.9) await this.#delete()
        else await this.#answered('GET', '/api/documents/results')
      } catch {
        this.unanswered++
      }
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 250))
    }
  }

  /** Returns the body of a 2xx response, else undefined. @throws when there was no response */
  async #answered<T>(method: string, path: string, init: RequestInit = {}): Promise<T | undefined> {
    const breaks = Math.random() < BROKEN
    if (breaks) this.broken++
    const signal = AbortSignal.timeout(breaks ? Math.random() * BREAKS_WITHIN_MS : PATIENCE_MS)
    const response = await this.#visitor.call(method, path, { ...init, signal })
    const text = await response.text()
    if (!response.ok) {
      if (response.status >= 500) this.unanswered++
      return undefined
    }
    this.acknowledged++
    return (text === '' ? {} : JSON.parse(text)) as T
  }

  #post<T>(path: string, body: object): Promise<T | undefined> {
    const headers = { 'Content-Type': 'application/json' }
    return this.#answered('POST', path, { headers, body: JSON.stringify(body) })
  }

  async #submit(): Promise<void> {
    const pdf = await pdfOf([`Number ${crypto.randomUUID()}`])
    const form = new FormData()
    form.append('file', new File([pdf], 'chaos.pdf', { type: 'application/pdf' }))
    const path = `/api/documents/process-async?promptId=${this.#ruleSet}&note=chaos`
    const entry = await this.#answered<Entry>('POST', path, { body: form })
    if (entry) this.#checks.add(entry.documentRequestId)
  }

  async #keepFolder(): Promise<void> {
    const name = crypto.randomUUID()
    const folder = await this.#post<{ id: number }>('/api/prompt-folders', { name })
    if (folder) this.#folders.set(folder.id, name)
  }

  async #topUp(): Promise<void> {
    const own = `${this.#visitor.origin}/payment/return?payment=`
    const body = { amount: 500, currency: 'usd', successUrl: `${own}success`, cancelUrl: `${own}cancelled` }
    const session = await this.#post<{ checkoutUrl: string }>('/api/checkout/session', body)
    if (!session) return
    const page = new URL(session.checkoutUrl)
    await fetch(`${this.#emulatedUrl}${page.pathname}/pay`, { method: 'POST', redirect: 'manual' })
    this.#paid += 5
  }

  async #delete(): Promise<void> {
    const [id] = this.#checks
    if (id === undefined) return
    this.#checks.delete(id)
    if (await this.#answered('DELETE', `/api/documents/${id}`)) this.#deleted.add(id)
  }

  /** Returns the differences from what was acknowledged. */
  async losses(): Promise<string[]> {
    const lost: string[] = []
    const folders = await this.#visitor.get<{ id: number; name: string }[]>('/api/prompt-folders')
    const names = new Map(folders.map(({ id, name }) => [id, name]))
    for (const [id, name] of this.#folders) if (names.get(id) !== name) lost.push(`folder ${id}`)
    const entries = await this.#visitor.get<Entry[]>('/api/documents/results')
    const byId = new Map(entries.map((entry) => [entry.documentRequestId, entry]))
    for (const id of this.#checks) if (!byId.has(id)) lost.push(`check ${id}`)
    for (const id of this.#deleted) if (byId.has(id)) lost.push(`deletion of ${id}`)
    for (const { documentRequestId: id, state, annotatedPdf } of entries) {
      if (state !== 'FINISHED' && state !== 'ERROR') lost.push(`end of ${id}`)
      if (!annotatedPdf) continue
      const file = await this.#visitor.call('GET', annotatedPdf)
      await file.body?.cancel()
      if (!file.ok) lost.push(`file of ${id}`)
    }
    const movements = await this.#visitor.get<{ kind: string; amount: number }[]>('/api/users/me/movements')
    const credited = movements
      .filter(({ kind }) => kind === 'top-up')
      .reduce((sum, { amount }) => sum + amount, 0)
    if (Math.round(credited * 100) !== this.#paid * 100)
      lost.push(`payments: ${this.#paid} paid, ${credited} booked`)
    return lost
  }
}
