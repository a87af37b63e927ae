/** Gathers the sentences in whose context a quote is read. Nothing is judged here. */
import { nearestSentences } from '../display/closest-passages.ts'
import { type Place, type QuoteIndex, wordsAt } from '../index/document-index.ts'
import { placesIn, rangeOf } from '../sentences/seen-text.ts'
import { plain } from '../sentences/sentence-around.ts'
import { type Reading, readingOf, sentenceAt } from '../sentences/sentences.ts'
import { elsewhere, headingsAbove, notesOf } from './related.ts'

/**
 * `quote`: a sentence with quoted words. `stem`: the introduction of its list. `heading`: a heading above it. `near`: a
 * neighbour, or the note of a mark. `elsewhere`: names its section or defines its words. `against`: named by the AI.
 */
export type PassageRole = 'quote' | 'stem' | 'heading' | 'near' | 'elsewhere' | 'against'

export interface PassageSentence {
  readonly role: PassageRole
  /** Page on which it begins. */
  readonly page: number
  readonly text: string
  readonly places: readonly Place[]
}

/** Maximum characters of a passage; of a quoted sentence when it is the only one; of any other sentence. */
const MOST = 2_400
const LONGEST_QUOTE = 1_200
const LONGEST = 400
/** Sentences on either side. */
const NEAR = 2
/** Maximum sentences with quoted words. */
const MOST_QUOTED = 24

type Chosen = Map<number, PassageRole>

/** Indexes of the sentences with words of these places, ascending. */
function sentencesWith(reading: Reading, places: readonly Place[]): number[] {
  const found = places.flatMap((place) => {
    const range = rangeOf(reading, [place])
    if (range === null) return []
    const [first, last] = [sentenceAt(reading, range.start), sentenceAt(reading, range.end - 1)]
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
  })
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Candidates, the most important first. */
function* candidates(
  index: QuoteIndex,
  reading: Reading,
  quoted: readonly number[],
  against: readonly number[],
): Generator<readonly [sentence: number, role: PassageRole]> {
  for (const at of quoted) yield [at, 'quote']
  for (const at of against) yield [at, 'against']
  for (const at of quoted) for (const stem of stemsOf(reading, at)) yield [stem, 'stem']
  for (const at of quoted) for (const heading of headingsAbove(reading, at)) yield [heading, 'heading']
  for (const step of [1, -1]) for (const at of quoted) yield [at + step, 'near']
  for (const at of quoted) for (const note of notesOf(reading, at)) yield [note, 'near']
  for (const at of elsewhere(index, reading, quoted)) yield [at, 'elsewhere']
  for (let step = 2; step <= NEAR; step += 1)
    for (const at of quoted) for (const near of [at + step, at - step]) yield [near, 'near']
  for (const at of nearestSentences(index, quoted.map((at) => textOf(reading, at)).join('\n'), 12))
    yield [at, 'elsewhere']
}

const textOf = ({ text, sentences }: Reading, at: number): string =>
  text.slice(sentences[at]?.start ?? 0, sentences[at]?.end ?? 0)

/** The introduction of a list item, and that of the list in which the whole list is an item. */
function stemsOf({ sentences }: Reading, at: number): number[] {
  const stems: number[] = []
  for (
    let stem = sentences[at]?.stem ?? null;
    stem !== null && stems.length < 4;
    stem = sentences[stem]?.stem ?? null
  )
    stems.push(stem)
  return stems
}

function chosen(
  index: QuoteIndex,
  reading: Reading,
  quoted: readonly number[],
  against: readonly number[],
  longest: number,
): Chosen {
  const all: Chosen = new Map()
  let left = MOST
  for (const [at, role] of candidates(index, reading, quoted, against)) {
    const sentence = reading.sentences[at]
    if (sentence === undefined || all.has(at)) continue
    const length = Math.min(sentence.end - sentence.start, role === 'quote' ? longest : LONGEST)
    if (length > left) continue
    all.set(at, role)
    left -= length
  }
  return all
}

/**
 * `located`: the places of each quote. `against`: places of what the AI named as taking the quotes back. Sentences in the
 * order of the document, at most 2,400 characters together; words that are not seen on the page only if they are quoted.
 */
export function passageAround(
  index: QuoteIndex,
  located: readonly (readonly Place[])[],
  against: readonly (readonly Place[])[],
): readonly PassageSentence[] {
  const reading = readingOf(index)
  const quoted = sentencesWith(reading, located.flat()).slice(0, MOST_QUOTED)
  const longest = Math.max(LONGEST, Math.min(LONGEST_QUOTE, MOST / 2 / Math.max(1, quoted.length)))
  const all = chosen(index, reading, quoted, sentencesWith(reading, against.flat()), longest)
  const seen = [...all]
    .sort(([a], [b]) => a - b)
    .map(([at, role]) => {
      const { start = 0, end = 0, page = 0 } = reading.sentences[at] ?? {}
      const shown = Math.min(end, start + (role === 'quote' ? longest : LONGEST))
      return {
        role,
        page,
        text: plain(reading.text.slice(start, shown)),
        places: placesIn(reading, start, shown),
      }
    })
  return [...unseen(index, reading, located), ...seen]
}

/** Quoted words that are not among the seen ones. */
function unseen(
  index: QuoteIndex,
  reading: Reading,
  located: readonly (readonly Place[])[],
): PassageSentence[] {
  return located
    .flat()
    .flatMap((place) =>
      rangeOf(reading, [place]) === null
        ? [
            {
              role: 'quote' as const,
              page: place.page,
              text: plain(wordsAt(index, place)).slice(0, LONGEST),
              places: [place],
            },
          ]
        : [],
    )
}
