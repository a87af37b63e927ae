/** Saves a PDFium document as a complete new file. */
import type { Pdfium } from './pdfium.ts'

/** FPDF_NO_INCREMENTAL, and FPDF_REMOVE_SECURITY, which is complete too. */
const FULL_SAVE = 2
const DECRYPTED = 3

/** Returns undefined when saving fails; `document` is PDFium's handle. A copy has no object streams. */
export function savedCopy(pdfium: Pdfium, document: number, isDecrypted = false): Uint8Array | undefined {
  const writer = pdfium.call('PDFiumExt_OpenFileWriter')
  const saved = pdfium.call('FPDF_SaveAsCopy', document, writer, isDecrypted ? DECRYPTED : FULL_SAVE) !== 0
  const size = pdfium.call('PDFiumExt_GetFileWriterSize', writer)
  const bytes = saved
    ? pdfium.lend(size, (address) => {
        pdfium.call('PDFiumExt_GetFileWriterData', writer, address, size)
        return new Uint8Array(pdfium.memory.buffer, address, size).slice()
      })
    : undefined
  pdfium.call('PDFiumExt_CloseFileWriter', writer)
  return bytes
}
