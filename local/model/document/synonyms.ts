/** Words for the same thing, and words for things of one kind, so that a rule need not use the document's own. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyOf } from '../patterns/terms.ts'
import { stem } from './words.ts'

/**
 * A line for each group, of which one form of each word is enough; phrases are looked for as in `patterns/terms.ts`.
 * "kind: things" names things of a kind: a rule about the kind is about them too.
 */
const lines = readFileSync(join(import.meta.dirname, 'synonyms.txt'), 'utf8')
  .trim()
  .split('\n')

export interface Alike {
  readonly stems: ReadonlySet<string>
  /** Phrases in lower case; null if there are none. */
  readonly phrases: RegExp | null
}

interface Group extends Alike {
  readonly names: ReadonlySet<string>
}

/** With the past of verbs, whose stem may differ: "filed", "trained". */
function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((one) => [stem(one), stem(one.endsWith('e') ? `${one}d` : `${one}ed`)]))
}

function group(names: readonly string[], words: readonly string[]): Group {
  const phrases = words.filter((one) => /[ ~*]/u.test(one))
  return {
    names: stemsOf(names),
    stems: stemsOf(words.filter((one) => !phrases.includes(one))),
    phrases: phrases.length === 0 ? null : anyOf(phrases.join('|')),
  }
}

const groups: readonly Group[] = lines.map((line) => {
  const [words = '', things = ''] = line.split(': ')
  return things === '' ? group(words.split('|'), words.split('|')) : group([words], things.split('|'))
})

/** Synonyms of a word; words of its own stem are not among them. */
export function sameMeaning(word: string): readonly Alike[] {
  const own = stem(word)
  return groups.filter(({ names }) => names.has(own))
}
