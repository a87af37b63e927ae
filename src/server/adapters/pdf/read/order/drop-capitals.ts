/** Drop capitals: the large first letter of a paragraph, which programs draw apart from the rest of its word. */
import { CAPITAL_SIZE, highOf, type Piece } from '../../../../../domain/document/page-pieces.ts'
import { type TextOf } from './line-numbers-and-ruby.ts'

const CAPITAL = /^["'\u00ab\u2018\u201c]?(\p{L})$/u
const SMALL_LETTER = /^\p{Ll}/u
const FIRST_WORD = /^[\p{L}\p{M}'\u2019]*/u
/** Letters that are words by themselves. */
const LETTER_WORDS = /^[AIO]$/
const NO_LETTERS = /[^\p{L}\p{M}'\u2019]+/u
/** Maximum characters of a capital, with a quotation mark. */
const MOST_SIGNS = 2
/** Maximum examined; a page has fewer. */
const MOST = 50

/** Distance of its lines, and their overlap with its advance, in their heights. */
const WIDEST_GAP = 1.2
const OVERLAP = 0.5

/** What a capital begins. */
export interface Begun {
  /** Index of the first line beside it. */
  readonly line: number
  /** Whether the letter is a word: "A party", not "Any party". */
  readonly isWord: boolean
}

/** Indices of the capitals among the pieces, each with what it begins. */
export function capitalsOf(pieces: readonly Piece[], textOf: TextOf): ReadonlyMap<number, Begun> {
  const found = new Map<number, Begun>()
  const inked = pieces.reduce((sum, piece) => sum + piece.inked, 0)
  const usual = pieces.reduce((sum, piece) => sum + piece.inked * highOf(piece), 0) / inked
  const large = new Set([...pieces.keys()].filter((at) => isLarge(pieces[at], usual)))
  const lines = new Set<number>(large)
  for (const at of [...large].slice(0, MOST)) {
    const piece = pieces[at]
    const letter = piece && CAPITAL.exec(textOf(piece))?.[1]
    const begun = letter && begunBy(piece, letter, pieces, textOf)
    if (!begun || lines.has(begun.line)) continue
    found.set(at, begun)
    lines.add(begun.line)
  }
  return found
}

function isLarge(piece: Piece | undefined, usual: number): boolean {
  return piece !== undefined && piece.inked <= MOST_SIGNS && highOf(piece) >= CAPITAL_SIZE * usual
}

function begunBy(
  capital: Piece,
  letter: string,
  pieces: readonly Piece[],
  textOf: TextOf,
): Begun | undefined {
  const beside = [...pieces.keys()].filter((at) => isLineOf(capital, pieces[at])).sort(downwards(pieces))
  const [line] = beside
  const first = line === undefined ? undefined : pieces[line]
  if (line === undefined || !first) return undefined
  const [word = ''] = FIRST_WORD.exec(textOf(first)) ?? []
  const isBegun = letter !== letter.toLowerCase() && SMALL_LETTER.test(word)
  if (word === '' || !(isBegun || beside.length > 1)) return undefined
  const isWord =
    LETTER_WORDS.test(letter) &&
    pieces.some((piece, at) =>
      textOf(piece)
        .split(NO_LETTERS)
        .includes(word, Number(at === line)),
    )
  return { line, isWord }
}

const downwards =
  (pieces: readonly Piece[]) =>
  (one: number, other: number): number =>
    (pieces[other]?.box[3] ?? 0) - (pieces[one]?.box[3] ?? 0)

/** Whether a line begins right beside the capital. */
function isLineOf({ box }: Piece, line: Piece | undefined): boolean {
  if (!line) return false
  const high = highOf(line)
  const gap = line.box[0] - box[2]
  return (
    high * CAPITAL_SIZE <= box[3] - box[1] &&
    gap > -OVERLAP * high &&
    gap < WIDEST_GAP * high &&
    line.box[1] >= box[1] &&
    (line.box[1] + line.box[3]) / 2 < box[3]
  )
}

/** The order of the other pieces with each capital before its line. */
export function withCapitals(
  order: readonly number[],
  capitals: ReadonlyMap<number, Begun>,
): readonly number[] {
  const capitalOf = new Map([...capitals].map(([at, { line }]) => [line, at] as const))
  return order.flatMap((at) => {
    const capital = capitalOf.get(at)
    return capital === undefined ? [at] : [capital, at]
  })
}
