/** Annotations written by the appending writer. */
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { Mark } from '../../../base/ports.ts'
import {
  AUTHOR,
  highlightAppearance,
  MARK_COLOURS,
  OPACITY,
  PRINTED,
  paintedBounds,
} from '../highlights/highlight.ts'
import { ownName } from './own-highlights.ts'

/** /Annots may be missing, direct, or a separate object; `changed` receives the objects modified. */
export function addAnnotations(page: PDFPage, annotations: readonly PDFDict[], changed: Set<PDFRef>): void {
  const { context } = page.doc
  const refs = annotations.map((annotation) => context.register(annotation))
  const name = PDFName.of('Annots')
  const entry = page.node.get(name)
  const present = context.lookup(entry)
  changed.add(page.ref)
  if (present instanceof PDFArray) {
    for (const ref of refs) present.push(ref)
    if (entry instanceof PDFRef) changed.add(entry)
  } else {
    page.node.set(name, context.obj([...refs]))
  }
}

export function highlights(context: PDFContext, page: PDFPage, marks: readonly Mark[]): PDFDict[] {
  return marks.map((mark, at) => {
    const painted = marks.slice(0, at).flatMap(({ quads }) => quads)
    const name = ownName('highlight', countAnnotations(page) + at)
    return highlight(context, page, mark, name, highlightAppearance(mark, painted))
  })
}

function highlight(context: PDFContext, page: PDFPage, mark: Mark, name: string, drawing: string): PDFDict {
  const bounds = [...paintedBounds([...mark.quads, ...(mark.around ?? [])])]
  const appearance = context.register(
    context.flateStream(drawing, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: bounds,
      Resources: { ExtGState: { M: { Type: 'ExtGState', BM: 'Multiply', ca: OPACITY } } },
    }),
  )
  return context.obj({
    ...noteEntries(page, mark.note, name),
    Subtype: 'Highlight',
    Rect: bounds,
    QuadPoints: mark.quads.flat(),
    C: [...MARK_COLOURS[mark.kind]],
    F: PRINTED,
    AP: { N: appearance },
  })
}

export function countAnnotations(page: PDFPage): number {
  const all = page.node.lookup(PDFName.of('Annots'))
  return all instanceof PDFArray ? all.size() : 0
}

export function noteEntries(page: PDFPage, text: string, name: string): Record<string, string | PDFObject> {
  return {
    Type: 'Annot',
    P: page.ref,
    Contents: PDFHexString.fromText(text),
    T: PDFString.of(AUTHOR),
    NM: PDFString.of(name),
  }
}
