/** Tiling patterns: PDFium draws every tile by itself, and a small file can ask for billions of them. */

/** /XStep, which every tiling pattern has; each letter may be written as its code (PDF 32000-1, 7.3.5). */
const STEP = /\/(?:X|#58)(?:S|#53)(?:t|#74)(?:e|#65)(?:p|#70)/

/** Dictionaries of streams, as patterns are, always stand in plain. */
export function hasTilingPattern(pdf: Uint8Array): boolean {
  return STEP.test(new TextDecoder('latin1').decode(pdf))
}
