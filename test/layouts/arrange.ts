/** Lines placed on a page, and what a human reads on it. */
import type { Texts } from './sentences.ts'

export interface Line {
  readonly text: string
  readonly x: number
  /** Baseline, from the bottom. */
  readonly y: number
  readonly size?: number
  /** Set vertically, from the top down. */
  readonly isVertical?: boolean
}

/** From one corner to the other, in points. */
type Rule = readonly [x: number, y: number, toX: number, toY: number]

export interface Layout {
  /** In reading order. */
  readonly lines: readonly Line[]
  readonly quotes: readonly string[]
  /** Lines drawn on the page, such as the borders of cells. */
  readonly rules?: readonly Rule[]
  /** Whether the page is stored lying on its side. */
  readonly isTurned?: boolean
}

/** `width` measures text of 10 points; `gap` between columns, in points, varies from page to page. */
export type Arrange = (texts: Texts, width: (text: string) => number, gap: number) => Layout

export const SIZE = 10
export const LEADING = 13
export const [LEFT, RIGHT, TOP] = [60, 535, 740]

/** Lines of words no wider than the column; text without spaces is broken anywhere. */
export function wrapped(text: string, wide: number, width: (text: string) => number): string[] {
  const parts = text.includes(' ') ? text.split(/(?<= )/) : [...text]
  const lines = ['']
  for (const part of parts) {
    const longer = `${lines.at(-1)}${part}`
    if (width(longer.trimEnd()) > wide && lines.at(-1) !== '') lines.push(part)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line) => line.trimEnd())
}

export const at = (x: number, top: number, lines: readonly string[]): Line[] =>
  lines.map((text, row) => ({ text, x, y: top - row * LEADING }))

export const lowest = (lines: readonly Line[]): number => Math.min(...lines.map(({ y }) => y))
export const join = ({ language, sentences }: Texts & { language?: string }): string =>
  sentences.join(language === 'ja' || !sentences[0]?.includes(' ') ? '' : ' ')

/** Rows of cells; rows as high as their highest cell. */
export function table(
  rows: readonly (readonly string[])[],
  wide: readonly number[],
  gap: number,
  width: (text: string) => number,
): Line[] {
  let top = TOP
  return rows.flatMap((cells) => {
    let x = LEFT
    const row = cells.flatMap((cell, column) => {
      const lines = at(x, top, wrapped(cell, wide[column] ?? 100, width))
      x += (wide[column] ?? 100) + gap
      return lines
    })
    top = lowest(row) - LEADING * 1.8
    return row
  })
}
