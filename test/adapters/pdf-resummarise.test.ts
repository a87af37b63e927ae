/** Replaces the verdict table of a highlighted PDF; the document and its highlights stay. */
import fc from 'fast-check'
import { PDFDocument, PDFName } from 'pdf-lib'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import type { CheckResult, Finding } from '../../src/domain/results/verdicts.ts'
import type { Mark, Summary } from '../../src/server/base/ports.ts'
import { reviewedSummaryOf } from '../../src/server/check/reviewed-summary.ts'
import { REPEATED } from '../support/hostile-texts.ts'
import { makePdf, marker, markOn, markPdf, SUMMARY, write } from './pdf-samples.ts'

const found: Finding = {
  id: 1,
  rule: 'Rent is due on the first day',
  error: 'Third day',
  verdict: 'broken',
  reason: 'Third day',
  evidence: [
    {
      quote: 'third day',
      page: 1,
      quads: [],
      status: 'repaired',
      diff: [
        { kind: 'quote', text: '3rd' },
        { kind: 'document', text: 'third' },
        { kind: 'same', text: ' day' },
      ],
    },
    { quote: 'no rent at all', page: 1, quads: [], status: 'hidden' },
  ],
}
const typo = (id: number, error: string): Finding => ({
  ...found,
  id,
  rule: 'Spelling',
  kind: 'spelling',
  error,
  reason: error,
})
const result: CheckResult = {
  file: 'lease.pdf',
  specificRules: [
    found,
    { ...found, id: 2, error: '', verdict: 'met', rule: 'Parties are named', evidence: [] },
  ],
  generalRules: [typo(3, '“teh”'), typo(4, '“adress”')],
  checkedBy: 'test-model',
  pages: 1,
  language: 'en',
  provenance: { sha256: 'ab'.repeat(32), promptVersion: '3', productVersion: '0.1.0' },
}
const about = {
  ruleSetName: 'Leases',
  account: 'jo@example.org',
  checkedAt: Date.UTC(2026, 10, 22, 14, 3),
  decidedAt: Date.UTC(2026, 10, 22, 15, 0),
}
const reviewed = reviewedSummaryOf(result, {
  ...about,
  reviews: [
    { section: 'specific', findingId: 1, decision: 'accepted', reason: 'agreed by mail' },
    { section: 'general', findingId: 3, decision: 'dismissed', reason: '', madeIn: 9 },
  ],
})

/** As long as a reason may be. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 1_000 }),
  fc
    .tuple(fc.constantFrom(...REPEATED), fc.integer({ min: 1, max: 500 }))
    .map(([part, times]) => part.repeat(times).slice(0, 1_000)),
)

async function again(
  marked: Uint8Array,
  summary: Summary = reviewed,
  pages = 1,
  marks: readonly Mark[] = [],
): Promise<Uint8Array> {
  const earlier = { pages, quoted: [1] }
  return (await marker.remark(marked, earlier, marks, summary)) ?? expect.fail('it could not be written')
}

async function opened(pdf: Uint8Array) {
  return getDocument({ data: pdf.slice(), verbosity: 0 }).promise
}

async function textOf(pdf: Uint8Array, number: number): Promise<string> {
  const { items } = await (await (await opened(pdf)).getPage(number)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

async function annotations(pdf: Uint8Array, number: number) {
  return (await (await opened(pdf)).getPage(number)).getAnnotations()
}

async function lease(): Promise<Uint8Array> {
  return makePdf((canvas) => write(canvas, 'The tenant pays the rent on the third day.', 72, 700))
}

async function markedLease(): Promise<Uint8Array> {
  const pdf = await lease()
  return markPdf(pdf, [await markOn(pdf, 'third day')], SUMMARY)
}

test('pdf.js reads the decisions with their reasons, who decided, and the provenance', async () => {
  const words = await textOf(await again(await markedLease()), 1)
  for (const part of [
    'Review report',
    'lease.pdf: 1 broken · 1 met · general checks: 1 broken, 1 met',
    '2 of 3 decided',
    'Rule set Leases',
    'Checked 2026-11-22 14:03 UTC by test-model',
    'Reviewed by jo@example.org, last decision 2026-11-22 15:00 UTC',
    `SHA-256 of the uploaded file: ${'ab'.repeat(32)}`,
    'Rulemark 0.1.0, prompt version 3',
    'Risk accepted: agreed by mail',
    'Not an issue, carried over from an earlier check',
    'No decision yet',
    'Quote corrected (AI → document): “[3rd → third] day”',
    'These words are in the file but invisible on page 1: “no rent at all”.',
  ]) {
    expect(words.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''))
  }
})

/** The words drawn filled and stroked, which is how the report draws strong text. */
async function strongWords(pdf: Uint8Array, page: number): Promise<string> {
  const { fnArray, argsArray } = await (await (await opened(pdf)).getPage(page)).getOperatorList()
  let isStrong = false
  return fnArray
    .flatMap((operator, at) => {
      const [first] = argsArray[at] ?? []
      if (operator === OPS.setTextRenderingMode) isStrong = first === 2
      const glyphs: { unicode?: string }[] = operator === OPS.showText && isStrong ? first : []
      return glyphs.map(({ unicode = ' ' }) => unicode)
    })
    .join('')
}

