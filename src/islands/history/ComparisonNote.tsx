import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { earlierChecks } from '../../domain/comparison-base.ts'
import { formatLink } from '../../domain/history-link.ts'
import { Button } from '../ui/index.ts'
import type { Compared } from './use-comparison.ts'
import { type DateLocale, When } from './When.tsx'

const BaseChooser = lazy(() => import('./BaseChooser.tsx'))
const ComparisonCounts = lazy(() => import('./ComparisonCounts.tsx'))

interface ComparisonNoteProps extends Compared {
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
  locale: DateLocale
}

/** What is different from an earlier check; which one, the reader may choose. */
export function ComparisonNote(props: ComparisonNoteProps): ReactNode {
  const { entry, entries, base, comparison, locale, choose } = props
  const [choosing, setChoosing] = useState(false)
  const candidates = earlierChecks(entries, entry)
  if (candidates.length === 0) return null
  return (
    <section className="comparison" aria-label="Compared with an earlier check">
      <p>
        {base && (
          <>
            Since the check of{' '}
            <a href={formatLink(base.documentRequestId)}>
              {base.fileName !== entry.fileName && `${base.fileName}, `}
              <When date={base.resultDate ?? base.createdAt} locale={locale} />
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
          <BaseChooser {...{ entry, candidates, base, locale, choose }} />
        </Suspense>
      )}
      {base && (
        <div className="comparison-figures">
          <Suspense>{comparison && <ComparisonCounts comparison={comparison} />}</Suspense>
        </div>
      )}
    </section>
  )
}
