/** Whether a quote with another meaning is told apart, and whether what is shown for it is the document's. */
import {
  indexDocument,
  type Located,
  locateQuote,
  type QuoteIndex,
} from '../../../src/domain/quotes/quotes.ts'
import { randomFrom } from '../../random.ts'
import type { Change } from './changes.ts'
import { KINDS } from './kinds.ts'
import { generatedTexts, type Text } from './texts.ts'

export interface Row {
  readonly kind: string
  cases: number
  located: number
  same: number
  /** Undecided at once. */
  far: number
  /** Shown with exactly the document's words, and a diff that reads as both. */
  shown: number
  readonly failures: string[]
}

const TEXTS_A_LANGUAGE = 30
/** Maximum tries per case; some kinds apply to few sentences. */
const TRIES = 60
const SHORTEST = 20

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '')

function showsOwnWords({ pages }: Text, quote: string, found: Located): boolean {
  const own = found.places.map(({ page, start, end }) => pages[page - 1]?.text.slice(start, end) ?? '')
  const isOwn = withoutSpaces(found.quote.replaceAll(' … ', '')) === withoutSpaces(own.join(''))
  if (found.parts !== undefined || found.diff.length === 0) return isOwn
  const reads = (kind: 'document' | 'quote'): string =>
    found.diff.map((part) => (part.kind === 'same' || part.kind === kind ? part.text : '')).join('')
  return isOwn && reads('document') === found.quote && reads('quote') === spaced(quote)
}

interface Prepared {
  readonly text: Text
  readonly index: QuoteIndex
  /** All of it without spaces, to leave out changes that stand there. */
  readonly plain: string
}

function changedQuote(
  change: Change,
  { text }: Prepared,
  seed: ReturnType<typeof randomFrom>,
): string | null {
  const { sentences, lexicon } = text
  const i = seed.below(sentences.length)
  const [own = '', next = '', far = ''] = [0, 1, Math.ceil(sentences.length / 2)].map(
    (step) => sentences[(i + step) % sentences.length],
  )
  const changed = change({ text: own, next, far, lexicon, random: seed })
  const quote = changed === null ? '' : spaced(changed)
  return quote.length < SHORTEST || quote === own ? null : quote
}

function rowOf(kind: string, change: Change, texts: readonly Prepared[], perKind: number, seed: string): Row {
  const row: Row = { kind, cases: 0, located: 0, same: 0, far: 0, shown: 0, failures: [] }
  const random = randomFrom(`${seed} ${kind}`)
  const seen = new Set<string>()
  for (let tries = 0; tries < perKind * TRIES && row.cases < perKind; tries += 1) {
    const one = random.pick(texts)
    const quote = changedQuote(change, one, random)
    if (quote === null || seen.has(quote) || one.plain.includes(withoutSpaces(quote))) continue
    seen.add(quote)
    row.cases += 1
    const found = locateQuote(one.index, quote)
    if (found === null) continue
    row.located += 1
    row.same += Number(found.status === 'same')
    row.far += Number(found.isFar)
    row.shown += Number(showsOwnWords(one.text, quote, found))
    if (found.status === 'same') row.failures.push(`${quote}\n  ${found.quote}`)
  }
  return row
}

export function evaluateChanges(perKind: number, seed: string): Row[] {
  const texts = generatedTexts(seed, TEXTS_A_LANGUAGE).map((text) => ({
    text,
    index: indexDocument(text.pages),
    plain: withoutSpaces(text.pages.map((page) => page.text).join('')),
  }))
  return KINDS.map(([kind, change]) => rowOf(kind, change, texts, perKind, seed))
}
