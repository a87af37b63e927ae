/** Whether the line below a quote takes it back: as an answer ("Status: not done", "Yes [ ] No [x]") or as a status of its own. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { firstLine, LONGEST_LINE, lastLine, lineAfter, lineEnd, lineStart } from '../../text/lines.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isDraftMark } from '../words/documents.ts'
import type { Following } from './following-text.ts'
import { isVotedDown } from './minutes.ts'
import { EXCEPTIONS } from './upholding-sentences.ts'

/** An empty box, and a chosen one. */
const BOX =
  /([\u25a1\u25cb\u25ef\u25fb\u2610\u274f]|\[[\s_]?\]|\([\s_]?\))|([\u25a0\u25c9\u25cf\u2611\u2612\u2713\u2714\u2705]|\[[xX\u2713\u2714]\]|\([xX\u2713\u2714]\))/gu
/** Maximum words of an answer and of its label. */
const ANSWER_WORDS = 5
const LABEL_WORDS = 6
/** A label with the sign that ends it, and what follows. */
const FIELD = /^(.*(?:[:\uff1a?=]| [\u2013\u2014-] ))(.*)$/su
/** Two answers in brackets and the chosen one: yes comes first. */
const LETTERS = /\((\p{L})\s?\/\s?(\p{L})\)\s?[:=]?\s{0,3}(\p{L})$/u

/** Lines of a choice: "☐ Yes / ☒ No". */
const MOST_LINES = 6
const BEGINS_WITH_BOX = new RegExp(String.raw`^\s{0,9}(?:${BOX.source})`, 'u')

/** The short line after an offset, with those below it if they all begin with a box, but not if the line above does. */
function choiceAfter(text: string, from: number): string {
  const above = lastLine(text.slice(0, Math.max(0, from - 1)))
  const lines = text.slice(from).split('\n', MOST_LINES)
  const end = lines.findIndex((line) => !BEGINS_WITH_BOX.test(line) || line.length > LONGEST_LINE)
  const choice = lines.slice(0, end < 0 ? MOST_LINES : end)
  const isOwn = choice.length < 2 || BEGINS_WITH_BOX.test(above)
  return isOwn || choice.some((line) => wordsIn(line).length > ANSWER_WORDS)
    ? lineAfter(text, from)
    : choice.join(' ').trim()
}

/** What stands at the chosen boxes of a line; null if it has no choice between boxes. */
function chosenIn(line: string): string | null {
  const boxes = [...line.matchAll(BOX)]
  const isMixed = boxes.some(([, empty]) => empty) && boxes.some(([, , chosen]) => chosen)
  if (!isMixed) return null
  const isAhead = boxes[0]?.index === 0
  const ends = boxes.map(({ 0: box, index }) => index + box.length)
  return boxes
    .flatMap(({ 2: chosen, index }, at) => {
      if (chosen === undefined) return []
      return isAhead ? line.slice(ends[at], boxes[at + 1]?.index) : line.slice(ends[at - 1] ?? 0, index)
    })
    .join(' ')
}

/** The label of a line, and the answer: what is chosen, or what stands behind a colon, a dash or a question mark. */
export function answerIn(line: string): { label: string; answer: string; isChosen: boolean } | null {
  const chosen = chosenIn(line)
  if (chosen !== null) return { label: '', answer: chosen, isChosen: true }
  const [, label, answer] = FIELD.exec(line) ?? []
  return label === undefined || answer === undefined ? null : { label, answer, isChosen: false }
}

