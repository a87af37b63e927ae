/** Whether a sentence tells what happened: "The pilot was given up.", not "The goods delivered by then are paid for." */

import { anyOf, type Meanings } from '../meaning/languages.ts'
import type { Tokens } from '../tokens/token.ts'
import { has } from './clauses.ts'
import { isClauseLink } from './words/function-words.ts'
import { isModal, isPresent } from './words/verbs.ts'

/** Before a word that describes a noun: "the agreed price". */
const DETERMINER =
  /^(?:the|an?|any|all|each|every|no|of|its|their|his|her|our|your|such|these|those|duly|by|for|with|as|when|if|or|nor)$/u
/** "need", "exceed" */
const NOT_PAST = /eed$/u

type Pair = readonly [verb: RegExp, participle: RegExp]
/** "hat den Plan abgelehnt": a verb, and its participle at the end of the sentence. */
const APART: readonly Pair[] = [
  [
    /^(?:hat|haben|habe)$/u,
    /^\p{L}{0,9}ge\p{L}{2,14}(?:t|en)$|^(?:be|ver|ent|er|zer|miss)\p{L}{2,14}(?:t|en)$|iert$/u,
  ],
  [/^(?:heeft|hebben|heb)$/u, /^\p{L}{0,9}ge\p{L}{2,14}(?:t|d|en)$|^(?:be|ver|ont)\p{L}{2,14}(?:t|d|en)$/u],
]
/** "ont refusé", "ha ora ritirato" */
const TOGETHER: readonly Pair[] = [
  [
    /^(?:n'|l'|s'|d')?(?:a|ont|ai|avons)$|^s'est$/u,
    /(?:é|ée|és|ées)$|^(?:pris|mis|dit|fait|eu|vu|perdu|voulu|retenu|obtenu|rompu|tenu|admis|exclu)$/u,
  ],
  [/^(?:ha|han|hemos|he)$/u, /(?:ado|ido)$|^(?:hecho|dicho|puesto|visto|vuelto|escrito)$/u],
  [
    /^(?:l'|s')?(?:ha|hanno|ho|abbiamo)$/u,
    /(?:[aiu]to|[aiu]t[aei])$|^(?:detto|fatto|messo|preso|deciso|chiesto|scritto|visto)$/u,
  ],
  [/^(?:è|sono)$/u, /^(?:stat[oaie]|rimast[oaie]|cadut[oaie]|scadut[oaie]|finit[oaie])$/u],
]
const PARTICIPLE_REACH = 3

function isPerfect(sentence: Tokens, at: number): boolean {
  const verb = sentence[at]?.text ?? ''
  const last = sentence.at(-1)?.text ?? ''
  const near = sentence.slice(at + 1, at + 1 + PARTICIPLE_REACH)
  return (
    APART.some(([auxiliary, participle]) => auxiliary.test(verb) && participle.test(last)) ||
    TOGETHER.some(([auxiliary, participle]) => auxiliary.test(verb) && has(near, participle))
  )
}

/** ", which was agreed," */
const isApart = (sentence: Tokens, at: number, text: string): boolean => {
  const [token, next] = [sentence[at], sentence[at + 1]]
  const ahead = text.slice(sentence[0]?.start, token?.start)
  return next !== undefined && ahead.includes(',') && text.slice(token?.end, next.start).includes(',')
}

/** `text` is what the tokens' offsets refer to. */
export function isNarrative(sentence: Tokens, text: string, meanings: Meanings): boolean {
  if (has(sentence, anyOf(isModal, isPresent))) return false
  const at = sentence.findIndex(({ text: word, isCapital }, i) => {
    if (isPerfect(sentence, i)) return true
    const isParticiple = i > 1 && DETERMINER.test(sentence[i - 1]?.text ?? '')
    return i > 0 && !isCapital && meanings.isPastVerb(word) && !NOT_PAST.test(word) && !isParticiple
  })
  if (at < 0 || isApart(sentence, at, text)) return false
  const links = anyOf(meanings.subordinates, meanings.supposes, isClauseLink)
  return !sentence.slice(1, at).some(({ text: word }) => links(word))
}
