import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { earlierChecks } from '../../domain/comparison-base.ts'
import type { Comparison } from '../../domain/history-comparison.ts'
import type { FindingSection, ListedFinding } from '../../domain/history-findings.ts'
import { formatLink } from '../../domain/history-link.ts'
import { Badge, Button } from '../ui/index.ts'
import type { Compared } from './use-comparison.ts'
import { type DateLocale, When } from './When.tsx'

const BaseChooser = lazy(() => import('./BaseChooser.tsx'))

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
      {comparison && <Counts comparison={comparison} />}
    </section>
  )
}

/** Rules and general checks apart. */
function Counts({ comparison }: { comparison: Comparison }): ReactNode {
  const { fixed, changed } = comparison
  return (
    <>
      <SectionCounts label="Rules" section="specific" comparison={comparison} />
      <SectionCounts label="General checks" section="general" comparison={comparison} />
      {fixed.length > 0 && (
        <details>
          <summary>What was fixed</summary>
          <ul className="comparison-fixed">
            {fixed.map(({ section, number, finding }) => (
              <li key={`${section} ${number}`}>{finding.rule}</li>
            ))}
          </ul>
        </details>
      )}
      {changed.length > 0 && (
        <details>
          <summary>Rules worded otherwise then</summary>
          <ul className="comparison-fixed">
            {changed.map(({ before, finding: { finding } }) => (
              <li key={finding.id}>
                <del>{before}</del> {finding.rule}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface SectionCountsProps {
  label: string
  section: FindingSection
  comparison: Comparison
}

function SectionCounts({ label, section, comparison }: SectionCountsProps): ReactNode {
  const own = (findings: readonly ListedFinding[]) => findings.filter((each) => each.section === section)
  const [fixed, still, fresh] = [comparison.fixed, comparison.stillBroken, comparison.fresh].map(own)
  const changed = own(comparison.changed.map(({ finding }) => finding))
  const broken = still?.filter(({ verdict }) => verdict === 'broken').length ?? 0
  const missing = (still?.length ?? 0) - broken
  const isQuiet = [fixed, still, fresh, changed].every((findings) => findings?.length === 0)
  return (
    <p className="comparison-counts">
      {label}:{' '}
      {isQuiet ? (
        'no change'
      ) : (
        <>
          <Badge tone="met">{fixed?.length} fixed</Badge>
          <Badge tone="broken">{broken} still broken</Badge>
          {missing > 0 && <Badge>{missing} still not found</Badge>}
          <Badge tone="waiting">{fresh?.length} new</Badge>
          {changed.length > 0 && <Badge>{changed.length} changed</Badge>}
        </>
      )}
    </p>
  )
}
