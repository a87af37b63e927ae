/** Labels of lists and sections: "(a)", "2.", "7.2.1" where a line begins after the end of a sentence or of an item. */
import type { Token } from './tokens.ts'

const LABEL = /^(?:[a-z]|[ivx]{1,5}|\d{1,3}|\d{1,3}(?:\.\d{1,3})+)$/u
const CLOSED = /^[.)\]]\s/u
const SECTION = /^\d{1,3}(?:\.\d{1,3})+$/u
const ITEM_END = /[;:\uff1b]["')\]\u00bb\u2019\u201d]{0,3}$/u
/** Not after an abbreviation: in "Art.\n5.1" the number is no label. */
const SENTENCE_END = /(?:\p{L}{4}|[)\]"\u201d\u00bb])\.["')\]\u00bb\u2019\u201d]{0,3}$/u
/** Characters before a label that are looked at. */
const NEAR = 24

function beginsLine(text: string, at: number, next: Token | undefined): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at).replace(/[([]$/u, '')
  const line = before.trimEnd()
  if (!before.slice(line.length).includes('\n')) return false
  return ITEM_END.test(line) || (next?.isCapital === true && SENTENCE_END.test(line))
}

function isClosed(text: string, token: Token): boolean {
  const after = text.slice(token.end, token.end + 2)
  return CLOSED.test(after) || (SECTION.test(token.text) && /^\s/u.test(after))
}

/** How many tokens from `at` on are a label: its bracket, itself and its dot; 0 when there is none. */
export function labelLength(text: string, tokens: readonly Token[], at: number): number {
  const isBracket = tokens[at]?.text === '('
  const label = tokens[isBracket ? at + 1 : at]
  if (label === undefined || label.kind === 'sign' || !LABEL.test(label.text)) return 0
  const next = tokens[isBracket ? at + 2 : at + 1]
  const hasDot = next?.kind === 'stop' && next.start === label.end
  const length = (isBracket ? 2 : 1) + (hasDot ? 1 : 0)
  const isLabel = isClosed(text, label) && beginsLine(text, tokens[at]?.start ?? 0, tokens[at + length])
  return isLabel ? length : 0
}
