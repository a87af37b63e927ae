import { PDFArray, PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { VERDICTS } from '../../src/domain/results/verdicts.ts'
import {
  highlightAppearance,
  MARK_COLOURS,
  OPACITY,
  paintOf,
} from '../../src/server/adapters/pdf/highlights/highlight.ts'
import { verdictSign } from '../../src/server/adapters/pdf/report/verdict-sign.ts'
import {
  type Canvas,
  makePdf,
  marker,
  markOn,
  markPdf,
  readPages,
  SUMMARY,
  turnsDuring,
  write,
} from './pdf-samples.ts'

/** The fields of pdf.js annotations that the tests use. */
interface Shown {
  readonly id: string
  readonly inReplyTo?: string
  readonly replyType?: string
  readonly subtype: string
  readonly contentsObj?: { readonly str: string }
  readonly titleObj?: { readonly str: string }
  readonly quadPoints?: ArrayLike<number>
  readonly hasAppearance?: boolean
  readonly fieldName?: string
  readonly fieldValue?: string
  readonly dest?: readonly { readonly num: number }[]
}

async function openInPdfJs(pdf: Uint8Array) {
  return getDocument({ data: pdf.slice(), verbosity: 0 }).promise
}

async function annotationsOn(pdf: Uint8Array, number: number): Promise<readonly Shown[]> {
  const document = await openInPdfJs(pdf)
  const page = await document.getPage(number)
  return page.getAnnotations()
}

function sentence(canvas: Canvas): void {
  write(canvas, 'The tenant pays the rent on the third day.', 72, 700)
}

test('[CORE-02] the quoted words have a highlight with a note that every reader shows', async () => {
  const pdf = await makePdf(sentence)
  const marked = await markPdf(pdf, [await markOn(pdf, 'third day')], SUMMARY)
  const highlights = (await annotationsOn(marked, 2)).filter(({ subtype }) => subtype === 'Highlight')
  expect(highlights).toHaveLength(1)
  expect(highlights[0]).toMatchObject({
    contentsObj: { str: 'Rule 1: third day' },
    titleObj: { str: 'Rulemark' },
    hasAppearance: true,
  })
  expect(highlights[0]?.quadPoints).toHaveLength(8)
})

test('a note may be in any script', async () => {
  const pdf = await makePdf(sentence)
  const note = 'Ошибка: 規則 “rule” naïve € 😀 עברית\nline 2'
  const marked = await markPdf(pdf, [{ ...(await markOn(pdf, 'rent')), note }], SUMMARY)
  expect((await annotationsOn(marked, 2))[0]?.contentsObj?.str).toBe(note)
})

test('marking only appends: the file begins with the original’s bytes', async () => {
  const pdf = await makePdf(sentence)
  const marked = await markPdf(pdf, [await markOn(pdf, 'rent')], SUMMARY)
  expect(marked.subarray(0, pdf.length)).toEqual(pdf)
})

test('the verdict table comes first, and its page numbers link to the document’s pages', async () => {
  const pdf = await makePdf(sentence)
  const marked = await markPdf(pdf, [], SUMMARY)
  const pages = await readPages(marked)
  expect(pages).toHaveLength(2)
  for (const words of ['Checked by Rulemark', 'Name the parties.', 'Not found', 'Verdict']) {
    expect(pages[0]?.text).toContain(words)
  }
  const document = await openInPdfJs(marked)
  const links = (await annotationsOn(marked, 1)).filter(({ subtype }) => subtype === 'Link')
  expect(links).toHaveLength(1)
  const target = links[0]?.dest?.[0]
  expect(target && (await document.getPageIndex({ num: target.num, gen: 0 }))).toBe(1)
  expect(await document.getPageLabels()).toEqual(['Rulemark-1', '1'])
})

test('words with two highlights are underlined instead of getting a second colour', async () => {
  const pdf = await makePdf(sentence)
  const mark = await markOn(pdf, 'third day')
  const twice = [mark, { ...mark, kind: 'general' as const, note: 'Grammar' }]
  const marked = await markPdf(pdf, twice, SUMMARY)
  const notes = (await annotationsOn(marked, 2)).map(({ contentsObj }) => contentsObj?.str)
  expect(notes).toEqual([mark.note, 'Grammar'])
  const [fill = '', line = ''] = twice.map((each, at) =>
    highlightAppearance(each, at === 0 ? [] : mark.quads),
  )
  expect([/ c .* f$/.test(fill), / re\b/.test(fill)]).toEqual([true, false])
  expect([/ c /.test(line), / re f /.test(line)]).toEqual([false, true])
})

test.each(['broken', 'general'] as const)(
  '%s words stay readable in a viewer that ignores blend modes',
  async (kind) => {
    const pdf = await makePdf(sentence)
    const marked = await PDFDocument.load(
      await markPdf(pdf, [{ ...(await markOn(pdf, 'third day')), kind }], SUMMARY),
    )
    const states = marked.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => [...String(object).matchAll(/\/BM \/Multiply\s+\/ca ([\d.]+)/g)])
    expect(states.map(([, opacity]) => Number(opacity))).toEqual([OPACITY])
    const over = (under: number): number[] =>
      paintOf(kind).map((part) => under * (1 - OPACITY) + part * OPACITY)
    expect(contrast(over(1), over(0))).toBeGreaterThan(5)
    const multiplied = paintOf(kind).map((part) => 1 - OPACITY + part * OPACITY)
    for (const [at, part] of MARK_COLOURS[kind].entries()) expect(multiplied[at]).toBeCloseTo(part, 3)
  },
)

