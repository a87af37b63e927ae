import { degrees } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

/** Lines of two columns, in the languages that the standard fonts cover. */
const COLUMNS: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  English: [
    [
      'The supplier delivers the goods within thirty',
      'days of the order and bears the risk until they',
      'are handed over to the buyer, who examines them',
      'without delay and gives notice of every defect',
      'that can be seen, at the latest after one week.',
    ],
    [
      'The buyer pays the price within fourteen days',
      'of the invoice. If payment is late, interest at',
      'the legal rate is due without any reminder, and',
      'the supplier may hold back further deliveries',
      'until the whole amount owed has been received.',
    ],
  ],
  German: [
    [
      'Der Lieferant liefert die Ware innerhalb von',
      'dreißig Tagen nach der Bestellung und trägt die',
      'Gefahr, bis sie dem Käufer übergeben ist, der',
      'sie unverzüglich untersucht und jeden Mangel,',
      'der sichtbar ist, binnen einer Woche anzeigt.',
    ],
    [
      'Der Käufer zahlt den Preis binnen vierzehn Tagen',
      'nach Rechnung. Bei Verzug sind Zinsen in der',
      'gesetzlichen Höhe ohne Mahnung fällig, und der',
      'Lieferant darf weitere Lieferungen zurückhalten,',
      'bis der gesamte offene Betrag eingegangen ist.',
    ],
  ],
  French: [
    [
      'Le fournisseur livre la marchandise dans les',
      'trente jours de la commande et supporte le risque',
      'jusqu’à sa remise à l’acheteur, qui la vérifie',
      'sans délai et signale chaque défaut apparent au',
      'plus tard une semaine après la réception.',
    ],
    [
      'L’acheteur paie le prix dans les quatorze jours',
      'de la facture. En cas de retard, des intérêts au',
      'taux légal sont dus sans mise en demeure, et le',
      'fournisseur peut retenir les livraisons à venir',
      'jusqu’au paiement intégral de la somme due.',
    ],
  ],
  Portuguese: [
    [
      'O fornecedor entrega a mercadoria no prazo de',
      'trinta dias após a encomenda e suporta o risco',
      'até à sua entrega ao comprador, que a examina',
      'sem demora e comunica qualquer defeito visível',
      'o mais tardar uma semana depois da receção.',
    ],
    [
      'O comprador paga o preço no prazo de catorze',
      'dias após a fatura. Em caso de atraso, são',
      'devidos juros à taxa legal sem interpelação, e',
      'o fornecedor pode suspender novas entregas até',
      'ao pagamento integral da quantia em dívida.',
    ],
  ],
}

const TOP = 700
const PITCH = 14

function writeColumns(canvas: Canvas, [left, right]: readonly [readonly string[], readonly string[]]): void {
  for (const [at, line] of left.entries()) {
    write(canvas, line, 50, TOP - at * PITCH, 10)
    write(canvas, right[at] ?? '', 310, TOP - at * PITCH, 10)
  }
}

const flat = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

test.each(Object.entries(COLUMNS))(
  'columns written line by line across the page are read one after the other: %s',
  async (_, columns) => {
    const pdf = await makePdf((canvas) => {
      write(canvas, 'Conditions', 50, 740, 16)
      writeColumns(canvas, columns)
      write(canvas, 'Page 1', 280, 60, 10)
    })
    const [page] = await readPages(pdf)
    expect(flat(page?.text)).toBe(`Conditions ${columns[0].join(' ')} ${columns[1].join(' ')} Page 1`)
  },
)

test('on a rotated page, columns are those that a reader sees', async () => {
  const [left, right] = COLUMNS.English ?? [[], []]
  const pdf = await makePdf(({ page, font }) => {
    page.setRotation(degrees(90))
    for (const [at, line] of left.entries()) {
      const x = 100 + at * PITCH
      page.drawText(line, { x, y: 50, size: 10, font, rotate: degrees(90) })
      page.drawText(right[at] ?? '', { x, y: 310, size: 10, font, rotate: degrees(90) })
    }
  })
  const [page] = await readPages(pdf)
  expect(flat(page?.text)).toBe(`${left.join(' ')} ${right.join(' ')}`)
})

