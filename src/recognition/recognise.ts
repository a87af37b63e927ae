/** Recognises the text of scanned pages and writes it invisibly over them: the same in the browser and in Node. */
import { init } from '@embedpdf/pdfium'
import {
  RECOGNITION_LANGUAGES,
  type RecognitionLanguage,
  type ScannedPages,
} from '../domain/document/recognition.ts'
import { savedCopy, withDocument, withPage } from '../server/adapters/pdf/engine/document.ts'
import { dropInvisible } from '../server/adapters/pdf/engine/objects.ts'
import { PdfEngineAbort, Pdfium } from '../server/adapters/pdf/engine/pdfium.ts'
import { recognisedWords } from './recognised-words.ts'
import { scannedPages } from './scanned-pages.ts'
import { startTesseract } from './tesseract.ts'
import { writeWords } from './text-layer.ts'

/** Returns a file of the folder that `scripts/build/recognition-files.ts` fills. */
export type RecognitionFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>

export interface Order {
  /** The document's main language first. */
  readonly languages: readonly RecognitionLanguage[]
  /** Also pages whose text was recognised before: it is replaced. */
  readonly again: boolean
  /** Called with the pages that are done. */
  readonly onProgress: (done: number, of: number) => void
}

/** Why a file has no recognised text. */
export class NotRecognised extends Error {}

/** It asks for a password. */
export class Locked extends NotRecognised {}

/** @throws NotRecognised for a file that PDFium can't open */
export async function scansOf(file: RecognitionFile, pdf: Uint8Array): Promise<ScannedPages> {
  const pdfium = await startedPdfium(file)
  return opened(pdfium, pdf, (document) => scannedPages(pdfium, document))
}

/**
 * Returns a copy with invisible text on its scanned pages; the file itself when it has none. The copy is a new file, so
 * that signatures of the original don't apply to it, and it is not encrypted. @throws NotRecognised
 */
export async function recognise(
  file: RecognitionFile,
  pdf: Uint8Array<ArrayBuffer>,
  { languages, again, onProgress }: Order,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdfium = await startedPdfium(file)
  return opened(pdfium, pdf, async (document) => {
    const { scans, recognised } = await scannedPages(pdfium, document)
    const pages = again ? [...scans, ...recognised].sort((one, other) => one - other) : scans
    if (pages.length === 0) return pdf
    const tesseract = await startTesseract(await file('tesseract.wasm'), await languageData(file, languages))
    onProgress(0, pages.length)
    for (const [at, number] of pages.entries()) {
      await withPage(pdfium, document, number - 1, (page) => dropInvisible(pdfium, page))
      await withPage(pdfium, document, number - 1, (page) =>
        writeWords(pdfium, document, page, recognisedWords(pdfium, page, tesseract)),
      )
      onProgress(at + 1, pages.length)
    }
    const copy = savedCopy(pdfium, document, true)
    if (!copy) throw new NotRecognised('The recognised text could not be written into this file.')
    return new Uint8Array(copy)
  })
}

async function opened<T>(pdfium: Pdfium, pdf: Uint8Array, use: (document: number) => Promise<T>): Promise<T> {
  const outcome = await withDocument(pdfium, pdf, use)
  if (outcome.ok) return outcome.value
  if (outcome.encrypted) throw new Locked('The file asks for a password.')
  throw new NotRecognised('The file is damaged and can’t be opened.')
}

async function startedPdfium(file: RecognitionFile): Promise<Pdfium> {
  return startPdfium(await WebAssembly.compile(await file('pdfium.wasm')))
}

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

async function languageData(
  file: RecognitionFile,
  languages: readonly RecognitionLanguage[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = languages.map((language) => RECOGNITION_LANGUAGES[language])
  const data = await Promise.all(names.map(async (name) => inflated(await file(`${name}.traineddata.gz`))))
  return new Map(names.map((name, at) => [name, data[at] ?? new Uint8Array()]))
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
