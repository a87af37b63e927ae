/** Answers on the line below a quote: "Status: not done", "Yes [ ] No [x]". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { LONGEST_LINE, lastLine, lineAfter } from '../../text/lines.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'

/** An empty box, and a chosen one. */
const BOX =
  /([\u25a1\u25cb\u25ef\u25fb\u2610\u274f]|\[[\s_]?\]|\([\s_]?\))|([\u25a0\u25c9\u25cf\u2611\u2612\u2713\u2714\u2705]|\[[xX\u2713\u2714]\]|\([xX\u2713\u2714]\))/gu
/** Maximum words of an answer and of its label. */
export const ANSWER_WORDS = 5
const LABEL_WORDS = 6
/** A label with the sign that ends it, and what follows. */
const FIELD = /^(.*(?:[:\uff1a?=]| [\u2013\u2014-] ))(.*)$/su
/** Two answers in brackets and the chosen one: yes comes first. */
const LETTERS = /\((\p{L})\s?\/\s?(\p{L})\)\s?[:=]?\s{0,3}(\p{L})$/u

/** Lines of a choice: "☐ Yes / ☒ No". */
const MOST_LINES = 6
const BEGINS_WITH_BOX = new RegExp(String.raw`^\s{0,9}(?:${BOX.source})`, 'u')

/** The short line after an offset, with those below it if they all begin with a box, but not if the line above does. */
function choiceAfter(text: string, from: number): string {
  const above = lastLine(text.slice(0, Math.max(0, from - 1)))
  const lines = text.slice(from).split('\n', MOST_LINES)
  const end = lines.findIndex((line) => !BEGINS_WITH_BOX.test(line) || line.length > LONGEST_LINE)
  const choice = lines.slice(0, end < 0 ? MOST_LINES : end)
  const isOneLine = choice.length < 2 || BEGINS_WITH_BOX.test(above)
  return isOneLine || choice.some((line) => wordsIn(line).length > ANSWER_WORDS)
    ? lineAfter(text, from)
    : choice.join(' ').trim()
}

/** What stands at the chosen boxes of a line; null if it has no choice between boxes. */
function chosenIn(line: string): string | null {
  const boxes = [...line.matchAll(BOX)]
  const isMixed = boxes.some(([, empty]) => empty) && boxes.some(([, , chosen]) => chosen)
  if (!isMixed) return null
  const isBoxFirst = boxes[0]?.index === 0
  const ends = boxes.map(({ 0: box, index }) => index + box.length)
  return boxes
    .flatMap(({ 2: chosen, index }, at) => {
      if (chosen === undefined) return []
      return isBoxFirst ? line.slice(ends[at], boxes[at + 1]?.index) : line.slice(ends[at - 1] ?? 0, index)
    })
    .join(' ')
}

/** The label of a line, and the answer: what is chosen, or what stands behind a colon, a dash or a question mark. */
export function answerIn(line: string): { label: string; answer: string; isChosen: boolean } | null {
  const chosen = chosenIn(line)
  if (chosen !== null) return { label: '', answer: chosen, isChosen: true }
  const [, label, answer] = FIELD.exec(line) ?? []
  return label === undefined || answer === undefined ? null : { label, answer, isChosen: false }
}

/** Whether the line after an offset answers no: "Status: not done", not "Deviations: none"; null if it is no answer. */
export function isAnsweredNo(text: string, from: number, meanings: Meanings): boolean | null {
  const line = choiceAfter(text, from)
  const letters = LETTERS.exec(line)
  if (letters !== null) return letters[2]?.toLowerCase() === letters[3]?.toLowerCase()
  const { label, answer, isChosen } = answerIn(line) ?? { label: '', answer: '', isChosen: false }
  const [asked, said] = [tokensOf(label), tokensOf(answer)]
  const denies = anyOf(meanings.refuses, meanings.removes, meanings.isStatus)
  if (isChosen) return has(said, denies)
  if (asked.length > LABEL_WORDS || said.length > ANSWER_WORDS) return null
  return has(said, denies)
    ? !has(asked, anyOf(meanings.restricts, meanings.overrides, meanings.doubts))
    : null
}