test.each([0, 90, 180, 270])(
  'letters of lines in any direction keep their order, rotated by %i',
  async (angle) => {
    const pdf = await makePdf(({ page, font }) => {
      const far = angle === 0 || angle === 270 ? 60 : 500
      for (const [at, word] of ['Confidential draft', 'Not for release', 'Copy number seven'].entries()) {
        const shift = at * 20
        const x = angle % 180 === 0 ? far : 300 + shift
        const y = angle % 180 === 0 ? 300 + (at % 2) * 90 + shift : 900 - far
        page.drawText(word, { x, y: Math.min(y, 700), size: 12, font, rotate: degrees(angle) })
      }
      page.drawText('An upright line stands beside them.', { x: 60, y: 100, size: 10, font })
      page.drawText('Another one above, written later.', { x: 60, y: 780, size: 10, font })
      page.drawText('And a third one in between them.', { x: 60, y: 200, size: 10, font })
    })
    const [page] = await readPages(pdf)
    for (const words of [
      'Confidential draft',
      'Not for release',
      'Copy number seven',
      'Another one above, written later.',
    ]) {
      expect(flat(page?.text)).toContain(words)
    }
  },
)

test.each([14, 24])(
  'the few lines of a last page stay together, %i points apart, if header and footer are written last',
  async (pitch) => {
    const lines = [
      'amount to eight percent. The customer keeps backup copies of all data that it transfers.',
      'Disputes are first submitted to mediation before a court is called upon by either of them.',
      'Changes to this contract are valid only if both parties have signed them, and only in the',
      'English language.',
    ]
    const pdf = await makePdf(({ page, font }) => {
      for (const [at, line] of lines.entries())
        page.drawText(line, { x: 60, y: 770 - at * pitch, size: 10, font })
      page.drawText('Rulemark', { x: 280, y: 786, size: 8, font })
      page.drawText('5', { x: 295, y: 36, size: 8, font })
    })
    const [page] = await readPages(pdf)
    expect(flat(page?.text)).toContain(lines.join(' '))
  },
)

test.each([
  ['a long word', ['Conf', 'dential papers'], ['i'], 'Confidential papers'],
  ['short words', ['g', 't a b', 't on it'], ['e', 'i'], 'get a bit on it'],
  ['the end of a word and a whole one', ['The s', 'deli', 'ered'], ['he', 'v'], 'The shedelivered'],
])('letters of %s drawn later, in another font, are read in the words', async (_, first, later, text) => {
  const pdf = await makePdf(({ page, font }) => {
    let x = 60
    const places: number[] = []
    for (const [at, part] of first.entries()) {
      page.drawText(part, { x, y: 700, size: 12, font })
      x += font.widthOfTextAtSize(part, 12)
      places.push(x)
      x += font.widthOfTextAtSize(later[at] ?? '', 12)
    }
    for (const [at, letter] of later.entries())
      page.drawText(letter, { x: places[at] ?? 0, y: 700, size: 12, font })
    page.drawText('A second line, so that the page has more than one of them.', {
      x: 60,
      y: 680,
      size: 12,
      font,
    })
  })
  const [page] = await readPages(pdf)
  expect(page?.text.split('\n')[0]).toBe(text)
})

