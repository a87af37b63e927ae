import { useMemo, useState } from 'react'
import { matrixOf, withBrokenRules } from '../../../domain/results/batch-matrix.ts'
import { VERDICTS } from '../../../domain/results/verdicts.ts'
import { Button, Checkbox, Section, toast, VerdictSign } from '../../ui/index.ts'
import type { WholeBatch } from '../batch-source.ts'
import { MatrixTable } from './MatrixTable.tsx'
import { matrixWords } from './matrix-words.ts'

/** The batch as a table, its filter and its exports. */
export function MatrixSection({ batch }: { batch: WholeBatch }) {
  const [onlyBroken, setOnlyBroken] = useState(false)
  const matrix = useMemo(() => matrixOf(batch.rules, batch.checks), [batch])
  const broken = withBrokenRules(matrix)
  const rows = onlyBroken ? broken : matrix.rows
  const hasResults = matrix.rows.some(({ check }) => check.verdicts)

  async function save(kind: 'csv' | 'xlsx'): Promise<void> {
    try {
      const { downloadBatch } = await import('../export/download-batch.ts')
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
      <p className="matrix-legend">
        {VERDICTS.map((verdict) => (
          <VerdictSign key={verdict} verdict={verdict} />
        ))}
        <VerdictSign verdict="met" isLimited />
      </p>
      <Checkbox
        label="Only documents that break a rule"
        checked={onlyBroken}
        onChange={({ target }) => setOnlyBroken(target.checked)}
      />
      {rows.length === 0 ? (
        <p className="note">No broken rules found.</p>
      ) : (
        <MatrixTable matrix={matrix} rows={rows} />
      )}
    </Section>
  )
}