/** WCAG's contrast of two colours. */
function contrast(...colours: readonly [readonly number[], readonly number[]]): number {
  const [light = 0, dark = 0] = colours.map((colour) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['a line across', [100, 112, 300, 112, 100, 100, 300, 100], [100, 112, 200, 112, 100, 100, 200, 100], 1, 1],
  ['a line down', [100, 300, 112, 300, 100, 100, 112, 100], [100, 200, 112, 200, 100, 100, 112, 100], 1, 1],
  ['the next line', [100, 112, 300, 112, 100, 100, 300, 100], [100, 122, 300, 122, 100, 110, 300, 110], 0, 1],
] as const)(
  'only the words with two highlights lose the second colour: %s',
  (_, quad, painted, lines, fills) => {
    const drawn = highlightAppearance({ page: 1, quads: [quad], kind: 'general', note: '' }, [painted])
    expect(drawn.match(/ re /g) ?? []).toHaveLength(lines)
    expect(drawn.match(/ h /g) ?? []).toHaveLength(fills)
  },
)

test('the rest of a sentence is filled lightly, and never over strongly marked words', () => {
  const quad = (left: number, right: number) => [left, 112, right, 112, left, 100, right, 100] as const
  const mark = { page: 1, quads: [quad(150, 200)], kind: 'open' as const, note: '' }
  const fills = (drawn: string) =>
    [...drawn.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) rg/g)].map((colour) => colour.slice(1).map(Number))
  const plain = highlightAppearance(mark)
  const whole = highlightAppearance({ ...mark, around: [quad(100, 149), quad(201, 300)] })
  const [strong = [], light = []] = fills(whole)
  expect(fills(plain)).toEqual([strong])
  expect(light).toHaveLength(3)
  for (const [at, part] of light.entries()) expect(part).toBeGreaterThan(strong[at] ?? 1)
  expect(whole.match(/ h/g)).toHaveLength(3)
  expect(highlightAppearance({ ...mark, around: [quad(150, 200)] })).toBe(plain)
})

test('the document’s page labels stay with its pages', async () => {
  const pdf = await makePdf(({ document }) => {
    document.addPage()
    const roman = document.context.obj({ S: 'r', St: 3 })
    document.catalog.set(PDFName.of('PageLabels'), document.context.obj({ Nums: [0, roman] }))
  })
  const document = await openInPdfJs(await markPdf(pdf, [], SUMMARY))
  expect(await document.getPageLabels()).toEqual(['Rulemark-1', 'iii', 'iv'])
})

