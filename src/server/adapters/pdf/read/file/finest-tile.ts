/**
 * Tiling patterns, found in the file's bytes: PDFium draws each tile separately, and a small file can ask for billions. The
 * dictionaries of streams, which patterns are, are never compressed.
 */
import { latinOf } from '../../engine/latin.ts'

/** Every tiling pattern has it. Each letter of a name may be written as its code (PDF 32000-1, 7.3.5). */
const STEP = /\/(?:X|#58)(?:S|#53)(?:t|#74)(?:e|#65)(?:p|#70)/g

/** Maximum patterns examined; a file with more is not drawn. */
const MOST_PATTERNS = 2_000
/** Characters searched before and after the name. */
const DICTIONARY = 600

const ACROSS = /\/XStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const DOWN = /\/YStep\s+([-+.\d]+)(?!\s+\d+\s+R)/
const MATRIX = /\/Matrix\s*\[([-+.\d\s]+)\]/

/** Points between two tiles of the finest pattern; Infinity without patterns, 0 if unknown. */
export function finestTileOf(pdf: Uint8Array): number {
  const text = latinOf(pdf)
  let finest = Number.POSITIVE_INFINITY
  let patterns = 0
  for (const { index } of text.matchAll(STEP)) {
    patterns += 1
    finest = patterns > MOST_PATTERNS ? 0 : Math.min(finest, tileAt(text, index))
    if (finest === 0) break
  }
  return finest
}

function tileAt(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - DICTIONARY), at)
  const after = text.slice(at, at + DICTIONARY).split('stream', 1)[0] ?? ''
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1) + after
  if (dictionary.includes('#')) return 0
  const steps = [ACROSS, DOWN].map((step) => Math.abs(Number(step.exec(dictionary)?.[1])))
  const matrix = MATRIX.exec(dictionary)?.[1]?.trim().split(/\s+/).map(Number)
  if (!matrix && dictionary.includes('/Matrix')) return 0
  const [a = 1, b = 0, c = 0, d = 1] = matrix ?? []
  const tile = Math.min(...steps) * Math.min(Math.hypot(a, b), Math.hypot(c, d))
  return Number.isFinite(tile) ? tile : 0
}
