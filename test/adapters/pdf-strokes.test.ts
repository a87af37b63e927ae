/** Characters of level strokes in drawn fonts, as Chromium embeds those of East Asia: visible with all of their strokes only. */
import { PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { append, type Canvas, makePdf, readPages, unicodeMap } from './pdf-samples.ts'

const bars = (...bottoms: readonly number[]): string => bottoms.map((y) => `60 ${y} 880 70 re`).join(' ')
const GLYPHS: Readonly<Record<string, string>> = {
  一: bars(350),
  二: bars(30, 650),
  三: bars(0, 350, 700),
  ー: bars(350),
  日: '150 0 70 780 re 780 0 70 780 re 150 0 700 70 re 150 360 700 70 re 150 710 700 70 re',
}
const CODES = new Map(Object.keys(GLYPHS).map((char, at) => [char, 65 + at]))

function useFont({ document: { context }, page }: Canvas): void {
  const nameOf = (char: string): string =>
    `uni${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  const chars = Object.keys(GLYPHS)
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 800],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: Object.fromEntries(
      chars.map((char) => {
        const parts = (GLYPHS[char]?.match(/[\d.]+/g) ?? []).map(Number)
        const heights = parts.flatMap((value, at) =>
          at % 4 === 1 ? [value, value + (parts[at + 2] ?? 0)] : [],
        )
        const box = `1000 0 60 ${Math.min(...heights)} 940 ${Math.max(...heights)} d1`
        return [nameOf(char), context.register(context.stream(`${box} ${GLYPHS[char]} f`))]
      }),
    ),
    Encoding: { Type: 'Encoding', Differences: [65, ...chars.map((char) => PDFName.of(nameOf(char)))] },
    FirstChar: 65,
    LastChar: 64 + chars.length,
    Widths: chars.map(() => 1000),
    Resources: {},
    ToUnicode: context.register(
      context.stream(unicodeMap(chars.map((char) => [CODES.get(char) ?? 0, char]))),
    ),
  })
  page.node.setFontDictionary(PDFName.of('T'), context.register(font))
}

/** Each character as a text object of its own, as Chromium writes them. */
const written = (text: string, size = 11): string =>
  Array.from(text, (char, at) => {
    const code = String.fromCharCode(CODES.get(char) ?? 0)
    return `BT /T ${size} Tf ${60 + at * size} 600 Td (${code}) Tj ET`
  }).join(' ')

async function read(content: string): Promise<PageText> {
  const pdf = await makePdf((canvas) => {
    useFont(canvas)
    append(canvas.page, content)
  })
  return (await readPages(pdf))[0] ?? expect.fail('no page')
}

const hiddenIn = ({ text, hidden }: PageText): string =>
  (hidden ?? []).map(({ start, end }) => text.slice(start, end)).join('')

test.each([8, 11, 24])('one, two, three and a long vowel are visible at %i points', async (size) => {
  const page = await read(written('日一日二日三日ー日', size))
  expect(page.text).toBe('日一日二日三日ー日')
  expect(hiddenIn(page)).toBe('')
})

test.each([
  ['the middle stroke of three', '82 603 11 2.6 re', '三'],
  ['the upper stroke of two', '71 606.4 11 2 re', '二'],
])('%s is covered: it is hidden', async (_, area, hidden) => {
  const page = await read(`${written('日二三日')} 1 g ${area} f`)
  expect(hiddenIn(page)).toContain(hidden)
})

test('a line of such characters that is squashed flat is hidden', async () => {
  const page = await read(`q 1 0 0 0.04 0 500 cm ${written('日一日三日')} Q ${written('日日')}`)
  expect(hiddenIn(page).replace(/\s/g, '')).toBe('日一日三日')
})