test('a long table takes as many pages as needed, with every rule once', async () => {
  const pdf = await makePdf(sentence)
  const rules = Array.from(
    { length: 120 },
    (_, at) => `Rule number ${at + 1} ${'with many words '.repeat(at % 9)}`,
  )
  const lines = rules.map((rule) => ({ rule, verdict: 'met' as const, verdictLabel: 'Met', page: 1 }))
  const pages = await readPages(await markPdf(pdf, [], { ...SUMMARY, lines }))
  const table = pages.slice(0, -1)
  expect(table.length).toBeGreaterThan(4)
  const numbers = table.flatMap(({ text }) =>
    [...text.matchAll(/Rule number (\d+) /g)].map(([, number]) => Number(number)),
  )
  expect(numbers).toEqual(rules.map((_, at) => at + 1))
  expect(table.every(({ text }) => text.includes('Verdict'))).toBe(true)
})

test('notes are complete below the table, however long they are', async () => {
  const pdf = await makePdf(sentence)
  const notes = Array.from(
    { length: 60 },
    (_, at) => `Note ${at + 1} on what was not read. ${'More words. '.repeat(12)}`,
  )
  const pages = await readPages(await markPdf(pdf, [], { ...SUMMARY, notes }))
  const table = pages.slice(0, -1)
  expect(table.length).toBeGreaterThan(1)
  const words = table.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ')
  expect(
    [...words.matchAll(/Note (\d+) on what was not read\./g)].map(([, number]) => Number(number)),
  ).toEqual(notes.map((_, at) => at + 1))
  expect(words.indexOf('Note 1 on')).toBeGreaterThan(words.indexOf('Give a date.'))
})

test('each verdict has a sign and a colour with enough contrast', async () => {
  const lines = VERDICTS.map((verdict) => ({
    rule: 'Rule.',
    verdict,
    verdictLabel: `Is ${verdict}`,
    page: null,
  }))
  const [table] = await readPages(await markPdf(await makePdf(sentence), [], { ...SUMMARY, lines }))
  for (const verdict of VERDICTS) expect(table?.text).toContain(`Is ${verdict}`)
  expect(new Set(VERDICTS.map((verdict) => verdictSign({ verdict }, 0, 0, 1))).size).toBe(VERDICTS.length)
})

test.each([
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['German', 'Größe und Maß der Übergabe'],
  ['Russian', 'Договор должен содержать срок оплаты'],
  ['Greek', 'Η σύμβαση ορίζει ημερομηνία'],
  ['Japanese', '契約書には署名欄があること。'],
  ['Chinese', '合同必须注明付款期限'],
  ['Korean', '계약서에는 서명란이 있어야 합니다'],
])('a rule in %s can be read and copied from the table', async (_, rule) => {
  const lines = [{ rule, verdict: 'broken' as const, verdictLabel: 'Broken', page: null }]
  const [table] = await readPages(await markPdf(await makePdf(sentence), [], { ...SUMMARY, lines }))
  expect(table?.text.replaceAll(/\s/g, '')).toContain(rule.replaceAll(/\s/g, ''))
})

test('a rule in a script that no font has becomes a note beside its row', async () => {
  const rule = 'अनुबंध में तारीख होनी चाहिए'
  const lines = [{ rule, verdict: 'met' as const, verdictLabel: 'Met', page: null }]
  const marked = await markPdf(await makePdf(sentence), [], { ...SUMMARY, lines })
  const [note] = await annotationsOn(marked, 1)
  expect(note).toMatchObject({ subtype: 'Text', contentsObj: { str: rule } })
})

test.each(['its own', 'an indirect'])('annotations and form fields are kept, in %s list', async (list) => {
  const pdf = await makePdf((canvas) => {
    sentence(canvas)
    const { document, page } = canvas
    const field = document.getForm().createTextField('tenant.name')
    field.setText('Jan Novak')
    field.addToPage(page, { x: 72, y: 600, width: 200, height: 20 })
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 9, 9],
      A: { S: 'URI', URI: PDFString.of('https://example.org') },
    }
    page.node.addAnnot(document.context.register(document.context.obj(link)))
    const annotations = page.node.lookup(PDFName.of('Annots'), PDFArray)
    if (list === 'an indirect') page.node.set(PDFName.of('Annots'), document.context.register(annotations))
  })
  const marked = await markPdf(pdf, [await markOn(pdf, 'rent'), await markOn(pdf, 'day')], SUMMARY)
  const shown = await annotationsOn(marked, 2)
  expect(shown.map(({ subtype }) => subtype).sort()).toEqual(['Highlight', 'Highlight', 'Link', 'Widget'])
  expect(shown.find(({ subtype }) => subtype === 'Widget')).toMatchObject({
    fieldName: 'tenant.name',
    fieldValue: 'Jan Novak',
  })
})

