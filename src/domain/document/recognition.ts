/** Text recognition (OCR) of scanned pages: languages, what it needs, how long it takes. */

/** Languages of documents that can be recognised, and the package of each, `@tesseract.js-data/…`. */
export const RECOGNITION_LANGUAGES = { en: 'eng', de: 'deu', cs: 'ces', fr: 'fra', es: 'spa' } as const
export type RecognitionLanguage = keyof typeof RECOGNITION_LANGUAGES

/** Where the site serves what recognition needs; each file's name stays the same, so the version is in the path. */
export const RECOGNITION_PATH = '/recognition/7.0.0'

/** Seconds for one page, as measured on two cores; shown before it begins. */
const SECONDS_A_PAGE = 5

/** Bytes that the recognised text of a full page adds to a file, at most. */
const BYTES_A_PAGE = 25_000

export function isRecognitionLanguage(name: string): name is RecognitionLanguage {
  return Object.hasOwn(RECOGNITION_LANGUAGES, name)
}

export function expectedSeconds(pages: number): number {
  return pages * SECONDS_A_PAGE
}

/** The most bytes that a file of this size has with the recognised text. */
export function sizeWithText(bytes: number, pages: number): number {
  return bytes + pages * BYTES_A_PAGE
}

/** Pages of a PDF, counted from 1. */
export interface ScannedPages {
  readonly pages: number
  /** With pictures on which no text lies. */
  readonly scans: readonly number[]
  /** Whose text was recognised earlier: it is invisible. */
  readonly recognised: readonly number[]
}
