/** Measures whether quotes with a changed meaning are accepted. */
import { strictForm } from '../../../src/domain/quotes/text/strict-form.ts'
import { indexDocument, type Located, locateQuote, type QuoteIndex } from '../../../src/domain/quotes.ts'
import { joined, PERTURBATIONS } from '../perturb.ts'
import { randomFrom } from '../random.ts'
import type { Change } from './changes.ts'
import { CUTS, KINDS } from './kinds.ts'
import type { Text } from './texts.ts'

export interface Row {
  readonly kind: string
  cases: number
  generated: number
  accepted: number
  proof: number
  verified: number
  /** Number of repaired quotes, and of those that show only the document's own words. */
  repaired: number
  shown: number
}

export interface Failure {
  readonly kind: string
  readonly quote: string
  readonly found: Located
}

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '')

/** A document, prepared for testing whether it has a text as written. */
interface Prepared {
  readonly text: Text
  readonly index: QuoteIndex
  readonly strict: string
}

function prepared(text: Text): Prepared {
  const whole = text.pages.map((page) => page.text).join('\n')
  return { text, index: indexDocument(text.pages), strict: strictForm(whole) }
}

/** Whether the shown quote and the diff have exactly the words at the places. */
export function showsOwnWords(text: Text, quote: string, found: Located): boolean {
  const own = found.places.map(({ page, start, end }) => text.pages[page - 1]?.text.slice(start, end) ?? '')
  const isOwn = withoutSpaces(found.quote.replaceAll(' … ', '')) === withoutSpaces(own.join(''))
  if (found.parts !== undefined) return isOwn && found.parts.every((part) => part.quote !== '')
  if (found.diff.length === 0) return isOwn && found.quote === spaced(quote)
  const reads = (kind: 'document' | 'quote'): string =>
    found.diff.map((part) => (part.kind === 'same' || part.kind === kind ? part.text : '')).join('')
  return isOwn && reads('document') === found.quote && reads('quote') === spaced(quote)
}

function counted(row: Row, one: Prepared, quote: string, failures: Failure[], isGenerated: boolean): void {
  const found = locateQuote(one.index, quote)
  row.cases += 1
  if (isGenerated) row.generated += 1
  if (found === null) return
  row.accepted += 1
  if (found.isProof) row.proof += 1
  if (found.status === 'verified') row.verified += 1
  else {
    row.repaired += 1
    if (showsOwnWords(one.text, quote, found)) row.shown += 1
    else failures.push({ kind: `${row.kind} (own words)`, quote, found })
  }
  if (found.isProof || found.status === 'verified') failures.push({ kind: row.kind, quote, found })
}

/** Maximum tries per case; some kinds apply to few sentences. */
const TRIES = 60

/** Takes half of the cases from each group of texts, if it has enough. */
function rowOf(
  kind: string,
  change: Change,
  groups: readonly (readonly Prepared[])[],
  perKind: number,
  seed: string,
  isAbsent: boolean,
): { row: Row; failures: Failure[] } {
  const row: Row = { kind, cases: 0, generated: 0, accepted: 0, proof: 0, verified: 0, repaired: 0, shown: 0 }
  const failures: Failure[] = []
  const random = randomFrom(`${seed} ${kind}`)
  groups.forEach((group, at) => {
    if (group.length === 0) return
    const goal = at === groups.length - 1 ? perKind : perKind / 2
    const seen = new Set<string>()
    for (let tries = 0; tries < perKind * TRIES && row.cases < goal; tries += 1) {
      const one = random.pick(group)
      const { sentences, lexicon } = one.text
      const i = random.below(sentences.length)
      const [text = '', next = '', far = ''] = [0, 1, Math.ceil(sentences.length / 2)].map(
        (step) => sentences[(i + step) % sentences.length],
      )
      const changed = change({ text, next, far, lexicon, random })
      const quote = changed === null ? null : spaced(changed)
      if (quote === null || quote === text || quote.length < 20 || seen.has(quote)) continue
      if (isAbsent && one.strict.includes(strictForm(quote))) continue
      seen.add(quote)
      counted(row, one, quote, failures, at === groups.length - 1)
    }
  })
  return { row, failures }
}

export interface Recall {
  readonly kind: string
  readonly cases: number
  readonly located: number
  readonly proof: number
}

/** Measures sentences with only typographic changes. */
function recalls(groups: readonly (readonly Prepared[])[], perKind: number, seed: string): Recall[] {
  const kinds = PERTURBATIONS.slice(0, 5)
  return kinds.map(([kind, perturb]) => {
    const random = randomFrom(`${seed} ${kind}`)
    const counts = { located: 0, proof: 0, cases: 0 }
    for (const group of groups.filter(({ length }) => length > 0)) {
      for (let i = 0; i < perKind; i += 1) {
        const one = random.pick(group)
        const sentence = random.pick(one.text.sentences)
        const words = sentence.split(' ').map((word, at) => (at === 0 ? word : ` ${word}`))
        const found = locateQuote(one.index, perturb(words, random, []) ?? joined(words))
        counts.cases += 1
        if (found !== null) counts.located += 1
        if (found?.isProof === true) counts.proof += 1
      }
    }
    return { kind, ...counts }
  })
}

export interface Evaluation {
  readonly rows: readonly Row[]
  readonly cuts: readonly Row[]
  readonly recalls: readonly Recall[]
  readonly failures: readonly Failure[]
}

export function evaluateMeaning(
  corpus: readonly Text[],
  generated: readonly Text[],
  perKind: number,
  seed: string,
): Evaluation {
  const groups = [corpus.map(prepared), generated.map(prepared)]
  const rows = KINDS.map(([kind, change]) => rowOf(kind, change, groups, perKind, seed, true))
  const cuts = CUTS.map(([kind, change]) => rowOf(kind, change, groups, perKind, seed, false))
  return {
    rows: rows.map(({ row }) => row),
    cuts: cuts.map(({ row }) => row),
    recalls: recalls(groups, perKind, seed),
    failures: [
      ...rows.flatMap(({ failures }) => failures),
      ...cuts.flatMap(({ failures }) => failures.filter(({ found }) => found.isProof)),
    ],
  }
}
