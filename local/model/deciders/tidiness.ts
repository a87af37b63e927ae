/** Rules that request a general check: no placeholders, no spelling mistakes, … */

import { amountsInWords, deadReferences, mixedDates } from '../general/consistency.ts'
import { doubledWords } from '../general/doubled.ts'
import type { GeneralCheck } from '../general/finding.ts'
import { placeholders } from '../general/placeholders.ts'
import { doubledPunctuation, spaceBeforePunctuation, unbalanced } from '../general/punctuation.ts'
import { canSpell, misspellings } from '../general/spelling.ts'
import type { Decider } from './decider.ts'

const punctuation: readonly GeneralCheck[] = [doubledPunctuation, spaceBeforePunctuation, unbalanced]

const asked: readonly (readonly [RegExp, readonly GeneralCheck[]])[] = [
  [
    /placeholders?|blank(?:s| fields?| spaces?| lines?)?\b|unfilled|fill(?:ed)? in|\btbd\b|lorem ipsum|unfinished|platzhalter|leere felder|ausgefüllt|zástupn\p{L}+|nevyplněn\p{L}+|prázdn\p{L}+ (?:pol\p{L}+|míst\p{L}+)|vyplněn/iu,
    [placeholders],
  ],
  [
    /spelling|typos?\b|misspel\p{L}+|rechtschreib\p{L}*|tippfehler|schreibfehler|pravopis\p{L}*|překlep\p{L}*/iu,
    [misspellings],
  ],
  [/(?:doubled|repeated|duplicated?) words?|doppelte wörter|zdvojen\p{L}+ slov\p{L}*/iu, [doubledWords]],
  [
    /(?:brackets|parenthes[ei]s|quotation marks).{0,40}(?:balanced|closed|match|paired)|unbalanced|klammern.{0,40}geschlossen|závork\p{L}+.{0,40}(?:uzavř|párov)/iu,
    [unbalanced],
  ],
  [/punctuation|interpunktion|zeichensetzung|interpunkc\p{L}+/iu, punctuation],
  [
    /(?:cross-?)?references?.{0,60}(?:exist|valid|correct|existing)|verweise.{0,60}(?:existier|stimm|gültig)|odkazy.{0,60}(?:exist|platn|správn)/iu,
    [deadReferences],
  ],
  [
    /dates?.{0,40}(?:same|consistent|one|uniform) (?:format|way|form)|(?:same|consistent|uniform) date format|datumsformat|formát\p{L}* dat\p{L}*/iu,
    [mixedDates],
  ],
  [
    /(?:amounts?|numbers?|figures).{0,40}words.{0,40}(?:match|agree|consistent|correspond)|words and figures/iu,
    [amountsInWords],
  ],
]

export const tidiness: Decider = ({ rule, doc, say }) => {
  const checks = rule.quoted.length > 0 ? undefined : asked.find(([pattern]) => pattern.test(rule.body))?.[1]
  if (checks === undefined) return null
  if (checks.includes(misspellings) && !canSpell(doc)) {
    return { verdict: 'not_found', reason: say.noDictionary, quotes: [], fix: '' }
  }
  const findings = checks.flatMap((check) => check(doc, say))
  const first = findings[0]
  if (first === undefined) return { verdict: 'met', reason: say.clean(doc.pages.length), quotes: [], fix: '' }
  const quotes = findings.slice(0, 5).flatMap((finding) => finding.quotes.slice(0, 1))
  return { verdict: 'broken', reason: say.unclean(findings.length, first.error), quotes, fix: first.fix }
}
