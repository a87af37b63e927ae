/** Breaks text of any script into lines and puts it into drawing order. */
import { shapeArabic } from './arabic.ts'
import { type CjkKey, cjkOf, type FontKey, type ReportFont } from './report-font.ts'

/** Neighbouring characters of one font, in drawing order. */
export interface Run {
  readonly key: FontKey
  readonly characters: readonly string[]
}

export interface Line {
  readonly runs: readonly Run[]
  readonly width: number
  /** Whether the line belongs to a right-to-left paragraph and is right-aligned. */
  readonly rightToLeft: boolean
}

type Direction = 'L' | 'R'

interface Glyph {
  /** A base character and its marks. */
  readonly text: string
  readonly key: FontKey
  readonly width: number
}

const CLUSTER = /\P{M}\p{M}*/gu
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u
const BREAK_BEFORE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«',
}

/** `width` and the lines' widths are in points, like `size`. */
export function layoutText(text: string, font: ReportFont, size: number, width: number): readonly Line[] {
  const cjk = cjkOf(text)
  return text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((paragraph) => layoutParagraph(paragraph.replace(/\s+/g, ' ').trim(), font, size, width, cjk))
}

function layoutParagraph(
  paragraph: string,
  font: ReportFont,
  size: number,
  width: number,
  cjk: CjkKey,
): readonly Line[] {
  const shaped = shapeArabic(paragraph, (character) => font.keyOf(character, cjk) === 'Text')
  const glyphs = (shaped.match(CLUSTER) ?? []).map((cluster): Glyph => {
    const characters = [...cluster]
    const key = font.keyOf(characters[0] ?? '', cjk)
    const advance = characters.reduce((sum, character) => sum + font.widthOf(character, key), 0)
    return { text: cluster, key, width: advance * size }
  })
  const base: Direction = firstDirection(paragraph)
  return breakLines(glyphs, width).map((line) => ({
    runs: runsOf(drawingOrder(line, base)),
    width: line.reduce((sum, glyph) => sum + glyph.width, 0),
    rightToLeft: base === 'R',
  }))
}

function firstDirection(text: string): Direction {
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) return 'R'
    if (/\p{L}/u.test(character)) return 'L'
  }
  return 'L'
}

/** Breaks at spaces, after hyphens, between Chinese and Japanese characters; inside a word only if unavoidable. */
function breakLines(glyphs: readonly Glyph[], width: number): Glyph[][] {
  const lines: Glyph[][] = []
  let start = 0
  while (start < glyphs.length) {
    const end = lineEnd(glyphs, start, width)
    lines.push(trimEnd(glyphs.slice(start, end)))
    start = end
    while (glyphs[start]?.text === ' ') start += 1
  }
  return lines
}

function lineEnd(glyphs: readonly Glyph[], start: number, width: number): number {
  let used = 0
  let lastBreak = start
  for (let at = start; at < glyphs.length; at++) {
    const glyph = glyphs[at]
    const before = glyphs[at - 1]
    if (!glyph) break
    if (at > start && mayBreak(before, glyph)) lastBreak = at
    used += glyph.width
    if (used > width && glyph.text !== ' ') return lastBreak > start ? lastBreak : Math.max(at, start + 1)
  }
  return glyphs.length
}

function mayBreak(before: Glyph | undefined, glyph: Glyph): boolean {
  return before?.text === ' ' || before?.text === '-' || BREAK_BEFORE.test(glyph.text)
}

function trimEnd(glyphs: Glyph[]): Glyph[] {
  let end = glyphs.length
  while (end > 0 && glyphs[end - 1]?.text === ' ') end -= 1
  return glyphs.slice(0, end)
}

/**
 * The Unicode bidirectional algorithm as far as one line of a rule needs it: letters and numbers have a direction,
 * other signs take that of both neighbours or else the paragraph's.
 */
function drawingOrder(line: readonly Glyph[], base: Direction): readonly Glyph[] {
  if (base === 'L' && !line.some((glyph) => RIGHT_TO_LEFT.test(glyph.text))) return line
  const directions = resolveSigns(
    line.map((glyph) => directionOf(glyph.text)),
    base,
  )
  const stretches: { direction: Direction; glyphs: Glyph[] }[] = []
  for (const [at, glyph] of line.entries()) {
    const direction = directions[at] ?? base
    const last = stretches.at(-1)
    if (last?.direction === direction) last.glyphs.push(glyph)
    else stretches.push({ direction, glyphs: [glyph] })
  }
  const ordered = base === 'R' ? stretches.reverse() : stretches
  return ordered.flatMap(({ direction, glyphs }) =>
    direction === 'R' ? glyphs.reverse().map(mirrored) : glyphs,
  )
}

function directionOf(text: string): Direction | undefined {
  if (RIGHT_TO_LEFT.test(text)) return 'R'
  return LEFT_TO_RIGHT.test(text) ? 'L' : undefined
}

function resolveSigns(directions: readonly (Direction | undefined)[], base: Direction): Direction[] {
  return directions.map((direction, at) => {
    if (direction) return direction
    const before = directions.slice(0, at).findLast((found) => found !== undefined) ?? base
    const after = directions.slice(at).find((found) => found !== undefined) ?? base
    return before === after ? before : base
  })
}

function mirrored(glyph: Glyph): Glyph {
  return { ...glyph, text: MIRRORED[glyph.text] ?? glyph.text }
}

function runsOf(glyphs: readonly Glyph[]): readonly Run[] {
  const runs: { key: FontKey; characters: string[] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last?.key === glyph.key) last.characters.push(...glyph.text)
    else runs.push({ key: glyph.key, characters: [...glyph.text] })
  }
  return runs
}
