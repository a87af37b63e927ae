import { useCallback, useState } from 'react'
import type { BatchCheck } from '../../../contract/batches.ts'
import type { Matrix, MatrixColumn, MatrixRow } from '../../../domain/results/batch-matrix.ts'
import { verdictParts } from '../../../domain/results/finding-words.ts'
import { PROBLEMS } from '../../../domain/results/verdicts.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { GENERAL_TITLES } from './general-titles.ts'
import { MatrixRowView } from './MatrixRowView.tsx'
import { useGridKeys } from './use-grid-keys.ts'

interface MatrixTableProps {
  matrix: Matrix<BatchCheck>
  /** The rows shown. */
  rows: readonly MatrixRow<BatchCheck>[]
}

/** As many as its scrolling box can show; the server draws only these, so that the page appears sooner. */
const FIRST_ROWS = 20

/** One tab stop; inside it arrow keys move between cells and Enter opens the evidence. */
export function MatrixTable({ matrix, rows }: MatrixTableProps) {
  const titles = [
    ...matrix.rules.map(({ title }) => title),
    ...matrix.general.map(({ title }) => GENERAL_TITLES[title]),
  ]
  const [current, setCurrent] = useState({ row: 0, column: 0 })
  const onKeyDown = useGridKeys(setCurrent)
  const select = useCallback((row: number, column: number) => setCurrent({ row, column }), [])
  const row = Math.min(current.row, rows.length - 1)
  const drawn = useHydrated() ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <div className="matrix">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus
        role="grid"
        aria-label="Documents and rules"
        aria-rowcount={rows.length + 1}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">Document</th>
            {matrix.rules.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a set can have the same rule twice
              <ColumnHead key={`${at} ${column.title}`} {...column} number={at + 1} />
            ))}
            {matrix.general.map((column) => (
              <ColumnHead key={column.title} {...column} title={GENERAL_TITLES[column.title]} />
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((each, at) => (
            <MatrixRowView
              key={each.check.documentRequestId}
              row={each}
              at={at}
              titles={titles}
              current={at === row ? current.column : null}
              onSelect={select}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** `number`: number of the rule; absent for a general check. */
function ColumnHead({ title, counts, number }: MatrixColumn<string> & { number?: number }) {
  const isGeneral = number === undefined
  const figures = verdictParts(counts, counts.limited > 0 ? [...PROBLEMS, 'met'] : PROBLEMS)
  return (
    <th scope="col" className={isGeneral ? 'matrix-general' : undefined} title={title}>
      <span className="matrix-title">
        {!isGeneral && <span className="matrix-number">{number}. </span>}
        {title}
      </span>
      <span className="matrix-counts">{figures.join(', ') || (counts.met > 0 ? 'All met' : '–')}</span>
    </th>
  )
}
