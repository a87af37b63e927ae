import { counted } from '../../domain/counted.ts'
import type { CheckResult } from '../../domain/verdicts.ts'

/** Pages read, model and language of a result. */
export function ReportFacts({ result }: { result: CheckResult }) {
  return (
    <footer className="note report-facts">
      {readWords(result)} read · checked by {result.checkedBy} · report in {languageName(result.language)}
    </footer>
  )
}

/** "3 pages", "2 of 3 pages". */
function readWords({ pages, unreadPages = [] }: CheckResult): string {
  const all = counted(pages, 'page')
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
