/** The document's words at given places, with attached signs and the surrounding text. */
import { type Place, pageOf, type QuoteIndex } from '../index/document-index.ts'
import { after, before } from '../index/text-around.ts'
import { CHECK_BOX } from '../text/characters.ts'
import { isChoice, labelLength } from '../tokens/list-labels.ts'
import type { Token, Tokens } from '../tokens/token.ts'
import { tokensOf } from '../tokens/tokens.ts'
import { isReferenceAbbreviation } from './words/abbreviations.ts'

export interface Extent {
  readonly index: QuoteIndex
  /** Never empty; `place` is the first, `lastPlace` the last. */
  readonly places: readonly Place[]
  readonly place: Place
  readonly lastPlace: Place
  /** The document's characters, one line per place. */
  readonly own: string
  /** The same with surrounding text; offsets of the tokens refer to it. */
  readonly text: string
  readonly tokens: Tokens
  readonly first: Token
  readonly last: Token
  /** For each token, the number of tokens from it on that form a list or section label. */
  readonly labels: readonly number[]
  /** From the characters around the places. */
  readonly before: Tokens
  readonly after: Tokens
}

/** Characters read on either side: a long sentence. */
const REACH = 400
/** Maximum words and signs attached to a number. */
const MOST_ATTACHED = 8

export const ownWords = (index: QuoteIndex, places: readonly Place[]): string =>
  places.map((place) => pageOf(index, place)?.text.slice(place.start, place.end) ?? '').join('\n')

interface Line {
  readonly text: string
  readonly tokens: Tokens
}

