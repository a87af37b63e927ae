/** Finds sentences that address an AI instead of a reader. They change no verdict; the report warns about them. */
import type { PageText } from '../../domain/document/page-text.ts'
import { type Steps, Work } from '../../domain/text/steps.ts'

/** A word of an injection, and how many words may precede it: any words, or those in `filler`. */
interface Step {
  readonly word: RegExp
  readonly gap: number
  readonly filler: RegExp | null
}

function step(word: string, gap = 0, filler: string | null = null): Step {
  return {
    word: new RegExp(`^(?:${word})$`, 'iu'),
    gap,
    filler: filler === null ? null : new RegExp(`^(?:${filler})$`, 'iu'),
  }
}

const ROLE = 'models?|checkers?|reviewers?|assistants?|systems?'

/** Each is a word sequence within one sentence. */
const INJECTIONS: readonly (readonly Step[])[] = [
  [
    step('ignore|disregard|forget'),
    step("previous|prior|above|preceding|earlier|other|checker's", 4, 'all|any|the|your|these|of'),
    step('instructions?|prompts?|rules|guidelines'),
  ],
  [step('you'), step('are'), step('AI|LLM|chatbot', 2, 'now|an?')],
  [step('AIs?|LLMs?'), step('reading|reviewing|checking|processing|please', 1, ROLE)],
  [step('AIs?|LLMs?'), step('must', 1, ROLE), step('report|answer|mark|say')],
  [
    step('mark|treat|report|consider|rate|answer'),
    step('rules?|checks?|requirements?|criteria', 7),
    step('as', 6),
    step('met|passed|fulfilled|satisfied', 1, 'being'),
  ],
  [
    step('ignoruj(?:te)?|zapomeň(?:te)?'),
    step('předchozí|všechn\\p{L}*', 3),
    step('pokyny|instrukce|pravidla', 3),
  ],
  [step('označ(?:te)?'), step('pravidl\\p{L}*', 6), step('splněn\\p{L}*', 6)],
  [
    step('ignorieren?|vergiss|vergessen'),
    step('(?:vorherig|bisherig|all)\\p{L}*', 3),
    step('(?:anweisung|instruktion|regel)\\p{L}*', 3),
  ],
  [
    step('(?:markier|bewert|betracht)\\p{L}*'),
    step('(?:regel|anforderung)\\p{L}*', 6),
    step('(?:erfüllt|bestanden)\\p{L}*', 6),
  ],
]

const FIRST = new RegExp(INJECTIONS.map(([first]) => first?.word.source).join('|'), 'iu')

const PAGES_NAMED = 10
/** Characters of a page split into words at once, and the overlap of consecutive parts. */
const PART = 20_000
const OVERLAP = 600
const A_STEP = 60_000
/** Longer than any word of an injection. */
const LONGEST_WORD = 40

const WORD_OR_END = /[\p{L}\p{N}'\u2019]+|[.!?]/gu
/** Treated as one word. */
const AI_IN_WORDS = /language\s{1,3}model|artificial\s{1,3}intelligence/giu

export function* pagesWithInjection(pages: readonly PageText[]): Steps<number[]> {
  const work = new Work(A_STEP)
  const found: number[] = []
  for (const { number, text } of pages) {
    if (found.length === PAGES_NAMED) break
    if (yield* hasInjection(text, work)) found.push(number)
  }
  return found
}

function* hasInjection(text: string, work: Work): Steps<boolean> {
  for (let start = 0; start < text.length; start += PART) {
    const words = wordsOf(text.slice(start, start + PART + OVERLAP))
    if (words.some((word, at) => FIRST.test(word) && INJECTIONS.some((steps) => follow(words, at, steps))))
      return true
    if (work.isEnough(Math.min(PART, text.length - start))) yield
  }
  return false
}

function wordsOf(text: string): string[] {
  const plain = text.replace(AI_IN_WORDS, 'AI').replace(/\u2019/g, "'")
  return (plain.match(WORD_OR_END) ?? []).map((word) => word.slice(0, LONGEST_WORD))
}

/** Whether the steps from index `from` match the words at `at`, each within its gap. */
function follow(words: readonly string[], at: number, steps: readonly Step[], from = 0): boolean {
  const next = steps[from]
  if (next === undefined) return true
  for (let skipped = 0; skipped <= next.gap; skipped += 1) {
    const word = words[at + skipped]
    if (word === undefined || /[.!?]/.test(word)) return false
    if (next.word.test(word) && follow(words, at + skipped + 1, steps, from + 1)) return true
    if (next.filler !== null && !next.filler.test(word)) return false
  }
  return false
}
