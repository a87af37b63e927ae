/** Gathers the sentences in whose context a quote is read. Nothing is judged here. */
import type { Place } from '../../document/page-text.ts'
import { nearestSentences } from '../display/closest-passages.ts'
import { type QuoteIndex, wordsAt } from '../index/document-index.ts'
import { excerpt, plain, shown } from '../sentences/excerpt.ts'
import { pageAt, placesIn, rangeOf } from '../sentences/seen-text.ts'
import { type Reading, readingOf, type Sentence, sentenceAt } from '../sentences/sentences.ts'

/**
 * `quote`: a sentence with quoted words. `stem`: the introduction of its list. `heading`: a heading above it. `near`: a
 * neighbour. `elsewhere`: shares its words, or those of its stems and headings. `against`: named by the AI.
 */
export type PassageRole = 'quote' | 'stem' | 'heading' | 'near' | 'elsewhere' | 'against'

export interface PassageSentence {
  readonly role: PassageRole
  /** Page on which it begins. */
  readonly page: number
  readonly text: string
  readonly places: readonly Place[]
}

/** Maximum characters of a passage, of a quoted sentence when it is the only one, and of any other sentence. */
const MOST = 2_400
const LONGEST_QUOTE = 1_200
const LONGEST = 400
/** Sentences on either side, and maximum sentences elsewhere. */
const NEAR = 2
const MOST_ALIKE = 12
/** Maximum sentences with quoted words, and characters of each whose words are looked up. */
const MOST_QUOTED = 24
const READ = 2_000
/** Maximum stems and headings above a sentence, and sentences read to find them. */
const MOST_ABOVE = 3
const READ_BACK = 2_000

/** A sentence by its index; `around`: the offset at which a long one is shown. */
interface Candidate {
  readonly sentence: number
  readonly role: PassageRole
  readonly around?: number | undefined
}

/** The sentences with words of these places, ascending. */
function sentencesWith(reading: Reading, places: readonly Place[], role: PassageRole): Candidate[] {
  const found = new Map<number, Candidate>()
  for (const place of places) {
    const range = rangeOf(reading, [place])
    if (range === null) continue
    const [first, last] = [sentenceAt(reading, range.start), sentenceAt(reading, range.end - 1)]
    for (let sentence = first; sentence <= Math.min(last, first + MOST_QUOTED); sentence += 1)
      if (!found.has(sentence)) found.set(sentence, { sentence, role, around: range.start })
  }
  return [...found.values()].sort((a, b) => a.sentence - b.sentence).slice(0, MOST_QUOTED)
}

/** Neighbours in the order in which they matter: the next one first. */
function* neighbours(quoted: readonly number[], step: number): Generator<Candidate> {
  for (const sentence of quoted) yield { sentence: sentence + step, role: 'near' }
  for (const sentence of quoted) yield { sentence: sentence - step, role: 'near', around: Infinity }
}

/** The introduction of a list item, and that of the list in which this list is an item. */
function stemsOf({ sentences }: Reading, at: number): number[] {
  const stems: number[] = []
  for (let next = sentences[at]?.stem ?? null; next !== null && stems.length < MOST_ABOVE; ) {
    stems.push(next)
    next = sentences[next]?.stem ?? null
  }
  return stems
}

const NUMBER = /^\d{1,3}(?:\.\d{1,3})*$/u
const UNNUMBERED = 9
const depthOf = (label: string | null): number =>
  label !== null && NUMBER.test(label) ? label.split('.').length : UNNUMBERED

/** Whether a heading stands above another in the outline: a shorter number, or larger letters. */
function isHigher(above: Sentence, below: Sentence): boolean {
  const [high, low] = [depthOf(above.label), depthOf(below.label)]
  return high < low || (high === low && above.height > 1.1 * below.height)
}

/** Indexes of the headings under which a sentence stands, the nearest first. */
function headingsAbove({ sentences }: Reading, at: number): number[] {
  const found: number[] = []
  let lowest: Sentence | undefined
  for (let i = at - 1; i >= Math.max(0, at - READ_BACK) && found.length < MOST_ABOVE; i -= 1) {
    const one = sentences[i]
    if (one?.title === undefined || (lowest && !isHigher(one, lowest))) continue
    found.push(i)
    lowest = one
  }
  return found
}

/** What surrounds quoted sentences, the most important first. */
function* surroundings(index: QuoteIndex, reading: Reading, quoted: readonly number[]): Generator<Candidate> {
  const stems = quoted.flatMap((at) => stemsOf(reading, at))
  const headings = quoted.flatMap((at) => headingsAbove(reading, at))
  for (const sentence of stems) yield { sentence, role: 'stem', around: Infinity }
  for (const sentence of headings) yield { sentence, role: 'heading' }
  yield* neighbours(quoted, 1)
  for (let step = 2; step <= NEAR; step += 1) yield* neighbours(quoted, step)
  const words = [...quoted, ...stems, ...headings].map((at) => wordsOf(reading, at)).join('\n')
  for (const sentence of nearestSentences(index, words, MOST_ALIKE)) yield { sentence, role: 'elsewhere' }
}

function wordsOf({ text, sentences }: Reading, at: number): string {
  const { start = 0, end = 0 } = sentences[at] ?? {}
  return text.slice(start, Math.min(end, start + READ))
}

/** Takes candidates as long as there is room, in the order of the document. */
function fitting(reading: Reading, candidates: Iterable<Candidate>, longest: number): PassageSentence[] {
  const taken = new Map<number, PassageSentence>()
  let left = MOST
  for (const { sentence: at, role, around = 0 } of candidates) {
    const sentence = reading.sentences[at]
    if (sentence === undefined || taken.has(at)) continue
    const part = excerpt(reading.text, sentence, around, role === 'quote' ? longest : LONGEST)
    const text = shown(reading.text, sentence, part)
    if (text.length > left) continue
    left -= text.length
    const page = pageAt(reading, part.start)
    taken.set(at, { role, page, text, places: placesIn(reading, part.start, part.end) })
  }
  return [...taken].sort(([a], [b]) => a - b).map(([, sentence]) => sentence)
}

/**
 * `located`: the places of each quote. `against`: places of what the AI named as taking the quotes back. Sentences in the
 * order of the document, about 2,400 characters together; words that are not seen on the page only if they are quoted.
 */
export function passageAround(
  index: QuoteIndex,
  located: readonly (readonly Place[])[],
  against: readonly (readonly Place[])[],
): readonly PassageSentence[] {
  const reading = readingOf(index)
  const quoted = sentencesWith(reading, located.flat(), 'quote')
  const longest = Math.max(LONGEST / 2, Math.min(LONGEST_QUOTE, MOST / 2 / Math.max(1, quoted.length)))
  const candidates = function* (): Generator<Candidate> {
    yield* quoted
    yield* sentencesWith(reading, against.flat(), 'against')
    yield* surroundings(
      index,
      reading,
      quoted.map(({ sentence }) => sentence),
    )
  }
  return [...unseen(index, reading, located.flat()), ...fitting(reading, candidates(), Math.floor(longest))]
}

/** Quoted words that are not among the seen ones. */
function unseen(index: QuoteIndex, reading: Reading, places: readonly Place[]): PassageSentence[] {
  return places
    .filter((place) => rangeOf(reading, [place]) === null)
    .slice(0, MOST_QUOTED)
    .map((place) => {
      const text = plain(wordsAt(index, place)).trim().slice(0, LONGEST)
      return { role: 'quote', page: place.page, text, places: [place] }
    })
}
