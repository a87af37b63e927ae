/** Adversarial texts: repeats of every class of character, and of what expressions and searches look for. */
import { type PageText } from '../../src/domain/document/page-text.ts'

export const REPEATED: readonly string[] = [
  ...['a', 'A', '0', 'ß', 'の', '漢', '한', 'ا', 'ل', 'א', '😀', '\ud800', '\udc00', 'ﬁ', 'ﷺ', '①'],
  ...[
    '.',
    '…',
    '_',
    '-',
    '\u2010',
    '"',
    '“',
    '’',
    '(',
    ')',
    '[',
    ']',
    '{',
    '<',
    '%',
    '$',
    '§',
    '•',
    '!',
    ',',
  ],
  ...[' ', '\t', '\n', '\u00a0', '\u0301', '\u200b', '\u00ad', '\ufeff', '\u202e', '\u0000', '\ufe0f'],
  ...[
    'ab',
    'aab',
    '1.',
    'a.',
    'a-',
    '- ',
    'a ',
    'A ',
    '. ',
    '.\n',
    'a\n',
    ' \n',
    '\n\n',
    '" ',
    'لا',
    'a\u0301',
  ],
  ...[
    '1,000 ',
    '1 1 ',
    '(a) ',
    '[…] ',
    '… ',
    '... ',
    '. . . ',
    '[ ',
    'a-\n',
    '-\n',
    '漢。',
    '漢 ',
    'の。\n',
    'ⅷ ',
  ],
  ...[
    'not ',
    'The ',
    'Licensor ',
    'one ',
    'rate rule ',
    'ignore all ',
    'AI must ',
    'bewert',
    '$1 ',
    '5 % ',
    'no. 1 ',
  ],
  ...['The Supplier shall deliver. ', 'The Supplier shall not deliver the goods within 5 days;\n'],
]

const SENTENCE = 'The supplier shall deliver the goods within thirty days of the written order.'

export function repeatOf(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

/** A text of repeats, alone and with a sentence in its middle. */
export function textsOf(unit: string, length: number): string[] {
  const half = repeatOf(unit, length / 2)
  return [half + half, `${half}\n${SENTENCE}\n${half}`]
}

/** Quotes for such a text: short and long repeats, truncated or altered at one end, and the sentence among them. */
export function quotesOf(unit: string, longest: number): string[] {
  const long = repeatOf(unit, longest)
  return [
    unit,
    repeatOf(unit, 40),
    long,
    `${long.slice(0, -1)}x`,
    `x${long.slice(1)}`,
    `${long.slice(0, longest / 2)} x ${long.slice(longest / 2)}`,
    SENTENCE,
    `${long.slice(0, longest / 2)}${SENTENCE}`,
    `${SENTENCE} … ${long.slice(0, longest / 2)}`,
    `${SENTENCE.slice(0, 40)}${unit}${SENTENCE.slice(40)}`,
    `${repeatOf(`${unit.trim()} … `, longest / 2)} … ${repeatOf(unit, 60)}`,
  ]
}

/** Characters on lines of a hundred, all of them drawn. */
export function pageOf(text: string, number = 1): PageText {
  const boxes = new Float32Array(text.length * 4)
  for (let i = 0; i < text.length; i += 1) {
    const left = (i % 100) * 6
    const bottom = 800 - Math.floor(i / 100) * 0.01
    boxes[i * 4] = left
    boxes[i * 4 + 1] = bottom
    boxes[i * 4 + 2] = left + 6
    boxes[i * 4 + 3] = bottom + 8
  }
  return { number, width: 600, height: 842, rotation: 0, text, boxes }
}
