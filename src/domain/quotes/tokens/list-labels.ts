/** Labels of lists and sections: "(a)", "2.", "7.2.1" at the start of a line after the end of a sentence or item. */

import { CHECK_BOX, TICKED } from '../text/characters.ts'
import { firstLine } from '../text/lines.ts'
import type { Token, Tokens } from './token.ts'

const LABEL = /^(?:[a-z]|[ivx]{1,5}|\d{1,3}|\d{1,3}(?:\.\d{1,3})+)$/u
const CLOSED = /^[.)\]]\s/u
const SECTION = /^\d{1,3}(?:\.\d{1,3})+$/u
const ITEM_END = /[;:\uff1b]["')\]\u00bb\u2019\u201d]{0,3}$/u
const LIST_BEGINNING = /:["')\]\u00bb\u2019\u201d]{0,3}$/u
/** After a colon, any other number may be an amount. */
const FIRST_LABEL = /^(?:[aix1]|\d{1,3}\.1)$/u
/** A bullet, or one of several check boxes. */
const MARK = /^[\u25a0\u25a1\u25c9\u25cb\u25cf\u25ef\u26aa\u26ab\p{Co}]$/u
/** Characters around a mark within which a different mark makes it a choice. */
const CHOICE_REACH = 60
/** Excludes abbreviations: in "Art.\n5.1" the number is not a label. */
const SENTENCE_END = /(?:\p{L}{4}|[)\]"\u201d\u00bb])\.["')\]\u00bb\u2019\u201d]{0,3}$/u
/** Characters read before a label. */
const NEAR = 24

/** Whether a mark is one of several different ones, as in "○ Yes ● No". */
export function isChoice(text: string, { text: mark, start, end }: Token): boolean {
  if (!MARK.test(mark)) return false
  const around = text.slice(Math.max(0, start - CHOICE_REACH), end + CHOICE_REACH)
  return [...around].some((char) => char !== mark && MARK.test(char))
}

function isFirstOfLine(text: string, { start }: Token): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start)
  const line = before.trimEnd()
  return line === '' || before.slice(line.length).includes('\n')
}

const isBullet = (text: string, token: Token): boolean =>
  MARK.test(token.text) && !isChoice(text, token) && isFirstOfLine(text, token)

/** Characters of a line after a box within which another one makes it a choice. */
const LINE = 300

/** Whether a ticked box is the only one at the beginning of its line. */
function isTicked(text: string, token: Token): boolean {
  if (!TICKED.test(token.text) || !isFirstOfLine(text, token)) return false
  const line = firstLine(text.slice(token.end, token.end + LINE))
  return ![...line].some((char) => CHECK_BOX.test(char))
}

function beginsLine(text: string, at: number, label: Token, next: Token | undefined): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at).replace(/[([]$/u, '')
  const line = before.trimEnd()
  if (!before.slice(line.length).includes('\n')) return false
  if (LIST_BEGINNING.test(line) && !FIRST_LABEL.test(label.text)) return false
  if (ITEM_END.test(line)) return true
  return next?.isCapital === true && SENTENCE_END.test(line)
}

function isClosed(text: string, token: Token): boolean {
  const after = text.slice(token.end, token.end + 2)
  return CLOSED.test(after) || (SECTION.test(token.text) && /^\s/u.test(after))
}

/** Number of tokens from `at` on that form a label (bracket, label, dot); 0 if there is none. */
export function labelLength(text: string, tokens: Tokens, at: number): number {
  const first = tokens[at]
  if (first === undefined) return 0
  if (isBullet(text, first) || isTicked(text, first)) return 1
  const isBracket = first.text === '('
  const label = tokens[isBracket ? at + 1 : at]
  if (label === undefined || label.kind === 'sign' || !LABEL.test(label.text)) return 0
  const next = tokens[isBracket ? at + 2 : at + 1]
  const hasDot = next?.kind === 'stop' && next.start === label.end
  const length = (isBracket ? 2 : 1) + (hasDot ? 1 : 0)
  const isLabel = isClosed(text, label) && beginsLine(text, first.start, label, tokens[at + length])
  return isLabel ? length : 0
}
