import { readPagesIn } from '../../domain/document/unread-pages.ts'
import { checkedWords, readWords } from '../../domain/results/finding-words.ts'
import type { CheckResult } from '../../domain/results/verdicts.ts'

/** Pages read, model and language of a result. */
export function ReportFacts({ result }: { result: CheckResult }) {
  return (
    <footer className="note report-facts">
      {[readWords(readPagesIn(result)), checkedWords(result), `report in ${languageName(result.language)}`]
        .filter(Boolean)
        .join(' · ')}
    </footer>
  )
}

/** "Czech" for "cs"; unknown or invalid tags are returned as they are. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