test.each([
  ['é', '´', 'e'],
  ['ü', '¨', 'u'],
  ['è', '`', 'e'],
  ['â', 'ˆ', 'a'],
  ['ñ', '˜', 'n'],
  ['ç', '¸', 'c'],
])(
  '%s drawn as an accent over a letter is read as one character, before or after the letter',
  async (whole, accent, letter) => {
    const pdf = await makePdf(({ page, font }) => {
      const start = 60 + font.widthOfTextAtSize('aa', 12)
      const over = start + (font.widthOfTextAtSize(letter, 12) - font.widthOfTextAtSize(accent, 12)) / 2
      const after = start + font.widthOfTextAtSize(letter, 12)
      for (const [y, isBefore] of [
        [700, true],
        [680, false],
      ] as const) {
        page.drawText('aa', { x: 60, y, size: 12, font })
        if (isBefore) page.drawText(accent, { x: over, y, size: 12, font })
        page.drawText(letter, { x: start, y, size: 12, font })
        page.drawText('bb and more', { x: after, y, size: 12, font })
        if (!isBefore) page.drawText(accent, { x: over, y, size: 12, font })
      }
    })
    const [page] = await readPages(pdf)
    const lines = page?.text.split('\n').map((line) => line.trim())
    expect(lines).toEqual([`aa${whole}bb and more`, `aa${whole}bb and more`])
    expect(page?.boxes).toHaveLength(4 * (page?.text.length ?? 0))
  },
)

test('accents beside letters, and signs over letters that have no such accent, stay', async () => {
  const pdf = await makePdf(({ page, font }) => {
    page.drawText('a ^ b ` c ~ d', { x: 60, y: 700, size: 12, font })
    page.drawText('q', { x: 60, y: 680, size: 12, font })
    page.drawText('¸', { x: 61.5, y: 680, size: 12, font })
  })
  const [page] = await readPages(pdf)
  expect(page?.text.split('\n').map((line) => line.trim())).toEqual(['a ^ b ` c ~ d', 'q¸'])
})

test('a table is read row by row, even if its cells are long', async () => {
  const rows = [
    ['Rent', '1,200 EUR a month'],
    ['Deposit', 'three months, in advance'],
    ['Notice', 'three months to the end'],
    ['Pets', 'small animals are allowed'],
    ['Repairs', 'up to 100 EUR each'],
  ]
  const pdf = await makePdf((canvas) => {
    for (const [at, [name, value]] of rows.entries()) {
      write(canvas, name ?? '', 60, TOP - at * PITCH, 10)
      write(canvas, value ?? '', 260, TOP - at * PITCH, 10)
    }
  })
  const [page] = await readPages(pdf)
  expect(flat(page?.text)).toBe(rows.flat().join(' '))
})

test('boxes drawn in any order are read from top to bottom and left to right', async () => {
  const boxes: readonly (readonly [string, number, number])[] = [
    ['References are listed at the end of the page', 320, 300],
    ['How can it be prevented in practice at all', 320, 500],
    ['Examples of attacks that were really seen', 50, 300],
    ['The title that stands above all of the boxes', 50, 760],
    ['Is my own application vulnerable to this', 50, 500],
  ]
  const pdf = await makePdf((canvas) => {
    for (const [text, x, y] of boxes) {
      write(canvas, text, x, y, 10)
      write(canvas, `continued: ${text.toLowerCase()}`, x, y - PITCH, 10)
    }
  })
  const [page] = await readPages(pdf)
  const heads = page?.text.split('\n').filter((line) => !line.startsWith('continued'))
  expect(heads?.map((line) => line.split(' ')[0])).toEqual(['The', 'Is', 'How', 'Examples', 'References'])
})

test('a header that is written last doesn’t reorder the page', async () => {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'First clause of the contract', 60, 700)
    write(canvas, 'Second clause of the contract', 60, 684)
    write(canvas, 'Third clause of the contract', 60, 668)
    write(canvas, 'Draft of 3 May', 60, 800)
  })
  const [page] = await readPages(pdf)
  expect(page?.text.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'First',
    'Second',
    'Third',
    'Draft',
  ])
})

test('reordering a page loses no character, and each keeps its box', async () => {
  const pdf = await makePdf((canvas) => {
    writeColumns(canvas, COLUMNS.German ?? [[], []])
    for (let at = 0; at < 12; at++)
      write(canvas, `Box ${at}: text`, 60 + (at % 3) * 170, 100 + ((at * 7) % 12) * 30, 9)
  })
  const [page] = await readPages(pdf)
  const all = [...(COLUMNS.German ?? []).flat(), ...Array.from({ length: 12 }, (_, at) => `Box ${at}: text`)]
  const letters = (text: string): string => [...text.replace(/\s/g, '')].sort().join('')
  expect(letters(page?.text ?? '')).toBe(letters(all.join('')))
  for (let unit = 0; unit < (page?.text.length ?? 0); unit++) {
    const isDrawn = (page?.boxes[unit * 4 + 2] ?? 0) > 0
    expect(isDrawn || /\s/.test(page?.text[unit] ?? '')).toBe(true)
  }
})

