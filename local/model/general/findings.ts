/** The general checks: mistakes in any document, with limits so that a bad text layer can't flood the result. */
import { type Doc, quoteOf } from '../document/document.ts'
import type { GeneralAnswer } from '../wire.ts'
import { deadReferences } from './references.ts'
import {
  amountsInWords,
  type Check,
  doubledPunctuation,
  doubledWords,
  placeholders,
  type Slip,
  spaceBeforePunctuation,
} from './slips.ts'
import { misspellings } from './spelling.ts'

interface GeneralCheck {
  readonly kind: GeneralAnswer['kind']
  /** How a rule asks for it. */
  readonly name: RegExp
  readonly check: Check
  readonly isEnglish?: true
}
const checks: readonly GeneralCheck[] = [
  {
    kind: 'unfinished',
    name: /placeholder|blanks?(?: fields?| spaces?| lines?)?\b|unfilled|\btbd\b|lorem ipsum|unfinished/iu,
    check: placeholders,
  },
  { kind: 'consistency', name: /(?:amounts?|numbers?) in words/iu, check: amountsInWords, isEnglish: true },
  {
    kind: 'consistency',
    name: /references?.{0,40}(?:exist|valid|correct)/iu,
    check: deadReferences,
    isEnglish: true,
  },
  { kind: 'grammar', name: /(?:doubled|repeated|duplicated?) words?/iu, check: doubledWords },
  { kind: 'spelling', name: /spelling|typos?\b|misspel/iu, check: misspellings, isEnglish: true },
  { kind: 'punctuation', name: /punctuation/iu, check: doubledPunctuation },
  { kind: 'punctuation', name: /punctuation/iu, check: spaceBeforePunctuation, isEnglish: true },
]

/** What the checks that a rule asks for find; null if it asks for none. */
export function slipsNamedIn(rule: string, doc: Doc): readonly Slip[] | null {
  const named = checks.filter(({ name }) => name.test(rule))
  return named.length === 0 ? null : named.flatMap((one) => (canRead(one, doc) ? one.check(doc) : []))
}

/** Whether finding nothing shows that there is nothing: spelling knows words in lower case, and English. */
export function isComplete(rule: string, doc: Doc): boolean {
  return checks.every((one) => !one.name.test(rule) || (one.kind !== 'spelling' && canRead(one, doc)))
}

function canRead({ isEnglish }: GeneralCheck, doc: Doc): boolean {
  return !isEnglish || doc.isEnglish
}

/** Maximum findings per check and in total. */
const mostOfOne = 6
const most = 20

/** A kind that has no check for the document's language says so, without a quote. */
export function generalFindings(doc: Doc): readonly GeneralAnswer[] {
  const readable = checks.filter((one) => canRead(one, doc))
  const unread = new Set(
    checks.map(({ kind }) => kind).filter((kind) => readable.every((one) => one.kind !== kind)),
  )
  const found = readable.flatMap(({ kind, check }) =>
    distinct(check(doc))
      .slice(0, mostOfOne)
      .map(({ sentence, at, error, fix }) => ({ kind, error, quotes: [quoteOf(sentence, at)], fix })),
  )
  return [...[...unread].map(notChecked), ...found.slice(0, most)]
}

function notChecked(kind: GeneralAnswer['kind']): GeneralAnswer {
  return { kind, error: 'Not checked: the demo model reads English.', quotes: [], fix: '' }
}

function distinct(slips: readonly Slip[]): readonly Slip[] {
  const seen = new Set<string>()
  return slips.filter(({ error }) => !seen.has(error) && seen.add(error))
}
