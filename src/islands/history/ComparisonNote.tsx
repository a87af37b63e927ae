import { type ReactNode, Suspense, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { earlierChecks } from '../../domain/comparison-base.ts'
import { Button } from '../ui/index.ts'
import { optional } from '../ui/optional.ts'
import ComparisonCounts from './ComparisonCounts.tsx'
import { type DateLocale, DateTime } from './DateTime.tsx'
import { formatLink } from './link.ts'
import type { Compared } from './use-comparison.ts'

const BaseChooser = optional(() => import('./BaseChooser.tsx'))

interface ComparisonNoteProps extends Compared {
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
  locale: DateLocale
}

/** Changes since an earlier check, which the user may choose. */
export default function ComparisonNote(props: ComparisonNoteProps): ReactNode {
  const { entry, entries, base, comparison, locale, choose } = props
  const [choosing, setChoosing] = useState(false)
  return (
    <section className="stack-2" aria-label="Compared with an earlier check">
      <p>
        {base && (
          <>
            Since the check of{' '}
            <a href={formatLink(base.documentRequestId)}>
              {base.fileName !== entry.fileName && `${base.fileName}, `}
              <DateTime date={base.resultDate ?? base.createdAt} locale={locale} />
            </a>
            {base.ruleSetName !== entry.ruleSetName && ` by “${base.ruleSetName}”`}{' '}
          </>
        )}
        <Button small variant="quiet" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {base ? 'Change' : 'Compare with an earlier check'}
        </Button>
      </p>
      {choosing && (
        <Suspense>
          <BaseChooser candidates={earlierChecks(entries, entry)} {...{ entry, base, locale, choose }} />
        </Suspense>
      )}
      {base && <div className="stack-2">{comparison && <ComparisonCounts comparison={comparison} />}</div>}
    </section>
  )
}
