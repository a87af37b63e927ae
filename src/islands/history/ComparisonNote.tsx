import { useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { earlierChecks } from '../../domain/comparison-base.ts'
import { Button } from '../ui/index.ts'
import { optional } from '../ui/later.tsx'
import ComparisonCounts from './ComparisonCounts.tsx'
import { DateTime } from './DateTime.tsx'
import { formatLink } from './link.ts'
import type { Compared } from './use-comparison.ts'

const BaseChooser = optional(() => import('./BaseChooser.tsx'))

interface ComparisonNoteProps extends Compared {
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
}

/** Changes since an earlier check, which the user may choose. */
export default function ComparisonNote(props: ComparisonNoteProps) {
  const { entry, entries, base, comparison, choose } = props
  const [choosing, setChoosing] = useState(false)
  return (
    <section className="stack-2" aria-label="Compared with an earlier check">
      <p>
        {base && (
          <>
            Since the check of{' '}
            <a href={formatLink(base.documentRequestId)}>
              {base.fileName !== entry.fileName && `${base.fileName}, `}
              <DateTime date={base.resultDate ?? base.createdAt} />
            </a>
            {base.ruleSetName !== entry.ruleSetName && ` by “${base.ruleSetName}”`}{' '}
          </>
        )}
        <Button small variant="quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {base ? 'Change' : 'Compare with an earlier check'}
        </Button>
      </p>
      {choosing && <BaseChooser candidates={earlierChecks(entries, entry)} {...{ entry, base, choose }} />}
      {base && <div className="stack-2">{comparison && <ComparisonCounts comparison={comparison} />}</div>}
    </section>
  )
}
