/** Runs all general checks, with limits so that a bad text layer can't flood the result. */
import type { Doc } from '../document/document.ts'
import type { Phrases } from '../phrases/shape.ts'
import type { GeneralAnswer } from '../wire.ts'
import { amountsInWords, deadReferences, mixedDates } from './consistency.ts'
import { doubledWords } from './doubled.ts'
import type { GeneralCheck } from './finding.ts'
import { placeholders } from './placeholders.ts'
import { doubledPunctuation, spaceBeforePunctuation, unbalanced } from './punctuation.ts'
import { misspellings } from './spelling.ts'

/** Maximum findings per check and in total. */
const mostOfOne = 6
const most = 20

const checks: readonly GeneralCheck[] = [
  placeholders,
  amountsInWords,
  deadReferences,
  mixedDates,
  doubledWords,
  misspellings,
  unbalanced,
  doubledPunctuation,
  spaceBeforePunctuation,
]

export function generalFindings(doc: Doc, say: Phrases): readonly GeneralAnswer[] {
  return checks.flatMap((check) => distinct(check(doc, say)).slice(0, mostOfOne)).slice(0, most)
}

function distinct(findings: readonly GeneralAnswer[]): readonly GeneralAnswer[] {
  const seen = new Set<string>()
  return findings.filter(({ error }) => !seen.has(error) && seen.add(error))
}
