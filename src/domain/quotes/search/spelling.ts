/** Letters and digits of a text, as quotes are followed from cell to cell. */

import { DIGIT, UNSPACED_OR_HANGUL } from '../text/characters.ts'
import { foldLoose } from '../text/fold.ts'

/** Letters and digits of a text in loose form; signs between digits and of currencies stay. */
export interface Spelling {
  readonly units: string
  /** For each unit, the offset of its character in the source. */
  readonly offsets: Uint32Array
  /** For each unit and the end, 1 if a word may begin there, else 0. */
  readonly boundaries: Uint8Array
}

const SPELLED = /[\p{L}\p{N}\p{M}\p{Sc}%]/u

function isSpelled(source: string, offset: number, char: string): boolean {
  if (SPELLED.test(char)) return true
  return DIGIT.test(source[offset - 1] ?? '') && DIGIT.test(source[offset + 1] ?? '')
}

/** Units of a text beyond three per character: a page has thousands of texts. */
const EXTRA = 20

export function spellingOf(source: string): Spelling {
  const units: string[] = []
  const offsets: number[] = []
  const boundaries: number[] = []
  foldLoose(
    source,
    (unit, offset) => {
      const char = String.fromCharCode(unit)
      if (!isSpelled(source, offset, char)) return
      const last = offsets.at(-1) ?? -2
      const isUnspaced =
        UNSPACED_OR_HANGUL.test(source[offset] ?? '') || UNSPACED_OR_HANGUL.test(source[last] ?? '')
      boundaries.push(Number(offset > last + 1 || (offset > last && isUnspaced)))
      units.push(char)
      offsets.push(offset)
    },
    EXTRA,
  )
  return {
    units: units.join(''),
    offsets: Uint32Array.from(offsets),
    boundaries: Uint8Array.from([...boundaries, 1]),
  }
}
