/** Clusters of letters of Indic and similar scripts, read as their /ActualText says instead of glyph by glyph. */
import type { Rect } from '../../engine/document.ts'
import { HIDDEN, SEEN, STRUCK, TextBuffer, type Units } from './text-buffer.ts'

/** The text of letters that are drawn together, by one or several text objects. */
export interface Cluster {
  readonly text: string
}

export interface UnitsRead {
  readonly units: Units
  /** Units of characters without a Unicode meaning. */
  readonly unmapped: readonly number[]
}

/** `drawn`: the units of each cluster's glyphs, ascending. */
export function withClusters(read: UnitsRead, drawn: ReadonlyMap<Cluster, readonly number[]>): UnitsRead {
  const meaningless = new Set(read.unmapped)
  const whole = [...drawn].filter(([cluster, own]) => isWhole(cluster, own, read.units, meaningless))
  if (whole.length === 0) return read
  const firsts = new Map(whole.map(([{ text }, own]) => [own[0], { text, own }]))
  const replaced = new Set(whole.flatMap(([, own]) => own))
  const buffer = new TextBuffer(read.units.length)
  const unmapped: number[] = []
  for (let unit = 0; unit < read.units.length; unit++) {
    const cluster = firsts.get(unit)
    if (cluster) pushCluster(buffer, read.units, cluster)
    if (replaced.has(unit)) continue
    if (meaningless.has(unit)) unmapped.push(buffer.length)
    buffer.copy(read.units, unit, unit + 1)
  }
  return { units: buffer.units(), unmapped }
}

/** Whether the cluster's text leaves out nothing that is drawn. */
function isWhole(
  { text }: Cluster,
  own: readonly number[],
  { codes }: Units,
  meaningless: ReadonlySet<number>,
): boolean {
  const said = text.normalize('NFKD')
  return (
    own.length <= said.length &&
    own.every(
      (unit) =>
        meaningless.has(unit) || said.includes(String.fromCharCode(codes[unit] ?? 0).normalize('NFKD')),
    )
  )
}

/** Spreads the characters over the area of the glyphs. */
function pushCluster(
  buffer: TextBuffer,
  { boxes, sights }: Units,
  { text, own }: Cluster & { readonly own: readonly number[] },
): void {
  const side = (at: number): number[] => own.map((unit) => boxes[unit * 4 + at] ?? 0)
  const [left, bottom] = [Math.min(...side(0)), Math.min(...side(1))]
  const [right, top] = [Math.max(...side(2)), Math.max(...side(3))]
  const sight = [HIDDEN, STRUCK].find((one) => own.some((unit) => sights[unit] === one))
  const step = (right - left) / text.length
  for (let at = 0; at < text.length; at++) {
    const box: Rect = [left + at * step, bottom, left + (at + 1) * step, top]
    buffer.push(text.charCodeAt(at), box, 0, sight ?? sights[own[0] ?? 0] ?? SEEN)
  }
}
