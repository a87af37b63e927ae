import type { ReactNode } from 'react'
import { counted } from '../../domain/finding-words.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { Button } from '../ui/index.ts'

interface ReportFactsProps {
  result: CheckResult
  onShowKeys: () => void
}

/** Pages read, model and language of a result; opens the keyboard help. */
export function ReportFacts({ result, onShowKeys }: ReportFactsProps): ReactNode {
  return (
    <footer className="report-facts">
      <p>
        {readWords(result)} read · checked by {result.checkedBy} · report in {languageName(result.language)}
      </p>
      <Button small variant="quiet" className="report-keys" onClick={onShowKeys}>
        Keyboard shortcuts
      </Button>
    </footer>
  )
}

/** "3 pages", "2 of 3 pages". */
function readWords({ pages, unreadPages = [] }: CheckResult): string {
  const all = counted(pages, 'page', 'pages')
  return unreadPages.length > 0 ? `${pages - unreadPages.length} of ${all}` : all
}

/** "Czech" for "cs"; unknown or invalid tags are returned as they are. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
