/** A word, a number or a meaningful sign. */
export interface Token {
  /** `stop`: end of a sentence or of a list item. */
  readonly kind: 'word' | 'number' | 'sign' | 'stop'
  /** Lower case; an optional hyphen, which broke a word at a line end, is U+00AD. */
  readonly text: string
  /** The same in the original case. */
  readonly written: string
  /** Offsets in the text: `start` inclusive, `end` exclusive. */
  readonly start: number
  readonly end: number
}

/** The tokens of a text or a part of it, in order unless it is said otherwise. */
export type Tokens = readonly Token[]

/** One tokenizer step: the token, if any, and where to continue. */
export interface Step {
  readonly token: Token | null
  readonly end: number
}

export function token(kind: Token['kind'], text: string, start: number, end: number): Step {
  return { token: { kind, text, written: text, start, end }, end }
}

export const silent = (end: number): Step => ({ token: null, end })
