/** Removes /ActualText, by which a document could show one text and give us another, but for clusters of Indic scripts. */
import type { Pdfium } from '../../engine/pdfium.ts'

const KEY = new TextEncoder().encode('ActualText\0')
/** Maximum UTF-16 units of a cluster, and bytes of its text with a byte order mark. */
const LONGEST_CLUSTER = 12
const CLUSTER_BYTES = 2 + 2 * LONGEST_CLUSTER

/** Scripts whose letters change their form, place and number when they are drawn. */
const SCRIPTS = 'Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Thai Laoo Tibt Mymr Khmr'.split(' ')
const LETTERS = `(?!\\p{N})[${SCRIPTS.map((script) => `\\p{sc=${script}}`).join('')}]`
/** Their letters, with joiners between them; no digits. */
const CLUSTER = new RegExp(`^${LETTERS}(?:${LETTERS}|[\\u200c\\u200d])*$`, 'u')

export class ActualTexts {
  readonly #pdfium: Pdfium
  readonly #key: number
  readonly #countOf: (object: number) => number
  /** By tag. */
  readonly #isCluster = new Map<number, boolean>()
  readonly #found: { readonly object: number; readonly mark: number }[] = []

  /** `key`: address of KEY in PDFium's heap. */
  constructor(pdfium: Pdfium, key: number) {
    this.#pdfium = pdfium
    this.#key = key
    this.#countOf = pdfium.fn('FPDFPageObj_CountMarks')
  }

  /** Returns the number of tags around the object. */
  find(object: number): number {
    const count = this.#countOf(object)
    for (let index = count - 1; index >= 0; index -= 1) {
      const mark = this.#pdfium.call('FPDFPageObj_GetMark', object, index)
      if (mark === 0 || this.#pdfium.call('FPDFPageObjMark_GetParamValueType', mark, this.#key) === 0)
        continue
      const isCluster = this.#isCluster.get(mark) ?? this.#isClusterIn(mark)
      this.#isCluster.set(mark, isCluster)
      if (!isCluster) this.#found.push({ object, mark })
    }
    return count
  }

  /** Only when all are found: objects share their tags. */
  remove(): void {
    for (const { object, mark } of this.#found) this.#pdfium.call('FPDFPageObj_RemoveMark', object, mark)
  }

  #isClusterIn(mark: number): boolean {
    const pdfium = this.#pdfium
    return pdfium.lend(CLUSTER_BYTES, (address) => {
      const read = [mark, this.#key, address, CLUSTER_BYTES, pdfium.scratch]
      if (pdfium.call('FPDFPageObjMark_GetParamBlobValue', ...read) === 0) return false
      const length = pdfium.int(pdfium.scratch)
      if (length > CLUSTER_BYTES) return false
      return CLUSTER.test(
        new TextDecoder('utf-16be').decode(new Uint8Array(pdfium.memory.buffer, address, length)),
      )
    })
  }
}

export function lendActualTextKey<T>(pdfium: Pdfium, use: (key: number) => T): T {
  return pdfium.lendBytes(KEY, use)
}
