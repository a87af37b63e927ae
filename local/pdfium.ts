/** Loads PDFium's WebAssembly and the report's font from files; in the worker the bundler imports them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

let compiled: WebAssembly.Module | undefined

/** Compiled once, so that reader and marker share one instance. */
export function pdfiumModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(
    readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
  )
  return compiled
}

/** The font of the verdict table (see docs/pdf.md). */
export function reportFont(): Uint8Array {
  return readFileSync(join(import.meta.dirname, '../src/server/adapters/pdf/mark/font/report.ttf'))
}
