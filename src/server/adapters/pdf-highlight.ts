/** What a highlight looks like, the same in both writers. */
import type { Quad } from '../../domain/page-text.ts'
import type { Mark, Summary } from '../ports.ts'
import type { Rect } from './pdf-document.ts'

/** Shown as the author of every note. */
export const AUTHOR = 'Rulemark'

/**
 * Light red and light blue: black text on them keeps 10 to 1 and more, and they stay apart for every kind of colour
 * blindness and, by lightness, in grey print.
 */
export const MARK_COLOURS: Readonly<Record<Mark['kind'], readonly [number, number, number]>> = {
  broken: [0.988, 0.647, 0.647],
  general: [0.749, 0.859, 0.996],
}

/** /F 4: printed with the page. */
export const PRINTED = 4

/** The smallest rectangle around all quads. */
export function boundsOf(quads: readonly Quad[]): Rect {
  const xs = quads.flatMap((quad) => [quad[0], quad[2], quad[4], quad[6]])
  const ys = quads.flatMap((quad) => [quad[1], quad[3], quad[5], quad[7]])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Content stream that fills the quads; /M is a graphics state with the blend mode Multiply. */
export function highlightAppearance(mark: Mark): string {
  const paths = mark.quads.map(
    ([tlx, tly, trx, try_, blx, bly, brx, bry]) =>
      `${tlx} ${tly} m ${trx} ${try_} l ${brx} ${bry} l ${blx} ${bly} l h`,
  )
  return `/M gs ${MARK_COLOURS[mark.kind].join(' ')} rg ${paths.join(' ')} f`
}

/** Marks that can be drawn: on a page of the document and with at least one quad of numbers. */
export function drawable(marks: readonly Mark[], pages: number): readonly Mark[] {
  return marks.filter(
    ({ page, quads }) =>
      page >= 1 && page <= pages && quads.length > 0 && quads.every((quad) => quad.every(Number.isFinite)),
  )
}

export function marksByPage(marks: readonly Mark[]): ReadonlyMap<number, readonly Mark[]> {
  const pages = new Map<number, Mark[]>()
  for (const mark of marks) {
    const own = pages.get(mark.page)
    if (own) own.push(mark)
    else pages.set(mark.page, [mark])
  }
  return pages
}

/** The verdict table as plain text, for a note where pages may not be added. */
export function summaryText(summary: Summary): string {
  const lines = summary.lines.map(({ verdictLabel, rule, page }) => {
    const place = page === null ? '' : ` (${summary.columns.page}: ${page})`
    return `${verdictLabel}: ${rule}${place}`
  })
  return [summary.title, summary.subtitle, '', ...lines, '', summary.footer].join('\n')
}
