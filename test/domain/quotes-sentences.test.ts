/** A quote is completed to its sentence, its list item or its row. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/document/page-text.ts'
import {
  indexDocument,
  locateQuote,
  passageAround,
  type SentenceAround,
  sentenceAround,
} from '../../src/domain/quotes/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

function around(pages: readonly PageText[], quote: string): SentenceAround {
  const index = indexDocument(pages)
  return sentenceAround(index, locateQuote(index, quote)?.places ?? expect.fail(quote))
}

/** "before|quote|after" */
function completed(text: string | readonly string[], quote: string): string {
  const texts = typeof text === 'string' ? [text] : text
  const { before, after } = around(
    texts.map((one, i) => pageOf(one, i + 1)),
    quote,
  )
  return `${before}|${quote}|${after}`
}

const FIRST = 'The keys are kept at the door. '
const LAST = ' The map is on the back.'

test.each([
  ['English', 'The tenant ', 'shall not smoke', ' in the house.', FIRST, LAST],
  ['a number with a stop', 'As No. 5 of the list says, ', 'the fee is 1.5 dollars', ' a day.', FIRST, LAST],
  [
    'an abbreviation before a small letter',
    'The goods (boxes, bags etc. in all sizes) ',
    'are sent',
    ' by sea.',
    FIRST,
    LAST,
  ],
  ['initials', 'J. R. Smith of U.S. Steel ', 'signs the lease', ' in May.', FIRST, LAST],
  [
    'German',
    'Der Mieter ',
    'darf nicht rauchen',
    ', auch nicht Nr. 2 auf dem Balkon.',
    'Es gilt das Gesetz. ',
    ' Die Karte hängt aus.',
  ],
  [
    'Czech',
    'Podle čl. 5 odst. 2 ',
    'nájemce nesmí kouřit',
    ' v bytě.',
    'Klíče jsou u vrátného. ',
    ' Mapa visí vzadu.',
  ],
  ['a question', 'May ', 'the tenant smoke', ' in the house?', FIRST, LAST],
  [
    'Japanese',
    '乙は、本契約上の権利を',
    '第三者に譲渡',
    'してはならない。',
    '甲は乙に通知する。',
    '本契約は一年とする。',
  ],
  ['Chinese', '乙方不得将权利', '转让给第三方', '，但另有约定的除外。', '甲方支付租金。', '合同期限为一年。'],
  [
    'Korean',
    '고객은 이 계약의 권리를 ',
    '제삼자에게 양도할',
    ' 수 없다.',
    '공급자는 장비를 인도한다. ',
    ' 계약 기간은 일 년이다.',
  ],
  ['Arabic', 'لا يجوز ', 'للمستأجر التدخين', ' في المنزل.', 'المفاتيح عند المكتب. ', ' الخريطة في الخلف.'],
  ['Hindi', 'किराएदार ', 'घर में धूम्रपान', ' नहीं करेगा।', 'चाबियाँ डेस्क पर हैं। ', ' नक्शा पीछे है।'],
])('%s', (_, before, quote, after, first, last) => {
  expect(completed(first + before + quote + after + last, quote)).toBe(`${before}|${quote}|${after}`)
  expect(completed(before + quote + after, quote)).toBe(`${before}|${quote}|${after}`)
})

test('a whole sentence, and several, need no more', () => {
  expect(completed(`${FIRST}The tenant pays.${LAST}`, 'The tenant pays.')).toBe('|The tenant pays.|')
  expect(completed(`A dog barks. ${FIRST}${LAST}`, 'are kept at the door. The map')).toBe(
    'The keys |are kept at the door. The map| is on the back.',
  )
})

test('lines are joined, also over the end of a page and words that a line end broke', () => {
  expect(completed('The ten-\nant shall\nnot smoke\nin the house.', 'not smoke')).toBe(
    'The tenant shall |not smoke| in the house.',
  )
  expect(
    completed(['Keys are kept.\nThe tenant shall\n', 'not smoke in the house. Dogs bark.'], 'not smoke'),
  ).toBe('The tenant shall |not smoke| in the house.')
})

const LIST =
  'The tenant shall not:\n(a) smoke in the house;\n(b) keep pets; or\n(c) sublet it.\n \nThe rent is due in May.'

function stems(text: string, quote: string): string[] {
  const index = indexDocument([pageOf(text)])
  const places = locateQuote(index, quote)?.places ?? expect.fail(quote)
  const passage = passageAround(index, [places], [])
  return passage.filter(({ role }) => role === 'stem').map((one) => one.text)
}

test('a list item ends with its own mark, and its stem stands apart', () => {
  expect(completed(LIST, 'keep pets')).toBe('(b) |keep pets|; or')
  for (const item of ['smoke', 'pets', 'sublet']) expect(stems(LIST, item)).toEqual(['The tenant shall not:'])
  expect(stems(LIST, 'The rent is due')).toEqual([])
})

