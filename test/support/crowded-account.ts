/**
 * One account and everything that happens to it at the same time: every call is made over HTTP, and the responses are
 * recorded.
 */
import type { Account } from './account.ts'
import { newRuleSet, submit } from './checks.ts'
import { pdfOf } from './pdf.ts'
import { Visitor } from './visitor.ts'

export interface Chance {
  below(limit: number): number
}

const OWN = 'http://localhost/payment/return?payment='
const DOCUMENTS = 4
const FAILED = 500
const COME_BACK = 503

interface Key {
  readonly id: number
  readonly key: string
  isRevoked: boolean
}

export class CrowdedAccount {
  readonly account: Account
  /** The same browser, alternating between the two workers. */
  readonly #visitors: readonly Visitor[]
  #calls = 0
  readonly batch = crypto.randomUUID()
  /** Acknowledged checks. */
  readonly taken = new Set<number>()
  readonly deleted = { asked: new Set<number>(), done: new Set<number>() }
  readonly keys: Key[] = []
  /** Cents paid at the provider. */
  paidCents = 0
  isLeaving = false
  hasLeft = false
  /** Responses that no order of events explains. */
  readonly wrong: string[] = []
  #ruleSet = 0

  constructor(account: Account, otherUrl: string) {
    this.account = account
    const other = new Visitor(otherUrl)
    for (const name of ['session', 'signed-in', 'XSRF-TOKEN'])
      other.setCookie(name, account.visitor.cookie(name) ?? '')
    this.#visitors = [account.visitor, other]
  }

  get #visitor(): Visitor {
    return this.#visitors[this.#calls++ % 2] ?? this.account.visitor
  }

  /** Has a key and three documents, whose checks may still be running. */
  async begin(): Promise<void> {
    this.#ruleSet = await newRuleSet(this.account)
    await this.#newKey()
    for (let document = 0; document < 3; document++) await this.#submit(document)
  }

  /** An action that its owner, a program or the payment provider may take at any time. */
  async act(chance: Chance): Promise<void> {
    const ids = [...this.taken]
    const id = ids[chance.below(ids.length)] ?? 0
    const key = this.keys[chance.below(this.keys.length)]
    const what = chance.below(100)
    if (what < 20) await this.#submit(chance.below(DOCUMENTS), this.batch)
    else if (what < 30) await this.#submit(chance.below(DOCUMENTS))
    else if (what < 45) await this.#submitByKey(key, chance.below(DOCUMENTS))
    else if (what < 60) await this.#topUp(500 + chance.below(500))
    else if (what < 70) await this.#told(await this.#call('POST', `/api/documents/${id}/cancel`))
    else if (what < 80) await this.#delete(id)
    else if (what < 85) await this.#newKey()
    else if (what < 95) await this.#revoke(key)
    else await this.#told(await this.#call('GET', '/api/documents/results'))
  }

  /** Deletes the account; retries when the server asks to. */
  async leave(): Promise<void> {
    this.isLeaving = true
    const leave = (): Promise<Response> => this.#call('DELETE', '/api/auth/user/delete')
    const first = await leave()
    let answer = first
    while (answer.status === COME_BACK) answer = await leave()
    // A deletion that took too long to be answered may have been done, which ends the session.
    const wasDone = first.status === COME_BACK && answer.status === 401
    this.hasLeft = (await this.#told(answer)).ok || wasDone
  }

  #call(method: string, path: string): Promise<Response> {
    return this.#visitor.call(method, path)
  }

  /** Calls may fail only because of timeouts, and only a deleted account's calls may be refused as signed out. */
  async #told(answer: Response): Promise<{ ok: boolean; body: unknown }> {
    const text = await answer.text()
    const isStranger = answer.status === 401 || answer.status === 403
    if (answer.status === FAILED || (isStranger && !this.isLeaving))
      this.wrong.push(`${answer.status} from ${answer.url}: ${text}`)
    return { ok: answer.ok, body: answer.ok && text !== '' ? JSON.parse(text) : undefined }
  }

  async #submit(document: number, batch?: string): Promise<void> {
    const visitor = this.#visitor
    const answer = await submit(
      { ...this.account, visitor },
      this.#ruleSet,
      await documentOf(document),
      'a.pdf',
      batch,
    )
    this.#noteTaken(await this.#told(answer))
  }

  #noteTaken({ ok, body }: { ok: boolean; body: unknown }): void {
    if (ok) this.taken.add((body as { documentRequestId: number }).documentRequestId)
  }

  async #submitByKey(key: Key | undefined, document: number): Promise<void> {
    if (!key) return
    const wasRevoked = key.isRevoked
    const form = new FormData()
    form.append('file', new File([await documentOf(document)], 'a.pdf', { type: 'application/pdf' }))
    const path = `/api/documents/process-async?promptId=${this.#ruleSet}&note=key`
    const headers = { Authorization: `Bearer ${key.key}` }
    const { origin } = this.#visitor
    const answer = await fetch(origin + path, { method: 'POST', headers, body: form })
    const text = await answer.text()
    if (wasRevoked && answer.status !== 401 && answer.status !== COME_BACK)
      this.wrong.push(`a revoked key was answered ${answer.status}`)
    if (answer.status === FAILED) this.wrong.push(`a key was told ${text}`)
    if (answer.ok) this.#noteTaken({ ok: true, body: JSON.parse(text) })
  }

  async #topUp(amount: number): Promise<void> {
    const body = { amount, currency: 'usd', successUrl: `${OWN}success`, cancelUrl: `${OWN}cancelled` }
    const opened = await this.#told(await this.#visitor.json('POST', '/api/checkout/session', body))
    if (!opened.ok) return
    const { checkoutUrl } = opened.body as { checkoutUrl: string }
    await fetch(`${checkoutUrl}/pay`, { method: 'POST', redirect: 'manual' })
    this.paidCents += amount
  }

  async #delete(id: number): Promise<void> {
    this.deleted.asked.add(id)
    if ((await this.#told(await this.#call('DELETE', `/api/documents/${id}`))).ok) this.deleted.done.add(id)
  }

  async #newKey(): Promise<void> {
    const made = await this.#told(
      await this.#visitor.json('POST', '/api/keys', { name: 'CI', scopes: ['check', 'read'] }),
    )
    if (made.ok) this.keys.push({ ...(made.body as { id: number; key: string }), isRevoked: false })
  }

  async #revoke(key: Key | undefined): Promise<void> {
    if (key && (await this.#told(await this.#call('DELETE', `/api/keys/${key.id}`))).ok) key.isRevoked = true
  }
}

function documentOf(number: number): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf([`Contract ${number}.`, 'Payment is due within 45 days.'])
}
