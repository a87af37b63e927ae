/** A user of a running product: signs in, creates a rule set, submits documents and waits for the results. */
import { randomUUID } from 'node:crypto'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { api } from '../../src/contract/urls.ts'
import { Visitor } from '../../test/support/visitor.ts'

const PASSWORD = 'a quiet password'
/** Milliseconds between polls, and maximum waits for an email and a check. */
const LOOK_MS = 250
const MAIL_MS = 20_000
const CHECK_MS = 5 * 60_000

/** Creates an account; its email goes to the emulated mail service. */
export async function registered(url: string, emulatedUrl: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.org`
  const visitor = new Visitor(url)
  await expectOk(visitor.json('POST', api.register, { username: email, email, password: PASSWORD }))
  const token = await until(MAIL_MS, () => tokenMailedTo(emulatedUrl, email))
  await expectOk(visitor.call('GET', `${api.confirm}?token=${token}`))
  return signedIn(visitor, email, PASSWORD)
}

export async function signedIn(visitor: Visitor, username: string, password: string): Promise<Visitor> {
  await expectOk(visitor.json('POST', api.login, { username, password }))
  return visitor
}

/** Returns the id of the new rule set. */
export async function fileRules(visitor: Visitor, rules: readonly string[]): Promise<number> {
  const folder = await expectOk(visitor.json('POST', api.folders, { name: 'Example contracts' }))
  const { id: folderId } = (await folder.json()) as { id: number }
  const text = rules.map((rule, at) => `${at + 1}. ${rule}`).join('\n')
  const made = await expectOk(visitor.json('POST', api.prompts, { name: 'Ten rules', text, folderId }))
  return ((await made.json()) as { id: number }).id
}

export interface Checked {
  readonly entry: HistoryEntry
  readonly pdf: Uint8Array
}

export async function check(
  visitor: Visitor,
  rules: number,
  pdf: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<Checked> {
  const path = `${api.processAsync}?promptId=${rules}`
  const submitted = await expectOk(visitor.upload(path, pdf, name, { 'Accept-Language': 'en' }))
  const { documentRequestId: id } = (await submitted.json()) as HistoryEntry
  const entry = await until(CHECK_MS, () => endedEntry(visitor, id))
  if (!entry.annotatedPdf) throw new Error(`${name} ended in ${entry.state}: ${entry.failure}`)
  const marked = await expectOk(visitor.call('GET', entry.annotatedPdf))
  return { entry, pdf: new Uint8Array(await marked.arrayBuffer()) }
}

async function endedEntry(visitor: Visitor, id: number): Promise<HistoryEntry | undefined> {
  const entries = await visitor.get<HistoryEntry[]>(api.results)
  const entry = entries.find(({ documentRequestId }) => documentRequestId === id)
  return entry?.state === 'FINISHED' || entry?.state === 'ERROR' ? entry : undefined
}

async function tokenMailedTo(emulatedUrl: string, email: string): Promise<string | undefined> {
  const response = await fetch(`${emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
  const mails = (await response.json()) as { to: string; text: string }[]
  return /[?&]token=([\w.-]+)/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[1]
}

async function until<T>(ms: number, look: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + ms
  while (Date.now() < deadline) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`nothing came within ${ms / 1_000} s`)
}

async function expectOk(answering: Promise<Response>): Promise<Response> {
  const response = await answering
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response
}
