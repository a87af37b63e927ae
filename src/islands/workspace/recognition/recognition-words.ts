import type { ScannedPages } from '../../../domain/document/recognition.ts'
import { counted } from '../../../domain/text/counted.ts'

/** "about 20 seconds", "about 3 minutes". */
export function aboutTime(seconds: number): string {
  return seconds < 90
    ? `about ${counted(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')}`
    : `about ${counted(Math.round(seconds / 60), 'minute')}`
}

/** "3 of 4 pages are scans. Recognise their text?" */
export function scansSentence(found: readonly ScannedPages[]): string {
  const sum = (of: (each: ScannedPages) => number): number => found.reduce((all, each) => all + of(each), 0)
  const scans = sum((each) => each.scans.length)
  const recognised = sum((each) => each.recognised.length)
  if (scans === 0)
    return `The text of ${counted(recognised, 'page')} was recognised from ${recognised === 1 ? 'a picture' : 'pictures'}.`
  const within = found.filter((each) => each.scans.length > 0)
  const of =
    found.length === 1
      ? ` of ${counted(
          sum((each) => each.pages),
          'page',
        )}`
      : ` ${pagesIn(scans, within.length)}`
  return `${scans}${of} ${scans === 1 ? 'is a scan. Recognise its text?' : 'are scans. Recognise their text?'}`
}

function pagesIn(scans: number, documents: number): string {
  return `${scans === 1 ? 'page' : 'pages'} in ${counted(documents, 'document')}`
}
