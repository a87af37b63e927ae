/** How much PDFium may draw of a document. */
import type { Effort } from '../../engine/effort.ts'
import { dictionaryAround, latinOf } from '../../engine/file-bytes.ts'

export class DrawingBudget {
  readonly effort: Effort
  /** PDFium is drawing: if it aborts now, the text can still be read without drawing. */
  isBusy = false
  #pixels: number
  #ms: number
  #finestTile: number | undefined
  readonly #pdf: Uint8Array

  /** `pixels`: of what is drawn and of the pictures on it; `ms`: milliseconds of computing. */
  constructor(pdf: Uint8Array, pixels: number, effort: Effort, ms = Number.POSITIVE_INFINITY) {
    this.#pdf = pdf
    this.#pixels = pixels
    this.#ms = ms
    this.effort = effort
  }

  /** Points between two tiles of the file's finest pattern. */
  finestTile(): number {
    this.#finestTile ??= finestTileOf(this.#pdf)
    return this.#finestTile
  }

  /** False, without drawing, if it costs more pixels than are left, or no time is left. */
  async spend(pixels: number, draw: () => void): Promise<boolean> {
    if (!(pixels <= this.#pixels && this.#ms > 0)) return false
    this.#pixels -= pixels
    this.isBusy = true
    draw()
    this.isBusy = false
    const before = this.effort.computed
    await this.effort.pause()
    this.#ms -= this.effort.computed - before
    return true
  }

  /** From now on nothing is drawn. */
  stop(): void {
    this.#pixels = -1
    this.isBusy = false
  }
}

// PDFium draws each tile of a pattern separately, and a small file can ask for billions.

/** Every tiling pattern has it. Each letter of a name may be written as its code (PDF 32000-1, 7.3.5). */
const STEP = /\/(?:X|#58)(?:S|#53)(?:t|#74)(?:e|#65)(?:p|#70)/g

/** Maximum patterns examined; a file with more is not drawn. */
const MOST_PATTERNS = 2_000

const ACROSS = /\/XStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const DOWN = /\/YStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const MATRIX = /\/Matrix\s*\[([-+.\d\s]+)\]/

/** Points between two tiles of the finest pattern; Infinity without patterns, 0 if unknown. */
function finestTileOf(pdf: Uint8Array): number {
  let [finest, patterns] = [Number.POSITIVE_INFINITY, 0]
  for (const { index } of latinOf(pdf).matchAll(STEP)) {
    patterns += 1
    if (patterns > MOST_PATTERNS) return 0
    finest = Math.min(finest, tileOf(dictionaryAround(pdf, index)))
  }
  return finest
}

function tileOf(dictionary: string): number {
  if (dictionary.includes('#')) return 0
  const steps = [ACROSS, DOWN].map((step) => Math.abs(Number(step.exec(dictionary)?.[1])))
  const matrix = MATRIX.exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number)
  if (!matrix && dictionary.includes('/Matrix')) return 0
  const [a = 1, b = 0, c = 0, d = 1] = matrix ?? []
  const tile = Math.min(...steps) * Math.min(Math.hypot(a, b), Math.hypot(c, d))
  return Number.isFinite(tile) ? tile : 0
}
