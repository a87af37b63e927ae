/** Heads of table columns: the document doesn't state what is under "Excluded" or "Before". */

import type { PageText } from '../../../page-text.ts'
import { boxAt } from '../../display/quads.ts'
import { pageOf } from '../../index/document-index.ts'
import type { Meanings } from '../../meaning/languages.ts'
import { NOT_IN_FORCE } from '../../meaning/others.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'
import { namesPastText } from './labels.ts'

/** Characters read before the quote. */
const REACH = 4000
/** Maximum characters and words of a head. */
const LONGEST_HEAD = 30
const HEAD_WORDS = 4
/** Gap between two cells, in letter heights. */
const WIDE = 1.5
/** Points by which the bottoms of cells in a row may differ, and the left edges of a head and its column. */
const LEVEL = 3
const INDENT = 8

interface Cell {
  text: string
  readonly left: number
  right: number
  readonly bottom: number
  readonly height: number
}

/** Runs of characters on one row without a wide gap. */
function cellsOf(page: PageText, from: number, to: number): Cell[] {
  const cells: Cell[] = []
  for (let at = from; at < to; at += 1) {
    const box = boxAt(page, at)
    const char = page.text[at] ?? ''
    if (box === null || /\s/u.test(char)) continue
    const { left, bottom, right, top } = box
    const last = cells.at(-1)
    const gap = last === undefined ? 0 : left - last.right
    const isNext =
      last !== undefined && Math.abs(last.bottom - bottom) < LEVEL && gap > -1 && gap < last.height * WIDE
    if (!isNext) cells.push({ text: char, left, right, bottom, height: top - bottom })
    else {
      last.text += gap > last.height / 6 ? ` ${char}` : char
      last.right = right
    }
  }
  return cells
}

/** "Excluded", "Not included", "Before", "Old wording" */
function takesOut({ text }: Cell, meanings: Meanings): boolean {
  if (text.length > LONGEST_HEAD) return false
  // At least half of a head without spaces must consist of such words.
  if ((NOT_IN_FORCE.exec(text)?.[0].length ?? 0) * 2 >= text.length) return true
  const words = wordsIn(text)
  if (words.length === 0 || words.length > HEAD_WORDS) return false
  const isNegated = words.length > 1 && meanings.negates(words[0])
  return isNegated || words.every(meanings.removes) || namesPastText(words, meanings)
}

/** Whether the quote is in a column of a table whose head excludes it. */
export function isUnderExcludingHead({ index, place }: Extent, meanings: Meanings): boolean {
  const page = pageOf(index, place)
  if (page === undefined || page.rotation !== 0) return false
  const box = boxAt(page, place.start)
  if (box === null) return false
  const cells = cellsOf(page, Math.max(0, place.start - REACH), place.start)
  const [own] = cellsOf(page, place.start, place.end)
  return cells.some((head) => {
    if (head.bottom < box.top || !takesOut(head, meanings)) return false
    const row = cells.filter((cell) => cell !== head && Math.abs(cell.bottom - head.bottom) < LEVEL)
    const next = Math.min(...row.filter(({ left }) => left > head.right).map(({ left }) => left))
    const isHeadRow = row.length > 0 && row.every(({ text }) => text.length <= LONGEST_HEAD)
    // A line of text below the table reaches into the next column.
    const isInColumn = box.left > head.left - INDENT && box.left < next - INDENT && (own?.right ?? 0) < next
    return isHeadRow && isInColumn
  })
}
