/** What becomes of the quotes of a perfect answer: located, the same, completed. */
import { partsWithin } from '../../src/domain/document/page-ranges.ts'
import type { PageText } from '../../src/domain/document/page-text.ts'
import {
  indexDocument,
  type Located,
  locateQuote,
  type Place,
  passageAround,
  type QuoteIndex,
  sentenceAround,
} from '../../src/domain/quotes/quotes.ts'
import { readAttackCases } from '../accuracy/attacks/cases.ts'
import type { Document } from './documents.ts'
import type { Quoted } from './quotes.ts'

export interface Counts {
  quotes: number
  located: number
  same: number
  /** "Met" with a second reading that agrees: located, not far from the document's words, every word visible. */
  met: number
  /** Passages (parts at an ellipsis count each), and those whose extension holds them and ends where a sentence does. */
  passages: number
  completed: number
  readonly failures: string[]
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A mark, or a mark and the word that joins list items. */
const END =
  /(?:[.!?;:\u3002\uff01\uff1f\u061f\uff1a\uff1b]["')\]\u201d\u2019\uff09\u300d]{0,3}|[;,]\s\p{L}{1,6})$/u
const GOES_ON = /^[^\S\n]*\S|^\s*\p{Ll}/u

/** Longer texts (words) without a mark at their end are no heading and no row. */
const LONGEST_ROW = 12

/** Whether a sentence or an item ends with its mark, or a row or a heading at the end of its line. */
function endsThere(text: string, pages: readonly PageText[], last: Place | undefined): boolean {
  if (END.test(text.trim())) return true
  const page = pages.find(({ number }) => number === last?.page)
  const isShort = text.trim().split(/\s+/u).length <= LONGEST_ROW
  return isShort && !GOES_ON.test(page?.text.slice(last?.end ?? 0) ?? '')
}

function isCompleted(index: QuoteIndex, located: Located): boolean {
  const { before, after, places } = sentenceAround(index, located.places)
  const whole = before + located.quote + after
  return letters(whole).includes(letters(located.quote)) && endsThere(whole, index.pages, places.at(-1))
}

/** Whether no word is hidden or crossed out. */
function isSeen({ pages }: Document, { places }: Located): boolean {
  return places.every((place) => {
    const page = pages.find(({ number }) => number === place.page)
    return (
      page !== undefined &&
      [...(page.hidden ?? []), ...(page.struck ?? [])].every(
        (range) => partsWithin(page, [range], place).length === 0,
      )
    )
  })
}

function count(counts: Counts, { document, quote }: Quoted, index: QuoteIndex): void {
  const located = locateQuote(index, quote)
  counts.quotes += 1
  const parts = located?.parts ?? (located ? [located] : [])
  const isMet = located !== null && !located.isFar && isSeen(document, located)
  counts.located += Number(located !== null)
  counts.same += Number(parts.length > 0 && parts.every(({ status }) => status === 'same'))
  counts.met += Number(isMet)
  if (!isMet) counts.failures.push(`${document.name}: not met: ${quote}`)
  for (const part of parts) {
    counts.passages += 1
    const isRight = isCompleted(index, part)
    counts.completed += Number(isRight)
    if (!isRight) counts.failures.push(`${document.name}: not completed: ${part.quote}`)
  }
}

/** By group, in the order of the quotes. */
export function measureQuotes(quotes: readonly Quoted[]): Map<string, Counts> {
  const indexes = new Map<Document, QuoteIndex>()
  const groups = new Map<string, Counts>()
  for (const quoted of quotes) {
    const index = indexes.get(quoted.document) ?? indexDocument(quoted.document.pages)
    indexes.set(quoted.document, index)
    const counts = groups.get(quoted.group) ?? {
      quotes: 0,
      located: 0,
      same: 0,
      met: 0,
      passages: 0,
      completed: 0,
      failures: [],
    }
    groups.set(quoted.group, counts)
    count(counts, quoted, index)
  }
  return groups
}

export interface Kept {
  cases: number
  kept: number
  characters: number
}

/** Attacks whose passage holds all words that take the quote back, in their document and in one with other text in between. */
export function measurePassages(between: readonly string[]): Kept {
  const kept: Kept = { cases: 0, kept: 0, characters: 0 }
  for (const { text, quote, around, isHonest } of readAttackCases()) {
    if (isHonest) continue
    const own = spreadOut(text, between)
    const boxes = new Float32Array(own.length * 4)
    const index = indexDocument([{ number: 1, width: 595, height: 842, rotation: 0, text: own, boxes }])
    const places = locateQuote(index, quote)?.places ?? []
    const passage = passageAround(index, [places], []).map((sentence) => sentence.text)
    const all = letters(passage.join(' '))
    kept.cases += 1
    kept.kept += Number(around.every((words) => all.includes(letters(words))))
    kept.characters += passage.join('').length
  }
  return kept
}

/** Puts sentences, as clauses of their own, before the last section, and before section 7 if there is one. */
function spreadOut(text: string, between: readonly string[]): string {
  const half = Math.floor(between.length / 2)
  const clauses = (from: number): string =>
    between
      .slice(from, from + half)
      .map((sentence, i) => `${10 + from}.${i + 1} ${sentence}\n`)
      .join('')
  return text
    .replace(/\n7\. /u, `\n${clauses(0)}7. `)
    .replace(/9\. [^\n]*\n$/u, (last) => clauses(half) + last)
}
