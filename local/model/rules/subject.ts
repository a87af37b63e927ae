/** Which kind of clause a rule is about, by the concepts it names, in any wording and order. */
import { remembered } from '../patterns/remembered.ts'
import { anyOf, type Span, spansOf } from '../patterns/terms.ts'
import { competition } from './competition.ts'
import { filler } from './filler.ts'
import { formalities } from './formalities.ts'
import { licences } from './licences.ts'
import { money } from './money.ts'
import type { Naming } from './naming.ts'
import { performance } from './performance.ts'
import { reports } from './reports.ts'
import { secrecy } from './secrecy.ts'
import { termAndLaw } from './term-and-law.ts'
import { ruleWords } from './words.ts'

export interface Subject {
  /** Id of the kind of clause. */
  readonly id: string
  readonly restricts: boolean
  /** Share of the rule's meaningful words that belong to this kind, 0 to 1. */
  readonly share: number
  /** The words that name it, including a negation in its name. */
  readonly spans: readonly Span[]
  /** Meaningful words that say more than the kind. */
  readonly others: readonly string[]
}

interface Sense {
  readonly parts: readonly RegExp[]
  readonly restricts: boolean
}

interface Compiled {
  readonly naming: Naming
  readonly senses: readonly Sense[]
  readonly also: RegExp | null
  readonly inside: RegExp | null
  readonly unless: RegExp | null
}

interface Candidate extends Subject {
  /** Number of words used by the sense itself. */
  readonly named: number
}

/** A sense of several concepts may leave more words unexplained than a single word. */
const leastShare = { single: 0.6, several: 0.5 }

const fillers = anyOf(filler)
const letters = /[\p{L}\p{N}]+/gu

function compile(naming: Naming): Compiled {
  const terms = (text?: string): RegExp | null => (text === undefined ? null : anyOf(text, ruleWords))
  return {
    naming,
    senses: naming.senses.map((sense) => ({
      parts: sense
        .replace(/^! /u, '')
        .split(' & ')
        .map((part) => anyOf(part, ruleWords)),
      restricts: naming.restricts === true || sense.startsWith('! '),
    })),
    also: terms(naming.also),
    inside: terms(naming.inside),
    unless: terms(naming.unless),
  }
}

const namings = [
  ...termAndLaw,
  ...competition,
  ...money,
  ...licences,
  ...performance,
  ...formalities,
  ...secrecy,
  ...reports,
].map(compile)

/** Whether a span touches one of the given ones, in time that depends only on its length. */
export function touching(length: number, spans: readonly Span[]): (span: Span) => boolean {
  const covered = new Uint8Array(length)
  for (const { from, to } of spans) covered.fill(1, from, to)
  return ({ from, to }) => covered.subarray(from, to).includes(1)
}

/** The words of a rule, and the meaningful ones. */
interface Words {
  readonly all: readonly Span[]
  readonly telling: ReadonlySet<Span>
}

function wordsIn(plain: string): Words {
  const all = spansOf(plain, letters)
  const isFiller = touching(plain.length, spansOf(plain, fillers))
  return { all, telling: new Set(all.filter((word) => !isFiller(word))) }
}

function candidate(
  { naming, senses, also, inside, unless }: Compiled,
  plain: string,
  words: Words,
): Candidate | null {
  if (unless !== null && plain.search(unless) >= 0) return null
  const extra = also === null ? [] : spansOf(plain, also)
  const denials = inside === null ? [] : spansOf(plain, inside)
  const isExtra = touching(plain.length, extra)
  const found = senses.flatMap(({ parts: terms, restricts }) => {
    const parts = terms.map((one) => spansOf(plain, one))
    if (parts.some((spans) => spans.length === 0) || !areDistinct(parts)) return []
    const spans = parts.flat()
    const isNamed = touching(plain.length, spans)
    const named = words.all.filter(isNamed)
    const content = words.all.filter((word) => words.telling.has(word) || isNamed(word))
    const others = content
      .filter((word) => !isNamed(word) && !isExtra(word))
      .map(({ from, to }) => plain.slice(from, to))
    const share = 1 - others.length / Math.max(1, content.length)
    const enough = share >= (terms.length > 1 ? leastShare.several : leastShare.single)
    return enough
      ? [{ id: naming.id, restricts, share, spans: [...spans, ...denials], others, named: named.length }]
      : []
  })
  return found.reduce<Candidate | null>(better, null)
}

/** One word can't express two concepts. */
function areDistinct(parts: readonly (readonly Span[])[]): boolean {
  const [[first, ...more] = [], ...rest] = parts
  if (first === undefined || more.length > 0) return true
  return rest.every((spans) => spans.some(({ from, to }) => to <= first.from || from >= first.to))
}

function better(best: Candidate | null, one: Candidate): Candidate {
  if (best === null || one.share > best.share + 0.01) return one
  return one.share > best.share - 0.01 && one.named > best.named ? one : best
}

/** Words that don't add to the meaning of a rule. */
export function isFiller(word: string): boolean {
  return spansOf(word.toLowerCase(), fillers).length > 0
}

/** Null if the rule is about something else, or more than one kind of clause. `plain`: lower case. */
export const subjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const words = wordsIn(plain)
  const found = namings.flatMap((naming) => candidate(naming, plain, words) ?? [])
  return found.reduce<Candidate | null>(better, null)
})
