/** The verdict table as a note, for signed documents, which get no pages. */
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFPage, PDFRef, PDFString } from 'pdf-lib'
import type { Summary } from '../../../base/ports.ts'
import { AUTHOR, MARK_COLOURS } from '../highlights/highlight.ts'
import { addAnnotations, countAnnotations, noteEntries } from './annotations.ts'
import { ownName } from './own-highlights.ts'

/** Updates our earlier note if there is one. */
export function noteSummary(page: PDFPage | undefined, summary: Summary, changed: Set<PDFRef>): void {
  if (!page) return
  const earlier = earlierNote(page)
  if (!earlier) addAnnotations(page, [summaryNote(page, summary)], changed)
  else {
    earlier.note.set(PDFName.of('Contents'), PDFHexString.fromText(summaryText(summary)))
    changed.add(earlier.ref)
  }
}

/** The table as a note in the corner of the first page; 28 means printed, not zoomed, not rotated. */
function summaryNote(page: PDFPage, summary: Summary): PDFDict {
  const { x, y, height } = page.getCropBox()
  const top = y + height - 8
  return page.doc.context.obj({
    ...noteEntries(page, summaryText(summary), ownName('note', countAnnotations(page))),
    Subtype: 'Text',
    Name: 'Note',
    Rect: [x + 8, top - 20, x + 28, top],
    C: [...MARK_COLOURS.general],
    F: 28,
  })
}

/** Our note on the first page of a signed document. */
function earlierNote(page: PDFPage): { readonly ref: PDFRef; readonly note: PDFDict } | null {
  const annotations = page.node.lookup(PDFName.of('Annots'))
  if (!(annotations instanceof PDFArray)) return null
  for (const ref of annotations.asArray()) {
    const note = page.doc.context.lookup(ref)
    if (ref instanceof PDFRef && note instanceof PDFDict && isOurs(note)) return { ref, note }
  }
  return null
}

function isOurs(note: PDFDict): boolean {
  const author = note.lookup(PDFName.of('T'))
  const written = author instanceof PDFString || author instanceof PDFHexString ? author.decodeText() : ''
  return note.lookup(PDFName.of('Subtype')) === PDFName.of('Text') && written === AUTHOR
}

/** The verdict table as plain text, for a note where no pages may be added. */
function summaryText(summary: Summary): string {
  const lines = summary.lines.flatMap(
    ({ number, verdictLabel, rule, page, details = [], decision, reason }) => {
      const place = page === null ? '' : ` (${summary.columns.page}: ${page})`
      const line = `${number === undefined ? '' : `${number}. `}${verdictLabel}: ${rule}${place}`
      return [
        line,
        ...[...details, decision, reason].flatMap((part) => (part === undefined ? [] : `   ${part}`)),
      ]
    },
  )
  const head = [summary.title, summary.subtitle, ...(summary.facts ?? [])]
  return [...head, '', ...lines, '', ...summary.notes, summary.footer].join('\n')
}
