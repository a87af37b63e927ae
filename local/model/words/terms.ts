/**
 * A small notation for words and their order. It is compiled to expressions that take linear time on any text, which
 * hand-written ones with several open gaps do not.
 *
 * - `consent|prior approval`: one of these words or phrases, whole words only.
 * - `assign*`: any ending.
 * - `non~compete`: joined, with a hyphen or with a space.
 * - `@consent`: the alternatives of that name in the given table.
 * - `not ..200 assign* .. consent`: steps in this order, at most so many characters apart (100 by default).
 */

export interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the first match in lower-case text; null when there is none. */
export type Matcher = (text: string) => Span | null

export type Names = Readonly<Record<string, string>>

/** Letters and digits of the supported alphabets; Unicode classes would take seconds to compile. */
const letter = '0-9a-z\\u00b5-\\u024f\\u0370-\\u1fff'
const usualGap = 100

function resolved(terms: string, names: Names): string {
  return terms.replace(/@(\w+)/gu, (_, name: string) => {
    const found = names[name]
    if (found === undefined) throw new Error(`unknown name: @${name}`)
    return found
  })
}

function sourceOf(phrase: string): string {
  return phrase
    .trim()
    .replace(/[.+^${}()[\]\\/]/gu, '\\$&')
    .replace(/\s+/gu, '[ -]')
    .replaceAll('~', '[ -]?')
    .replaceAll('*', `[${letter}]*`)
}

/** Phrases with the same boundaries: words end at other letters, a sign such as "%" may follow a digit directly. */
function bounded(phrases: readonly string[], first: string, last: string): string {
  return phrases.length === 0 ? '' : `${first}(?:${phrases.map(sourceOf).join('|')})${last}`
}

/** Any of the phrases, as whole words. Linear: each phrase is tried once at each start of a word. */
export function anyOf(terms: string, names: Names = {}): RegExp {
  const phrases = resolved(terms, names)
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const words = phrases.filter((one) => /^[\p{L}\p{N}*]/u.test(one) && /[\p{L}\p{N}*?]$/u.test(one))
  const signs = phrases.filter((one) => !words.includes(one))
  const parts = [bounded(words, `(?<![${letter}])`, `(?![${letter}])`), bounded(signs, '', '')]
  return new RegExp(parts.filter((one) => one !== '').join('|'), 'gu')
}

function spansOf(text: string, terms: RegExp): Span[] {
  const spans: Span[] = []
  // Not matchAll, which copies the expression at each call: a large one takes longer to copy than to run.
  terms.lastIndex = 0
  for (let match = terms.exec(text); match !== null; match = terms.exec(text)) {
    spans.push({ from: match.index, to: match.index + match[0].length })
    if (match[0] === '') terms.lastIndex += 1
  }
  return spans
}

/** Joins each span to the nearest one that ends before it, within the gap. Both lists are sorted. */
function joined(before: readonly Span[], after: readonly Span[], gap: number): Span[] {
  let next = 0
  return after.flatMap((span) => {
    while (next < before.length && (before[next]?.to ?? Infinity) <= span.from) next += 1
    const last = before[next - 1]
    return last !== undefined && span.from - last.to <= gap ? [{ from: last.from, to: span.to }] : []
  })
}

function matcherOf(pattern: string, names: Names = {}): Matcher {
  const parts = pattern.split(/ \.\.(\d*) /u)
  const steps = parts.filter((_, index) => index % 2 === 0).map((terms) => anyOf(terms, names))
  const gaps = parts.filter((_, index) => index % 2 === 1).map((gap) => Number(gap || usualGap))
  return (text) => {
    let reached: Span[] = []
    for (const [index, step] of steps.entries()) {
      const spans = spansOf(text, step)
      reached = index === 0 ? spans : joined(reached, spans, gaps[index - 1] ?? usualGap)
      if (reached.length === 0) return null
    }
    return reached[0] ?? null
  }
}

/** The first match of the first pattern that matches. */
export function firstOf(patterns: readonly string[], names: Names = {}): Matcher {
  const matchers = patterns.map((pattern) => matcherOf(pattern, names))
  return (text) => {
    for (const find of matchers) {
      const span = find(text)
      if (span !== null) return span
    }
    return null
  }
}
