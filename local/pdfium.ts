/** Loads PDFium's WebAssembly and the report's font from files; in the worker the bundler imports them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

let compiled: WebAssembly.Module | undefined

/** Compiled once, so that reader and marker share one instance. */
export function pdfiumModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(installed('@embedpdf/pdfium/pdfium.wasm')))
  return compiled
}

/** The font of the verdict table (see docs/pdf.md). */
export function reportFont(): Uint8Array {
  return readFileSync(installed('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
}

function installed(specifier: string): string {
  return createRequire(import.meta.url).resolve(specifier)
}
