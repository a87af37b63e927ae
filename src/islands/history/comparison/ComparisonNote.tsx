import { type ReactNode, use, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import type { Comparison } from '../../../domain/results/comparison.ts'
import { earlierChecks } from '../../../domain/results/comparison-base.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import type { FindingSection } from '../../../domain/results/verdicts.ts'
import { Badge, Button, DateLocales, DateTime, later, Select, whenText } from '../../ui/index.ts'
import { formatLink } from '../state/link.ts'
import type { Compared } from '../state/use-comparison.ts'
import { loadOnly } from '../viewer/load-only.ts'

type VersionsModule = typeof import('../versions/VersionsDialog.tsx')

const VersionsDialog = later(() =>
  loadOnly(import.meta.glob<VersionsModule>('../versions/VersionsDialog.tsx')),
)

interface ComparisonNoteProps extends Compared {
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
}

export default function ComparisonNote(props: ComparisonNoteProps) {
  const { entry, entries, base, comparison, earlier, choose } = props
  const [choosing, setChoosing] = useState(false)
  const [reading, setReading] = useState(false)
  const locale = use(DateLocales)
  const others = earlierChecks(entries, entry).slice(0, OFFERED)
  const optionOf = (other: HistoryEntry) => ({
    value: String(other.documentRequestId),
    label: [
      other.fileName,
      whenText(other.resultDate ?? other.createdAt, locale),
      other.ruleSetName !== entry.ruleSetName && other.ruleSetName,
    ]
      .filter(Boolean)
      .join(' · '),
  })
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
        {earlier && (
          <Button small icon="file-search" onClick={() => setReading(true)}>
            What changed in the text
          </Button>
        )}
      </p>
      {reading && base && earlier && entry.result && (
        <VersionsDialog
          {...{ entry, base, earlier }}
          result={entry.result}
          onClose={() => setReading(false)}
        />
      )}
      {choosing && (
        <Select
          label="Compare with"
          value={String(base?.documentRequestId ?? '')}
          options={[{ value: '', label: 'No other check' }, ...others.map(optionOf)]}
          onChange={(event) => choose(event.target.value === '' ? null : Number(event.target.value))}
        />
      )}
      {base && comparison && (
        <>
          <SectionCounts label="Rules" section="specific" comparison={comparison} />
          <SectionCounts label="General checks" section="general" comparison={comparison} />
          <Folded
            title="What was fixed"
            lines={comparison.fixed.map(({ section, number, finding }) => (
              <li key={`${section} ${number}`}>{finding.rule}</li>
            ))}
          />
          <Folded
            title="Rules reworded since then"
            lines={comparison.changed.map(({ before, finding: { finding } }) => (
              <li key={finding.id}>
                <del>{before}</del> {finding.rule}
              </li>
            ))}
          />
        </>
      )}
    </section>
  )
}

const OFFERED = 200

function Folded({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="note">{title}</summary>
      <ul className="comparison-fixed">{lines}</ul>
    </details>
  )
}

interface SectionCountsProps {
  label: string
  section: FindingSection
  comparison: Comparison
}

function SectionCounts({ label, section, comparison }: SectionCountsProps) {
  const own = (findings: readonly ListedFinding[]) => findings.filter((each) => each.section === section)
  const [fixed, fresh] = [own(comparison.fixed).length, own(comparison.fresh).length]
  const still = own(comparison.stillBroken)
  const changed = own(comparison.changed.map(({ finding }) => finding)).length
  const broken = still.filter(({ verdict }) => verdict === 'broken').length
  const missing = still.length - broken
  const undecided = own(comparison.undecided).length
  const isQuiet = fixed + still.length + fresh + undecided + changed === 0
  return (
    <p className="cluster">
      {label}:{' '}
      {isQuiet ? (
        'no change'
      ) : (
        <>
          <Badge tone={fixed > 0 ? 'met' : 'plain'}>{fixed} fixed</Badge>
          <Badge tone={broken > 0 ? 'broken' : 'plain'}>{broken} still broken</Badge>
          {missing > 0 && <Badge>{missing} still not found</Badge>}
          <Badge tone={fresh > 0 ? 'waiting' : 'plain'}>{fresh} new</Badge>
          {undecided > 0 && (
            <Badge tone="undecided" icon="circle-question-mark">
              {undecided} {undecided === 1 ? 'needs' : 'need'} your judgement
            </Badge>
          )}
          {changed > 0 && <Badge>{changed} changed</Badge>}
        </>
      )}
    </p>
  )
}
