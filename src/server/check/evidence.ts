import { clauseAt } from '../../domain/document/headings.ts'
import { partsWithin } from '../../domain/document/page-ranges.ts'
import type { DocumentText, PageText, Quad } from '../../domain/document/page-text.ts'
import { hidesWords, isUnreadable } from '../../domain/document/unread-pages.ts'
import {
  indexInSteps,
  type Located,
  locateQuote,
  type Place,
  type QuoteIndex,
  quadsOf,
  readPassages,
  sentenceAround,
} from '../../domain/quotes/quotes.ts'
import type { Cause, Evidence, EvidenceStatus } from '../../domain/results/verdicts.ts'
import type { Steps } from '../../domain/text/steps.ts'
import type { PlaceInspector, Sight } from '../base/ports.ts'
import { visibleText } from './plain-text.ts'
import type { QuoteReply } from './reply.ts'

/** A blank to be filled in, an empty box, something drawn, a character without a meaning. */
const NO_TEXT = /_{3}|[\u2610\u25a1\u2b1c\ufffc\ufffd]/u

export interface Source {
  readonly document: DocumentText
  readonly index: QuoteIndex
  readonly places: WeakMap<Evidence, readonly Place[]>
  /** What a reader sees of the inspected places, by `placeKey`. */
  readonly sights: Map<string, Sight>
}

/** Unreadable pages are not indexed, because their text layer may not match what they show. */
export function* sourceOf(document: DocumentText): Steps<Source> {
  const index = yield* indexInSteps(document.pages.filter((page) => !isUnreadable(page)))
  yield* readPassages(index)
  return { document, index, places: new WeakMap(), sights: new Map() }
}

function placeKey({ page, start, end }: Place): string {
  return `${page} ${start} ${end}`
}

/** Outcome for one quote, or for one of the passages that an ellipsis joins in it. */
export interface Lookup {
  /** One piece per page that the words cover. */
  readonly evidence: readonly Evidence[]
  readonly places: readonly Place[]
  /** Why the words can't carry a verdict; null if they can. */
  readonly cause: Cause | null
}

/** The passages of a quote. `isWhole`: completed to whole sentences. */
export function lookUp(source: Source, quote: QuoteReply, isWhole = true): readonly Lookup[] {
  const located = locateQuote(source.index, quote.text, quote.page)
  if (!located) return [notLocated(source, quote)]
  const isJoined = located.parts !== undefined
  return (located.parts ?? [located]).map((piece) => {
    const evidence = evidenceOf(source, piece, { isJoined, isWhole })
    return { evidence, places: piece.places, cause: causeOf(piece, evidence) }
  })
}

function notLocated({ document }: Source, quote: QuoteReply): Lookup {
  const picture = document.pages.find((page) => page.number === quote.page && hidesWords(page))
  if (!picture) {
    const evidence = { quote: quote.text, page: null, quads: [], status: 'unverified' } as const
    return { evidence: [evidence], places: [], cause: 'not-in-document' }
  }
  const quads = quote.box ? [quadOfBox(picture, quote.box)] : []
  const evidence = { quote: quote.text, page: picture.number, quads, status: 'image' } as const
  return { evidence: [evidence], places: [], cause: 'pages-unread' }
}

function causeOf({ isFar }: Located, evidence: readonly Evidence[]): Cause | null {
  const has = (wanted: EvidenceStatus): boolean => evidence.some(({ status }) => status === wanted)
  if (has('hidden') || has('unsure')) return 'not-visible'
  if (has('struck')) return 'struck-out'
  return isFar ? 'words-differ' : null
}

export function isFound({ status }: Evidence): boolean {
  return status === 'verified' || status === 'repaired'
}

interface Shape {
  readonly isJoined: boolean
  readonly isWhole: boolean
}

function evidenceOf(source: Source, located: Located, { isJoined, isWhole }: Shape): Evidence[] {
  const { document, index, places: known } = source
  const { places, status, diff } = located
  const around = isWhole ? sentenceAround(index, places) : { before: '', after: '', places }
  const [before, after] = [visibleText(around.before), visibleText(around.after)]
  const rest = quadsByPage(document, without(around.places, places))
  const quads = quadsByPage(document, places)
  const numbers = [...new Set(places.map(({ page }) => page))]
  return numbers.map((number, at) => {
    const own = places.filter(({ page }) => page === number)
    const beside = rest.get(number) ?? []
    const quote = visibleText(own.map((place) => wordsAt(document.pages, place)).join(' … '))
    const clause = own[0] && clauseAt(document.pages, own[0])
    const lead = at === 0 ? before.trimEnd().slice(-1) : ''
    const evidence: Evidence = {
      quote,
      ...(at === 0 && before !== '' && { before }),
      ...(at === numbers.length - 1 && after !== '' && { after }),
      ...(clause !== undefined && { clause }),
      page: number,
      quads: quads.get(number) ?? [],
      ...(beside.length > 0 && { around: beside }),
      status: NO_TEXT.test(lead + quote) ? 'unsure' : statusOf(source, own, status),
      ...(numbers.length === 1 && diff.length > 0 && { diff }),
      ...(isRecognised(document.pages, own) && { recognised: true }),
      ...(isJoined && { joined: true }),
    }
    known.set(evidence, own)
    return evidence
  })
}

