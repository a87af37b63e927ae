/** Clusters of letters whose glyphs have no characters of their own: what they are stands in /ActualText. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { append, boxOf, makePdf, readPages, useFontReading } from './pdf-samples.ts'

const hex = (text: string): string =>
  Array.from(text, (char) => char.charCodeAt(0).toString(16).padStart(4, '0')).join('')

/** What the font's letters are read as: "i" and "j" are forms without a character. */
const READ_AS: Readonly<Record<string, string>> = {
  k: 'क',
  t: 'त',
  n: 'न',
  i: '\ufffd',
  j: '\ufffd',
  s: 'ส',
  m: '้',
}

const tagged = (text: string, content: string): string =>
  `/Span <</ActualText <FEFF${hex(text)}>>> BDC ${content} EMC`
const drawn = (letters: string, x = 72): string => `BT /D 12 Tf ${x} 600 Td (${letters}) Tj ET`

async function read(content: string): Promise<PageText> {
  const pdf = await makePdf((canvas) => {
    const entries = Object.entries(READ_AS).map(([letter, as]) => [letter.charCodeAt(0), as] as const)
    useFontReading(canvas, 'D', entries)
    append(canvas.page, content)
  })
  const [page] = await readPages(pdf)
  return page ?? expect.fail('no page')
}

test.each([
  ['in one text object', tagged('कि', drawn('ik')), 'कि'],
  ['in two text objects', tagged('कि', `${drawn('i')} ${drawn('k', 75)}`), 'कि'],
  [
    'beside others',
    `${tagged('कि', drawn('ik'))} ${drawn('t', 81)} ${tagged('तू', drawn('tj', 84.5))}`,
    'किततू',
  ],
  ['with a joiner', tagged('क\u200dत', drawn('jt')), 'क\u200dत'],
  ['of one glyph', tagged('क्त', drawn('j')), 'क्त'],
])('a cluster %s is read as its letters', async (_, content, text) => {
  const page = await read(content)
  expect(page).toMatchObject({ text, reading: 'text' })
  expect(page.hidden).toBeUndefined()
  expect(page.boxes).toHaveLength(4 * text.length)
})

test('the letters of a cluster share the area of its glyphs', async () => {
  const page = await read(`${tagged('कि', `${drawn('i')} ${drawn('k', 75)}`)} ${drawn('t', 200)}`)
  const [left = 0, , right = 0] = boxOf(page, 'कि')
  expect(left).toBeGreaterThanOrEqual(72)
  expect(right).toBeLessThanOrEqual(82)
  expect(boxOf(page, 'क')[2]).toBeCloseTo((left + right) / 2, 1)
})

test.each([
  ['in its line', 600, 'สส้สสสสส'],
  ['of another line', 560, 'สสสสสสส\n้'],
])('a mark that is drawn after other letters, over one %s, is read behind that', async (_, y, text) => {
  const page = await read(`${drawn('sssssss')} BT /D 12 Tf 75 ${y} Td (m) Tj ET`)
  expect(page.text.replace(/ (?=\n|$)/g, '')).toBe(text)
})

test.each([
  ['is Latin', 'not', 'ikt'],
  ['has a digit', 'क२', 'ki'],
  ['is a joiner', '\u200d', 'k'],
  ['is long', 'कि'.repeat(7), 'ik'.repeat(7)],
])('a tag whose text %s is not read', async (_, text, letters) => {
  const page = await read(tagged(text, drawn(letters)))
  expect(page.text).toBe(Array.from(letters, (letter) => READ_AS[letter] ?? letter).join(''))
})
