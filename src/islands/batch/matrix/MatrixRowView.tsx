import { memo } from 'react'
import type { BatchCheck } from '../../../contract/batches.ts'
import { pages } from '../../../contract/urls.ts'
import { type MatrixCell, type MatrixRow, worst } from '../../../domain/results/batch-matrix.ts'
import { decidedWords, STAGE_WORDS, verdictParts } from '../../../domain/results/finding-words.ts'
import { formatLink } from '../../history/state/link.ts'
import { classes, VerdictSign } from '../../ui/index.ts'
import { cellWords } from './matrix-words.ts'

interface MatrixRowViewProps {
  row: MatrixRow<BatchCheck>
  at: number
  titles: readonly string[]
  current: number | null
  onSelect: (row: number, column: number) => void
}

const UNCHECKED = 'Not checked against this rule'

/** Renders only when its own check or focus changes: tables have thousands of cells. */
export const MatrixRowView = memo(
  function MatrixRowView({ row, at, titles, current, onSelect }: MatrixRowViewProps) {
    const { check, rules } = row
    const cells = cellsOf(row)
    const column = check.verdicts ? current : current && 0
    return (
      <tr aria-rowindex={at + 2}>
        <th scope="row">
          <a
            className="clamped"
            href={linkTo(check, null)}
            tabIndex={column === 0 ? 0 : -1}
            title={check.fileName}
            onFocus={() => onSelect(at, 0)}
          >
            {check.fileName}
          </a>
          <span className="muted matrix-counts">
            {check.verdicts &&
              [verdictParts(row.counts).join(', '), decidedWords(check)].filter(Boolean).join(' · ')}
          </span>
        </th>
        {check.verdicts ? (
          cells.map((cell, index) => (
            <td
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
              key={index}
              className={classes(index >= rules.length && 'matrix-general')}
            >
              {cell ? (
                <a
                  href={linkTo(check, cell)}
                  tabIndex={column === index + 1 ? 0 : -1}
                  aria-label={`${cellWords(cell)}: ${titles[index]}, ${check.fileName}`}
                  title={cellWords(cell)}
                  onFocus={() => onSelect(at, index + 1)}
                >
                  <VerdictSign verdict={cell.verdict} isLimited={cell.isLimited} iconOnly />
                </a>
              ) : (
                <span role="note" aria-label={UNCHECKED} title={UNCHECKED}>
                  –
                </span>
              )}
            </td>
          ))
        ) : (
          <td colSpan={Math.max(1, cells.length)} className="matrix-state">
            {stateWords(check)}
          </td>
        )}
      </tr>
    )
  },
  (before, after) =>
    before.at === after.at &&
    before.current === after.current &&
    before.row.check === after.row.check &&
    before.titles.length === after.titles.length,
)

export function cellsOf({
  rules,
  general,
}: Pick<MatrixRow<unknown>, 'rules' | 'general'>): readonly MatrixCell[] {
  return [...rules, worst(general)]
}

function linkTo({ documentRequestId }: BatchCheck, cell: MatrixCell): string {
  return pages.history + formatLink(documentRequestId, cell?.id ?? null)
}

function stateWords({ state, stage, failure }: BatchCheck): string {
  if (state === 'ERROR') return `No result. ${failure ?? 'The check failed and was refunded.'}`
  if (state === 'FINISHED') return 'Finished'
  return STAGE_WORDS[stage ?? 'queued']
}
