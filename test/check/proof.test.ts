/** Which of several quotes prove a rule, and what is said of those that don't. */
import { describe, expect, test } from 'vitest'
import type { DocumentText } from '../../src/domain/page-text.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { finished } from '../../src/domain/steps.ts'
import { sourceOf } from '../../src/server/check/evidence.ts'
import { ground } from '../../src/server/check/ground.ts'
import type { RuleReply } from '../../src/server/check/reply.ts'
import { documentOf, pageOf, partlyRead } from './support.ts'

type Quote = readonly [text: string, page: number]

function finding(
  document: DocumentText,
  quotes: readonly Quote[],
  verdict: RuleReply['verdict'] = 'met',
  text = 'The rent is stated.',
  against: readonly Quote[] = [],
): Finding {
  const given = (all: readonly Quote[]) => all.map(([text, page]) => ({ text, page, box: undefined }))
  const reply: RuleReply = {
    ...{ number: 1, verdict, reason: 'It says so.', fix: '', condition: '' },
    quotes: given(quotes),
    against: given(against),
  }
  const source = finished(sourceOf(document))
  const { specificRules } = finished(
    ground({ rules: [reply], general: [] }, [{ number: 1, text }], source, 'en'),
  )
  return specificRules[0] ?? expect.fail()
}

const RENT = 'The monthly rent is CZK 14,500.'
const DEPOSIT = 'The deposit equals three monthly rents.'
const BETWEEN = 'Pets may stay in the house. The lift is open to all.'

test('words that differ only in a comma prove a rule', () => {
  const text = 'The monthly rent is CZK 14,500, due on the fifth day.'
  expect(finding(documentOf([text]), [[text.replace('500,', '500'), 1]])).toMatchObject({
    verdict: 'met',
    evidence: [{ status: 'repaired', quote: text }],
  })
})

test('of passages joined by an ellipsis, one whole sentence is enough, and only those that prove are shown', () => {
  const document = documentOf([`${RENT} ${BETWEEN} ${DEPOSIT}`])
  expect(finding(document, [[`${RENT} … The deposit equals`, 1]])).toMatchObject({
    verdict: 'met',
    evidence: [{ quote: RENT }],
  })
})

test.each(['_____', '[●]', '........', '???', '{{amount}}', '[xx]'])(
  'a sentence with %s to be filled in proves nothing, although it is quoted as it stands',
  (blank) => {
    const text = `The monthly rent is ${blank} crowns.`
    expect(finding(documentOf([`${BETWEEN} ${text}`]), [[text, 1]])).toMatchObject({
      verdict: 'not-found',
      reason: expect.stringContaining('something that is not text'),
    })
  },
)

test('joined passages of which one is misquoted are not shown as the document’s words', () => {
  const document = documentOf([`${RENT} ${BETWEEN} ${DEPOSIT}`])
  const quote = 'The monthly rent is … The deposit eqals three monthly rents'
  expect(finding(document, [[quote, 1]])).toMatchObject({
    verdict: 'not-found',
    evidence: [{ status: 'unverified', quote }],
  })
  const written = 'The monthly rent is … equals three monthly rents'
  expect(finding(document, [[written, 1]])).toMatchObject({ verdict: 'not-found', evidence: [] })
})

test('a blank between the words of one of several quotes, or on one of its pages, is named as the reason', () => {
  const document = documentOf([`The rent is _____ crowns. ${BETWEEN} The deposit is CZK 9.`])
  const reason = (...quotes: string[]): string =>
    finding(
      document,
      quotes.map((text) => [text, 1]),
    ).reason
  const [blank, other] = ['The rent is crowns.', 'The deposit is CZK 8.']
  expect(reason(blank)).toContain('something that is not text')
  expect(reason(other)).not.toContain('something that is not text')
  expect(reason(blank, other)).toBe(reason(blank))
  const pages = documentOf(['The rent of the whole house in the', 'old town is _____ crowns.'])
  const across = 'The rent of the whole house in the old town is crowns.'
  expect(finding(pages, [[across, 1]]).reason).toBe(reason(blank))
})

test('the closest passages are looked for with the words of the rule and of the quotes', () => {
  const many = Array.from({ length: 9 }, (_, at) => `Tree ${at} grows in the garden.`).join(' ')
  const document = documentOf([
    `${BETWEEN} ${many} A surcharge is due in June. ${many} The penalty is small.`,
  ])
  const near = finding(document, [['surcharge', 1]], 'not_found', 'State the penalty').nearest ?? []
  expect(near.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['A surcharge is due in June.', 'The penalty is small.']),
  )
})

