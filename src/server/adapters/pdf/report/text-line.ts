/** Breaks text of any script into lines and puts it into drawing order. */
import bidiFactory from 'bidi-js'
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

interface Glyph {
  /** A base character and its marks. */
  readonly text: string
  readonly key: FontKey
  readonly width: number
}

const CLUSTER = /\P{M}\p{M}*/gu
const BREAK_BEFORE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const bidi = bidiFactory()

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
  // A character for each cluster, so that its marks stay behind it.
  const letters = glyphs.map(({ text: [letter = ''] }) => letter).join('')
  const levels = bidi.getEmbeddingLevels(letters)
  const rightToLeft = levels.paragraphs[0]?.level === 1
  return breakLines(glyphs, width).map(([start, end]) => {
    const mirrored = bidi.getMirroredCharactersMap(letters, levels.levels, start, end - 1)
    const order = bidi.getReorderedIndices(letters, levels, start, end - 1).slice(start, end)
    const ordered = order.flatMap((at) => {
      const glyph = glyphs[at]
      return glyph ? { ...glyph, text: mirrored.get(at) ?? glyph.text } : []
    })
    return {
      runs: runsOf(ordered),
      width: ordered.reduce((sum, glyph) => sum + glyph.width, 0),
      rightToLeft,
    }
  })
}

/** Ends at spaces, after hyphens, between Chinese and Japanese characters; inside a word only if unavoidable. */
function breakLines(glyphs: readonly Glyph[], width: number): (readonly [number, number])[] {
  const lines: [number, number][] = []
  let start = 0
  while (start < glyphs.length) {
    let end = lineEnd(glyphs, start, width)
    const next = end
    while (end > start && glyphs[end - 1]?.text === ' ') end -= 1
    lines.push([start, end])
    start = next
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

function runsOf(glyphs: readonly Glyph[]): readonly Run[] {
  const runs: { key: FontKey; characters: string[] }[] = []
  for (const glyph of glyphs) {
    const last = runs.at(-1)
    if (last?.key === glyph.key) last.characters.push(...glyph.text)
    else runs.push({ key: glyph.key, characters: [...glyph.text] })
  }
  return runs
}
