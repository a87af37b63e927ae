import { expect, test } from 'vitest'
import { type PageText, type Place } from '../../src/domain/document/page-text.ts'
import { notQuotedSections } from '../../src/domain/document/sections.ts'
import { finished } from '../../src/domain/text/steps.ts'
import { pageOf } from '../check/support.ts'

const BODY = 'The parties agree that this is so and stays so.'

function placeIn(pages: readonly PageText[], words: string): Place {
  const page = pages.find(({ text }) => text.includes(words)) ?? expect.fail()
  const start = page.text.indexOf(words)
  return { page: page.number, start, end: start + words.length }
}

function titles(texts: readonly string[], ...quoted: readonly string[]): string[] {
  const pages = texts.map((text, at) => pageOf(at + 1, text))
  const places = quoted.map((words) => placeIn(pages, words))
  const sections = finished(notQuotedSections(pages, places))
  return sections.map(({ title, page }) => `${title} @${page}`)
}

test.each([
  ['numbers', ['1. Payment', '2. Term', '3. Liability']],
  ['numbers without a full stop', ['1 Payment', '1.1 Late payment', '2 Term']],
  ['words and numbers', ['Article 1', 'Article 2 Term', 'Annex B']],
  ['sections in German', ['§ 1 Vergütung', '§ 2 Laufzeit', 'Anlage 3']],
  ['articles in Czech', ['Čl. I', 'Článek 2 Cena', 'Příloha 1']],
  ['capitals', ['PAYMENT', 'TERM AND TERMINATION', 'ODPOVĚDNOST']],
])('headings are recognised by %s', (_, headings) => {
  const text = headings.map((heading) => `${heading}\n${BODY}`).join('\n')
  expect(titles([text])).toEqual(headings.map((heading) => `${heading} @1`))
})

test('headings on the same line as their text are recognised, and quoted sections are left out', () => {
  const lines = ['SERVICE AGREEMENT', `1. Payment. ${BODY}`, `2. Term. Two years. ${BODY}`, `3. Law. ${BODY}`]
  expect(titles([lines.join('\n')], 'Two years.')).toEqual(['1. Payment @1', '3. Law @1'])
})

test('headings are recognised by their size', () => {
  const page = pageOf(1, `Payment\n${BODY}\n${BODY}\nTerm\n${BODY}`)
  for (const heading of ['Payment', 'Term']) {
    const start = page.text.indexOf(heading)
    for (let at = start; at < start + heading.length; at++)
      page.boxes[at * 4 + 3] = (page.boxes[at * 4 + 1] ?? 0) + 14
  }
  expect(finished(notQuotedSections([page], [])).map(({ title }) => title)).toEqual(['Payment', 'Term'])
})

test('a section continues across pages, and a quote anywhere in it counts', () => {
  const pages = [`1. Payment\n${BODY}`, `The rent is CZK 5.\n2. Term\n${BODY}`]
  expect(titles(pages, 'The rent is CZK 5.')).toEqual(['2. Term @2'])
  expect(titles(pages)).toEqual(['1. Payment @1', '2. Term @2'])
})

test('running headers, tables of contents and headings without text are not sections', () => {
  const pages = [1, 2, 3].map((number) => `GENERAL TERMS\n${number}. Part\n${number}.1 Small part\n${BODY}`)
  const contents = 'CONTENTS\n1. Part .......... 2\n2. Part .......... 3'
  expect(titles([contents, ...pages])).toEqual([
    '1.1 Small part @2',
    '2.1 Small part @3',
    '3.1 Small part @4',
  ])
})

test('a document without headings is split by pages; a single page is not listed', () => {
  expect(titles([BODY, BODY, `${BODY} Yes.`], 'Yes.')).toEqual(['Page 1 @1', 'Page 2 @2'])
  expect(titles([BODY])).toEqual([])
})

