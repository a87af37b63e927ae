/**
 * Makes the samples with which drawn letters are compared, and measures the comparison:
 * `node bench/letters/run.ts FONTS...` (folders of .ttf and .otf files). A third of the typefaces at a time is compared
 * with samples of the others: how many letters are said to show another, and how many letters read as another are found,
 * for letters and digits alone and where a sign is drawn or read.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  ASPECT_UNIT,
  FIRST_SIGN,
  featuresOf,
  LETTERS,
  looksLikeAnother,
  SAMPLE_BYTES,
  unpack,
} from '../../src/server/adapters/pdf/read/letters/letter-likeness.ts'
import { type Glyph, glyphsOf } from './typefaces.ts'

const SAMPLES = 16
const SIGN_SAMPLES = 8
const FOLDS = 3
/** One in so many false letters is measured. */
const LIES = 17
const FILE = join(import.meta.dirname, '../../src/server/adapters/pdf/read/letters/letter-samples.ts')

const glyphs = await glyphsOf(process.argv.slice(2).filter((folder) => folder !== '--write'))
const families = [...new Set(glyphs.map(familyOf))].sort()
const bytes = Buffer.from(packed(glyphs)).toString('base64')
writeFileSync(
  FILE,
  `/** Made by \`bench/letters/run.ts\`: ${SAMPLES} samples of each letter and digit, ${SIGN_SAMPLES} of each sign. */\nexport const SAMPLES =\n  '${bytes}'\n`,
)

if (process.argv[2] !== '--write') measure()

/** The first word of the file's name: its typefaces look alike. */
function familyOf({ typeface }: Glyph): string {
  return /^[A-Za-z]{1,6}/.exec(typeface)?.[0] ?? typeface
}

function measure(): void {
  const counts = { letters: newCounts(), signs: newCounts() }
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (glyph: Glyph): boolean => families.indexOf(familyOf(glyph)) % FOLDS === fold
    const samples = unpack(packed(glyphs.filter((glyph) => !isOut(glyph))))
    for (const { grid, letter, typeface } of glyphs.filter(isOut)) {
      for (let claimed = 0; claimed < LETTERS.length; claimed++) {
        if (claimed !== letter && (claimed + letter) % LIES !== 0) continue
        const count = letter < FIRST_SIGN && claimed < FIRST_SIGN ? counts.letters : counts.signs
        const isAccused = looksLikeAnother(grid, claimed, samples)
        if (claimed !== letter) {
          count.lies += 1
          count.found += Number(isAccused)
          continue
        }
        count.honest += 1
        count.accused += Number(isAccused)
        if (isAccused) console.log(`wrongly: ${LETTERS.charAt(letter)} of ${typeface}`)
      }
    }
  }
  console.log(`${new Set(glyphs.map(({ typeface }) => typeface)).size} typefaces`)
  console.table(counts)
}

/** `lies`: letters read as another. */
function newCounts(): { honest: number; accused: number; lies: number; found: number } {
  return { honest: 0, accused: 0, lies: 0, found: 0 }
}

function packed(from: readonly Glyph[]): Uint8Array {
  const all = Array.from(LETTERS, (_, letter) =>
    chosen(
      from.filter((glyph) => glyph.letter === letter),
      letter < FIRST_SIGN ? SAMPLES : SIGN_SAMPLES,
    ),
  )
  const file = new Uint8Array(all.flat().length * SAMPLE_BYTES)
  for (const [at, { letter, grid }] of all.flat().entries()) {
    const most = Math.max(1, ...grid.cells)
    const levels = Array.from(grid.cells, (cell) => Math.round((cell / most) * 15))
    const pairs = levels.flatMap((level, cell) =>
      cell % 2 === 0 ? [level * 16 + (levels[cell + 1] ?? 0)] : [],
    )
    file.set([letter, Math.min(255, Math.round(grid.aspect / ASPECT_UNIT)), ...pairs], at * SAMPLE_BYTES)
  }
  return file
}

function distance(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += ((one[at] ?? 0) - (other[at] ?? 0)) ** 2
  return Math.sqrt(sum)
}

/** Those to which all others are close: each in turn shortens the sum of distances most. */
function chosen(from: readonly Glyph[], most: number): readonly Glyph[] {
  const features = from.map(({ grid }) => featuresOf(grid))
  const apart = features.map((one) => features.map((other) => distance(one, other)))
  const nearest = from.map(() => Infinity)
  const taken: Glyph[] = []
  while (taken.length < Math.min(most, from.length)) {
    const sums = apart.map((row) => row.reduce((sum, far, at) => sum + Math.min(far, nearest[at] ?? far), 0))
    const best = sums.indexOf(Math.min(...sums))
    for (const [at, far] of (apart[best] ?? []).entries()) nearest[at] = Math.min(nearest[at] ?? far, far)
    const glyph = from[best]
    if (glyph) taken.push(glyph)
  }
  return taken
}