/** Whether the line after an offset answers no: "Status: not done", not "Deviations: none"; null if it is no answer. */
export function isAnsweredNo(text: string, from: number, meanings: Meanings): boolean | null {
  const line = choiceAfter(text, from)
  const letters = LETTERS.exec(line)
  if (letters !== null) return letters[2]?.toLowerCase() === letters[3]?.toLowerCase()
  const { label, answer, isChosen } = answerIn(line) ?? { label: '', answer: '', isChosen: false }
  const [asked, said] = [tokensOf(label), tokensOf(answer)]
  const denies = anyOf(meanings.refuses, meanings.removes, meanings.isStatus)
  if (isChosen) return has(said, denies)
  if (asked.length > LABEL_WORDS || said.length > ANSWER_WORDS) return null
  return has(said, denies)
    ? !has(asked, anyOf(meanings.restricts, meanings.overrides, meanings.doubts))
    : null
}

/** "Scope: pilot sites", "Validity: until March": not "Scope: all sites". */
const SCOPE =
  /^(?:scope|validity|valid|applies|applicability|restrictions?|geltung\p{L}{0,8}|g\u00fcltig\p{L}{0,5}|einschr\u00e4nkung\p{L}{0,2}|platnost|rozsah|omezen\u00ed|port\u00e9e|validit\u00e9|\u00e1mbito|vigencia|validez|ambito|validit\u00e0|zakres|wa\u017cno\u015b\u0107|\u00e2mbito|vig\u00eancia|validade|bereik|geldigheid|toepassing|ge\u00e7erlilik|kapsam|cakupan|villkor|vilk\u00e5r|ehto|felt\u00e9tel|\u0443\u0441\u043b\u043e\u0432\u0438\u0435|condi\u021bi[ea])$/u
const EVERYTHING =
  /^(?:all|every\p{L}{0,5}|any|none|unlimited|indefinite|alle[nrs]?|jede[rns]?|keine?|unbegrenzt|unbeschr\u00e4nkt|v\u0161e\p{L}{0,4}|v\u0161ech\p{L}{0,3}|\u017e\u00e1dn\p{L}{1,2}|neomezen\p{L}|tou[st]\p{L}{0,3}|aucune?|illimit\p{L}{1,3}|tod[oa]s?|ningun[oa]|ilimitad[oa]|tutt[oiae]|nessun[oa]?|wszyst\p{L}{1,4}|\u017cadn\p{L}{1,3}|brak|nenhuma?|geen|onbeperkt|t\u00fcm|yok|semua|alla|inga?|kaikki|minden|\u0432\u0441\u0435\p{L}{0,2}|toate)$/u
const SHORT_LABEL = 3

/** Whether the line after an offset makes what stands above it a condition, or narrows it: "Precondition: payment". */
function isFieldOfLimit(text: string, from: number, meanings: Meanings): boolean {
  const { label, answer } = answerIn(lineAfter(text, from)) ?? { label: '', answer: '' }
  const [asked, said] = [tokensOf(label), tokensOf(answer)]
  const isPrecondition: Is = (word) => meanings.limits(word?.replace(/^pre/u, ''))
  const isField = asked.length > 0 && asked.length <= SHORT_LABEL && said.length > 0
  return isField && has(asked, anyOf(SCOPE, meanings.limits, isPrecondition)) && !has(said, EVERYTHING)
}

/** A field that judges what stands above it. */
const JUDGES =
  /^(?:status|state|result|outcome|decision|vote|compliance|compliant|complied|fulfilled|fulfilment|met|approval|approved|agreed|accepted|adopted|finding|verdict|erf\u00fcllt|erf\u00fcllung|ergebnis|entscheidung|beschluss|abstimmung|genehmigt|angenommen|befund|statut|r\u00e9sultat|d\u00e9cision|conforme|conformit\u00e9|constat|estado|resultado|decisi\u00f3n|cumple|cumplido|cumplimiento|stav|v\u00fdsledek|rozhodnut\u00ed|spln\u011bno|schv\u00e1leno|stato|esito|risultato|decisione|wynik|decyzja|spe\u0142nione|decis\u00e3o|cumprido|resultaat|besluit|voldaan)$/u
