import type { Finding } from '../../../domain/results/verdicts.ts'
import { Button } from '../../ui/index.ts'
import { copyText } from '../actions/copy-text.ts'
import { wordingOf } from './wording.ts'

interface SuggestedWordingProps {
  finding: Finding
  isGeneral: boolean
  language: string
}

/** A suggestion; can be copied where it is wording and not only an instruction. */
export function SuggestedWording({ finding, isGeneral, language }: SuggestedWordingProps) {
  if (!finding.fix) return null
  const wording = wordingOf(finding, isGeneral)
  return (
    <div className="finding-fix">
      <h5 className="note">{wording === null ? 'Suggestion' : 'Suggested wording'}</h5>
      <p lang={language}>{finding.fix}</p>
      {wording !== null && (
        <Button small variant="quiet" onClick={() => copyText(wording, 'Suggested wording copied')}>
          Copy wording
        </Button>
      )}
    </div>
  )
}