test('long hidden words are shortened in the reason', () => {
  const reasonFor = (length: number): string => {
    const words = 'hidden '
      .repeat(40)
      .slice(0, length - 1)
      .concat('x')
    const text = `The rent is ${words}, as agreed.`
    const start = text.indexOf(words)
    const page = pageOf(1, text, { hidden: [{ start, end: start + words.length }] })
    return finding({ pages: [page], warnings: [] }, [[text, 1]]).reason
  }
  expect(reasonFor(200)).toMatch(/hidd?e?n? ?x”/)
  expect(reasonFor(201)).toContain('…”')
})

const SUPPLIER = [
  'Obligations of the Supplier',
  'delivers the ordered goods in time',
  'keeps the goods insured',
]
const CUSTOMER = [
  'Obligations of the Customer',
  'pays the agreed price by bank transfer',
  'returns the containers',
]

test('evidence from several cells of a page names each of them', () => {
  const document = documentOf([SUPPLIER.join('\n'), CUSTOMER.join('\n')])
  const quote = [SUPPLIER[0], SUPPLIER[2], CUSTOMER[0], CUSTOMER[2]].join(' ')
  expect(finding(document, [[quote, 1]], 'broken').evidence).toMatchObject([
    { page: 1, quote: 'Obligations of the Supplier … keeps the goods insured' },
    { page: 2, quote: 'Obligations of the Customer … returns the containers' },
  ])
})

test('evidence says so if one of its cells was recognised in a picture', () => {
  const text = [...SUPPLIER, ...CUSTOMER].join('\n')
  const start = text.indexOf('pays')
  const page = pageOf(1, text, { recognised: [{ start, end: start + 'pays'.length }] })
  const recognised = (quote: string): unknown =>
    finding({ pages: [page], warnings: [] }, [[quote, 1]], 'broken').evidence[0]?.recognised
  const heads = `${SUPPLIER[0]} ${CUSTOMER[0]}`
  expect(recognised(`${heads} ${SUPPLIER[1]} ${CUSTOMER[1]}`)).toBe(true)
  expect(recognised(`${heads} ${SUPPLIER[1]}`)).toBeUndefined()
})

describe('words that the AI names as taking its quotes back', () => {
  const BACK = 'So much for the old agreement.'
  const document = documentOf([`${RENT} ${BETWEEN}`, BACK])
  const met = (quotes: readonly Quote[], against: readonly Quote[]) =>
    finding(document, quotes, 'met', 'The rent is stated.', against)

  test('leave no proof, and are shown', () => {
    const found = met([[RENT, 1]], [[BACK, 2]])
    expect(found.nearest?.[0]).toMatchObject({ text: RENT, page: 1 })
    expect(found).toMatchObject({
      verdict: 'not-found',
      reason: expect.stringMatching(/takes it back in the words quoted here[^.]*\.$/),
      quote: BACK,
      evidence: [{ quote: BACK, page: 2, status: 'verified' }],
    })
    expect(met([], [[BACK, 2]])).toMatchObject({ verdict: 'not-found', evidence: [{ quote: BACK }] })
  })

  test('count only if they are in the document, outside the quotes', () => {
    for (const against of [[['Never agreed at all.', 2]], [[RENT, 1]], []] as const)
      expect(met([[RENT, 1]], against).verdict).toBe('met')
    const first = met(
      [[RENT, 1]],
      [
        ['Never agreed at all.', 2],
        [BACK, 2],
        [BETWEEN, 1],
      ],
    )
    expect(first.evidence).toMatchObject([{ quote: BACK }])
  })

  test('are shown where other pages were not read', () => {
    const scan = partlyRead([RENT, BACK, 'Scan 17'], { 3: 'picture' })
    expect(finding(scan, [[RENT, 1]], 'met', 'The rent is stated.', [[BACK, 2]])).toMatchObject({
      verdict: 'unreadable',
      reason: expect.stringMatching(/takes it back in the words quoted here.*Not read: page 3\./),
      evidence: [{ quote: BACK, page: 2 }],
    })
  })

  test('count right behind the quote, and before it', () => {
    const [first, second] = ['家賃は月額十万円である。', 'この合意は成立しなかった。']
    for (const [quote, against] of [
      [first, second],
      [second, first],
    ] as const)
      expect(
        finding(documentOf([`${first}${second}`]), [[quote, 1]], 'met', 'x', [[against, 1]]).evidence,
      ).toMatchObject([{ quote: against }])
  })

  test('do not count if they share one of several cells with the quote', () => {
    const cells = `${SUPPLIER[0]} ${SUPPLIER[2]}`
    for (const [quote, against] of [
      [cells, SUPPLIER[2] ?? ''],
      [SUPPLIER[2] ?? '', cells],
    ] as const)
      expect(
        finding(documentOf([SUPPLIER.join('\n')]), [[quote, 1]], 'met', 'x', [[against, 1]]).reason,
      ).not.toContain('takes it back')
  })
})