const YES =
  /^(?:yes|y|yep|ok|okay|done|met|pass|passes|passed|active|final|complete[d]?|closed|signed|positive|compliant|fully|substantiated|ja|j|erf\u00fcllt|erledigt|oui|o|conforme|s\u00ed|s\u00ec|s|ano|spln\u011bno|tak|sim|evet|totale?|introduced|implemented|zavedeno|zaveden[aoy]|eingeführt|umgesetzt|wirksam|fait|réalisée?|mise?|place|hecho|implantad[ao]|implementad[ao]|realizad[ao]|fatto|attuat[ao]|realizzat[ao]|feito|concluíd[ao]|hotovo|wdrożon\p{L}|zrobione|wykonan\p{L}|wprowadzon\p{L}|voltooid|ingevoerd|uitgevoerd|gereed|force|vigueur|vigor|vigore|kraft|\u2713|\u2714)$/u

/** "Status: open", "Compliance: partly": not "Status: in force", nor a date. */
function isJudgedOtherwise(text: string, from: number, meanings: Meanings): boolean {
  const { label, answer } = answerIn(lineAfter(text, from)) ?? { label: '', answer: '' }
  const [asked, said] = [wordsIn(label), wordsIn(answer)]
  const isField = asked.length > 0 && asked.length <= SHORT_LABEL && said.length > 0
  if (!isField || said.length > ANSWER_WORDS || !has(asked, JUDGES)) return false
  const keeps = anyOf(YES, meanings.confirms, meanings.asserts, meanings.upholds)
  return !/\d/u.test(answer) && !said.some(keeps)
}

/** Maximum words of such a line: "Not agreed" */
const SHORT = 4
const IS_TITLED = /^\s?[:\u2013\u2014-]/u
/** "Draft - not for use": what follows is no answer. */
const IS_DASHED = /^\s?[\u2013\u2014-]\s/u
/** The number of a clause, or none: not that of another section. */
const SAME_SECTION = /^\s{0,9}(?:\d{1,3}(?:\.\d{1,3}){1,3}\s|\p{L})/u
const ITEM = /^\s{0,9}(?:[([]?[a-z\d]{1,2}[.)\]]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u00b7\uf0b7])\s/u

/** "Exceptions: / (a) the northern region; …" */
function listsExceptions(lines: string, { negates }: Meanings): boolean {
  const [line = '', below = ''] = lines.split('\n', 2)
  const words = wordsIn(line)
  const isHeading = words.length === 1 && EXCEPTIONS.test(words[0] ?? '') && SAME_SECTION.test(line)
  return isHeading && ITEM.test(below) && !wordsIn(below).some(negates)
}

/** "Status: not done": true; "Exceptions: none": false; null if the line is no answer. */
export function answerBelow({ extent: { text }, next, isNextLine, meanings }: Following): boolean | null {
  if (!isNextLine) return null
  if (meanings.isStatus(next.text) && IS_DASHED.test(text.slice(next.end))) return null
  const start = lineStart(text, next.start)
  const line = firstLine(text.slice(start))
  if (isDraftMark(line)) return false
  if (NUMBERED_HEADING.test(line)) return null
  if (isVotedDown(text, start) || listsExceptions(text.slice(start), meanings)) return true
  const isOpen = isFieldOfLimit(text, start, meanings) || isJudgedOtherwise(text, start, meanings)
  return isOpen || isAnsweredNo(text, start, meanings)
}

/** A separate line may be a heading: "No waiver." */
export function isStatusLine({ extent: { text }, rest, next, isNextLine, meanings }: Following): boolean {
  const lineEnds = lineEnd(text, next.start)
  const line = rest.filter(({ kind, end }) => kind === 'word' && end <= lineEnds)
  const last = line.at(-1)
  if (!isNextLine || last === undefined) return false
  const isShort = line.length <= SHORT
  if (isShort && meanings.negates(last.text)) return true
  return (isShort || IS_TITLED.test(text.slice(next.end))) && meanings.isStatus(next.text)
}
