/** Reads back everything that one client of the chaos test has. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { highlightedWords } from '../../test/support/highlights.ts'
import type { Visitor } from '../../test/support/visitor.ts'
import type { Seen, SeenCheck } from './losses.ts'

interface Person {
  readonly visitor: Visitor
  readonly email: string
  readonly emulatedUrl: string
  readonly ruleSets: Iterable<number>
  /** Secrets of keys by id. */
  readonly secrets: ReadonlyMap<number, string>
}

export async function look({ visitor, email, emulatedUrl, ruleSets, secrets }: Person): Promise<Seen> {
  const folders = await visitor.get<{ id: number; name: string }[]>('/api/prompt-folders')
  const entries = await visitor.get<HistoryEntry[]>('/api/documents/results')
  const checks = new Map<number, SeenCheck>()
  for (const entry of entries) checks.set(entry.documentRequestId, await checkOf(visitor, entry))
  const texts = new Map<number, string>()
  for (const id of ruleSets) texts.set(id, (await visitor.get<{ text: string }>(`/api/prompts/${id}`)).text)
  const keys = new Map<number, boolean>()
  for (const [id, secret] of secrets) keys.set(id, await works(visitor, secret))
  const movements = await visitor.get<{ kind: string }[]>('/api/users/me/movements')
  const subjects = await lettersTo(emulatedUrl, email)
  return {
    folders: new Map(folders.map(({ id, name }) => [id, name])),
    ruleSets: texts,
    checks,
    decisions: new Map(
      entries.flatMap(({ documentRequestId, reviews }) =>
        reviews.map(({ findingId, decision }) => [`${documentRequestId}:${findingId}`, decision] as const),
      ),
    ),
    keys,
    topUps: movements.filter(({ kind }) => kind === 'top-up').length,
    letters: {
      topUps: subjects.filter((subject) => subject.includes('added to your')).length,
      keys: subjects.filter((subject) => subject.includes('new API key')).length,
    },
  }
}

async function checkOf(visitor: Visitor, entry: HistoryEntry): Promise<SeenCheck> {
  const { documentRequestId: id, state, annotatedPdf } = entry
  const { result } = await visitor.get<HistoryEntry>(`/api/documents/${id}`)
  const broken = result?.specificRules.filter(({ verdict }) => verdict === 'broken') ?? []
  return {
    state,
    placed: broken.filter(({ evidence }) => evidence.some(({ quads }) => quads.length > 0)).length,
    pdf: annotatedPdf === null ? null : await pdfAt(visitor, annotatedPdf).catch(() => null),
  }
}

async function pdfAt(visitor: Visitor, address: string): Promise<SeenCheck['pdf']> {
  const bytes = new Uint8Array(await (await visitor.call('GET', address)).arrayBuffer())
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const { items } = await (await document.getPage(document.numPages)).getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { words, highlighted: (await highlightedWords(bytes)).length }
}

async function works(visitor: Visitor, secret: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${secret}` }
  const response = await fetch(new URL('/api/users/me', visitor.origin), { headers })
  await response.body?.cancel()
  return response.ok
}

async function lettersTo(emulatedUrl: string, email: string): Promise<string[]> {
  const inbox = await fetch(`${emulatedUrl}/mail`, { headers: { Accept: 'application/json' } })
  const mails = (await inbox.json()) as { to: string; subject: string }[]
  return mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}
