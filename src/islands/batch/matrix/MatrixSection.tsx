import { useMemo, useState } from 'react'
import type { BatchCheck, BatchChecks } from '../../../contract/batches.ts'
import { type MatrixRow, matrixOf } from '../../../domain/results/batch-matrix.ts'
import { VERDICTS } from '../../../domain/results/verdicts.ts'
import { Button, Section, Select, toast, VerdictSign } from '../../ui/index.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { matrixWords } from './matrix-words.ts'

type Row = MatrixRow<BatchCheck>

const open = ({ check }: Row): number => check.toDecide - check.decided

const ORDERS = {
  submitted: { label: 'As submitted', compare: () => 0 },
  broken: { label: 'Most broken first', compare: (a: Row, b: Row) => b.counts.broken - a.counts.broken },
  open: { label: 'Most undecided first', compare: (a: Row, b: Row) => open(b) - open(a) },
}
type Order = keyof typeof ORDERS

export function MatrixSection({ batch }: { batch: Omit<BatchChecks, 'next'> }) {
  const matrix = useMemo(() => matrixOf(batch.rules, batch.checks), [batch])
  const [order, setOrder] = useState<Order>('submitted')
  const rows = matrix.rows.toSorted(ORDERS[order].compare)
  const hasResults = matrix.rows.some(({ check }) => check.verdicts)

  async function save(kind: 'csv' | 'xlsx'): Promise<void> {
    try {
      const { downloadBatch } = await import('./download-batch.ts')
      downloadBatch(kind, batch.ruleSetName, matrix)
    } catch {
      toast({ kind: 'error', text: 'The table could not be saved. Please try again.' })
    }
  }
  return (
    <Section
      title="Documents and rules"
      note={matrixWords(matrix)}
      actions={
        hasResults && (
          <div className="cluster">
            <Button small icon="download" onClick={() => void save('csv')}>
              CSV
            </Button>
            <Button small icon="download" onClick={() => void save('xlsx')}>
              Excel
            </Button>
          </div>
        )
      }
    >
      <p className="cluster matrix-legend">
        {VERDICTS.map((verdict) => (
          <VerdictSign key={verdict} verdict={verdict} />
        ))}
        <VerdictSign verdict="met" isLimited />
      </p>
      <div className="matrix-order">
        <Select
          label="Order"
          options={Object.entries(ORDERS).map(([value, { label }]) => ({ value, label }))}
          value={order}
          onChange={({ target }) => setOrder(target.value as Order)}
        />
      </div>
      <MatrixTable matrix={matrix} rows={rows} />
    </Section>
  )
}
