/** @jsxImportSource preact */
import { expect, test } from 'vitest'
import { AccuracyPage } from '../../src/pages/accuracy/accuracy-page.tsx'
import { type AccuracyResult, accuracyResults } from '../../src/pages/accuracy/result.ts'
import { documentHtml } from '../../src/pages/parts/layout.tsx'
import { assets, rendered, textOf } from './rendered.ts'

const half = { value: 0.5, low: 0.25, high: 0.75, of: 8 }
const MEASURED: AccuracyResult = {
  set: 'contract-nli',
  model: 'some-model-1',
  isEmulated: false,
  date: '2026-11-20',
  promptVersion: '3',
  productVersion: '0.1.0',
  documents: 4,
  cases: 8,
  drawnFrom: 16,
  seed: 's',
  failedDocuments: 1,
  accuracy: { value: 0.875, low: 0.529, high: 0.978, of: 8 },
  macroF1: half,
  falseMet: half,
  evidenceOverlap: half,
  agreement: null,
  runs: 1,
  tokens: { read: 12_000, written: 300 },
  dollars: 0.25,
}

function pageWith(...results: readonly AccuracyResult[]): string {
  return textOf(documentHtml(<AccuracyPage results={results} assets={assets} />))
}

test('says that the emulated model’s figures are a floor', () => {
  const emulated = { ...MEASURED, model: 'emulated model', isEmulated: true }
  expect(pageWith(emulated)).toContain('a floor: they come from the emulated model')
  expect(pageWith(emulated)).toContain('emulated model (floor)')
})

test('shows figures with their intervals, and how they were made', () => {
  const text = pageWith(MEASURED)
  expect(text).not.toContain('a floor: they come from')
  expect(text).not.toContain('some-model-1 (floor)')
  expect(text).toContain('87.5 % 52.9–97.8')
  expect(text).toContain(
    'some-model-1: 8 of 16 cases, drawn with seed s, from 4 documents, asked once on November 20, 2026 with prompt 3. Failed checks: 1; their cases count as wrong.',
  )
  expect(text).toContain('12,000 tokens read, 300 written for $0.25.')
})

test('shows the committed measurements, which contain only figures', () => {
  expect(accuracyResults.length).toBeGreaterThan(0)
  const text = textOf(rendered('/accuracy'))
  for (const { model, accuracy } of accuracyResults) {
    expect(text).toContain(model)
    expect(text).toContain(`${(100 * accuracy.value).toFixed(1)} %`)
  }
  expect(text).toContain('the emulated model decided 32 at first sight and left the others to the reader')
  expect(JSON.stringify(accuracyResults).length).toBeLessThan(2_000 * accuracyResults.length)
})

test('the footer links to it, after the specified links', () => {
  const html = rendered('/')
  expect(html.indexOf('href="/accuracy"')).toBeGreaterThan(html.indexOf('Contact support'))
})
