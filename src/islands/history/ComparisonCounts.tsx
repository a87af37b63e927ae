import type { Comparison } from '../../domain/comparison.ts'
import type { FindingSection, ListedFinding } from '../../domain/findings.ts'
import { Badge } from '../ui/index.ts'

/** Counts of changes, rules and general checks apart. */
export default function ComparisonCounts({ comparison }: { comparison: Comparison }) {
  const { fixed, changed } = comparison
  return (
    <>
      <SectionCounts label="Rules" section="specific" comparison={comparison} />
      <SectionCounts label="General checks" section="general" comparison={comparison} />
      {fixed.length > 0 && (
        <details>
          <summary className="note">What was fixed</summary>
          <ul className="comparison-fixed">
            {fixed.map(({ section, number, finding }) => (
              <li key={`${section} ${number}`}>{finding.rule}</li>
            ))}
          </ul>
        </details>
      )}
      {changed.length > 0 && (
        <details>
          <summary className="note">Rules reworded since then</summary>
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

function SectionCounts({ label, section, comparison }: SectionCountsProps) {
  const own = (findings: readonly ListedFinding[]) => findings.filter((each) => each.section === section)
  const [fixed, still, fresh] = [comparison.fixed, comparison.stillBroken, comparison.fresh].map(own)
  const changed = own(comparison.changed.map(({ finding }) => finding))
  const broken = still?.filter(({ verdict }) => verdict === 'broken').length ?? 0
  const missing = (still?.length ?? 0) - broken
  const isQuiet = [fixed, still, fresh, changed].every((findings) => findings?.length === 0)
  return (
    <p className="cluster">
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
