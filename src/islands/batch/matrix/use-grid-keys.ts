/** Arrow keys, Home, End and Page keys inside a table of links; with Ctrl, Home and End go to its corners. */
import type { KeyboardEvent } from 'react'

const PAGE = 10

export interface Place {
  readonly row: number
  readonly column: number
}

export function useGridKeys(onMove: (to: Place) => void): (event: KeyboardEvent<HTMLTableElement>) => void {
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget } = event
    if (altKey || shiftKey) return
    const from = placeOf(event.target, 'td, th')
    const body = currentTarget.tBodies[0]
    if (!from || !body) return
    const to = placeAfter(key, ctrlKey || metaKey, from, body)
    if (!to) return
    event.preventDefault()
    const link = linkAt(body, to)
    if (!link) return
    onMove(to)
    link.focus()
  }
}

export function placeOf(target: EventTarget, cells: string): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>(cells) : null
  const row = cell?.parentElement
  return cell && row instanceof HTMLTableRowElement
    ? { row: row.sectionRowIndex, column: cell.cellIndex }
    : null
}

function placeAfter(
  key: string,
  far: boolean,
  { row, column }: Place,
  { rows }: HTMLTableSectionElement,
): Place | null {
  const lastRow = rows.length - 1
  const lastColumn = (rows[row]?.cells.length ?? 1) - 1
  const moves: Readonly<Record<string, Place>> = {
    ArrowRight: { row, column: Math.min(lastColumn, column + 1) },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    ArrowDown: { row: far ? lastRow : Math.min(lastRow, row + 1), column },
    ArrowUp: { row: far ? 0 : Math.max(0, row - 1), column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? lastRow : row, column: far ? Number.MAX_SAFE_INTEGER : lastColumn },
    PageDown: { row: Math.min(lastRow, row + PAGE), column },
    PageUp: { row: Math.max(0, row - PAGE), column },
  }
  return moves[key] ?? null
}

/** Without a result, only the document's name is a link. */
function linkAt({ rows }: HTMLTableSectionElement, { row, column }: Place): HTMLElement | null {
  const cells = rows[row]?.cells
  const cell = cells?.[Math.min(column, cells.length - 1)]
  return cell?.querySelector('a') ?? cells?.[0]?.querySelector('a') ?? null
}