test('an encrypted file that opens without a password is marked and stays encrypted', async () => {
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawText('The tenant pays the rent.', { x: 72, y: 700 })
  document.encrypt({ userPassword: '', ownerPassword: 'own', permissions: { printing: false } })
  const pdf = await document.save()
  const marked = await markPdf(pdf, [await markOn(pdf, 'rent')], SUMMARY)
  expect(new TextDecoder('latin1').decode(marked)).toContain('/Encrypt')
  const highlights = (await annotationsOn(marked, 2)).filter(({ subtype }) => subtype === 'Highlight')
  expect(highlights[0]).toMatchObject({ contentsObj: { str: 'Rule 1: rent' }, hasAppearance: true })
  const [link] = await annotationsOn(marked, 1)
  expect(link?.dest).toBeDefined()
})

test('in an encrypted file the rest of the sentence is a lighter highlight of the same group', async () => {
  const document = await PDFDocument.load(await makePdf(sentence))
  document.encrypt({ userPassword: '', ownerPassword: 'own' })
  const pdf = await document.save()
  const { quads: around } = await markOn(pdf, 'The tenant pays the rent on the third day.')
  const marked = await markPdf(pdf, [{ ...(await markOn(pdf, 'rent')), around }], SUMMARY)
  const [words, rest, ...others] = (await annotationsOn(marked, 2)).filter(
    ({ subtype }) => subtype === 'Highlight',
  )
  expect(others).toEqual([])
  expect(rest).toMatchObject({ inReplyTo: words?.id, replyType: 'Group' })
  expect(rest?.quadPoints).toHaveLength(16)
})

test('a file with a wrong cross-reference table is rewritten, with its marks', async () => {
  const sound = await makePdf(sentence)
  const pdf = new Uint8Array([...new TextEncoder().encode('%junk before the header\n'), ...sound])
  const marked = await markPdf(pdf, [await markOn(pdf, 'rent')], SUMMARY)
  expect((await annotationsOn(marked, 2)).filter(({ subtype }) => subtype === 'Highlight')).toHaveLength(1)
})

test('marks without a place in the document are left out', async () => {
  const pdf = await makePdf(sentence)
  const mark = await markOn(pdf, 'rent')
  const marks = [mark, { ...mark, page: 2 }, { ...mark, page: 0 }, { ...mark, quads: [] }]
  const marked = await markPdf(pdf, marks, SUMMARY)
  const all = await Promise.all([1, 2].map((page) => annotationsOn(marked, page)))
  expect(all.flat().filter(({ subtype }) => subtype === 'Highlight')).toHaveLength(1)
})

test('marking twice adds to the existing marks', async () => {
  const pdf = await makePdf(sentence)
  const once = await markPdf(pdf, [await markOn(pdf, 'rent')], SUMMARY)
  const again = { ...(await markOn(pdf, 'day')), page: 2 }
  const twice = await markPdf(once, [again], SUMMARY)
  expect((await annotationsOn(twice, 3)).map(({ contentsObj }) => contentsObj?.str)).toEqual([
    'Rule 1: rent',
    'Rule 1: day',
  ])
})

test('a file that can’t be opened is not marked, and the next document is', async () => {
  expect(await marker.mark(new TextEncoder().encode('no PDF'), [], SUMMARY)).toBeUndefined()
  const pdf = await makePdf(sentence)
  expect(await readPages(await markPdf(pdf, [], SUMMARY))).toHaveLength(2)
})

test('other requests are served after each marked page', async () => {
  const pdf = await makePdf(({ document, page, font }) => {
    for (let number = 0; number < 20; number++) sentence({ document, page: document.addPage(), font })
    sentence({ document, page, font })
  })
  const mark = await markOn(pdf, 'rent')
  const marks = Array.from({ length: 20 }, (_, at) => ({ ...mark, page: at + 1 }))
  expect(await turnsDuring(marker.mark(pdf, marks, SUMMARY))).toBeGreaterThan(2 * marks.length)
})
