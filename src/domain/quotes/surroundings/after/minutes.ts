/** What minutes say of a text: "Mr Hall moved the following. … The motion fell.", "… The item was sent back to the committee." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lineAfter } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, withinSentence } from '../clauses.ts'
import type { Extent } from '../extent.ts'

const PROPOSES =
  /^(?:moved|moves|proposed|proposes|tabled|tables|suggested|suggests|beantragte?n?|schlägt|schlug|navrhl[aoi]?|navrhuje|propos[ea]|proposait|proposé|propuso|proponen?|propone|propose|zaproponował[aoi]?|proponuje|propôs|propõe|stelt|stelde)$/u
/** Last words of a sentence among which it announces the text. */
const CLOSING = 4

const nextSentence = ({ last, after }: Extent): Tokens =>
  withinSentence(last.kind === 'stop' ? after : after.slice(1))

/** Whether a text was proposed by the words before it, and not adopted by the sentence after it. */
export function isOnlyProposed(words: readonly string[], extent: Extent, meanings: Meanings): boolean {
  if (!has(words, PROPOSES)) return false
  const announces = (word: string, at: number): boolean =>
    meanings.isFollowing(word) || (meanings.isWriting(word) && meanings.determines(words[at - 1]))
  if (!words.some((word, at) => at >= words.length - CLOSING && announces(word, at))) return false
  const next = nextSentence(extent)
  return !has(next, meanings.confirms) || has(next, meanings.negates)
}

const MOTION =
  /^(?:motion|proposal|amendment|antrag|vorschlag|návrh|proposition|propuesta|moción|proposta|mozione|wniosek|propozycja|moção|voorstel|motie)$/u
const FAILS =
  /^(?:failed|fell|lost|scheiterte?|scheitert|neprošel|échoue|échoué|fracasó|fracasa|fallisce|fallita|upadł|upadła|falhou|verworpen|sneuvelde)$/u
const ITEM =
  /^(?:items?|point|matter|question|decision|topic|punkt|tagesordnungspunkt|beschluss|entscheidung|thema|bod|rozhodnutí|décision|sujet|punto|asunto|decisión|argomento|decisione|uchwałę|decyzję|ponto|assunto|decisão|besluit|agendapunt)$/u
const POSTPONED =
  /^(?:postponed|adjourned|deferred|referred|committee|vertagt|verschoben|zurückgestellt|ausschuss|zurückverwiesen|odložen[aoy]?|odročen[aoy]?|výboru|renvoyée?|reportée?|ajournée?|commission|comité|aplaz(?:ó|ad[oa])|pospuso|pospuest[oa]|comisión|rinviat[oa]|commissione|odroczon[oy]|odłożon[oy]|odesłano|komisji|adiad[oa]|adiou|comissão|uitgesteld|verdaagd|commissie)$/u
/** Words at the beginning of a sentence among which its subject is. */
const SUBJECT = 3

/** Whether a sentence says that what stands before it was voted down or put off. */
export function isPutOff(sentence: Tokens, meanings: Meanings): boolean {
  if (has(sentence, ITEM) && has(sentence, POSTPONED) && !has(sentence, meanings.confirms)) return true
  const isMotion = has(sentence.slice(0, SUBJECT), MOTION)
  return isMotion && has(sentence, anyOf(FAILS, meanings.negates, meanings.removes))
}

const FOR = '(?:in favou?r|for|ayes?|yes|dafür|für|ja|pro|pour|a favor|favorevoli|a favore|za|voor)'
const AGAINST =
  '(?:against|opposed|noes|no|dagegen|gegen|nein|proti|contre|en contra|contra|contrari|contro|przeciw|przeciwko|tegen)'
const NUMBER = String.raw`(\d{1,4})`
const BETWEEN = String.raw`[\s:,;]{1,3}`
const AND = String.raw`[\s:,;.]{1,3}(?:and |und |a |et |y |e |i |en )?`
/** "Vote: 3 for, 11 against" */
const LABEL = String.raw`(?:\p{L}{2,14}:\s)?`
const WORD_FIRST = new RegExp(
  String.raw`^${LABEL}${FOR}${BETWEEN}${NUMBER}${AND}${AGAINST}${BETWEEN}${NUMBER}(?!\d)`,
  'iu',
)
const NUMBER_FIRST = new RegExp(
  String.raw`^${LABEL}${NUMBER}\s${FOR}${AND}${NUMBER}\s${AGAINST}(?!\p{L})`,
  'iu',
)

/** Whether the line after an offset, or the rest of its own, is the result of a vote that was lost. */
export function isVotedDown(text: string, from: number): boolean {
  const line = lineAfter(text, from)
  const [, yes, no] = WORD_FIRST.exec(line) ?? NUMBER_FIRST.exec(line) ?? []
  return yes !== undefined && Number(yes) <= Number(no)
}
