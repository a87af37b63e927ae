/** The use-case pages show the real engine's results for existing documents. */
import { PDFDocument } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { type Checked, checkPaper } from '../../scripts/demo/check.ts'
import { SAMPLES } from '../../scripts/demo/samples.ts'
import type { Evidence, Finding, Verdict } from '../../src/domain/results/verdicts.ts'
import type { Sample } from '../../src/pages/parts/sample-text.ts'
import { highlightedWords } from '../support/highlights.ts'

/** Verdicts by sample and rule, decided by a person who read the documents. */
const READ: Readonly<Record<string, readonly Verdict[]>> = {
  'consumer-loan-draft-7.pdf': ['met', 'not-found', 'broken', 'broken', 'met', 'broken', 'met'],
  'QP-014-calibration.pdf': ['not-found', 'met', 'met', 'met', 'met', 'broken', 'broken'],
  'parcel-delivery-2026.pdf': ['met', 'broken', 'broken', 'met', 'broken', 'met', 'not-found'],
}
/** Other planted mistakes. */
const SLIPS: Readonly<Record<string, readonly string[]>> = {
  'consumer-loan-draft-7.pdf': [
    '“adress” is not in the dictionary.',
    'The document refers to “section 5.4”, but has no such section.',
  ],
  'QP-014-calibration.pdf': [
    '“equipement” is not in the dictionary.',
    'The document refers to “section 3.6”, but has no such section.',
  ],
  'parcel-delivery-2026.pdf': [
    'The word “the” is repeated.',
    'The number in words (“twenty”) and in figures (“30”) differ.',
  ],
}

const checked = await Promise.all(SAMPLES.map(async (sample) => ({ sample, ...(await checkPaper(sample)) })))

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function paragraphsOf({ sheet }: Sample): string[] {
  return sheet.sections.flatMap(({ heading, paragraphs }) => [
    heading,
    ...paragraphs.map((pieces) =>
      pieces.map((piece) => (typeof piece === 'string' ? piece : piece.quote)).join(''),
    ),
  ])
}

/** Words marked in this verdict's colour on the sheet, sorted. */
function markedOn({ sheet }: Sample, verdict: Verdict): string[] {
  const pieces = sheet.sections.flatMap(({ paragraphs }) => paragraphs.flat())
  return pieces
    .flatMap((piece) => (typeof piece === 'object' && piece.verdict === verdict ? piece.quote : []))
    .sort()
}

/** Quotes of findings within the displayed part of the page, sorted. */
function quotesOn(sample: Sample, findings: readonly Finding[]): string[] {
  const isShown = ({ quote, page, status }: Evidence): boolean =>
    status === 'verified' &&
    page === sample.sheet.page &&
    paragraphsOf(sample).some((paragraph) => paragraph.includes(quote))
  return findings.flatMap(({ evidence }) => evidence.filter(isShown).map(({ quote }) => quote)).sort()
}

function shownIn({ findings }: Sample, { specificRules }: Checked['result']): Finding[] {
  return specificRules.filter(({ id }) => findings.some(({ rule }) => rule === id))
}

describe.each(checked)('$sample.file', ({ sample, document, marked, result }) => {
  const findings = [...result.specificRules, ...result.generalRules]

  test('every rule gets the verdict that a human reader would give', () => {
    expect(result.specificRules.map(({ rule }) => rule)).toEqual(sample.rules)
    expect(result.specificRules.map(({ verdict }) => verdict)).toEqual(READ[sample.file])
    const slips = result.generalRules.filter(({ verdict }) => verdict === 'broken')
    expect(slips.map(({ error }) => error)).toEqual(SLIPS[sample.file])
  })

  test('every quote is verified in the document', () => {
    const evidence = findings.flatMap((finding) => finding.evidence)
    expect(evidence.length).toBeGreaterThan(6)
    expect(evidence.filter(({ status }) => status !== 'verified')).toEqual([])
  })

  test('the findings shown are the engine’s, word for word', () => {
    for (const shown of sample.findings) {
      const found = result.specificRules.find(({ id }) => id === shown.rule)
      const { rule: text, verdict, reason, evidence = [] } = found ?? {}
      expect(shown).toMatchObject({ text, verdict, reason })
      expect([...new Set(evidence.map(({ page }) => page))]).toEqual(shown.page ? [shown.page] : [])
    }
  })

  test('the counts are those of the result, and the pages those of the files', async () => {
    const count = (wanted: Verdict): number =>
      result.specificRules.filter(({ verdict }) => verdict === wanted).length
    expect(sample.counts).toEqual({
      broken: count('broken'),
      notFound: count('not-found'),
      met: count('met'),
    })
    expect(sample.pages).toBe(result.pages)
    expect((await PDFDocument.load(marked)).getPageCount()).toBe(sample.highlighted.pages)
  })

  test('the excerpt has text of its page, in the same order', () => {
    const page = document.pages.find(({ number }) => number === sample.sheet.page)
    expect(squeezed(page?.text ?? '')).toContain(squeezed(paragraphsOf(sample).join(' ')))
  })

  test('the words marked in the excerpt are those the engine quotes', () => {
    const broken = findings.filter(({ verdict }) => verdict === 'broken')
    const met = shownIn(sample, result).filter(({ verdict }) => verdict === 'met')
    expect(markedOn(sample, 'broken')).toEqual(quotesOn(sample, broken))
    expect(markedOn(sample, 'met')).toEqual(quotesOn(sample, met))
    const cited = quotesOn(sample, shownIn(sample, result))
    expect([...markedOn(sample, 'broken'), ...markedOn(sample, 'met')].sort()).toEqual(cited)
  })

  test('each mark in the excerpt has the number of the rule that quotes it', () => {
    const marks = sample.sheet.sections.flatMap(({ paragraphs }) => paragraphs.flat())
    for (const mark of marks) {
      if (typeof mark === 'string') continue
      const rule = result.specificRules.find(({ id }) => id === mark.rule)
      expect(
        rule?.evidence.map(({ quote }) => quote),
        mark.quote,
      ).toContain(mark.quote)
    }
  })

  test('the highlighted PDF marks broken rules and nothing that is met', async () => {
    const words = squeezed((await highlightedWords(marked)).join(' '))
    for (const { verdict, evidence } of findings)
      for (const { quote } of evidence) expect(words.includes(quote), quote).toBe(verdict === 'broken')
  })
})
