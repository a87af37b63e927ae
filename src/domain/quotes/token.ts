/** A word, a number or a sign that carries meaning. */
export interface Token {
  /** `stop` is the end of a sentence or of an item of a list. */
  readonly kind: 'word' | 'number' | 'sign' | 'stop'
  /** Lower case; a hyphen that may be there or not, because it broke a word at a line end, is U+00AD. */
  readonly text: string
  /** The same in its own letter case. */
  readonly written: string
  /** Whether it begins with a capital letter. */
  readonly isCapital: boolean
  /** In the text: `start` inclusive, `end` exclusive. */
  readonly start: number
  readonly end: number
}

/** One step of reading a text: what was found, if anything, and where to go on. */
export interface Step {
  readonly token: Token | null
  readonly end: number
}

export function token(kind: Token['kind'], text: string, start: number, end: number): Step {
  return { token: { kind, text, written: text, isCapital: false, start, end }, end }
}

export const silent = (end: number): Step => ({ token: null, end })
