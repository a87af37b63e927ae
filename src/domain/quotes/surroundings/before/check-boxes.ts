/** Choices on lines of their own: "☐ The Supplier is insured." is not chosen. */

import type { PageText } from '../../../page-text.ts'
import { pageOf } from '../../index/document-index.ts'
import { firstLine, lineStart } from '../../text/lines.ts'
import type { Extent } from '../extent.ts'

/** A box at the beginning of a line: empty, open (it may be a bullet), or chosen; likewise "-" and "+" of changes. */
const BOX =
  /^\s{0,40}(?:([\u25a1\u25a2\u25fb\u2610\u2751\u274f\u2750\u2752\u2b1c]|\[[\s_]{0,5}\]|\([\s_]{0,5}\))|([\u25cb\u25ef\u26aa\u25cc]|[-\u2212\u2013](?=\s)|_{1,4}(?=\s))|([\u25a0\u25c9\u25cf\u26ab\u29bf\u2b24\u2611\u2612\u2713\u2714\u2705\u22a0]|\[[xX\u2713\u2714]\]|\([xX\u2713\u2714]\)|_{1,3}[xX]_{1,3}|\+(?=\s)))/u
/** Lines of one item, and characters on either side within which another item is chosen. */
const MOST_LINES = 6
const REACH = 2000
/** Points by which the boxes of one level may differ. */
const LEVEL = 6
const LINE_START = /(?<=^|\n)[^\n]/gu
const ITEM_END = /[.!?:;]["')\]\u201d\u00bb]{0,3}$/u

const lineAt = (text: string, start: number): string => firstLine(text.slice(start, start + 60))

/** Start of the line with the box of the item at an offset; -1 if it has none. */
function itemStart(text: string, offset: number): number {
  let end = offset
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const start = lineStart(text, end)
    if (BOX.test(lineAt(text, start))) return start
    const above = text.slice(Math.max(0, start - 300), start).trimEnd()
    if (start === 0 || ITEM_END.test(above)) return -1
    end = start - 1
  }
  return -1
}

function leftOf({ text, boxes }: PageText, start: number): number {
  const at = start + text.slice(start).search(/\S/u)
  return boxes[at * 4] ?? 0
}

/** Whether another item of the same level is chosen, so that an open circle is no bullet. */
function hasChosen(page: PageText, item: number): boolean {
  const from = Math.max(0, item - REACH)
  const near = page.text.slice(from, item + REACH)
  return [...near.matchAll(LINE_START)].some(({ index }) => {
    const isChosen = BOX.exec(lineAt(near, index))?.[3] !== undefined
    return isChosen && Math.abs(leftOf(page, from + index) - leftOf(page, item)) < LEVEL
  })
}

/** Whether the quote is in an item with an empty box. */
export function isUnchosen({ index, place }: Extent): boolean {
  const page = pageOf(index, place)
  if (page === undefined) return false
  const item = itemStart(page.text, place.start)
  const [, empty, open] = item < 0 ? [] : (BOX.exec(lineAt(page.text, item)) ?? [])
  return empty !== undefined || (open !== undefined && hasChosen(page, item))
}
