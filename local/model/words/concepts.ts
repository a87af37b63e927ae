/** The kinds of clauses that a reviewer asks for, from `concepts.txt`: names in rules, titles and wordings in documents. */
import { readFileSync } from 'node:fs'
import type { Doc, Sentence } from '../document/document.ts'
import { anyOf, firstOf, type Matcher, type Names, type Span } from './terms.ts'

export interface Concept {
  readonly id: string
  /** Where a lower-case rule names it. */
  readonly nameIn: Matcher
  /** The places that say it, best first. */
  placesIn(doc: Doc): Generator<Place, undefined>
  /** A sentence that says the opposite of a restriction. */
  oppositeIn(doc: Doc): Sentence | undefined
}
export interface Place {
  readonly sentence: Sentence
  readonly heading?: Sentence
  readonly span: Span
}

const lines = readFileSync(new URL('concepts.txt', import.meta.url), 'utf8').split('\n')
const names: Names = Object.fromEntries(
  lines.flatMap((line) => {
    const [, name, terms] = /^@(\w+) = (.+)$/u.exec(line) ?? []
    return name && terms ? [[name, terms]] : []
  }),
)

const SHORTEST = 25
const definition =
  /^(?:[\d.()]{1,9} |\([a-z]{1,4}\) )?"([^"]{2,80})",? (?:means?|shall mean|has the meaning|shall have the meaning|refers to|includes)(?!\p{L})/u

function conceptOf(block: readonly string[]): Concept {
  const of = (key: string): string[] =>
    block.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2))
  const id = block[0]?.slice(2) ?? ''
  const title = anyOf(of('title').join('|') || id, names)
  const wording = firstOf(of('say'), names)
  const denial = firstOf(of('denied'), names)
  const other = firstOf([...of('not'), ...of('denied')], names)
  const opposite = firstOf(of('opposite'), names)
  const isTitle = (text: string): boolean => text.search(title) >= 0 && other(text) === null

  function saidIn({ isHeading, plain }: Sentence): Span | null {
    const term = definition.exec(plain)?.[1]
    if (isHeading || plain.length < SHORTEST || other(plain) !== null) return null
    return term !== undefined && id !== 'definitions' && !isTitle(term) ? null : wording(plain)
  }

  function* placesIn({ sentences }: Doc): Generator<Place, undefined> {
    for (const heading of sentences) {
      if (!heading.isHeading || !isTitle((heading.section?.title ?? '').toLowerCase())) continue
      const body = bodyOf(sentences, heading)
      const first = body.find((one) => saidIn(one) !== null) ?? body[0]
      if (first && !body.some(({ plain }) => denial(plain) !== null))
        yield { heading, sentence: first, span: saidIn(first) ?? { from: 0, to: first.plain.length } }
    }
    for (const sentence of sentences) {
      const span = saidIn(sentence)
      if (span !== null) yield { sentence, span }
    }
  }

  return {
    id,
    nameIn: firstOf(of('name'), names),
    placesIn,
    oppositeIn: ({ sentences }) => sentences.find(({ plain }) => opposite(plain) !== null),
  }
}

function bodyOf(sentences: readonly Sentence[], heading: Sentence): readonly Sentence[] {
  const end = sentences.findIndex((one) => one.index > heading.index && one.isHeading)
  return sentences.slice(heading.index + 1, end < 0 ? undefined : end)
}

const starts = lines.flatMap((line, at) => (line.startsWith('# ') ? [at] : []))
export const concepts: readonly Concept[] = starts.map((from, at) =>
  conceptOf(lines.slice(from, starts[at + 1])),
)

/** The concept that a rule names with the most words, and where. */
export function conceptNamedIn(plain: string): { readonly concept: Concept; readonly span: Span } | null {
  let best: { concept: Concept; span: Span } | null = null
  for (const concept of concepts) {
    const span = concept.nameIn(plain)
    if (span !== null && (best === null || span.to - span.from > best.span.to - best.span.from))
      best = { concept, span }
  }
  return best
}
