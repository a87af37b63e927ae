/** A document as the emulated model sees it: pages, sections and sentences, and verbatim quotes of them. */
import type { PageText } from '../../../src/domain/document/page-text.ts'
import { isEnglish, sentencesOf, type Word, wordsOf } from '../words/english.ts'
import { bullet, headingOf, itemNumber, labelled } from './headings.ts'

interface Section {
  /** "7.2", "IV"; null for a heading without a number. */
  readonly number: string | null
  readonly title: string
}

export interface Sentence {
  readonly index: number
  readonly page: number
  /** Verbatim, with line breaks as spaces. */
  readonly text: string
  /** For matching only: lower case, straight quotation marks. */
  readonly plain: string
  readonly section: Section | null
  readonly isHeading: boolean
  /** Its words, analysed on first use. */
  words(): readonly Word[]
}

export interface Page {
  readonly number: number
  /** Trimmed lines, without empty ones. */
  readonly lines: readonly string[]
  /** The whole page in one line. */
  readonly text: string
}

export interface Doc {
  readonly pages: readonly Page[]
  readonly sentences: readonly Sentence[]
  readonly isEnglish: boolean
}

export type PageSource = Pick<PageText, 'number' | 'text'>

export function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\u00ad\s?/gu, '')
    .replace(/(\p{Ll})-\s(\p{Ll})/gu, '$1$2')
    .replace(/[“”„‟«»]/gu, '"')
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[‐‑]/gu, '-')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replace(/can't/gu, 'cannot')
    .replace(/n't(?!\p{L})/gu, ' not')
}

function pageOf(source: PageSource): Page {
  const clean = source.text.replaceAll('\0', '').normalize('NFC')
  const lines = clean.split(/\r?\n|\f/u).map((line) => line.replace(/\s+/gu, ' ').trim())
  return { number: source.number, lines: lines.filter(Boolean), text: lines.filter(Boolean).join(' ') }
}

const EDGE = 2

/** Headers and footers: lines at the edge of at least three pages, ignoring figures. */
function runningLines(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { lines } of pages)
    for (const line of new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)].map(shape)))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  const least = Math.max(3, pages.length / 3)
  return new Set([...counts].filter(([, count]) => count >= least).map(([line]) => line))
}

function shape(line: string): string {
  return line.toLowerCase().replace(/\d+/gu, '#')
}

const pageNumber = /^[-–—\s]{0,9}(?:page\s{0,3})?\d{1,4}(?:\s{0,3}(?:\/|of)\s{0,3}\d{1,4})?[-–—\s]{0,9}$/iu
const LONGEST_FIELD = 90

/** "Invoice date: 17.04.2024": a field, not a part of a sentence. */
function standsAlone(line: string): boolean {
  const isField = /^\p{Lu}[\p{L} /-]{1,30}:\s\S/u.test(line) && !/[.;,]$/u.test(line)
  return isField && line.length <= LONGEST_FIELD && !labelled.test(line)
}

/** Collects sentences line by line over all pages. */
class Builder {
  readonly sentences: Sentence[] = []
  #section: Section | null = null
  readonly #titles = new Map<string, string>()
  #paragraph: string[] = []
  #fresh = true

  read({ lines, number }: Page, running: ReadonlySet<string>): void {
    this.#fresh = true
    const own = lines.filter((line) => !pageNumber.test(line) && !running.has(shape(line)))
    for (const line of own) this.#line(line, number)
    this.#flush(number)
  }

  #line(line: string, page: number): void {
    if (standsAlone(line)) {
      this.#flush(page)
      this.#add(line, page, false)
      this.#fresh = true
      return
    }
    const heading = headingOf(line, this.#fresh)
    if (heading === null) {
      this.#text(line, page)
      return
    }
    this.#flush(page)
    this.#section = { number: heading.number, title: heading.title }
    if (heading.number !== null) this.#titles.set(heading.number, heading.title)
    this.#add(heading.words, page, true)
    if (heading.rest !== '') this.#paragraph.push(heading.rest)
    this.#fresh = heading.rest === '' || /[.:;]$/u.test(heading.rest)
  }

  #text(line: string, page: number): void {
    const number = itemNumber(line)
    if (bullet.test(line) || number !== null) this.#flush(page)
    if (number !== null) this.#section = { number, title: this.#titleAbove(number) }
    this.#paragraph.push(line)
    this.#fresh = /[.:;!?][")”]?$/u.test(line)
  }

  /** That of section 7 for the item 7.2.1, which has none of its own. */
  #titleAbove(number: string): string {
    const above = number.slice(0, Math.max(0, number.lastIndexOf('.')))
    return above === '' ? '' : (this.#titles.get(above) ?? this.#titleAbove(above))
  }

  #flush(page: number): void {
    for (const sentence of sentencesOf(this.#paragraph.join(' '))) this.#add(sentence, page, false)
    this.#paragraph = []
  }

  #add(text: string, page: number, isHeading: boolean): void {
    let words: readonly Word[] | undefined
    this.sentences.push({
      index: this.sentences.length,
      page,
      text,
      plain: plainOf(text),
      section: this.#section,
      isHeading,
      words: () => (words ??= wordsOf(text)),
    })
  }
}

export function buildDocument(sources: readonly PageSource[]): Doc {
  const pages = sources.map(pageOf)
  const running = runningLines(pages)
  const builder = new Builder()
  for (const page of pages) builder.read(page, running)
  return {
    pages,
    sentences: builder.sentences,
    isEnglish: isEnglish(pages.map((page) => page.text).join(' ')),
  }
}

export interface Quote {
  readonly text: string
  /** Page number, from 1. */
  readonly page: number
}

const longestQuote = 1_000

/** Quotes the sentence, or whole words of a long one around an index in its text. */
export function quoteOf({ text, page }: Pick<Sentence, 'text' | 'page'>, at = 0): Quote {
  if (text.length <= longestQuote) return { text, page }
  const first = Math.max(0, Math.min(text.length - longestQuote, Math.round(at - longestQuote / 2)))
  const start = first === 0 ? 0 : text.indexOf(' ', first) + 1
  const end = start + longestQuote
  return { text: text.slice(start, end >= text.length ? undefined : text.lastIndexOf(' ', end)), page }
}
