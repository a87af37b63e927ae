import { PDFDocument, StandardFonts, TextRenderingMode } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { NotRecognised, recognise, scansOf } from '../../src/recognition/recognise.ts'
import { markOn, markPdf, reader, SUMMARY, sightOf } from '../adapters/pdf-samples.ts'
import { agreement, pdfOf } from '../support/pdf.ts'
import { recognitionFile, scanOf } from '../support/scan.ts'

const PAYMENT = 'The Client shall pay each invoice within 45 days of receipt.'
const ORDER = { languages: ['en'], again: false, onProgress: () => undefined } as const

/** A scan that lies on its side, recognised once for all tests. */
const [lying, uprightCopy] = await (async () => {
  const scan = await scanOf(await agreement(), { turns: 1 })
  return [scan, await recognise(recognitionFile, scan, ORDER)] as const
})()

async function firstPage(pdf: Uint8Array): Promise<PageText | undefined> {
  const outcome = await reader.read(pdf)
  return outcome.ok ? outcome.document.pages[0] : undefined
}

function recognisedText(page: PageText | undefined): string {
  return (page?.recognised ?? []).map(({ start, end }) => page?.text.slice(start, end)).join('')
}

test('a scan gets its words, which count as recognised and stand where the picture shows them', async () => {
  const scan = await scanOf(await agreement())
  const steps: string[] = []
  const copy = await recognise(recognitionFile, scan, {
    ...ORDER,
    onProgress: (done, of) => steps.push(`${done} of ${of}`),
  })
  const [page, original] = [await firstPage(copy), await firstPage(await agreement())]
  expect(page?.text).toContain(PAYMENT)
  expect(recognisedText(page)).toContain(PAYMENT)
  const at = (text: PageText | undefined): readonly number[] => [
    ...(text?.boxes.slice((text.text.indexOf('45') ?? 0) * 4, text.text.indexOf('45') * 4 + 2) ?? []),
  ]
  const [x = 0, y = 0] = at(original)
  expect(Math.abs((at(page)[0] ?? 0) - x)).toBeLessThan(3)
  expect(Math.abs((at(page)[1] ?? 0) - y)).toBeLessThan(6)
  expect(steps).toEqual(['0 of 1', '1 of 1'])
})

test('a scan that lies on its side is read and turned upright, and becomes the same file again, so that it is charged once', async () => {
  const page = await firstPage(uprightCopy)
  expect(page?.text.replace(/\s+/g, ' ')).toContain(PAYMENT)
  expect(page?.rotation).toBe(270)
  expect(Buffer.from(await recognise(recognitionFile, lying, ORDER)).equals(Buffer.from(uprightCopy))).toBe(
    true,
  )
})

test.each(['', 'own'])(
  'the table shows what a quote was recognised from, upright; owner’s password “%s”',
  async (ownerPassword) => {
    const document = await PDFDocument.load(uprightCopy)
    if (ownerPassword) document.encrypt({ userPassword: '', ownerPassword })
    const pdf = new Uint8Array(await document.save())
    const [line, ...lines] = SUMMARY.lines
    const { page, quads } = await markOn(pdf, '45 days')
    const pictured = line ? [{ ...line, pictures: [{ page, quads }] }, ...lines] : []
    const marked = await markPdf(pdf, [], { ...SUMMARY, lines: pictured })
    // A search finds the words on the page alone; a reader sees them in the table, too.
    expect((await firstPage(marked))?.text).not.toContain('45 days')
    const seen = await recognise(recognitionFile, await scanOf(marked), ORDER)
    expect((await firstPage(seen))?.text).toContain('invoice within 45 days of receipt')
  },
)

test('a page half text, half picture keeps its own text and gets the words of the picture', async () => {
  const own = 'This half of the page is text.'
  const scan = await scanOf(await agreement(), {
    height: 500,
    async finish(page) {
      const font = await page.doc.embedFont(StandardFonts.Helvetica)
      page.drawText(own, { x: 72, y: 780, size: 12, font })
    },
  })
  expect(await scansOf(recognitionFile, scan)).toMatchObject({ scans: [1] })
  const page = await firstPage(await recognise(recognitionFile, scan, ORDER))
  expect(page?.text.split(own)).toHaveLength(2)
  expect(recognisedText(page)).not.toContain(own)
  expect(recognisedText(page)).toContain('45 days')
})

test('a text layer of bad quality is replaced when the user wants it', async () => {
  const scan = await scanOf(await agreement(), {
    async finish(page) {
      const font = await page.doc.embedFont(StandardFonts.Helvetica)
      const lines = Array.from({ length: 12 }, () => 'Tne C1ient sha11 pav eacn invo1ce vvithin 4S davs')
      page.drawText(lines.join('\n'), {
        x: 72,
        y: 760,
        size: 11,
        lineHeight: 18,
        font,
        renderMode: TextRenderingMode.Invisible,
      })
    },
  })
  expect(await scansOf(recognitionFile, scan)).toEqual({ pages: 1, scans: [], recognised: [1] })
  expect(await recognise(recognitionFile, scan, ORDER)).toBe(scan)
  const copy = await recognise(recognitionFile, scan, { ...ORDER, again: true })
  const page = await firstPage(copy)
  expect(page?.text).toContain(PAYMENT)
  expect(page?.text).not.toContain('C1ient')
})

test('pages with text, blank pages and pages with a logo are no scans', async () => {
  expect(await scansOf(recognitionFile, await agreement())).toMatchObject({ scans: [], recognised: [] })
  const logo = await scanOf(await pdfOf(['Logo']), { height: 40 })
  expect(await scansOf(recognitionFile, logo)).toEqual({ pages: 1, scans: [], recognised: [] })
})

test('where two recognitions of one place differ, neither proves', async () => {
  const [thirty, eighty] = await Promise.all(
    [30, 80].map(async (days) => {
      const scan = await scanOf(await pdfOf([`The invoice is payable within ${days} days of receipt.`]))
      return recognise(recognitionFile, scan, ORDER)
    }),
  )
  if (!thirty || !eighty) throw new Error('no scans')
  expect(await sightOf(thirty, '30 days')).toBe('seen')
  const document = await PDFDocument.load(thirty)
  const [layer] = await document.embedPdf(eighty)
  if (layer) document.getPage(0).drawPage(layer)
  const twice = await document.save()
  expect(await Promise.all(['30', '80'].map((days) => sightOf(twice, days)))).toEqual(['unsure', 'unsure'])
})

test('a line stamped on a scan does not make it text', async () => {
  const scan = await scanOf(await agreement(), {
    async finish(page) {
      const font = await page.doc.embedFont(StandardFonts.Helvetica)
      page.drawText('Envelope 1234-5678, page 1 of 1', { x: 40, y: 825, size: 8, font })
    },
  })
  expect(await scansOf(recognitionFile, scan)).toMatchObject({ scans: [1] })
})

test('a file that asks for a password, or is none, says why it can’t be recognised', async () => {
  const document = await PDFDocument.load(await scanOf(await agreement()))
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret too' })
  const locked = new Uint8Array(await document.save())
  await expect(recognise(recognitionFile, locked, ORDER)).rejects.toThrow(/password/)
  const broken = new TextEncoder().encode('%PDF-1.7 /Subtype /Image')
  await expect(recognise(recognitionFile, broken, ORDER)).rejects.toThrow(NotRecognised)
})
