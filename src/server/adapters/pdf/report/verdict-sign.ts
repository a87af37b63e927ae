/** Colours of verdicts, and their signs, drawn without a font. */
import type { SummaryLine } from '../../../base/ports.ts'

/** Red, green, blue from 0 to 1. Each has at least 4.9 to 1 against white. */
export type Colour = readonly [number, number, number]

export const INK: Colour = [0.086, 0.094, 0.114]
export const FAINT: Colour = [0.29, 0.31, 0.341]
export const HAIRLINE: Colour = [0.8, 0.79, 0.76]
export const LINK: Colour = [0.114, 0.306, 0.847]

const VERDICT_COLOURS: Readonly<Record<SummaryLine['verdict'], Colour>> = {
  met: [0.082, 0.502, 0.239],
  broken: [0.725, 0.11, 0.11],
  'not-found': [0.631, 0.384, 0.027],
  'not-applicable': FAINT,
  undecided: [0.427, 0.157, 0.851],
}

/** Strokes within a disc of radius 1. */
const STROKES: Readonly<Record<SummaryLine['verdict'], string>> = {
  met: '-0.45 0 m -0.12 -0.36 l 0.48 0.38 l S',
  broken: '-0.36 -0.36 m 0.36 0.36 l S -0.36 0.36 m 0.36 -0.36 l S',
  'not-found': '-0.45 0 m 0.45 0 l S',
  'not-applicable': '-0.3 -0.42 m 0.3 0.42 l S',
  undecided: '-0.28 0.2 m -0.28 0.5 0.28 0.5 0.28 0.2 c 0.28 -0.05 0 0 0 -0.2 c S 0 -0.5 m 0 -0.5 l S',
}

/** A circle of radius 1 in four curves. */
const DISC =
  '1 0 m 1 .552 .552 1 0 1 c -.552 1 -1 .552 -1 0 c -1 -.552 -.552 -1 0 -1 c .552 -1 1 -.552 1 0 c f'

type Judged = Pick<SummaryLine, 'verdict' | 'isLimited'>

/** Amber if it is met with limits. */
export function colourOf({ verdict, isLimited }: Judged): Colour {
  return VERDICT_COLOURS[isLimited ? 'not-found' : verdict]
}

/** Content-stream operators for the sign around (x, y). */
export function verdictSign(line: Judged, x: number, y: number, radius: number): string {
  const colour = colourOf(line).join(' ')
  return `q ${radius} 0 0 ${radius} ${x} ${y} cm ${colour} rg ${DISC} 1 1 1 RG 0.24 w 1 J 1 j ${STROKES[line.verdict]} Q`
}
