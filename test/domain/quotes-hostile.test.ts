/**
 * Repetitive texts and quotes, long enough that quadratic work would exceed the limit.
 * bench/hostile measures how long they take.
 */
import { expect, test } from 'vitest'
import {
  indexDocument,
  locateQuote,
  nearestPassages,
  passageAround,
  quadsOf,
  sentenceAround,
} from '../../src/domain/quotes/quotes.ts'
import { visibleRule } from '../../src/server/check/plain-text.ts'
import { pageOf, quotesOf, REPEATED, repeatOf, textsOf } from '../support/hostile-texts.ts'

const LONG = 30_000
const LONGEST_QUOTE = 2000
/** Of processor time: two to three times what the slowest text takes on a busy machine. */
const MOST_SECONDS = 15

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

test.each(REPEATED.map((unit) => [JSON.stringify(unit), unit]))(
  'repetitions of %s are searched within the limits',
  (_, unit) => {
    const start = process.cpuUsage()
    const [, text = ''] = textsOf(unit, LONG)
    const pages = [pageOf(text), pageOf(text.slice(0, LONG / 2), 2)]
    const index = indexDocument(pages)
    for (const quote of quotesOf(unit, LONGEST_QUOTE)) {
      const found = locateQuote(index, quote, 2)
      expect(quadsOf(pages, found?.places ?? []).length).toBeLessThanOrEqual(2)
      expect(nearestPassages(index, quote, 3).length).toBeLessThanOrEqual(3)
      const { before, after } = sentenceAround(index, found?.places ?? [])
      expect(before.length + after.length).toBeLessThanOrEqual(1_202)
      const passage = passageAround(index, [found?.places ?? []], [])
      expect(passage.map((one) => one.text).join('').length).toBeLessThanOrEqual(3_000)
    }
    expect(visibleRule(text).length).toBeLessThanOrEqual(text.length)
    expect(secondsSince(start)).toBeLessThan(MOST_SECONDS)
  },
)

test('a sentence is located among a million equal characters, and a quote with a million dots is searched within the limits', () => {
  const [, text = ''] = textsOf('.', 1_000_000)
  const index = indexDocument([pageOf(text)])
  expect(locateQuote(index, 'deliver the goods within thirty days')?.status).toBe('same')
  expect(locateQuote(index, repeatOf('.', 1_000_000))).toBeNull()
  expect(locateQuote(index, `goods ${repeatOf('. ', 100_000)}x`)).toBeNull()
})

test('a sentence of millions of characters has passages', () => {
  const index = indexDocument([pageOf(repeatOf('delivery of goods ', 3_400_000))])
  expect(nearestPassages(index, 'goods delivered', 1)[0]?.text.length).toBeLessThanOrEqual(400)
})

test('a sentence among a million characters without a stop is completed up to the limit', () => {
  const text = repeatOf('delivery of goods ', 1_000_000)
  const index = indexDocument([pageOf(`${text} the supplier pays ${text}`)])
  const places = locateQuote(index, 'the supplier pays')?.places ?? []
  const { before, after } = sentenceAround(index, places)
  expect([before.slice(0, 1), after.slice(-1)]).toEqual(['…', '…'])
  expect(before.length + after.length).toBeGreaterThan(1_000)
  expect(before.length + after.length).toBeLessThanOrEqual(1_202)
  const quoted = passageAround(index, [places], []).filter(({ role }) => role === 'quote')
  expect(quoted.map(({ text }) => text.includes('the supplier pays'))).toEqual([true])
})

test('a repeated lookup of a quote is cached', () => {
  const index = indexDocument([pageOf('The supplier shall deliver the goods within thirty days.')])
  const quote = 'the supplier will deliver the goods within thirty days'
  expect(locateQuote(index, quote, 1)).toBe(locateQuote(index, quote, 1))
})

test('a place with countless signs between the words is not compared', () => {
  const [first, second] = [
    'The supplier shall deliver the goods within thirty days of the written order',
    'and the customer shall pay the price within forty days of the invoice.',
  ]
  const isLocated = (signs: number): boolean => {
    const index = indexDocument([pageOf(`${first} ${'- '.repeat(signs)}${second}`)])
    return locateQuote(index, `${first} ${second.replace('pay', 'pays')}`) !== null
  }
  expect([isLocated(1_000), isLocated(50_000)]).toEqual([true, false])
})

test('a quote of more than 40 parts is not located', () => {
  const words = Array.from({ length: 90 }, (_, at) => `item ${at} is delivered in week ${at + 100}`)
  const index = indexDocument([pageOf(`${words.join('. ')}.`)])
  const quote = (parts: number): string => words.filter((_, at) => at % 2 === 0 && at < 2 * parts).join(' … ')
  expect([40, 41].map((parts) => locateQuote(index, quote(parts)) === null)).toEqual([false, true])
})