test('at most 200 sections are listed; a text with only line breaks has none', () => {
  const many = Array.from({ length: 300 }, (_, at) => `${at + 1}. Heading\n${BODY}`).join('\n')
  expect(titles([many])).toHaveLength(200)
  expect(titles(['x\n'.repeat(500_000)])).toEqual([])
})

const words = (count: number, word: string): string => Array(count).fill(word).join(' ')

test.each([
  [`1. ${'A'.repeat(87)}`, true],
  [`1. ${'A'.repeat(88)}`, false],
  [`1. ${words(11, 'Law')}`, true],
  [`1. ${words(12, 'Law')}`, false],
  ['TERM', true],
  ['TOM', false],
  ['12 345', false],
  ['1. P', false],
  ['1. Payment;', false],
  ['Article 7:', true],
  ['Article 7 of the Act', true],
  ['Term ..... 4', false],
  ['2. Term 14', false],
  ['Schedule 14', true],
  ['1. Fee. Paid monthly', true],
  [`1. The fee of ${words(20, 'all')}. Paid monthly`, false],
])('%j is a heading: %s', (line, isHeading) => {
  const found = titles([`1. Parties\n${BODY}\n2. Place\n${BODY}\n${line}\n${BODY}`])
  expect(found).toHaveLength(isHeading ? 3 : 2)
})

test('a line on three pages is a running line, also if other lines are between; on two it is a heading', () => {
  const pages = (count: number): string[] =>
    [1, 2, 3].map(
      (number) =>
        `${number}. Part\n${BODY}${number <= count ? `\nSCHEDULE\n${BODY}\nSCHEDULE\n${BODY}` : ''}`,
    )
  const schedules = (count: number): number =>
    titles(pages(count)).filter((title) => title.startsWith('SCHEDULE')).length
  expect([1, 2, 3].map(schedules)).toEqual([2, 4, 0])
})

test('a line is higher than others from 1.15 of the height that half of the characters have', () => {
  const small = 'printed in small letters'
  const lines = [small, 'Payment', BODY, 'Term', BODY, 'Law', BODY, 'as high as the other words']
  const titlesWith = (height: number): number => {
    const page = pageOf(1, lines.join('\n'))
    for (const heading of ['Payment', 'Term', 'Law']) {
      const at = page.text.indexOf(heading)
      page.boxes[at * 4 + 3] = (page.boxes[at * 4 + 1] ?? 0) + height
    }
    for (let at = 0; at < small.length; at += 1) page.boxes[at * 4 + 3] = (page.boxes[at * 4 + 1] ?? 0) + 6
    return finished(notQuotedSections([page], [])).length
  }
  expect([11, 11.5, 12].map(titlesWith)).toEqual([0, 0, 3])
})

test('a section has at least 20 characters, its own or behind its heading, without lines of contents', () => {
  const found = (...bodies: readonly string[]): string[] =>
    titles([bodies.map((body, at) => `${at + 1}. Part\n${body}`).join('\n')]).map((title) =>
      title.slice(0, 2),
    )
  expect(found('x'.repeat(20), 'x'.repeat(19), `x ${words(9, '.')} 4\nxx`)).toEqual(['1.'])
  expect(found(`${'x'.repeat(10)}\n${'x'.repeat(10)}`, 'x')).toEqual(['1.'])
  expect(titles(['1. Fee. It is paid at once\n2. Sum. It is five'])).toEqual(['1. Fee @1'])
})

test('a place counts for the section it begins in, up to its last character', () => {
  const text = `1. Fee\n${BODY}\n2. Term\n${BODY}`
  const page = pageOf(1, text)
  const left = (start: number): string[] =>
    finished(notQuotedSections([page], [{ page: 1, start, end: start + 1 }])).map(({ title }) => title)
  const second = text.indexOf('2. Term')
  expect([0, second - 1, second, text.length - 1].map(left)).toEqual([
    ['2. Term'],
    ['2. Term'],
    ['1. Fee'],
    ['1. Fee'],
  ])
  expect(finished(notQuotedSections([page], [{ page: 9, start: 0, end: 1 }]))).toHaveLength(2)
})