test('a decision is strong, its reason is not', async () => {
  const strong = await strongWords(await again(await markedLease()), 1)
  expect(strong).toContain('Risk accepted:')
  expect(strong).not.toContain('agreed')
})

test('the earlier table and highlights are replaced, page numbers are kept, links lead to the document', async () => {
  const mark = await markOn(await lease(), 'third day')
  const pdf = await again(await again(await markedLease()), reviewed, 1, [mark])
  const document = await opened(pdf)
  expect(document.numPages).toBe(2)
  expect(await textOf(pdf, 1)).not.toContain(SUMMARY.title)
  expect(await textOf(pdf, 2)).toContain('The tenant pays the rent')
  expect((await annotations(pdf, 2)).filter(({ subtype }) => subtype === 'Highlight')).toHaveLength(1)
  expect(await document.getPageLabels()).toEqual(['Rulemark-1', '1'])
  const [link] = (await annotations(pdf, 1)).filter(({ subtype }) => subtype === 'Link')
  expect(await document.getPageIndex(link?.dest[0])).toBe(1)
})

async function highlightsIn(pdf: Uint8Array): Promise<number> {
  return (await annotations(pdf, 2)).filter(({ subtype }) => subtype === 'Highlight').length
}

test('a highlight that is dropped is gone; another’s stays; the same input gives the same bytes', async () => {
  const marked = await markedLease()
  expect(await highlightsIn(marked)).toBe(1)
  expect(await highlightsIn(await again(marked))).toBe(0)
  expect(await again(marked)).toEqual(await again(marked))
  const document = await PDFDocument.load(await lease())
  const page = document.getPage(0)
  const foreign = {
    Type: 'Annot',
    Subtype: 'Highlight',
    Rect: [70, 690, 100, 710],
    QuadPoints: [70, 710, 100, 710, 70, 690, 100, 690],
  }
  page.node.addAnnot(document.context.register(document.context.obj(foreign)))
  const source = await document.save()
  const both = await markPdf(source, [await markOn(source, 'third day')], SUMMARY)
  expect([await highlightsIn(both), await highlightsIn(await again(both))]).toEqual([2, 1])
})

test('the document’s page labels stay with its pages', async () => {
  const pdf = await makePdf(({ document }) => {
    document.addPage()
    const roman = document.context.obj({ S: 'r', St: 3 })
    document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums: [0, roman] }))
  })
  const document = await opened(await again(await markPdf(pdf, [], SUMMARY), reviewed, 2))
  expect(await document.getPageLabels()).toEqual(['Rulemark-1', 'iii', 'iv'])
})

test('a table of several pages is replaced by one of another length', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({
    rule: `Rule number ${at}`,
    verdict: 'met' as const,
    verdictLabel: 'Met',
    page: 1,
  }))
  const long = { ...SUMMARY, lines }
  const marked = await markPdf(await lease(), [], long)
  expect((await opened(marked)).numPages).toBeGreaterThan(3)
  const short = await again(marked)
  expect((await opened(short)).numPages).toBe(2)
  expect((await opened(await again(short, long))).numPages).toBe((await opened(marked)).numPages)
})

test('an encrypted file is rewritten with the decisions and stays encrypted', async () => {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('The tenant pays the rent.', { x: 72, y: 700 })
  document.encrypt({ userPassword: '', ownerPassword: 'own', permissions: { printing: false } })
  const source = await document.save()
  const mark = await markOn(source, 'rent')
  const marked = await markPdf(source, [mark], SUMMARY)
  const pdf = await again(marked, reviewed, 1, [mark])
  expect(await highlightsIn(await again(marked))).toBe(0)
  expect(new TextDecoder('latin1').decode(pdf)).toContain('/Encrypt')
  expect((await opened(pdf)).numPages).toBe(2)
  expect(await textOf(pdf, 1)).toContain('agreed by mail')
  expect((await annotations(pdf, 2)).filter(({ subtype }) => subtype === 'Highlight')).toHaveLength(1)
})

test('a file with fewer pages than the document, or one that is not a PDF, is refused', async () => {
  const quoted = [1]
  expect(await marker.remark(await lease(), { pages: 2, quoted }, [], reviewed)).toBeUndefined()
  const broken = new TextEncoder().encode('%PDF-1.7 broken')
  expect(await marker.remark(broken, { pages: 1, quoted }, [], reviewed)).toBeUndefined()
})

test('whatever the reasons, names and quotes are, the file opens with the document behind the table', async () => {
  const marked = await markedLease()
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (reason, name) => {
      const reviews = [{ section: 'specific', findingId: 1, decision: 'confirmed', reason }] as const
      const summary = reviewedSummaryOf({ ...result, file: name }, { ...about, ruleSetName: name, reviews })
      const pdf = await again(marked, summary)
      const { numPages } = await opened(pdf)
      expect(await textOf(pdf, numPages)).toContain('The tenant pays the rent')
    }),
    { numRuns: 25 },
  )
})
