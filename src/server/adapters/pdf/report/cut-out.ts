/** The part of a page from which a quote was recognised, with its words underlined. */
import type { Quad } from '../../../../domain/document/page-text.ts'
import { boxAround, cornersOf } from '../../../../domain/results/cut-out-box.ts'
import type { InspectedPlace } from '../../../base/ports.ts'
import type { Pictures } from './pictures.ts'
import { type Colour, HAIRLINE } from './verdict-sign.ts'

/** Points on the sheet; a taller part is drawn smaller. */
const TALLEST = 200
const UNDERLINE = 1

export interface CutOut {
  readonly height: number
  /** Operators that draw it with its lower left corner at this point. */
  draw(x: number, y: number, colour: Colour): string
}

type Point = readonly [x: number, y: number]

/** No larger than on its page. Undefined for a page that can't be shown. */
export function cutOutOf(
  pictures: Pictures,
  { page, quads }: InspectedPlace,
  widest: number,
): CutOut | undefined {
  const picture = pictures.get(page)
  if (!picture) return undefined
  const { crop, turns } = picture
  const [cos, sin] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0]
  const upright = ([x, y]: Point): Point => [cos * x + sin * y, cos * y - sin * x]
  const edges = [upright([crop[0], crop[1]]), upright([crop[2], crop[3]])].map(([x]) => x)
  const edge = Math.min(...edges)
  const lines = quads.map((quad: Quad) =>
    cornersOf(quad).map((corner): Point => {
      const [x, y] = upright(corner)
      return [x - edge, y]
    }),
  )
  const [left, bottom, right, top] = boxAround(lines.flat(), Math.max(...edges) - edge)
  const scale = Math.min(1, widest / (right - left), TALLEST / (top - bottom))
  const [width, height] = [(right - left) * scale, (top - bottom) * scale]
  return {
    height,
    draw(x, y, colour) {
      const area = `${[x, y, width, height].map(fixed).join(' ')} re`
      const matrix = [
        ...[cos, -sin, sin, cos].map((part) => part * scale),
        x - (left + edge) * scale,
        y - bottom * scale,
      ]
      const underlines = lines.map((corners) => {
        const xs = corners.map(([across]) => x + (across - left) * scale)
        const low = y + (Math.min(...corners.map(([, up]) => up)) - bottom) * scale - UNDERLINE
        return `${fixed(Math.min(...xs))} ${fixed(low)} m ${fixed(Math.max(...xs))} ${fixed(low)} l S`
      })
      return [
        `q ${area} W n ${matrix.map(fixed).join(' ')} cm /P${page} Do Q`,
        `${colour.join(' ')} RG ${UNDERLINE} w ${underlines.join(' ')}`,
        `${HAIRLINE.join(' ')} RG 0.5 w ${area} S`,
      ].join('\n')
    },
  }
}

function fixed(value: number): string {
  return value.toFixed(2)
}
