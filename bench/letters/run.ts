/**
 * Makes the samples with which drawn letters are compared, and measures the comparison:
 * `node bench/letters/run.ts FONTS...` (folders of .ttf and .otf files). The samples are learned from two thirds of the
 * families. The others show how many letters are said to show another, and how many that are read as another are found.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  FIRST_SIGN,
  LETTERS,
  likenessOf,
  looksLikeAnother,
  SAME,
  unpack,
} from '../../src/server/adapters/pdf/read/letters/letter-likeness.ts'
import { learned } from './learned.ts'
import { type Glyph, glyphsOf } from './typefaces.ts'

/** One family in so many is measured. */
const THIRD = 3
/** Typefaces of a family from which is learned. */
const MOST = 10
const WORST_PAIRS = 30
const FILE = join(import.meta.dirname, '../../src/server/adapters/pdf/read/letters/letter-samples.ts')
const KINDS = {
  digits: [0, 10],
  capitals: [10, 36],
  small: [36, FIRST_SIGN],
  signs: [FIRST_SIGN, LETTERS.length],
}

const glyphs = await glyphsOf(process.argv.slice(2))
const families = Map.groupBy(glyphs, familyOf)
const names = [...families.keys()].sort()
const known = names.flatMap((name, at) => (at % THIRD === 0 ? [] : spread(families.get(name) ?? [])))
const packed = learned(known)
writeFileSync(
  FILE,
  `/** Made by \`bench/letters/run.ts\`. */\nexport const SAMPLES =\n  '${Buffer.from(packed).toString('base64')}'\n`,
)
const drawings = new Set(known.map(drawingOf))
measure(
  names
    .flatMap((name, at) => (at % THIRD === 0 ? (families.get(name) ?? []) : []))
    .filter((glyph) => !drawings.has(drawingOf(glyph))),
)

/** The first letters of the file's name: its typefaces look alike. */
function familyOf({ typeface }: Glyph): string {
  return (/^[A-Za-z]{1,6}/.exec(typeface)?.[0] ?? typeface).toLowerCase()
}

/** Families have the same typefaces under other names. */
function drawingOf({ letter, grid }: Glyph): string {
  return `${letter} ${grid.cells.join()}`
}

function spread(family: readonly Glyph[]): readonly Glyph[] {
  const typefaces = [...Map.groupBy(family, ({ typeface }) => typeface).values()]
  const step = Math.max(1, typefaces.length / MOST)
  return Array.from(
    { length: Math.min(MOST, typefaces.length) },
    (_, at) => typefaces[Math.floor(at * step)] ?? [],
  ).flat()
}

function measure(others: readonly Glyph[]): void {
  const samples = unpack(packed)
  const counts: Record<string, { honest: number; accused: number; lies: number; found: number }> = {}
  const missed = new Map<string, number>()
  for (const [kind, [first = 0, end = 0]] of Object.entries(KINDS)) {
    const count = { honest: 0, accused: 0, lies: 0, found: 0 }
    counts[kind] = count
    for (const { grid, letter, typeface } of others) {
      if (letter < first || letter >= end) continue
      for (let claimed = first; claimed < end; claimed++) {
        if (claimed !== letter && SAME[claimed]?.[letter] === 1) continue
        const isAccused = looksLikeAnother(likenessOf(grid, claimed, samples))
        const pair = `${LETTERS.charAt(letter)} read as ${LETTERS.charAt(claimed)}`
        if (claimed === letter) {
          count.honest += 1
          count.accused += Number(isAccused)
          if (isAccused) console.log(`wrongly: ${LETTERS.charAt(letter)} of ${typeface}`)
        } else {
          count.lies += 1
          count.found += Number(isAccused)
          if (!isAccused) missed.set(pair, (missed.get(pair) ?? 0) + 1)
        }
      }
    }
  }
  console.log(`${new Set(others.map(({ typeface }) => typeface)).size} typefaces measured`)
  console.table(counts)
  const worst = [...missed].sort(([, one], [, other]) => other - one).slice(0, WORST_PAIRS)
  console.log(worst.map(([pair, times]) => `${pair}: ${times}`).join(', '))
}
