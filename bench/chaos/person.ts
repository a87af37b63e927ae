/** One client of the chaos test: makes random calls and records what was acknowledged. */
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { randomFrom } from '../../test/simulation/chance.ts'
import { pdfOf } from '../../test/support/pdf.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import { type Addresses, newPerson, newRuleSet } from '../people.ts'
import { look } from './look.ts'
import { type Known, lossesOf } from './losses.ts'

const PATIENCE_MS = 8_000
/** Share of calls whose connection the client breaks, and maximum milliseconds before it does. */
const BROKEN = 0.1
const BREAKS_WITHIN_MS = 60
const RULES = '1. The document has a number.\n2. The document must not mention "Number".'
const DECISIONS = ['confirmed', 'dismissed', 'accepted'] as const

/** Answered with a body, refused, or unanswered: then nobody knows whether it was done. */
type Answer<T> = { readonly body: T } | 'refused' | 'unanswered'

export class Person {
  readonly #visitor: Visitor
  readonly #email: string
  readonly #emulatedUrl: string
  readonly #ruleSet: number
  readonly #random: () => number
  readonly #folders = new Map<number, string>()
  readonly #ruleSets = new Map<number, string[]>()
  readonly #checks = new Map<number, string>()
  readonly #unsure = new Set<number>()
  readonly #deleted = new Set<number>()
  readonly #decisions = new Map<string, string[]>()
  readonly #keys = new Map<number, boolean | undefined>()
  readonly #secrets = new Map<number, string>()
  #payments = 0
  acknowledged = 0
  unanswered = 0
  /** Number of deliberately broken connections. */
  broken = 0

  private constructor(visitor: Visitor, email: string, emulatedUrl: string, ruleSet: number, seed: number) {
    this.#visitor = visitor
    this.#email = email
    this.#emulatedUrl = emulatedUrl
    this.#ruleSet = ruleSet
    this.#ruleSets.set(ruleSet, [RULES])
    this.#random = randomFrom(seed)
  }

  static async join(addresses: Addresses, number: number, seed: number): Promise<Person> {
    const email = `chaos-${number}-${Date.now()}@example.org`
    const visitor = await newPerson(addresses, email)
    const ruleSet = await newRuleSet(visitor, RULES)
    return new Person(visitor, email, addresses.emulatedUrl, ruleSet, seed + number)
  }

  async actUntil(end: number): Promise<void> {
    while (Date.now() < end) {
      await this.#act().catch(() => this.unanswered++)
      await new Promise((resolve) => setTimeout(resolve, 50 + this.#random() * 250))
    }
  }

  #act(): Promise<unknown> {
    const what = this.#random()
    if (what < 0.3) return this.#submit()
    if (what < 0.5) return this.#keepFolder()
    if (what < 0.6) return this.#changeRules()
    if (what < 0.75) return this.#decide()
    if (what < 0.8) return this.#makeKey()
    if (what < 0.85) return this.#revokeKey()
    if (what < 0.92) return this.#topUp()
    return this.#delete()
  }

  /** Differences from what was acknowledged. */
  async losses(): Promise<string[]> {
    const known: Known = {
      folders: this.#folders,
      ruleSets: this.#ruleSets,
      checks: this.#checks,
      unsure: this.#unsure,
      deleted: this.#deleted,
      decisions: this.#decisions,
      keys: this.#keys,
      payments: this.#payments,
    }
    const seen = await look({
      visitor: this.#visitor,
      email: this.#email,
      emulatedUrl: this.#emulatedUrl,
      ruleSets: this.#ruleSets.keys(),
      secrets: this.#secrets,
    })
    return lossesOf(known, seen)
  }

  async #call<T>(method: string, path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const breaks = this.#random() < BROKEN
    if (breaks) this.broken++
    const signal = AbortSignal.timeout(breaks ? this.#random() * BREAKS_WITHIN_MS : PATIENCE_MS)
    try {
      const response = await this.#visitor.call(method, path, { ...init, signal })
      const text = await response.text()
      if (response.status >= 500) throw new Error(text)
      if (!response.ok) return 'refused'
      this.acknowledged++
      return { body: (text === '' ? {} : JSON.parse(text)) as T }
    } catch {
      this.unanswered++
      return 'unanswered'
    }
  }

  #send<T>(method: string, path: string, body: object): Promise<Answer<T>> {
    const headers = { 'Content-Type': 'application/json' }
    return this.#call(method, path, { headers, body: JSON.stringify(body) })
  }

