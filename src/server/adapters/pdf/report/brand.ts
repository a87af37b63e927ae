/** The product's mark and name at the head of the verdict table; the mark as in src/pages/styles/mark.svg. */
import { INK } from './verdict-sign.ts'

const MARKER = [1, 0.847, 0.227]
/** In the mark's own 28 by 28 units, y upwards: a check drawn as a marker stroke, and three lines of text. */
const STROKE = '2.5 14.5 m 7.4 18.8 l 12.7 12.4 l 21.5 26.5 l 26.7 22.8 l 14 2.5 l h f'
const LINES = '2.5 20.5 m 14.5 20.5 l 2.5 14 m 25.5 14 l 2.5 7.5 m 18.5 7.5 l S'
const UNITS = 28

/** Operators for the mark with its lower left corner at (x, y). */
export function brandMark(x: number, y: number, size: number): string {
  const scale = size / UNITS
  const place = `${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${x.toFixed(2)} ${y.toFixed(2)} cm`
  return `q ${place} ${MARKER.join(' ')} rg ${STROKE} ${INK.join(' ')} RG 2 w 1 J ${LINES} Q`
}
