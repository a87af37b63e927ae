/** Splits a document into sections by its headings, and finds those without evidence. */
import { countBefore } from '../text/sorted.ts'
import type { Steps } from '../text/steps.ts'
import { type Headings, headingsOf, isContents, type Line, linesOf } from './headings.ts'
import type { PageText, Place } from './page-text.ts'

/** A part of the document without evidence. */
export interface Section {
  readonly title: string
  /** First page, from 1. */
  readonly page: number
}

const SECTIONS_MAX = 200
/** Minimum characters of a section beyond its heading. */
const BODY = 20

interface Part extends Section {
  /** Index of its first line in the document. */
  readonly from: number
  /** Number of characters after the heading. */
  body: number
}

/** Sections with text and none of `places`, pages where there are no headings; none if there are too many lines. */
export function* notQuotedSections(
  pages: readonly PageText[],
  places: readonly Place[],
): Steps<readonly Section[]> {
  const lines = yield* linesOf(pages)
  if (lines === null) return []
  const headed = partsOf(lines, yield* headingsOf(lines))
  const parts = headed.length > 1 ? headed : partsOf(lines, firstOfPages(lines))
  const quoted = new Set(places.map(partFinder(lines, parts)))
  return parts
    .filter((part) => part.body >= BODY && !quoted.has(part))
    .slice(0, SECTIONS_MAX)
    .map(({ title, page }) => ({ title, page }))
}

function firstOfPages(lines: readonly Line[]): Headings {
  const firsts = new Map<number, string>()
  for (const [at, { page }] of lines.entries()) {
    if (lines[at - 1]?.page !== page) firsts.set(at, `Page ${page.number}`)
  }
  return firsts.size > 1 ? firsts : new Map()
}

/** Text before the first heading belongs to no part. */
function partsOf(lines: readonly Line[], headings: Headings): Part[] {
  const parts: Part[] = []
  for (const [at, { page, text }] of lines.entries()) {
    const title = headings.get(at)
    const last = parts.at(-1)
    if (title !== undefined) {
      parts.push({ title, page: page.number, from: at, body: Math.max(0, text.length - title.length) })
    } else if (last) {
      last.body += isContents(text) ? 0 : text.length
    }
  }
  return parts
}

/** Returns a function that finds the part in which a place begins. */
function partFinder(lines: readonly Line[], parts: readonly Part[]): (place: Place) => Part | undefined {
  return ({ page, start }) => {
    const line = countBefore(
      lines,
      (each) => each.page.number < page || (each.page.number === page && each.start <= start),
    )
    return lines[line - 1]?.page.number === page
      ? parts[countBefore(parts, ({ from }) => from < line) - 1]
      : undefined
  }
}
