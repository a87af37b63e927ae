/** What a document's catalog says that PDFium doesn't report: it is found in a copy, which packs and encrypts nothing. */
import { savedCopy } from '../../engine/document.ts'
import { latinOf } from '../../engine/file-bytes.ts'
import type { Pdfium } from '../../engine/pdfium.ts'

/** FORMTYPE_XFA_FULL: readers make the form's pages from its XFA. */
const DYNAMIC_FORM = 2

const ROOT = /\/Root (\d{1,9}) 0 R/
const COLLECTION = /\/Collection\s*(?:<<|\d)/
const REDRAWN = /\/NeedAppearances\s+true/
/** Characters of the catalog. */
const LONGEST = 100_000

export interface Catalog {
  /** Whether readers show something else than the pages. */
  readonly instead: 'dynamic-form' | 'portfolio' | undefined
  /** Whether readers draw the values of form fields again. */
  readonly areFieldsRedrawn: boolean
}

/** Of a document without attachments and fields. */
export const PLAIN: Catalog = { instead: undefined, areFieldsRedrawn: false }

export function catalogOf(pdfium: Pdfium, document: number): Catalog {
  const form = pdfium.call('FPDF_GetFormType', document)
  if (form === DYNAMIC_FORM) return { instead: 'dynamic-form', areFieldsRedrawn: false }
  if (form === 0 && pdfium.call('FPDFDoc_GetAttachmentCount', document) <= 0) return PLAIN
  const copy = savedCopy(pdfium, document, true)
  const text = copy ? latinOf(copy) : ''
  return {
    instead: COLLECTION.test(rootIn(text)) ? 'portfolio' : undefined,
    areFieldsRedrawn: REDRAWN.test(text),
  }
}

function rootIn(text: string): string {
  const number = ROOT.exec(text.slice(text.lastIndexOf('trailer')))?.[1]
  const at = number === undefined ? -1 : text.indexOf(`\n${number} 0 obj`)
  return at < 0 ? '' : (text.slice(at, at + LONGEST).split('endobj', 1)[0] ?? '')
}
