/** Highlights that we made in an earlier version of a file, recognised by their names. */
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFPage, PDFRef, PDFString } from 'pdf-lib'
import type { Pdfium } from '../engine/pdfium.ts'

const PREFIX = 'rulemark-'
const HIGHLIGHT = 9
/** Longer than our names in UTF-16. */
const NAME_BYTES = 256

/** Name of an annotation, unique on its page; `others` is the number of annotations there already. */
export function ownName(kind: 'highlight' | 'note', others: number): string {
  return `${PREFIX}${kind}-${others}`
}

/** Removes ours with pdf-lib; `changed` receives the objects modified. */
export function clearHighlights({ node, ref, doc }: PDFPage, changed: Set<PDFRef>): void {
  const entry = node.get(PDFName.of('Annots'))
  const all = doc.context.lookup(entry)
  if (!(all instanceof PDFArray)) return
  for (let at = all.size() - 1; at >= 0; at--) {
    const annotation = doc.context.lookup(all.get(at))
    if (!(annotation instanceof PDFDict) || !isOurs(annotation)) continue
    all.remove(at)
    changed.add(entry instanceof PDFRef ? entry : ref)
  }
}

function isOurs(annotation: PDFDict): boolean {
  const name = annotation.lookup(PDFName.of('NM'))
  const isText = name instanceof PDFString || name instanceof PDFHexString
  const isHighlight = annotation.lookup(PDFName.of('Subtype')) === PDFName.of('Highlight')
  return isHighlight && isText && name.decodeText().startsWith(PREFIX)
}

/** Highlights on a page that PDFium has open, by position, last first. */
export function highlightsOn(pdfium: Pdfium, page: number): { at: number; isOwn: boolean }[] {
  const found: { at: number; isOwn: boolean }[] = []
  for (let at = pdfium.call('FPDFPage_GetAnnotCount', page) - 1; at >= 0; at--) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, at)
    if (annotation === 0) continue
    const isHighlight = pdfium.call('FPDFAnnot_GetSubtype', annotation) === HIGHLIGHT
    if (isHighlight) found.push({ at, isOwn: hasOwnName(pdfium, annotation) })
    pdfium.call('FPDFPage_CloseAnnot', annotation)
  }
  return found
}

function hasOwnName(pdfium: Pdfium, annotation: number): boolean {
  return pdfium.lend(NAME_BYTES, (address) => {
    const length = pdfium.lendAscii('NM', (key) =>
      pdfium.call('FPDFAnnot_GetStringValue', annotation, key, address, NAME_BYTES),
    )
    const bytes = new Uint8Array(pdfium.memory.buffer, address, Math.min(length, NAME_BYTES)).slice()
    return new TextDecoder('utf-16le').decode(bytes).startsWith(PREFIX)
  })
}
