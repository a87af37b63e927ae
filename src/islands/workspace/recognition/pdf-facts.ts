import { looksLikePdf } from '../../../domain/document/documents.ts'
import type { ScannedPages } from '../../../domain/document/recognition.ts'
import { FileLocked, scansIn } from './recognition.ts'

export interface PdfFacts extends ScannedPages {
  readonly isPdf: boolean
  readonly isLocked: boolean
}

const looked = new WeakMap<File, Promise<PdfFacts>>()

/** Looks at each file once. Rejects if it can't be read. */
export function pdfFacts(file: File): Promise<PdfFacts> {
  const facts = looked.get(file) ?? look(file)
  looked.set(file, facts)
  return facts
}

async function look(file: File): Promise<PdfFacts> {
  const isPdf = looksLikePdf(new Uint8Array(await file.slice(0, 1024).arrayBuffer()))
  const facts: PdfFacts = { isPdf, isLocked: false, pages: 0, scans: [], recognised: [] }
  if (!isPdf) return facts
  return scansIn(file).then(
    (scans) => ({ ...facts, ...scans }),
    // The server says what else is wrong with it.
    (error: unknown) => ({ ...facts, isLocked: error instanceof FileLocked }),
  )
}
