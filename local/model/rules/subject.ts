/** Which kind of clause a rule is about, by the concepts it names, in any wording and order. */
import { clauseOf } from '../clauses/table.ts'
import { remembered } from '../patterns/remembered.ts'
import { anyOf, type Span, spansOf } from '../patterns/terms.ts'
import { competition } from './competition.ts'
import { filler, formal } from './filler.ts'
import { formalities } from './formalities.ts'
import { licences } from './licences.ts'
import { correcting } from './misspelt.ts'
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
  /** Whether the rule is worded as such a clause itself, so that its negations are the clause's own. */
  readonly isWorded?: true
  /** Whether the rule names the opposite of the kind: "open-ended" for its term. */
  readonly isOpposite: boolean
}

interface Sense {
  readonly parts: readonly RegExp[]
  readonly restricts: boolean
  readonly isOpposite: boolean
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
const leastShare = { single: 0.5, several: 0.4 }

/** Explained in a rule about a restriction. */
const restricting = 'limit*|constrain*|curb*|freedom|ability'

const fillers = anyOf(filler)
const formalWords = anyOf(formal)
const letters = /[\p{L}\p{N}]+/gu

function compile(naming: Naming): Compiled {
  const terms = (text?: string): RegExp | null => (text === undefined ? null : anyOf(text, ruleWords))
  return {
    naming,
    senses: naming.senses.map((sense) => ({
      parts: sense
        .replace(/^[!-] /u, '')
        .split(' & ')
        .map((part) => anyOf(part, ruleWords)),
      restricts: (naming.restricts === true || sense.startsWith('! ')) && !sense.startsWith('- '),
      isOpposite: sense.startsWith('- '),
    })),
    also: terms(
      [
        ...naming.senses.map((one) => one.replace(/^[!-] /u, '').replaceAll(' & ', '|')),
        naming.also ?? '',
        naming.restricts === true ? restricting : '',
      ].join('|'),
    ),
    inside: terms(naming.inside),
    unless: terms(naming.unless),
  }
}

const tables = [
  ...termAndLaw,
  ...competition,
  ...money,
  ...licences,
  ...performance,
  ...formalities,
  ...secrecy,
  ...reports,
]
const namings = tables.map(compile)

/** A rule with its misspelt words corrected. */
export const wellSpelt = correcting([
  ...tables.flatMap(({ senses, also = '' }) => [...senses, also]),
  ...Object.values(ruleWords),
  filler,
])

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
  least = leastShare,
): Candidate | null {
  if (unless !== null && isOther(plain, unless)) return null
  const meant = senses.flatMap((sense) => {
    const spans = spansOfAll(plain, sense.parts)
    return spans === null ? [] : [{ ...sense, spans }]
  })
  if (meant.length === 0) return null
  const extra = also === null ? [] : spansOf(plain, also)
  const denials = inside === null ? [] : spansOf(plain, inside)
  const isExtra = touching(plain.length, extra)
  const found = meant.flatMap(({ parts, spans, restricts, isOpposite }) => {
    const isNamed = touching(plain.length, spans)
    const named = words.all.filter(isNamed)
    const content = words.all.filter((word) => words.telling.has(word) || isNamed(word))
    const others = content
      .filter((word) => !isNamed(word) && !isExtra(word))
      .map(({ from, to }) => plain.slice(from, to))
    const share = 1 - others.length / Math.max(1, content.length)
    const enough = share >= (parts.length > 1 ? least.several : least.single)
    return enough
      ? [
          {
            id: naming.id,
            restricts,
            isOpposite,
            share,
            spans: [...spans, ...denials],
            others,
            named: named.length,
          },
        ]
      : []
  })
  return found.reduce<Candidate | null>(better, null)
}

/** The words for each of the concepts; null if one is missing. */
function spansOfAll(plain: string, parts: readonly RegExp[]): readonly Span[] | null {
  const found: Span[][] = []
  for (const terms of parts) {
    const spans = spansOf(plain, terms)
    if (spans.length === 0) return null
    found.push(spans)
  }
  return areDistinct(found) ? found.flat() : null
}

/** "It renews unless someone objects": an exception doesn't show that a rule is about something else. */
function isOther(plain: string, unless: RegExp): boolean {
  const end = plain.search(/ unless /u)
  return spansOf(plain, unless).some(({ from }) => end < 0 || from <= end + 1)
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

/** Words for the parties, the document and what it does. */
export function isFormal(word: string): boolean {
  return spansOf(word.toLowerCase(), formalWords).length > 0
}

/** Null if the rule is about something else, or more than one kind of clause. `plain`: lower case. */
export const subjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const words = wordsIn(plain)
  const found = namings.flatMap((naming) => candidate(naming, plain, words) ?? [])
  const best = found.reduce<Candidate | null>(better, null)
  if (!isWordedAsClause(plain)) return best
  return best === null ? wordedSubject(plain, words) : { ...best, isWorded: true }
})

/** Any share of a rule's words. */
const anyShare = { single: 0, several: 0 }

/** Each kind of clause whose concepts the rule names, however many other words it has. */
export const hintsIn: (plain: string) => readonly Subject[] = remembered((plain) => {
  const words = wordsIn(plain)
  return namings.flatMap((naming) => candidate(naming, plain, words, anyShare) ?? [])
})

export function isWordedAsClause(plain: string): boolean {
  return ofClauses.test(plain) && spansOf(plain, letters).length >= shortestClause
}

/** Whether a clause of this kind restricts someone; null if rules can't ask for such a clause. */
export function restrictionOf(id: string): boolean | null {
  const found = namings.find(({ naming }) => naming.id === id)
  return found === undefined ? null : found.naming.restricts === true
}

/** A rule of fewer words is no clause. */
const shortestClause = 12
/** Whether a sentence of a document is about a kind of clause, judged by the concepts that rules name it with. */
export function isAbout(id: string, plain: string): boolean {
  const naming = namings.find((one) => one.naming.id === id)
  if (naming === undefined || naming.senses.length === 0) return false
  const found = candidate(naming, plain, wordsIn(plain), leastShareOfSentence)
  return found !== null
}

/** A sentence of a document has more other words than a rule; a single concept is not enough. */
const leastShareOfSentence = { single: 1, several: 0.4 }

/** How clauses are worded, and rules seldom are. */
const ofClauses =
  /^(?!.{0,400}(?<!\p{L})must(?!\p{L})).{0,400}(?<!\p{L})(?:shall|here(?:by|under|in|of|to)|there(?:of|under|upon|to)|undertakes?|covenants?|warrants?|agrees?)(?!\p{L})/u
/** Such a rule has many words besides its concepts. */
const shareOfWorded = { single: 0.15, several: 0.15 }

/** "The seller shall …": a rule in the words of the clause it asks for, known by how such clauses are written. */
function wordedSubject(plain: string, words: Words): Subject | null {
  const found = namings.flatMap((naming) => {
    const { id } = naming.naming
    const own = candidate(naming, plain, words, shareOfWorded)
    const span = clauseOf(id)?.passageIn(plain) ?? null
    if (span === null) return own === null ? [] : [{ ...own, isWorded: true as const }]
    const spans = own === null ? [span] : [...own.spans, span]
    const share = (own?.share ?? 0) + shareOfPassage
    return [
      {
        id,
        restricts: naming.naming.restricts === true,
        isOpposite: false,
        share,
        spans,
        others: [],
        named: own?.named ?? 0,
        isWorded: true as const,
      },
    ]
  })
  return found.reduce<Candidate | null>(better, null)
}

/** A typical wording counts as much as this share of the rule's words. */
const shareOfPassage = 0.3