  async #submit(): Promise<void> {
    const word = crypto.randomUUID()
    const form = new FormData()
    form.append('file', new File([await pdfOf([`Number ${word}`])], 'chaos.pdf', { type: 'application/pdf' }))
    const path = `/api/documents/process-async?promptId=${this.#ruleSet}&note=chaos`
    const answer = await this.#call<HistoryEntry>('POST', path, { body: form })
    if (isBody(answer)) this.#checks.set(answer.body.documentRequestId, word)
  }

  async #keepFolder(): Promise<void> {
    const name = crypto.randomUUID()
    const answer = await this.#send<{ id: number }>('POST', '/api/prompt-folders', { name })
    if (isBody(answer)) this.#folders.set(answer.body.id, name)
  }

  async #changeRules(): Promise<void> {
    const path = `/api/prompts/${this.#ruleSet}`
    const answer = await this.#call<{ name: string; folderId: number }>('GET', path)
    if (!isBody(answer)) return
    const text = `${RULES}\n3. It has the word ${crypto.randomUUID()}.`
    const { name, folderId } = answer.body
    note(this.#ruleSets, this.#ruleSet, text, await this.#send('PUT', path, { name, text, folderId }))
  }

  async #decide(): Promise<void> {
    const id = this.#any([...this.#checks.keys()])
    if (id === undefined) return
    const decision = this.#any(DECISIONS) ?? 'confirmed'
    const body = { section: 'specific', findingId: 2, decision }
    const answer = await this.#send('PUT', `/api/documents/${id}/reviews`, body)
    note(this.#decisions, `${id}:2`, decision, answer)
  }

  async #makeKey(): Promise<void> {
    const body = { name: 'Chaos', scopes: ['read'] }
    const answer = await this.#send<{ id: number; key: string }>('POST', '/api/keys', body)
    if (!isBody(answer)) return
    this.#keys.set(answer.body.id, true)
    this.#secrets.set(answer.body.id, answer.body.key)
  }

  async #revokeKey(): Promise<void> {
    const id = this.#any([...this.#keys].filter(([, works]) => works).map(([each]) => each))
    if (id === undefined) return
    const answer = await this.#call('DELETE', `/api/keys/${id}`)
    if (answer !== 'refused') this.#keys.set(id, answer === 'unanswered' ? undefined : false)
  }

  async #topUp(): Promise<void> {
    const own = `${this.#visitor.origin}/payment/return?payment=`
    const body = { amount: 500, currency: 'usd', successUrl: `${own}success`, cancelUrl: `${own}cancelled` }
    const session = await this.#send<{ checkoutUrl: string }>('POST', '/api/checkout/session', body)
    if (!isBody(session)) return
    const page = new URL(session.body.checkoutUrl)
    await fetch(`${this.#emulatedUrl}${page.pathname}/pay`, { method: 'POST', redirect: 'manual' })
    this.#payments++
  }

  /** A check stays known until its deletion is acknowledged: a 404 means that it was lost before. */
  async #delete(): Promise<void> {
    const id = this.#any([...this.#checks.keys()].filter((each) => !this.#unsure.has(each)))
    if (id === undefined) return
    const answer = await this.#call('DELETE', `/api/documents/${id}`)
    if (answer === 'unanswered') this.#unsure.add(id)
    if (!isBody(answer)) return
    this.#checks.delete(id)
    this.#deleted.add(id)
  }

  #any<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#random() * all.length)]
  }
}

function isBody<T>(answer: Answer<T>): answer is { readonly body: T } {
  return typeof answer === 'object'
}

/** An acknowledged value replaces all others; one without an answer may or may not be there. */
function note<Key>(known: Map<Key, string[]>, key: Key, value: string, answer: Answer<unknown>): void {
  if (isBody(answer)) known.set(key, [value])
  else if (answer === 'unanswered') known.set(key, [...(known.get(key) ?? ['']), value])
}
