/** Copies what text recognition needs into a folder: WebAssembly of PDFium and Tesseract, and the languages' data. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { RECOGNITION_LANGUAGES } from '../../src/domain/document/recognition.ts'

const { resolve } = createRequire(import.meta.url)

/** Names in the folder, and the packages' files. */
export const RECOGNITION_FILES: Readonly<Record<string, string>> = {
  'pdfium.wasm': resolve('@embedpdf/pdfium/pdfium.wasm'),
  'tesseract.wasm': resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
  ...Object.fromEntries(
    Object.values(RECOGNITION_LANGUAGES).map((name) => [
      `${name}.traineddata.gz`,
      resolve(`@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`),
    ]),
  ),
}

export function copyRecognitionFiles(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, source] of Object.entries(RECOGNITION_FILES)) copyFileSync(source, join(folder, name))
}