test('each list has its own stem, a nested one too; a heading ends them', () => {
  const text =
    'The tenant shall:\n(a) pay;\n(b) clean:\n(i) the hall;\n(ii) the yard;\n(c) sign.\n \n' +
    'The landlord may:\n(a) enter;\n(b) inspect.\n3. Termination\n(a) On notice.'
  expect(['pay', 'the yard', 'sign', 'inspect', 'On notice'].map((quote) => stems(text, quote))).toEqual([
    ['The tenant shall:'],
    ['The tenant shall:', '(b) clean:'],
    ['The tenant shall:'],
    ['The landlord may:'],
    [],
  ])
})

test('a heading is not part of the sentence below it, nor a number that begins a line part of a list', () => {
  expect(completed('7. SMOKING\nThe tenant shall not smoke.', 'shall not')).toBe(
    'The tenant |shall not| smoke.',
  )
  expect(completed('§ 5 Haftung\nDer Mieter haftet für Schäden.', 'haftet')).toBe(
    'Der Mieter |haftet| für Schäden.',
  )
  expect(completed('The notice is given within\n30 days of the order.', 'of the order')).toBe(
    'The notice is given within 30 days |of the order|.',
  )
})

/** Lines of characters five points wide and ten high, the first `left` points from the edge. */
function laidOut(
  rows: readonly (readonly [text: string, left: number, down: number, size?: number])[],
  number = 1,
): PageText {
  const text = rows.map(([row]) => row).join('\n')
  const boxes = new Float32Array(text.length * 4)
  let at = 0
  for (const [row, left, down, size = 10] of rows) {
    for (let i = 0; i < row.length; i += 1)
      if (row[i] !== ' ')
        boxes.set([left + i * 5, 800 - down - size, left + i * 5 + 5, 800 - down], (at + i) * 4)
    at += row.length + 1
  }
  return { number, width: 600, height: 800, rotation: 0, text, boxes }
}

const BODY = 'The supplier delivers all of the goods to the port of Rotterdam'

test('a row of a table, and a line that ends before the margin, are not joined to the next', () => {
  const page = laidOut([
    [`${BODY} and`, 50, 100],
    ['Customers of the Port pay for them in cash, and so on.', 50, 114],
    ['Total Budget: $450,000', 50, 140],
    ['Balance: $283,095', 50, 154],
    [`${BODY} or`, 50, 180],
  ])
  const { before, after } = around([page], 'Total')
  expect([before, after]).toEqual(['', ' Budget: $450,000'])
  expect(around([page], 'to the port of Rotterdam and Customers').before).toBe(
    'The supplier delivers all of the goods ',
  )
})

test('a sentence goes on past headers, footers and page numbers', () => {
  const bodies = [
    [
      'The supplier delivers all of the goods to the port of Rotterdam,',
      'tells the customer which of them are',
    ],
    [
      'late, and keeps those that nobody takes from it for thirty days',
      'in a dry place, or in the case of an',
    ],
    ['emergency on its own ships, which stay in the port. Later on it', 'may sell them.'],
  ]
  const pages = bodies.map(([first = '', second = ''], at) =>
    laidOut(
      [
        ['Supply Agreement of ACME', 50, 30],
        [first, 50, 300],
        [second, 50, 314],
        [String(at + 7), 300, 700 - 40 * at],
        ['Confidential, ACME', 50, 760],
      ],
      at + 1,
    ),
  )
  const { before, after, places } = around(pages, 'in a dry place')
  expect(before).toBe(`${bodies[0]?.join(' ')} ${bodies[1]?.[0]} `)
  expect(after).toBe(', or in the case of an emergency on its own ships, which stay in the port.')
  expect(places.map(({ page }) => page)).toEqual([1, 2, 3])
})

test('text is not read on at a seam', () => {
  const text = 'The left column ends without a stop\nthe right one begins in small letters.'
  const page = { ...pageOf(text), seams: [35] }
  expect(around([page], 'without a stop')).toMatchObject({ before: 'The left column ends ', after: '' })
})

test('words that are hidden or crossed out complete nothing and are not completed', () => {
  const text = 'The tenant pays no rent at all.'
  const no = [{ start: 16, end: 18 }]
  for (const page of [
    { ...pageOf(text), hidden: no },
    { ...pageOf(text), struck: no },
  ]) {
    expect(around([page], 'rent at')).toMatchObject({ before: 'The tenant pays ', after: ' all.' })
    expect(around([page], 'pays no rent')).toMatchObject({ before: '', after: '' })
  }
})

test('a long sentence is cut at spaces to 1,200 characters around the quote', () => {
  const words = 'and the goods '.repeat(200)
  const { before, after } = around([pageOf(`${FIRST}So ${words}are sold ${words}today.`)], 'are sold')
  expect([/^…(and|the|goods) /u.test(before), / (and|the|goods)…$/u.test(after)]).toEqual([true, true])
  expect(before.length + after.length).toBeGreaterThan(1_150)
  expect(before.length + after.length).toBeLessThanOrEqual(1_194)
})
