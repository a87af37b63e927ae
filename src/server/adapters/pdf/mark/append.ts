/** Writes marks and the verdict table as an incremental update: every byte of the original stays. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { Mark, Summary } from '../../../base/ports.ts'
import { AUTHOR, MARK_COLOURS } from '../highlights/highlight.ts'
import { addSheets, type Table } from '../report/sheets.ts'
import { addAnnotations, countAnnotations, highlights, noteEntries } from './annotations.ts'
import { clearHighlights, ownName } from './own-highlights.ts'

export interface Plan {
  readonly marks: readonly Mark[]
  readonly table: Table
  /** A signed document gets no pages: they would break its signature in strict readers. */
  readonly signed: boolean
  /** Number of leading pages of an earlier verdict table to drop. */
  readonly replaced: number
  /** Pages of the document whose earlier highlights are dropped; none in a file that was not marked before. */
  readonly cleared: readonly number[]
}

export interface Marked {
  readonly pdf: Uint8Array
  /** Number of pages before the document's own. */
  readonly added: number
}

export async function appendMarks(pdf: Uint8Array, plan: Plan): Promise<Marked> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const snapshot = document.takeSnapshot()
  const pages = document.getPages()
  const changed = new Set<PDFRef>()
  const own = pages.slice(plan.replaced)
  for (const number of plan.cleared) {
    const page = own[number - 1]
    if (page) clearHighlights(page, changed)
  }
  for (const [number, marks] of Map.groupBy(plan.marks, ({ page }) => page)) {
    const page = own[number - 1]
    if (page) addAnnotations(page, highlights(document.context, page, marks), changed)
  }
  const isNote = plan.signed && plan.replaced === 0
  const added = isNote ? 0 : await insertSummary(document, pages, plan, changed)
  if (isNote) noteSummary(pages[0], plan.table.summary, changed)
  for (const ref of changed) snapshot.markRefForSave(ref)
  const update = await document.saveIncremental(snapshot)
  const whole = new Uint8Array(pdf.length + update.length)
  whole.set(pdf)
  whole.set(update, pdf.length)
  return { pdf: whole, added }
}

async function insertSummary(
  document: PDFDocument,
  pages: readonly PDFPage[],
  plan: Plan,
  changed: Set<PDFRef>,
): Promise<number> {
  const { context, catalog } = document
  const treeRef = catalog.get(PDFName.of('Pages'))
  const tree = context.lookup(treeRef, PDFDict)
  if (!(treeRef instanceof PDFRef)) throw new Error('the page tree is not an object of its own')
  const own = pages.slice(plan.replaced)
  const { refs } = await addSheets(document, plan.table, treeRef, (page) => own[page - 1]?.ref)
  const kidsName = PDFName.of('Kids')
  const kids = tree.lookup(kidsName, PDFArray)
  leaveOut(kids, pages.slice(0, plan.replaced))
  for (const [at, ref] of refs.entries()) kids.insert(at, ref)
  tree.set(PDFName.of('Count'), PDFNumber.of(own.length + refs.length))
  const labels = PDFName.of('PageLabels')
  catalog.set(labels, shiftedLabels(context, catalog.get(labels), refs.length, plan.replaced))
  for (const ref of [treeRef, tree.get(kidsName), context.trailerInfo.Root]) {
    if (ref instanceof PDFRef) changed.add(ref)
  }
  return refs.length
}

/** Removes the table's pages from the page tree. @throws if they are not the first pages, where we put them */
function leaveOut(kids: PDFArray, sheets: readonly PDFPage[]): void {
  for (const sheet of sheets) {
    if (kids.get(0) !== sheet.ref) throw new Error('the earlier table is not where it was put')
    kids.remove(0)
  }
}

/** Maximum ranges read from a number tree and maximum depth followed; the rest is dropped. */
const MOST_RANGES = 2_000
const DEEPEST = 8

type Range = readonly [first: number, label: PDFObject]

/** The first `added` pages are the report; of the previous `labels` those of the first `replaced` pages are dropped. */
function shiftedLabels(
  context: PDFContext,
  labels: PDFObject | undefined,
  added: number,
  replaced: number,
): PDFDict {
  const own = rangesOf(context.lookup(labels), 0)
    .map(([first, label]) => [first - replaced, label] as const)
    .filter(([first]) => first >= 0)
  const shifted = own.length > 0 ? own : [[0, context.obj({ S: 'D' })] as const]
  const report = context.obj({ S: 'D', P: PDFString.of('Rulemark-') })
  const entries = shifted.flatMap(([first, label]) => [PDFNumber.of(first + added), label])
  return context.obj({ Nums: [PDFNumber.of(0), report, ...entries] })
}

function rangesOf(node: PDFObject | undefined, depth: number): readonly Range[] {
  if (!(node instanceof PDFDict) || depth > DEEPEST) return []
  const kids = node.lookup(PDFName.of('Kids'))
  if (kids instanceof PDFArray) {
    return children(kids)
      .flatMap((kid) => rangesOf(kid, depth + 1))
      .slice(0, MOST_RANGES)
  }
  const numbers = node.lookup(PDFName.of('Nums'))
  return numbers instanceof PDFArray ? pairs(numbers) : []
}

function children(kids: PDFArray): PDFObject[] {
  const count = Math.min(kids.size(), MOST_RANGES)
  return Array.from({ length: count }, (_, at) => kids.lookup(at)).filter((kid) => kid !== undefined)
}

function pairs(numbers: PDFArray): readonly Range[] {
  const ranges: Range[] = []
  for (let at = 0; at + 1 < numbers.size() && ranges.length < MOST_RANGES; at += 2) {
    const [first, label] = [numbers.lookup(at), numbers.get(at + 1)]
    if (first instanceof PDFNumber) ranges.push([first.asNumber(), label])
  }
  return ranges
}

/** Updates our earlier note if there is one. */
function noteSummary(page: PDFPage | undefined, summary: Summary, changed: Set<PDFRef>): void {
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
