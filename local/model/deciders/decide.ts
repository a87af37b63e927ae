/** The deciders in order: the first that understands a rule answers it. */
import { type Doc, plainOf } from '../document/document.ts'
import { inEnglish } from '../languages/english.ts'
import type { Phrases } from '../phrases/shape.ts'
import { parseRule } from '../rule.ts'
import { documentLength, howOften } from './amount.ts'
import { beyondReach } from './beyond.ts'
import { bounds, countedThings } from './bounds.ts'
import { knownClause } from './clause.ts'
import { containLiteral, containQuoted } from './contain.ts'
import { oneCurrency } from './currency.ts'
import { dateFormat } from './date-format.ts'
import type { Decider, Decision, DecisionInput } from './decider.ts'
import { definedTermsUsed } from './defined-terms.ts'
import { withDetails } from './details.ts'
import { onEveryPage } from './every-page.ts'
import { governingLaw } from './governing-law.ts'
import { kindsOfWords } from './kinds-of-words.ts'
import { measured } from './measured.ts'
import { numberedPages } from './page-numbers.ts'
import { decideByPassage } from './passage.ts'
import { regular } from './regular.ts'
import { anySection, namedField } from './section.ts'
import { partsOf, together } from './several.ts'
import { signatureLines } from './signature.ts'
import { statedFigure } from './stated-figure.ts'
import { statedThing } from './stated-thing.ts'
import { tidiness } from './tidiness.ts'
import { unseen } from './unseen.ts'
import { writtenIn } from './written-in.ts'

const deciders: readonly Decider[] = [
  documentLength,
  howOften,
  numberedPages,
  onEveryPage,
  containQuoted,
  regular,
  bounds,
  definedTermsUsed,
  dateFormat,
  measured,
  tidiness,
  writtenIn,
  governingLaw,
  oneCurrency,
  beyondReach,
  statedFigure,
  kindsOfWords,
  withDetails(knownClause),
  unseen,
  withDetails(signatureLines),
  withDetails(anySection),
  withDetails(namedField),
  statedThing,
  containLiteral,
  countedThings,
]

const passage = withDetails(decideByPassage)

export function decide(
  rule: { readonly number: number; readonly text: string },
  doc: Doc,
  say: Phrases,
): Decision {
  const matter = { rule: parseRule(rule), doc, say }
  if (doc.wordCount === 0) return { verdict: 'not_found', reason: say.noText, quotes: [], fix: '' }
  const parts = partsOf(matter.rule)
  if (parts !== null) return together(parts.map((text) => decide({ number: rule.number, text }, doc, say)))
  for (const decider of deciders) {
    const decision = decider(matter)
    if (decision !== null) return decision
  }
  return decideInEnglish(matter) ?? passage(matter)
}

/** Figures and laws that a rule asks for in a language whose forms of rules aren't known. */
function decideInEnglish(matter: DecisionInput): Decision | null {
  const { body, number, quoted } = matter.rule
  const plain = plainOf(body)
  const text = inEnglish(plain)
  if (text === plain || quoted.length > 0) return null
  const rule = parseRule({ number, text })
  return bounds({ ...matter, rule }) ?? governingLaw({ ...matter, rule })
}
