/** Pages of tables and forms. */
import type { PageText } from '../../src/domain/page-text.ts'

/** A cell's lines, from `left` and `down` points below the top of the page; letters are 5 points wide and 10 high. */
export type Cell = readonly [left: number, down: number, ...lines: string[]]

export function pageOf(cells: readonly Cell[], number = 1): PageText {
  const lines = cells.flatMap(([left, down, ...texts]) =>
    texts.map((text, i) => ({ text, left, bottom: 780 - down - i * 12 })),
  )
  const text = lines.map((line) => line.text).join('\n')
  const boxes = new Float32Array(text.length * 4)
  let at = 0
  for (const line of lines) {
    for (let i = 0; i < line.text.length; i += 1) {
      const left = line.left + i * 5
      if (line.text[i] !== ' ') boxes.set([left, line.bottom, left + 5, line.bottom + 10], (at + i) * 4)
    }
    at += line.text.length + 1
  }
  return { number, width: 600, height: 800, rotation: 0, text, boxes }
}