interface Drawn {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Three columns: the English, the French and the English ones again, small enough for a page. */
const THREE: readonly Drawn[] = [0, 1, 2].flatMap((column) =>
  (COLUMNS[column === 1 ? 'French' : 'English']?.[column === 2 ? 1 : 0] ?? []).map((text, row) => ({
    text,
    x: 40 + column * 175,
    y: TOP - row * 10,
  })),
)

test.each<[string, (lines: readonly Drawn[]) => readonly Drawn[]]>([
  ['row by row', (lines) => lines.toSorted((a, b) => b.y - a.y || a.x - b.x)],
  ['from the bottom up', (lines) => lines.toReversed()],
  ['row by row from the right', (lines) => lines.toSorted((a, b) => b.y - a.y || b.x - a.x)],
])('three columns written %s are read one after the other', async (_, order) => {
  const pdf = await makePdf((canvas) => {
    for (const { text, x, y } of order(THREE)) write(canvas, text, x, y, 7)
  })
  const [page] = await readPages(pdf)
  expect(flat(page?.text)).toBe(THREE.map(({ text }) => text).join(' '))
})

const lines = (...texts: readonly (readonly [text: string, x: number, y: number])[]): Promise<Uint8Array> =>
  makePdf((canvas) => {
    for (const [text, x, y] of texts) write(canvas, text, x, y)
  })

const [FIRST, BETWEEN, LAST] = ['The tenant shall', 'under no circumstances', 'pay the rent each month.']

test.each([
  ['later', lines([FIRST, 72, 640], [LAST, 72, 612], [BETWEEN, 72, 626])],
  ['later, with double spacing', lines([FIRST, 72, 660], [LAST, 72, 612], [BETWEEN, 72, 636])],
  ['before', lines([BETWEEN, 72, 626], ['Payment', 72, 700], [FIRST, 72, 640], [LAST, 72, 612])],
])('a line written %s is read at its place between the lines', async (_, pdf) => {
  const [page] = await readPages(await pdf)
  expect(flat(page?.text)).toContain(`${FIRST} ${BETWEEN} ${LAST}`)
})

test.each([
  ['later', lines([FIRST, 72, 640], [LAST, 184, 640], ['Another line.', 72, 600], ['not', 162, 640])],
  ['before', lines(['not', 162, 640], ['Another line.', 72, 600], [FIRST, 72, 640], [LAST, 184, 640])],
  ['later, between spaces', lines([`${FIRST}       ${LAST}`, 72, 640], ['not', 162, 640])],
])('a word written %s is read at its place in the gap', async (_, pdf) => {
  const [page] = await readPages(await pdf)
  expect(flat(page?.text)).toContain(`${FIRST} not ${LAST}`)
})

test('a caption in a figure and the mark of a note stay outside the sentence around them', async () => {
  const [page] = await readPages(await lines([FIRST, 72, 640], [LAST, 72, 540], ['Figure 1', 150, 590]))
  expect(flat(page?.text)).toContain(`${FIRST} ${LAST}`)
})

test('large letters beside one line and beside each other stay on the page', async () => {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'T', 72, 626, 40)
    write(canvas, 'T', 74, 620, 44)
    write(canvas, 'S', 50, 610, 70)
    write(canvas, 'he tenant pays the rent on the third', 102, 640)
  })
  const [page] = await readPages(pdf)
  expect([...flat(page?.text).replaceAll(' ', '')].toSorted().join('')).toBe(
    [...'TTShetenantpaystherentonthethird'].toSorted().join(''),
  )
})
