/** Measures indexing and searching of a document of 276 pages, the concatenated contracts of the corpus. */
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, locateQuote, nearestPassages } from '../../src/domain/quotes.ts'
import type { Case } from './cases.ts'
import type { Document } from './documents.ts'
import { quantile } from './report.ts'

const PAGES = 276

export interface Speed {
  readonly pages: number
  readonly characters: number
  /** Milliseconds. */
  readonly indexing: number
  readonly present: { readonly p50: number; readonly p95: number; readonly max: number }
  readonly absent: { readonly p50: number; readonly p95: number; readonly max: number }
  readonly firstNearest: number
  readonly nearest: number
}

function longDocument(documents: readonly Document[]): PageText[] {
  const pages = documents.filter((one) => one.name.startsWith('contract')).flatMap((one) => one.pages)
  return pages.slice(-PAGES).map((page, i) => ({ ...page, number: i + 1 }))
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(times: number[]): number {
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

function quantiles(times: number[]): Speed['present'] {
  const sorted = times.sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), max: quantile(sorted, 1) }
}

export function measure(documents: readonly Document[], cases: readonly Case[]): Speed {
  const pages = longDocument(documents)
  const index = indexDocument(pages)
  const isHere = (one: Case): boolean => one.document.name.startsWith('contract')
  const time = (some: readonly Case[]): Speed['present'] =>
    quantiles(some.filter(isHere).map(({ quote }) => timed(() => locateQuote(index, quote))))
  return {
    pages: pages.length,
    characters: pages.reduce((sum, page) => sum + page.text.length, 0),
    indexing: median(Array.from({ length: 7 }, () => timed(() => indexDocument(pages)))),
    present: time(cases.filter((one) => one.target !== null)),
    absent: time(cases.filter((one) => one.target === null)),
    firstNearest: timed(() => nearestPassages(index, 'notice of termination', 3)),
    nearest: median(cases.slice(0, 50).map(({ quote }) => timed(() => nearestPassages(index, quote, 3)))),
  }
}
