/** Documents of generated contract sentences. */
import type { PageText } from '../../../src/domain/document/page-text.ts'
import { type Random, randomFrom } from '../../random.ts'
import { LEXICONS, type Lexicon } from './lexicon.ts'

export interface Text {
  readonly name: string
  readonly lexicon: Lexicon
  readonly pages: readonly PageText[]
  /** Sentences as written in the pages, in this order. */
  readonly sentences: readonly string[]
}

export function pageOf(text: string, number: number): PageText {
  const boxes = new Float32Array(text.length * 4)
  return { number, width: 595, height: 842, rotation: 0, text, boxes }
}

export const entries = (list: string): string[] => list.split(' ').map((entry) => entry.replaceAll('_', ' '))

function amountOf(lexicon: Lexicon, random: Random): string {
  const [group, point] = lexicon.language === 'en' ? [',', '.'] : ['.', ',']
  const digits = `${1 + random.below(99)}${group}${100 + random.below(900)}`
  return random.chance(0.5) ? digits : `${digits}${point}${10 + random.below(90)}`
}

function filled(sentence: string, lexicon: Lexicon, random: Random): string {
  const [party = '', other = ''] = random.pick(entries(lexicon.parties)).split('/')
  const point = lexicon.language === 'en' ? '.' : ','
  const low = 2 + random.below(40)
  const slots: Readonly<Record<string, () => string>> = {
    party: () => party,
    other: () => other,
    number: () => String(5 + random.below(80)),
    amount: () => amountOf(lexicon, random),
    dollars: () => `$${amountOf(lexicon, random)}`,
    words: () => random.pick(entries(lexicon.numbers)).split('/')[0] ?? '',
    percent: () => `${1 + random.below(9)}${point}${1 + random.below(9)}`,
    month: () => random.pick(entries(lexicon.months)).split('/')[0] ?? '',
    day: () => String(1 + random.below(27)),
    year: () => String(2019 + random.below(12)),
    section: () => `${2 + random.below(18)}.${1 + random.below(8)}`,
    exhibit: () => random.pick([...'ABCDE']),
    range: () => `${low}-${low + 5 + random.below(50)}`,
  }
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]?.() ?? '')
}

/** Breaks the text of a page into lines, between words. */
function wrapped(text: string): string {
  return text.replace(/(.{60,80}) /gu, '$1\n')
}

const A_PAGE = 6

function generatedText(lexicon: Lexicon, seed: string): Text {
  const random = randomFrom(seed)
  const sentences = Array.from({ length: 2 * A_PAGE }, (_, i) =>
    filled(lexicon.sentences[i % lexicon.sentences.length] ?? '', lexicon, random),
  )
  const halves = [sentences.slice(0, A_PAGE), sentences.slice(A_PAGE)]
  const pages = halves.map((half, i) => pageOf(`${wrapped(half.join(' '))}\n`, i + 1))
  return { name: seed, lexicon, pages, sentences }
}

/** English has additional kinds, each in few sentences, so more documents are generated. */
const ENGLISH_TIMES = 12

export function generatedTexts(seed: string, count: number): Text[] {
  return LEXICONS.flatMap((lexicon) =>
    Array.from({ length: lexicon.language === 'en' ? count * ENGLISH_TIMES : count }, (_, i) =>
      generatedText(lexicon, `${seed} ${lexicon.language} ${i}`),
    ),
  )
}
