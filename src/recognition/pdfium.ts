/** Starts PDFium for recognition: in the browser's worker and in Node. */
import { init } from '@embedpdf/pdfium'
import { PdfEngineAbort, Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'

/** `wasm` is @embedpdf/pdfium's module. Its heap isn't capped: it reads the user's own file on the user's own machine. */
export async function startPdfium(wasm: WebAssembly.Module): Promise<Pdfium> {
  let exports: WebAssembly.Exports | undefined
  await init({
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(wasm, imports)
      exports = instance.exports
      done(instance)
      return instance.exports
    },
  })
  if (!exports) throw new PdfEngineAbort('PDFium did not start')
  const pdfium = new Pdfium(exports)
  pdfium.call('PDFiumExt_Init')
  return pdfium
}
