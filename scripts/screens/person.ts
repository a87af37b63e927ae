/** Accounts for screenshots and benchmarks, created through the API. */
import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { Visitor } from '../../test/support/visitor.ts'
import type { Product } from '../product/product.ts'

const PASSWORD = 'a quiet password'

/** Registers, confirms, signs in and finishes the demo. */
export async function newPerson(product: Product, email = `${randomUUID()}@example.org`): Promise<Visitor> {
  const person = new Visitor(product.url)
  await person.json('POST', '/api/auth/register', { username: email, email, password: PASSWORD })
  const token = await until(async () => tokenFor(product, email))
  await person.call('GET', `/api/auth/confirm?token=${token}`)
  await person.json('POST', '/api/auth/login', { username: email, password: PASSWORD })
  await person.call('POST', '/api/users/me/demo-finished')
  return person
}

async function tokenFor({ emulatedUrl }: Product, email: string): Promise<string | undefined> {
  const answer = await fetch(`${emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
  const mails = (await answer.json()) as { to: string; text: string }[]
  return /[?&]token=([\w.-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
}

/** Signs the browser in to this account. */
export async function signIn(context: BrowserContext, person: Visitor): Promise<void> {
  const { hostname } = new URL(person.origin)
  const cookies = ['session', 'XSRF-TOKEN'].map((name) => ({
    name,
    value: person.cookie(name) ?? '',
    domain: hostname,
    path: '/',
  }))
  await context.addCookies(cookies)
}

/** @throws when the server refuses the call */
export async function create(person: Visitor, path: string, body: object): Promise<number> {
  const answer = await person.json('POST', path, body)
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}`)
  return ((await answer.json()) as { id: number }).id
}

/** Submits a document and waits until its check has ended. */
export async function check(
  person: Visitor,
  promptId: number,
  pdf: Uint8Array<ArrayBuffer>,
  name: string,
  batch?: string,
): Promise<void> {
  const query = new URLSearchParams({ promptId: String(promptId), ...(batch && { batch }) })
  const answer = await person.upload(`/api/documents/process-async?${query}`, pdf, name, {
    'Accept-Language': 'en',
  })
  if (answer.status !== 202) throw new Error(`submission answered ${answer.status}`)
  const { documentRequestId } = (await answer.json()) as HistoryEntry
  await until(async () => {
    const entries = await person.get<HistoryEntry[]>('/api/documents/results')
    const state = entries.find((each) => each.documentRequestId === documentRequestId)?.state
    return state === 'FINISHED' || state === 'ERROR' || undefined
  })
}

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    const found = await ask()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('waited for a minute in vain')
}
