/** When an answer is asked for again because of its quotes, and what the warnings of a document say. */
import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { finished } from '../../src/domain/text/steps.ts'
import { sourceOf } from '../../src/server/check/evidence.ts'
import { qualityGate } from '../../src/server/check/quality-gate.ts'
import { type GeneralReply, type QuoteReply, type RuleReply } from '../../src/server/check/reply.ts'
import { en } from '../../src/server/check/texts/en.ts'
import { warningsAbout } from '../../src/server/check/warnings.ts'
import { pageOf } from './support.ts'

const RENT = 'The monthly rent is CZK 14,500.'
const HIDDEN = 'The deposit is two rents.'
const STRUCK = 'The tenant keeps two dogs.'
const rangeOf = (words: string) => [{ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length }]
const TEXT = [
  RENT,
  HIDDEN,
  STRUCK,
  'Either party may give notice of two months in writing, but not in May.',
].join('\n')
const PAGES: readonly PageText[] = [
  pageOf(1, TEXT, { hidden: rangeOf(HIDDEN), struck: rangeOf(STRUCK) }),
  pageOf(2, '', { reading: 'picture' }),
]

const GOOD = RENT
const CUT = 'Either party may give notice of two months in writing'
const ELSEWHERE = 'The landlord paints the kitchen every spring.'

const quote = (text: string, page = 1): QuoteReply => ({ text, page, box: undefined })
const rule = (number: number, verdict: RuleReply['verdict'], ...texts: readonly string[]): RuleReply => ({
  number,
  verdict,
  reason: '',
  quotes: texts.map((text) => quote(text)),
  against: [],
  fix: '',
  condition: '',
})
const spelling = (...texts: readonly string[]): GeneralReply => ({
  kind: 'spelling',
  quotes: texts.map((text) => quote(text)),
  error: 'Wrong.',
  fix: '',
})

const source = finished(sourceOf({ pages: PAGES, warnings: [] }))
const asked = (rules: readonly RuleReply[], general?: readonly GeneralReply[]): Promise<string | null> =>
  qualityGate(async () => source)({ rules: [...rules], ...(general && { general: [...general] }) } as never)
const again = (places: string): string => `These quotes are not in the document: ${places}.`

test.each<readonly [string, readonly RuleReply[], readonly GeneralReply[] | undefined, string | null]>([
  ['nothing is quoted', [rule(1, 'not_found')], undefined, null],
  ['all quotes prove what they say', [rule(1, 'met', GOOD)], [spelling(GOOD)], null],
  [
    'three of ten are wrong',
    [rule(1, 'met', ...Array(7).fill(GOOD), ELSEWHERE, ELSEWHERE, ELSEWHERE)],
    undefined,
    null,
  ],
  [
    'three of nine are',
    [rule(4, 'met', ...Array(6).fill(GOOD), ELSEWHERE, ELSEWHERE, ELSEWHERE)],
    [],
    'those of rule 4',
  ],
  [
    'quotes are cut out of their sentences',
    [rule(1, 'met', CUT), rule(2, 'broken', CUT)],
    [spelling(CUT)],
    null,
  ],
  ['a figure of a quote differs', [rule(1, 'met', RENT.replace('14', '15'))], [], null],
  [
    'quotes of two rules are not there',
    [rule(1, 'broken', ELSEWHERE), rule(2, 'met', GOOD), rule(7, 'met', ELSEWHERE)],
    [],
    'those of rule 1, 7',
  ],
  ['one of a general finding is not', [], [spelling(ELSEWHERE)], 'those of general findings'],
  [
    'both are not',
    [rule(3, 'broken', ELSEWHERE, ELSEWHERE)],
    [spelling(ELSEWHERE)],
    'those of rule 3 and those of general findings',
  ],
  ['the words are invisible', [rule(1, 'met', HIDDEN)], [], null],
  ['the words are crossed out', [rule(1, 'met', STRUCK)], [], null],
])('an answer in which %s', async (_, rules, general, places) => {
  expect(await asked(rules, general)).toBe(places === null ? null : again(places))
})

test('words of a page that is a picture may be right', async () => {
  const saying = (page: number, box?: QuoteReply['box']): RuleReply[] => [
    { ...rule(1, 'met'), quotes: [{ text: ELSEWHERE, page, box }] },
  ]
  expect(await asked(saying(2, [10, 10, 20, 20]))).toBeNull()
  expect(await asked(saying(1))).toBe(again('those of rule 1'))
})

test('warnings name pages, and a general one is left out where they do', () => {
  const about = (
    pages: readonly PageText[],
    warnings: readonly ('no-text-layer' | 'hidden-text' | 'unmapped-glyphs')[],
  ) => finished(warningsAbout({ pages, warnings }, en))
  const all = ['no-text-layer', 'hidden-text', 'unmapped-glyphs'] as const
  expect(about([pageOf(1, RENT)], all)).toEqual(all.map((warning) => en.warnings[warning]))
  expect(about(PAGES, all)).toEqual([
    en.unread([2]),
    en.hidden([1]),
    en.struck([1]),
    en.warnings['unmapped-glyphs'],
  ])
  expect(about([pageOf(1, '', { reading: 'blank' })], [])).toEqual([en.blank([1])])
})