/** Sentences of the document as they stand there, one piece for each page. */
export function evidenceAt(source: Source, places: readonly Place[]): Evidence[] {
  const own = places.map((place) => wordsAt(source.document.pages, place))
  const located: Located = { status: 'same', isFar: false, quote: own.join(' '), places, diff: [] }
  return evidenceOf(source, located, { isJoined: false, isWhole: false })
}

function quadsByPage({ pages }: DocumentText, places: readonly Place[]) {
  return new Map(quadsOf(pages, places).map(({ page, quads }) => [page, quads]))
}

/** The parts of `all` before, between and after the places `taken`. */
function without(all: readonly Place[], taken: readonly Place[]): Place[] {
  return all
    .flatMap((place) => {
      const inside = taken.filter(({ page }) => page === place.page)
      const starts = [place.start, ...inside.map(({ end }) => end)]
      const ends = [...inside.map(({ start }) => start), place.end]
      return starts.map((start, at) => ({
        page: place.page,
        start: Math.max(start, place.start),
        end: Math.min(ends[at] ?? place.end, place.end),
      }))
    })
    .filter(({ start, end }) => end > start)
}

function statusOf(source: Source, places: readonly Place[], status: Located['status']): EvidenceStatus {
  const sights = places.map((place) => sightOf(source, place))
  const worst = (['hidden', 'struck', 'unsure'] as const).find((sight) => sights.includes(sight))
  return worst ?? (status === 'same' ? 'verified' : 'repaired')
}

function sightOf({ document, sights }: Source, place: Place): Sight {
  const page = document.pages.find(({ number }) => number === place.page)
  if (!page) return 'seen'
  if (partsWithin(page, page.hidden, place).length > 0) return 'hidden'
  if (partsWithin(page, page.struck, place).length > 0) return 'struck'
  return sights.get(placeKey(place)) ?? 'seen'
}

function isRecognised(pages: readonly PageText[], places: readonly Place[]): boolean {
  return places.some((place) => {
    const page = pages.find(({ number }) => number === place.page)
    return page !== undefined && partsWithin(page, page.recognised, place).length > 0
  })
}

function wordsAt(pages: readonly PageText[], { page: number, start, end }: Place): string {
  const text = pages.find((page) => page.number === number)?.text ?? ''
  return text.slice(start, end).replace(/\s+/g, ' ').trim()
}

/** [ymin, xmin, ymax, xmax] in thousandths of the displayed page, from its top left corner. */
export type Box = readonly [number, number, number, number]

/** Converts the box to a quad in PDF user space: unrotated, with the origin added. */
function quadOfBox(page: PageText, box: Box): Quad {
  const [top, left, bottom, right] = [box[0] / 1000, box[1] / 1000, box[2] / 1000, box[3] / 1000]
  const [x1, y1] = unrotated(page, left, bottom)
  const [x2, y2] = unrotated(page, right, top)
  const [west, east] = [Math.min(x1, x2), Math.max(x1, x2)]
  const [south, north] = [Math.min(y1, y2), Math.max(y1, y2)]
  return [west, north, east, north, west, south, east, south]
}

function unrotated(page: PageText, across: number, down: number): readonly [number, number] {
  const [x0, y0] = page.origin ?? [0, 0]
  const [x, y] = sharesOf(page.rotation, across, down)
  return [x0 + x * page.width, y0 + y * page.height]
}

/** Fractions of the unrotated page, from its left and bottom. */
function sharesOf(rotation: PageText['rotation'], across: number, down: number): readonly [number, number] {
  if (rotation === 90) return [down, across]
  if (rotation === 180) return [1 - across, down]
  if (rotation === 270) return [1 - down, 1 - across]
  return [across, 1 - down]
}

export interface Inspection {
  readonly inspector: PlaceInspector
  readonly pdf: Uint8Array
  readonly signal?: AbortSignal | undefined
}

/** Inspects each place of the located quotes once, and notes in the source what a reader sees there. */
export async function inspectQuotes(
  source: Source,
  quotes: readonly QuoteReply[],
  { inspector, pdf, signal }: Inspection,
): Promise<void> {
  const located = quotes.flatMap(({ text, page }) => locateQuote(source.index, text, page)?.places ?? [])
  const placed = [...new Map(located.map((place) => [placeKey(place), place]))].flatMap(([key, place]) =>
    quadsOf(source.document.pages, [place]).map(({ page, quads }) => ({ key, page, quads })),
  )
  if (placed.length === 0) return
  const sights = await inspector.inspect(pdf, placed, signal)
  for (const [at, { key }] of placed.entries()) source.sights.set(key, sights[at] ?? 'unsure')
}
