/**
 * What the bytes of a file tell before it is opened. Dictionaries of streams, which patterns and form objects are,
 * always stand in plain; each letter of a name may be written as its code (PDF 32000-1, 7.3.5).
 */

/** /XStep, which every tiling pattern has. */
const STEP = /\/(?:X|#58)(?:S|#53)(?:t|#74)(?:e|#65)(?:p|#70)/
/** /OC, the optional layer that a form object is on. */
const LAYER = /\/(?:O|#4[Ff])(?:C|#43)(?![A-Za-z])/

export interface FileSigns {
  /** PDFium draws every tile of a pattern by itself, and a small file can ask for billions of them. */
  readonly hasTiling: boolean
  /** Form objects may be on layers, which PDFium doesn't tell of. */
  readonly hasLayers: boolean
}

export function fileSigns(pdf: Uint8Array): FileSigns {
  const text = new TextDecoder('latin1').decode(pdf)
  return { hasTiling: STEP.test(text), hasLayers: LAYER.test(text) }
}
