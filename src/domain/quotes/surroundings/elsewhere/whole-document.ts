/** Sentences about the whole document: "This contract was never signed and has no legal effect." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart } from '../../text/lines.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isVersion } from '../words/documents.ts'
import { leadOf, PASSIVE, predicateOf, roleOf } from './mention-clause.ts'
import { type Mention, NEAR_START } from './mentions.ts'

/** Characters read after the word for the document. */
const REACH = 160
/** "was withdrawn", "wurde zurückgezogen" */
const PAST =
  /^(?:was|were|been|wurden?|worden|été|fue|sido|stat[oa]|foi|zosta\p{L}{1,5}|byl[aoiy]?|werd|is)$/u
/** "This Agreement terminated on 31 December": not "terminates". */
const ENDED =
  /^(?:terminated|expired|lapsed|ended|endete|erlosch|auslief|skončil[ay]?|vypršel[ay]?|zanikl[ay]?|expiró|terminó|finalizó|scadde|cessò|terminou|expirou|cessou|wygasł[ay]?|wygasło|eindigde|verviel|berakhir)$/u
/** After "sans effet": "rétroactif", "suspensif", "sur les droits acquis". */
const SOME_EFFECT =
  /^(?:r[e\u00e9]troa|suspens|inmedi|imm[e\u00e9]di|imedi|lib[e\u00e9]rat|sur$|sobre$|su(?:ll[aeo]?|i|gli)?$)/u

/** "This paper is a translation exercise." */
const EXERCISE =
  /^(?:exercise|parody|satire|joke|übungstext|übung|parodie|cvičení|exercice|ejercicio|parodia|esercizio|ćwiczenie|exercício|paródia|oefening)$/u
/** "This text is a courtesy translation." */
const TRANSLATION =
  /^(?:translation|(?:gefälligkeits)?übersetzung|překlad|traduction|traducción|traduzione|tłumaczenie|tradução|vertaling)$/u
const COURTESY =
  /^(?:courtesy|convenience|gefälligkeitsübersetzung|zdvořilostní|courtoisie|cortesía|cortesia|grzecznościowe|informational|orientační|orientacyjne)$/u
/** "This policy does not form part of any contract of employment." */
const OTHER_CONTRACT = /^part of (?:any|an?|your|our|his|her|their) /u

/**
 * "This contract was never signed and has no legal effect.", "This document is a template; none of it has been agreed."
 * A draft or template as such is not void: people have these checked too.
 */
export function isVoid({ text, start, end }: Mention, meanings: Meanings): boolean {
  const lead = leadOf(text.slice(Math.max(0, start - NEAR_START), start), meanings)
  const [nearest, second] = lead
  // "This English text"
  const isOwn = nearest?.isCapital === true && second !== undefined && meanings.determines(second.text)
  if (nearest === undefined || !(isOwn || meanings.determines(nearest.text))) return false
  if (!isOwn && roleOf(lead, meanings) !== 'subject') return false
  // Only its own sentence is read, so that all mentions together take linear time.
  const tail = firstPart(text.slice(end, end + REACH), /(?<=[.!?])(?:\s|$)/u)
  const words = predicateOf(tail).map((token) => token.text)
  if (ENDED.test(words[0] ?? '')) return true
  const past = words.findIndex((word) => PAST.test(word))
  const isGone = past >= 0 && words.slice(past).some(meanings.removes)
  if (isGone && !has(tokensOf(tail), anyOf(meanings.supposes, meanings.negates))) return true
  if (has(words, TRANSLATION) && has(words, COURTESY)) return true
  if (isVersion(text.slice(start, end).toLowerCase())) return false
  if (PASSIVE.test(words[0] ?? '') && has(words, EXERCISE)) return true
  return words.some((word, at) => {
    const rest = words.slice(at)
    if (has(rest.slice(2, 4), SOME_EFFECT)) return false
    if (meanings.beginUnsettled(rest)) return !OTHER_CONTRACT.test(rest.slice(2).join(' '))
    const isNoun = at > 0 && has(words.slice(Math.max(0, at - 2), at), PASSIVE)
    const isOut = isNoun && meanings.isStatus(word)
    // Not "is not void".
    // Nor "replaces no advice": "none" stands alone.
    const isNone = !meanings.denies(word) || rest.length === 1
    const isOmitted = isNone && !meanings.negates(words[at - 1]) && meanings.beginOmission(rest)
    if (!isOut && !isOmitted) return false
    const sentence = tokensOf(tail)
    // "void if the deposit is not paid"
    const isConditional = has(sentence, meanings.supposes)
    return !isConditional && (isOmitted || has(sentence.slice(at + 1), meanings.negates))
  })
}
