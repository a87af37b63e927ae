/** A document as the emulated model's deciders see it: pages, sections and sentences. */
import type { PageText } from '../../../src/domain/page-text.ts'
import { isContract } from './contract.ts'
import { bullet, captionOf, headingOf, itemNumber, labelled } from './headings.ts'
import { type DocumentLanguage, languageOf } from './language.ts'
import { splitSentences } from './sentences.ts'
import { contentStems, wordsOf } from './words.ts'

export interface Section {
  /** "7.2", "IV"; null for a heading without a number. */
  readonly number: string | null
  readonly title: string
  readonly page: number
}

export interface Sentence {
  readonly index: number
  readonly page: number
  /** Verbatim, with line breaks as spaces. */
  readonly text: string
  /** For matching only: lower case, hyphenated words joined, straight quotation marks. */
  readonly plain: string
  readonly stems: ReadonlySet<string>
  readonly section: Section | null
  readonly isHeading: boolean
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
  readonly language: DocumentLanguage
  readonly isContract: boolean
  readonly wordCount: number
  /** Number of sentences that contain a stem. */
  readonly frequency: ReadonlyMap<string, number>
}

const longestRow = 90

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
    .replace(/\b(?:wo|sha)n't/gu, 'will not')
    .replace(/n't(?!\p{L})/gu, ' not')
}

/** Blanks out "including, but not limited to", which denies and limits nothing; positions stay the same. */
function withoutIdioms(plain: string): string {
  return plain.replace(
    /(?:but |and )?(?:is |are )?not limited to|(?<=includ(?:e|es|ing),? )without (?:any )?limitation/gu,
    (idiom) => ' '.repeat(idiom.length),
  )
}

function pageOf(source: PageSource): Page {
  const clean = source.text.replaceAll('\0', '').normalize('NFC')
  const lines = clean.split(/\r?\n|\f/u).map((line) => line.replace(/\s+/gu, ' ').trim())
  return {
    number: source.number,
    lines: lines.filter((line) => line !== ''),
    text: lines.filter(Boolean).join(' '),
  }
}

/**
 * Headers and footers: lines at the edge of a page, or in capitals without a number, that recur on at least three
 * pages, ignoring figures.
 */
function runningLines(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    const candidates = [
      ...edges(page),
      ...page.lines.filter((line) => line === line.toUpperCase() && /^\p{Lu}{3}/u.test(line)),
    ]
    for (const line of new Set(candidates.map(shape))) counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  return new Set(
    [...counts].filter(([, count]) => count >= 3 && count * 3 >= pages.length).map(([line]) => line),
  )
}

function edges(page: Page): readonly string[] {
  return page.lines.length <= 6 ? page.lines : [...page.lines.slice(0, 2), ...page.lines.slice(-2)]
}

function shape(line: string): string {
  return line.toLowerCase().replace(/\d+/gu, '#')
}

function isPageNumber(line: string): boolean {
  return /^[-–—\s]{0,9}(?:(?:page|seite|strana|str\.)\s{0,3})?\d{1,4}(?:\s{0,3}(?:\/|of|von|z)\s{0,3}\d{1,4})?[-–—\s]{0,9}$/iu.test(
    line,
  )
}

/** "Invoice date: 17.04.2024", "Net total EUR 950.00": a field or a row of a table, not a part of a sentence. */
function standsAlone(line: string): boolean {
  if (line.length > longestRow || !/^[\p{Lu}\d]/u.test(line)) return false
  const isField = /^\p{Lu}[\p{L} /-]{1,30}:\s\S/u.test(line) && !labelled.test(line) && !/[.;,]$/u.test(line)
  const words = line.split(' ')
  const numbers = words.filter((word) => /^[$€£]?\d[\d.,]{0,20}%?$/u.test(word))
  return isField || (numbers.length >= 2 && numbers.length * 4 >= words.length && /[\d%]$/u.test(line))
}

/** Share of a full line. */
const shortLine = 0.7
/** The end of a line whose sentence goes on. */
const open = /(?:[,:(/&-]|\s\p{Ll}{1,3}|\.)$/u

/** Most lines are not longer. */
function widthOf({ lines }: Page): number {
  const lengths = lines.map((line) => line.length).sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0
}

/** Collects sentences line by line over all pages. */
class Builder {
  readonly sentences: Sentence[] = []
  #section: Section | null = null
  #paragraph: string[] = []
  #fresh = true
  /** Characters of a full line of the page. */
  #width = 0

  read(page: Page, running: ReadonlySet<string>): void {
    this.#fresh = true
    this.#width = widthOf(page)
    const lines = page.lines.filter((line) => !isPageNumber(line) && !running.has(shape(line)))
    for (const [at, line] of lines.entries()) this.#line(line, lines[at + 1] ?? '', page.number)
    this.#flush(page.number)
  }

  #line(line: string, next: string, page: number): void {
    if (standsAlone(line)) {
      this.#flush(page)
      this.#add(line, page, false)
      this.#fresh = true
      return
    }
    const heading = headingOf(line, this.#fresh) ?? (this.#isOver() ? captionOf(line, next) : null)
    if (heading === null) {
      const isNext = this.#isShort(this.#paragraph.at(-1)) && /^["“„(]?[\p{Lu}\d]/u.test(line)
      if (isNext || bullet.test(line)) this.#flush(page)
      const item = itemNumber(line)
      if (item !== null) this.#item(item, page)
      this.#paragraph.push(line)
      this.#fresh = /[.:;!?][")”]?$/u.test(line)
      return
    }
    this.#flush(page)
    this.#section = { number: heading.number, title: heading.title, page }
    this.#add(heading.words, page, true)
    if (heading.rest !== '') this.#paragraph.push(heading.rest)
    this.#fresh = heading.rest === '' || /[.:;]$/u.test(heading.rest)
  }

  /** Whether the previous line ended a sentence, an item or a row. */
  #isOver(): boolean {
    const last = this.#paragraph.at(-1)
    return last === undefined || /[.!?:;][)”"]?$/u.test(last) || bullet.test(last) || this.#isShort(last)
  }

  /** A short line is an item of a list or a row, unless its sentence goes on. */
  #isShort(line: string | undefined): boolean {
    return line !== undefined && line.length < this.#width * shortLine && !open.test(line)
  }

  /** A numbered paragraph: a separate section under the title of the section around it. */
  #item(number: string, page: number): void {
    const around = this.#section
    if (around !== null && around.number !== null && !number.startsWith(`${around.number.split('.')[0]}.`))
      return
    this.#flush(page)
    this.#section = { number, title: around?.title ?? '', page }
  }

  #flush(page: number): void {
    for (const sentence of splitSentences(this.#paragraph.join(' '))) this.#add(sentence, page, false)
    this.#paragraph = []
  }

  #add(text: string, page: number, isHeading: boolean): void {
    const plain = withoutIdioms(plainOf(text))
    const index = this.sentences.length
    this.sentences.push({
      index,
      page,
      text,
      plain,
      // "FSC-certified" is certified too.
      stems: new Set(contentStems(plain.includes('-') ? `${plain} ${plain.replaceAll('-', ' ')}` : plain)),
      section: this.#section,
      isHeading,
    })
  }
}

export function buildDocument(sources: readonly PageSource[]): Doc {
  const pages = sources.map(pageOf)
  const running = runningLines(pages)
  const builder = new Builder()
  for (const page of pages) builder.read(page, running)
  const frequency = new Map<string, number>()
  for (const { stems } of builder.sentences)
    for (const stem of stems) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const { sentences } = builder
  const wordCount = pages.reduce((sum, page) => sum + wordsOf(page.text).length, 0)
  return {
    pages,
    sentences,
    language: languageOf(pages.map((page) => page.text).join(' ')),
    isContract: isContract(sentences),
    wordCount,
    frequency,
  }
}
