/**
 * Generates wordings of one rule for each of the 41 kinds of clauses from frames and topics. The words were chosen
 * independently of those that the emulated model knows, and about half of the wordings are held out: the model was
 * never tuned on them.
 */
import { askingForNoun, askingForStatement, forbiddingNoun, forbiddingStatement } from './frames.ts'
import type { Topic } from './topics.ts'
import { firstTopics } from './topics-first.ts'
import { secondTopics } from './topics-second.ts'

export interface Paraphrase {
  /** Label of the clause. */
  readonly kind: string
  readonly text: string
  /** Whether the rule forbids such a clause. */
  readonly forbids: boolean
  /** Whether its frame or topic is in the held-out third. */
  readonly heldOut: boolean
}

export const topics: readonly Topic[] = [...firstTopics, ...secondTopics]

/** FNV-1a, so that the selection never changes. */
function hash(text: string): number {
  return [...text].reduce(
    (sum, one) => Math.imul(sum ^ (one.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )
}

function isHeldBack(text: string): boolean {
  return hash(text) % 3 === 0
}

function filled(
  kind: string,
  frames: readonly string[],
  words: readonly string[],
  forbids: boolean,
): Paraphrase[] {
  return frames.flatMap((frame) =>
    words.map((one) => {
      const text = frame.replace('@', one)
      const heldOut = isHeldBack(frame) || isHeldBack(one)
      return { kind, text: text.charAt(0).toUpperCase() + text.slice(1), forbids, heldOut }
    }),
  )
}

/** Returns the plain wording that all others are compared with. */
export function plainRule(kind: string, forbids: boolean): string {
  return `The contract must ${forbids ? 'not contain' : 'contain'} a ${kind} clause.`
}

export function paraphrasesOf({ kind, nouns, statements }: Topic): readonly Paraphrase[] {
  return [
    ...filled(kind, askingForNoun, nouns, false),
    ...filled(kind, forbiddingNoun, nouns, true),
    ...filled(kind, askingForStatement, statements, false),
    ...filled(kind, forbiddingStatement, statements, true),
  ]
}

/** Returns the same `count` paraphrases each time, spread over all frames and topics. */
export function sampleOf(topic: Topic, count: number): readonly Paraphrase[] {
  return paraphrasesOf(topic)
    .map((one) => ({ one, order: hash(one.text) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one)
}
