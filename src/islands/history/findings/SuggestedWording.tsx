import { Button } from '../../ui/index.ts'
import { copyText } from '../actions/copy-text.ts'

/** Words to put into the document. `language`: that of the report. */
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
