import { CAUSE_WORDS } from '../../../domain/results/cause-words.ts'
import { figuresOf } from '../../../domain/results/figures.ts'
import type { Finding } from '../../../domain/results/verdicts.ts'
import { Button, copyText } from '../../ui/index.ts'
import { EvidenceList, type EvidenceListProps } from './EvidenceList.tsx'

interface FindingWordsProps {
  finding: Finding
  language: string
}

/** "Document: 15 days · Your rule: must be at least 30 days", where both are exact. */
export function FiguresLine({ finding }: { finding: Finding }) {
  const figures = figuresOf(finding)
  if (!figures) return null
  return (
    <p>
      Document: <strong>{figures.document}</strong> · Your rule: <strong>{figures.rule}</strong>
    </p>
  )
}

export function FindingWords({ finding, language }: FindingWordsProps) {
  const { cause, error, reason, verdict, evidence, quote, secondReading } = finding
  // "Not found" is already in the verdict; a cause is told in the language of the interface.
  const isSaid = cause !== undefined || (verdict === 'not-found' && reason !== '')
  return (
    <div className="finding-words">
      {cause && (
        <p>
          {cause === 'readings-differ' && secondReading ? (
            <>
              The second reading disagrees: <span lang={language}>{secondReading}</span>
            </>
          ) : (
            CAUSE_WORDS[cause]
          )}
        </p>
      )}
      {error && !isSaid && (
        <p lang={language} className="finding-error">
          {error}
        </p>
      )}
      {reason && (isSaid || reason !== error) && (
        <p>
          {cause === 'readings-differ' && 'The first reading: '}
          <span lang={language}>{reason}</span>
        </p>
      )}
      {quote && evidence.length === 0 && <blockquote>{quote}</blockquote>}
    </div>
  )
}

export function Limits({
  finding,
  language,
  ...quotes
}: FindingWordsProps & Omit<EvidenceListProps, 'label' | 'evidence'>) {
  return (
    <div className="stack-2 finding-limits">
      <h5 className="note">Limited by</h5>
      <EvidenceList label="Limits" evidence={finding.limits ?? []} {...quotes} />
      {finding.secondReading && (
        <div className="finding-words">
          <p>
            The second reading: <span lang={language}>{finding.secondReading}</span>
          </p>
        </div>
      )}
    </div>
  )
}

export function SuggestedWording({ wording, language }: { wording: string; language: string }) {
  return (
    <div className="finding-fix">
      <h5 className="note">Suggested wording</h5>
      <p lang={language}>{wording}</p>
      <Button small variant="quiet" onClick={() => copyText(wording, 'Suggested wording copied')}>
        Copy wording
      </Button>
    </div>
  )
}
