import { type KeyboardEvent, useCallback, useState } from 'react'
import type { BatchCheck } from '../../../contract/batches.ts'
import {
  countCells,
  type Matrix,
  type MatrixColumn,
  type MatrixRow,
  worst,
} from '../../../domain/results/batch-matrix.ts'
import { verdictParts } from '../../../domain/results/finding-words.ts'
import { PROBLEMS } from '../../../domain/results/verdicts.ts'
import { useSettled } from '../../base/use-settled.ts'
import { optional, useHydrated } from '../../ui/later.tsx'
import { cellsOf, MatrixRowView } from './MatrixRowView.tsx'
import { cellWords } from './matrix-words.ts'

const CellPicture = optional(() => import('./CellPicture.tsx'))
/** Milliseconds on a verdict before its page is loaded, so that passing over the table loads none. */
const REST = 150

interface MatrixTableProps {
  matrix: Matrix<BatchCheck>
  rows: readonly MatrixRow<BatchCheck>[]
}

/** As many as its scrolling box can show; the server draws only these, so that the page appears sooner. */
const FIRST_ROWS = 20

/** One tab stop; inside it arrow keys move between cells and Enter opens the evidence. */
export function MatrixTable({ matrix, rows }: MatrixTableProps) {
  const titles = [...matrix.rules.map(({ title }) => title), 'General checks']
  const [current, setCurrent] = useState({ row: 0, column: 0 })
  const onKeyDown = useGridKeys(setCurrent)
  const select = useCallback((row: number, column: number) => setCurrent({ row, column }), [])
  const row = Math.min(current.row, rows.length - 1)
  const [pointed, setPointed] = useState<Place | null>(null)
  const place = useSettled(pointed ?? current, REST)
  const of = rows[place.row]
  const cell = of?.check.verdicts ? cellsOf(of)[place.column - 1] : null
  const found = cell && of?.check.quotes.find(({ id }) => id === cell.id)
  const drawn = useHydrated() ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      <div className="card note matrix">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
          role="grid"
          aria-label="Documents and rules"
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onMouseOver={({ target }) => setPointed(placeOf(target, 'tbody td'))}
          onMouseLeave={() => setPointed(null)}
          onFocus={() => setPointed(null)}
        >
          <thead>
            <tr>
              <th scope="col">Document</th>
              {matrix.rules.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a set can have the same rule twice
                <ColumnHead key={`${at} ${column.title}`} {...column} number={at + 1} />
              ))}
              <ColumnHead
                title="General checks"
                counts={countCells(matrix.rows.map(({ general }) => worst(general)))}
              />
            </tr>
          </thead>
          <tbody>
            {drawn.map((each, at) => (
              <MatrixRowView
                key={each.check.documentRequestId}
                row={each}
                {...{ at, titles }}
                current={at === row ? current.column : null}
                onSelect={select}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="matrix-proof">
        {of && cell ? (
          <>
            <p className="note">
              {of.check.fileName} · {titles[place.column - 1]} · <strong>{cellWords(cell)}</strong>
              {found && found.page !== null && ` · page ${found.page}`}
            </p>
            {found ? <q>{found.quote}</q> : <p className="note">No quote.</p>}
            {found && <CellPicture checkId={of.check.documentRequestId} findingId={cell.id} />}
          </>
        ) : (
          <p className="note">Point at a verdict, or move to it with the arrow keys, to see its quote.</p>
        )}
      </div>
    </>
  )
}

function ColumnHead({ title, counts, number }: MatrixColumn<string> & { number?: number }) {
  const isGeneral = number === undefined
  const figures = verdictParts(counts, counts.limited > 0 ? [...PROBLEMS, 'met'] : PROBLEMS)
  return (
    <th scope="col" className={isGeneral ? 'matrix-general' : undefined} title={title}>
      <span className="clamped matrix-title">
        {!isGeneral && <span className="muted">{number}. </span>}
        {title}
      </span>
      <span className="muted matrix-counts">{figures.join(', ') || (counts.met > 0 ? 'All met' : '–')}</span>
    </th>
  )
}

const PAGE = 10

interface Place {
  readonly row: number
  readonly column: number
}

function useGridKeys(onMove: (to: Place) => void): (event: KeyboardEvent<HTMLTableElement>) => void {
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

function placeOf(target: EventTarget, cells: string): Place | null {
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