const NOTE_MARK = /^[_*\u2020\u2021&@]$/u
const FOLLOWS_NUMBER = /^[%\u2030\u2031\u00b0'"+/\\\u00d7\u00b7:=<>\u2264\u2265\p{Sc}\p{No}\p{So}]$/u

const isAmount = (token: Token): boolean => token.kind === 'number' || token.kind === 'sign'

function areTight(a: Token, b: Token): boolean {
  return a.end === b.start
}

/** Whether a sign belongs to the token right after it. */
function attachesForward({ text }: Line, sign: Token, next: Token): boolean {
  if (
    sign.kind !== 'sign' ||
    NOTE_MARK.test(sign.text) ||
    /\S/u.test(text.slice(sign.end, next.start).replace(/[(\u2018-\u201e"']/gu, ''))
  )
    return false
  return isAmount(next) || CHECK_BOX.test(sign.text) || isChoice(text, sign) || areTight(sign, next)
}

/** "3 - 5", "24/7", "and/or": whether the sign links the token before it to the next. */
function isLinked(before: Token, sign: Token): boolean {
  if (!/^[-/\\\u00d7\u00b7:]$/u.test(sign.text)) return false
  return before.kind === 'number' || (before.kind === 'word' && areTight(before, sign))
}

function firstAttached(line: Line, first: number): number {
  let at = first
  while (first - at < MOST_ATTACHED) {
    const [before, here] = [line.tokens[at - 1], line.tokens[at]]
    if (before === undefined || here === undefined) break
    if (!attachesForward(line, before, here) && !isLinked(before, here)) break
    at -= 1
  }
  return at
}

function attachesBackward(line: Line, here: Token, next: Token, third: Token | undefined): boolean {
  if (/^[-/\\\u00d7\u00b7:]$/u.test(here.text)) return next.kind === 'number' || areTight(here, next)
  if (next.kind !== 'sign' || /\S/u.test(line.text.slice(here.end, next.start).replace(/[)]/gu, '')))
    return false
  if (next.text === '-')
    return isAmount(here) && third !== undefined && (third.kind === 'number' || areTight(next, third))
  if (next.text === '/') return areTight(here, next) && third !== undefined && areTight(next, third)
  return isAmount(here) && FOLLOWS_NUMBER.test(next.text)
}

function lastAttached(line: Line, last: number): number {
  let at = last
  while (at - last < MOST_ATTACHED) {
    const [here, next, third] = line.tokens.slice(at, at + 3)
    if (here === undefined || next === undefined || !attachesBackward(line, here, next, third)) break
    at += 1
  }
  return at
}

const STOP_BEFORE_LINE = /[.!][^\n]{0,9}\n|\?/u
const OPENS_LABEL = /[([\u2022\u25aa\u25cf\u2013\u2014-]$/u
/** Shorter words before a dot may be abbreviations: "Art.\n5.1". */
const SHORTEST_LAST_WORD = 4
/** "9. The": not "5.1" or "5 days". */
const SECTION_LABEL = /^[.)]\s\p{Lu}/u

/**
 * The tokens after a quote, with the ends of sentences that only a line break shows, because the next line begins with
 * a label: "…is this due?\n7. The Buyer …".
 */
function withStops(text: string, last: Token | undefined, tokens: Tokens): Token[] {
  return tokens.flatMap((next, at) => {
    const previous = tokens[at - 1] ?? last
    if (previous === undefined || previous.kind === 'stop' || next.kind === 'stop') return [next]
    const gap = text.slice(previous.end, next.start)
    const isLetter = next.text.length === 1 && text[next.end] === ')'
    if (next.kind !== 'number' && !isLetter && !OPENS_LABEL.test(gap.trimEnd())) return [next]
    const mark = STOP_BEFORE_LINE.exec(gap)
    const isLabel = isLetter || SECTION_LABEL.test(text.slice(next.end, next.end + 3))
    const isShort = isLabel
      ? isReferenceAbbreviation(previous.text)
      : previous.text.length < SHORTEST_LAST_WORD
    if (mark === null || (mark[0].startsWith('.') && isShort)) return [next]
    const start = previous.end + mark.index
    const stop: Token = { ...next, kind: 'stop', text: gap.includes('?') ? '?' : '.', start, end: start + 1 }
    return [stop, next]
  })
}

/** Extends places to whole words, and to signs and units of numbers at their ends; null if they have no words. */
export function extentOf(index: QuoteIndex, places: readonly Place[]): Extent | null {
  const [head, tail] = [places[0], places.at(-1)]
  if (head === undefined || tail === undefined) return null
  const around = { before: before(index, head, REACH), after: after(index, tail, REACH) }
  const body = ownWords(index, places)
  // No word is cut at the beginning.
  const ahead =
    around.before.text.length < REACH
      ? around.before.text
      : around.before.text.slice(around.before.text.search(/\s/u) + 1)
  const text = ahead + body + around.after.text
  const [start, end] = [ahead.length, ahead.length + body.length]
  const line = { text, tokens: tokensOf(text) }
  const isInside = (token: Token): boolean => token.end > start && token.start < end
  const from = firstAttached(line, line.tokens.findIndex(isInside))
  const to = lastAttached(line, line.tokens.findLastIndex(isInside))
  const [first, last] = [line.tokens[from], line.tokens[to]]
  if (first === undefined || last === undefined) return null
  // Signs that are on another page are not added to the places.
  const addedBefore = Math.min(around.before.own, Math.max(0, start - first.start))
  const addedAfter = Math.min(around.after.own, Math.max(0, last.end - end))
  const place = { ...head, start: head.start - addedBefore }
  const extended = [place, ...places.slice(1)]
  const lastPlace = { ...(extended.at(-1) ?? place), end: tail.end + addedAfter }
  const whole = extended.with(-1, lastPlace)
  const tokens = line.tokens.slice(from, to + 1)
  return {
    ...{ index, places: whole, place, lastPlace, own: ownWords(index, whole), text, tokens, first, last },
    labels: tokens.map((_, i) => labelLength(text, line.tokens, from + i)),
    before: line.tokens.slice(0, from),
    after: withStops(text, last, line.tokens.slice(to + 1)),
  }
}
