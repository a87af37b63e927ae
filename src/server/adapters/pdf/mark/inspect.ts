/** Inspects a file with PDFium before it is marked, and verifies the highlighted PDF. */
import type { Mark } from '../../../base/ports.ts'
import { othersTurn } from '../../../base/turns.ts'
import { visibleBox, withDocument, withPage } from '../engine/document.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import type { SheetSize } from '../report/pen.ts'
import { highlightsOn } from './own-highlights.ts'

/** What a file has that was marked before: the number of its own pages, and those that may have our highlights. */
export interface Earlier {
  readonly pages: number
  readonly quoted: readonly number[]
}

export interface Inspection {
  readonly encrypted: boolean
  readonly signed: boolean
  readonly pages: number
  /** Number of leading pages of an earlier verdict table. */
  readonly replaced: number
  readonly size: SheetSize
  /** Content of the pages to mark or to clear of our highlights, by number in the document. */
  readonly marked: ReadonlyMap<number, PageContent>
}

interface PageContent {
  readonly annotations: number
  readonly highlights: number
  /** How many of them are ours, to be replaced. */
  readonly own: number
  readonly characters: number
}

const NOTHING: PageContent = { annotations: 0, highlights: 0, own: 0, characters: 0 }

const A4: SheetSize = { width: 595, height: 842 }
const LETTER: SheetSize = { width: 612, height: 792 }

/** Undefined if PDFium can't open the file. `earlier`: the file as we have marked it before. */
export async function inspect(
  pdfium: Pdfium,
  pdf: Uint8Array,
  marks: readonly Pick<Mark, 'page'>[],
  earlier?: Earlier,
): Promise<Inspection | undefined> {
  const opened = await withDocument(pdfium, pdf, async (document) => {
    const pages = pdfium.call('FPDF_GetPageCount', document)
    const replaced = earlier ? pages - earlier.pages : 0
    const marked = new Map<number, PageContent>()
    for (const page of new Set([...marks.map((mark) => mark.page), ...(earlier?.quoted ?? [])])) {
      if (page < 1 || page > pages - replaced) continue
      const content = await contentOf(pdfium, document, page - 1 + replaced)
      marked.set(page, earlier ? content : { ...content, own: 0 })
    }
    return {
      encrypted: pdfium.call('EPDF_IsEncrypted', document) !== 0,
      signed: isSigned(pdfium, document),
      pages,
      replaced,
      size: await sheetSize(pdfium, document),
      marked,
    }
  })
  return opened.ok ? opened.value : undefined
}

/** Whether the highlighted PDF opens with all pages, and each marked page kept its content and has its highlights; `front` pages precede the document's. */
export async function holdsMarks(
  pdfium: Pdfium,
  pdf: Uint8Array,
  before: Inspection,
  marks: readonly Mark[],
  front: number,
): Promise<boolean> {
  const opened = await withDocument(pdfium, pdf, async (document) => {
    if (pdfium.call('FPDF_GetPageCount', document) !== before.pages - before.replaced + front) return false
    const byPage = Map.groupBy(marks, ({ page }) => page)
    for (const [page, had] of before.marked) {
      const more = (byPage.get(page)?.length ?? 0) - had.own
      const has = await contentOf(pdfium, document, page - 1 + front)
      if (has.highlights < had.highlights + more) return false
      if (has.annotations < had.annotations + more) return false
      if (has.characters !== had.characters) return false
    }
    return true
  })
  return opened.ok && opened.value
}

async function contentOf(pdfium: Pdfium, document: number, index: number): Promise<PageContent> {
  const content = await withPage(pdfium, document, index, async (page) => {
    await othersTurn()
    const highlights = highlightsOn(pdfium, page)
    return {
      annotations: pdfium.call('FPDFPage_GetAnnotCount', page),
      highlights: highlights.length,
      own: highlights.filter(({ isOwn }) => isOwn).length,
      characters: countCharacters(pdfium, page),
    }
  })
  await othersTurn()
  return content ?? NOTHING
}

function countCharacters(pdfium: Pdfium, page: number): number {
  const textPage = pdfium.call('FPDFText_LoadPage', page)
  if (textPage === 0) return 0
  const count = pdfium.call('FPDFText_CountChars', textPage)
  pdfium.call('FPDFText_ClosePage', textPage)
  return count
}

/** A signature field counts only if it says which bytes it covers. */
function isSigned(pdfium: Pdfium, document: number): boolean {
  for (let at = 0; at < pdfium.call('FPDF_GetSignatureCount', document); at++) {
    const signature = pdfium.call('FPDF_GetSignatureObject', document, at)
    if (signature !== 0 && pdfium.call('FPDFSignatureObj_GetByteRange', signature, 0, 0) > 0) return true
  }
  return false
}

/** Letter if the document's first page is Letter, otherwise A4. */
async function sheetSize(pdfium: Pdfium, document: number): Promise<SheetSize> {
  const [left, bottom, right, top] = (await withPage(pdfium, document, 0, (page) =>
    visibleBox(pdfium, page),
  )) ?? [0, 0, 0, 0]
  const [short, long] = [right - left, top - bottom].sort((a, b) => a - b)
  const letter = Math.abs((short ?? 0) - LETTER.width) < 2 && Math.abs((long ?? 0) - LETTER.height) < 2
  return letter ? LETTER : A4
}
