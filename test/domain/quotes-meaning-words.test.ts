/** A word of each class of meaning in each language decides whether the quote next to it is proof. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'
import { PHRASES, type Phrases, wordsOf } from '../support/meaning-words.ts'

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Frame = (word: string, phrases: Phrases) => string

/** The quote is between the bars. */
const FRAMES: Readonly<Record<string, Frame>> = {
  note: (word, { states }) => `|${upper(states)}*.|\n* ${word}`,
  harmless: (word, { states }) => `|${upper(states)}*.|\n* ${word}`,
  dismisses: (word, { states }) => `|${upper(states)}.| ${upper(word)}.`,
  confirms: (word, { states }) => `|${upper(states)}.| ${upper(word)}.`,
  reports: (word, { states }) => `Anna ${word}: |${upper(states)}.|`,
  next: (word, { states, continues }) => `|${upper(states)}|; ${word} ${continues}.`,
  bracket: (word, { states }) => `[${upper(word)}] |${upper(states)}.|`,
  label: (word, { states }) => `${upper(word)}: |${upper(states)}.|`,
  choice: (word, { states }) => `${upper(word)} 2: |${upper(states)}.|`,
  speaker: (word, { states }) => `${upper(word)} Anna: |${upper(states)}.|`,
  old: (word, { states, old }) => `[${old} ${word}] |${upper(states)}.|`,
  opens: (word, { states }) => `${upper(word)}, |${states}|.`,
  opening: (word, { states, continues: said }) => `${upper(word)} ${said} ${said}, |${states}|.`,
  behind: (word, { states, continues }) => `|${upper(states)}|, ${word} ${continues}.`,
  amount: (word, { and, two }) => `${word} ${and} |${two}|.`,
  ahead: (word, { states, party, noun, deleted }) =>
    `${party} ${word} ${deleted} ${noun} ${noun}.\n|${upper(states)}.|`,
  about: (word, { states, this: that, clause, is }) => `|${upper(states)}.| ${that} ${clause} ${is} ${word}.`,
  refers: (word, { states, clause, is, deleted, noun }) =>
    `|${upper(states)}.| ${upper(word)} ${clause} ${is} ${deleted} ${noun} ${noun}.`,
  names: (word, { states, this: that, is, deleted, noun }) =>
    `|${upper(states)}.| ${that} ${word} ${is} ${deleted} ${noun} ${noun}.`,
  back: (word, { states, is, deleted, noun }) =>
    `|${upper(states)}.| ${upper(word)} ${is} ${deleted} ${noun} ${noun}.`,
  opposed: (word, { states, continues, not, noun }) =>
    `|${upper(states)}.| ${upper(word)} ${continues} ${noun} ${not} ${noun}.`,
  states: (word, { states, party, that }) => `${party} ${word} ${that} |${states}|.`,
  neutral: (word, { states }) => `${upper(word)}, |${states}|.`,
  adds: (word, { states, this: that, clause, only, noun }) =>
    `|${upper(states)}.| ${that} ${clause} ${word} ${only} ${noun} ${noun}.`,
}

/** The words of these leave a quote proof, which it would not be without them. */
const STATING: readonly string[] = ['states', 'neutral', 'adds', 'harmless', 'confirms']
/** Here any other word takes the proof away. */
const DOUBTFUL: readonly string[] = [...STATING, 'opens', 'dismisses', 'about']
const PLAIN = Object.keys(FRAMES).filter((frame) => !DOUBTFUL.includes(frame))

function isProof(language: string, frame: string, word: string): boolean {
  const [sentence, phrases] = [FRAMES[frame], PHRASES[language]]
  const marked = phrases && sentence ? sentence(word, phrases) : expect.fail(frame)
  const [before = '', quote = '', after = ''] = marked.split('|')
  const filling = (FILLING[language] ?? '').repeat(2)
  const page = pageOf(`${filling}\n\n${before}${quote}${after}\n\n${filling}`)
  return (locateQuote(indexDocument([page]), quote) ?? expect.fail(marked)).isProof
}

test.each(Object.keys(PHRASES))(
  '%s: each word takes the proof away, or leaves it, as it should',
  (language) => {
    const wrong = wordsOf(language).filter(
      ([frame, word]) => isProof(language, frame, word) !== STATING.includes(frame),
    )
    expect(wrong).toEqual([])
  },
)

test.each(Object.entries(PHRASES))(
  '%s: a word without such a meaning leaves the proof',
  (language, { plain }) => {
    const wrong = PLAIN.filter((frame) => !isProof(language, frame, plain))
    expect(wrong).toEqual([])
  },
)
