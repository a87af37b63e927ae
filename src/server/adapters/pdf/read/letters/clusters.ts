/** Clusters of letters of Indic and similar scripts, read as their /ActualText says instead of glyph by glyph. */
import type { Rect } from '../../engine/document.ts'
import type { Cluster } from '../objects/actual-text.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { HIDDEN, SEEN, STRUCK, TextBuffer, type Units } from '../text/text-buffer.ts'

export interface UnitsRead {
  readonly units: Units
  /** Units of characters without a Unicode meaning. */
  readonly unmapped: readonly number[]
}

export function withClusters(
  read: UnitsRead & { readonly glyphs: Glyphs },
  clusters: ReadonlyMap<number, Cluster>,
): UnitsRead {
  const drawn = unitsOf(read, clusters)
  if (drawn.size === 0) return read
  const firsts = new Map([...drawn].map(([{ text }, own]) => [own[0], { text, own }]))
  const [replaced, meaningless] = [new Set([...drawn.values()].flat()), new Set(read.unmapped)]
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

/** The units of each cluster's glyphs, ascending; without clusters whose text may leave out what is drawn. */
function unitsOf(
  { units: { codes }, unmapped, glyphs }: UnitsRead & { readonly glyphs: Glyphs },
  clusters: ReadonlyMap<number, Cluster>,
): Map<Cluster, number[]> {
  const drawn = new Map<Cluster, number[]>()
  if (clusters.size === 0) return drawn
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    const cluster = clusters.get(glyphs.owner(glyph))
    if (cluster === undefined) continue
    const own = drawn.get(cluster)
    if (own) own.push(glyphs.unit(glyph))
    else drawn.set(cluster, [glyphs.unit(glyph)])
  }
  const meaningless = new Set(unmapped)
  for (const [cluster, own] of drawn) {
    const said = cluster.text.normalize('NFKD')
    const isSaid = (unit: number): boolean =>
      meaningless.has(unit) || said.includes(String.fromCharCode(codes[unit] ?? 0).normalize('NFKD'))
    if (own.length > said.length || !own.every(isSaid)) drawn.delete(cluster)
  }
  return drawn
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
    buffer.push(text.charCodeAt(at), box, sight ?? sights[own[0] ?? 0] ?? SEEN)
  }
}
