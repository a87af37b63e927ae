/** Runs all general checks, with limits so that a bad text layer can't flood the result. */
import type { Doc } from '../document/document.ts'
import type { GeneralAnswer } from '../wire.ts'
import { amountsInWords, deadReferences } from './consistency.ts'
import { doubledWords } from './doubled.ts'
import type { GeneralCheck } from './finding.ts'
import { placeholders } from './placeholders.ts'
import { doubledPunctuation, spaceBeforePunctuation } from './punctuation.ts'
import { canSpell, misspellings } from './spelling.ts'

export { canSpell, misspellings }

/** Maximum findings per check and in total. */
const mostOfOne = 6
const most = 20

const checks: readonly GeneralCheck[] = [
  placeholders,
  amountsInWords,
  deadReferences,
  doubledWords,
  misspellings,
  doubledPunctuation,
  spaceBeforePunctuation,
]

const punctuation: readonly GeneralCheck[] = [doubledPunctuation, spaceBeforePunctuation]
const names: readonly (readonly [name: RegExp, checks: readonly GeneralCheck[]])[] = [
  [
    /placeholders?|blanks?(?: fields?| spaces?| lines?)?\b|unfilled|\btbd\b|lorem ipsum|unfinished/iu,
    [placeholders],
  ],
  [/spelling|typos?\b|misspel/iu, [misspellings]],
  [/(?:doubled|repeated|duplicated?) words?/iu, [doubledWords]],
  [/punctuation/iu, punctuation],
  [/references?.{0,40}(?:exist|valid|correct)/iu, [deadReferences]],
  [/(?:amounts?|numbers?) in words/iu, [amountsInWords]],
]

/** The checks that a rule asks for; undefined if it is about something else. */
export function checksNamedIn(rule: string): readonly GeneralCheck[] | undefined {
  return names.find(([name]) => name.test(rule))?.[1]
}

export function generalFindings(doc: Doc): readonly GeneralAnswer[] {
  return checks.flatMap((check) => distinct(check(doc)).slice(0, mostOfOne)).slice(0, most)
}

function distinct(findings: readonly GeneralAnswer[]): readonly GeneralAnswer[] {
  const seen = new Set<string>()
  return findings.filter(({ error }) => !seen.has(error) && seen.add(error))
}
