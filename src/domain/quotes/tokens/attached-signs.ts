/** Signs and units that belong to the words beside them: "-", "%", "€", a ticked box. */
import type { TextRange } from '../../document/page-text.ts'
import { CHECK_BOX } from '../text/characters.ts'
import type { Token, Tokens } from './token.ts'
import { tokensOf } from './tokens.ts'

/** Characters read on either side, and maximum words and signs attached. */
const REACH = 60
const MOST_ATTACHED = 8

const LINK = /^[-/\\\u00d7\u00b7:]$/u
const NOTE_MARK = /^[_*\u2020\u2021&@]$/u
const FOLLOWS_NUMBER = /^[%\u2030\u2031\u00b0'"+/\\\u00d7\u00b7:=<>\u2264\u2265\p{Sc}\p{No}\p{So}]$/u

const isAmount = (token: Token): boolean => token.kind === 'number' || token.kind === 'sign'
const areTight = (a: Token, b: Token): boolean => a.end === b.start

interface Line {
  readonly text: string
  readonly tokens: Tokens
}

/** Whether a sign belongs to the token right after it. */
function attachesForward({ text }: Line, sign: Token, next: Token): boolean {
  const between = text.slice(sign.end, next.start).replace(/[(\u2018-\u201e"']/gu, '')
  if (sign.kind !== 'sign' || NOTE_MARK.test(sign.text) || /\S/u.test(between)) return false
  return isAmount(next) || CHECK_BOX.test(sign.text) || areTight(sign, next)
}

/** "3 - 5", "24/7", "and/or": whether the sign links the token before it to the next. */
function isLinked(before: Token, sign: Token): boolean {
  return (
    LINK.test(sign.text) && (before.kind === 'number' || (before.kind === 'word' && areTight(before, sign)))
  )
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

function attachesBackward({ text }: Line, here: Token, next: Token, third: Token | undefined): boolean {
  if (LINK.test(here.text)) return next.kind === 'number' || areTight(here, next)
  if (next.kind !== 'sign' || /\S/u.test(text.slice(here.end, next.start).replace(/[)]/gu, ''))) return false
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

/** Extends a range of a page's text by the signs attached at its ends. */
export function withAttachedSigns(page: string, { start, end }: TextRange): TextRange {
  const reach = Math.max(0, start - REACH)
  // No word is cut at the beginning.
  const from = reach === 0 ? 0 : reach + page.slice(reach, start).search(/\s|$/u)
  const text = page.slice(from, end + REACH)
  const line = { text, tokens: tokensOf(text) }
  const isInside = (token: Token): boolean => token.end > start - from && token.start < end - from
  const first = line.tokens.findIndex(isInside)
  if (first < 0) return { start, end }
  const head = line.tokens[firstAttached(line, first)]
  const tail = line.tokens[lastAttached(line, line.tokens.findLastIndex(isInside))]
  return {
    start: Math.min(start, from + (head?.start ?? start)),
    end: Math.max(end, from + (tail?.end ?? 0)),
  }
}
