/** Word-by-word diff between a quote and the document's words. */
import type { DiffPart } from '../../results/verdicts.ts'

/** Words, white space, single signs; each character of a script without spaces is one piece. */
const PIECE = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+|\s+|[\s\S]/gu
/** Maximum cells of the comparison; beyond it, the whole text is one difference. */
const BUDGET = 2_000_000
const WORD_WEIGHT = 3

type Kind = DiffPart['kind']

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const piecesOf = (text: string): string[] => spaced(text).match(PIECE) ?? []
const isWord = (piece: string): boolean => /[\p{L}\p{N}]/u.test(piece)

/** Number of equal pieces at the beginning. */
function sharedLength(a: readonly string[], b: readonly string[]): number {
  const length = a.findIndex((piece, i) => piece !== b[i])
  return length < 0 ? a.length : length
}

/** `heaviest[i * width + j]`: largest weight of pieces of `own` from i and of `said` from j that match in order. */
function weights(own: readonly string[], said: readonly string[]): Uint16Array {
  const width = said.length + 1
  const heaviest = new Uint16Array((own.length + 1) * width)
  for (let i = own.length - 1; i >= 0; i -= 1) {
    const weight = isWord(own[i] ?? '') ? WORD_WEIGHT : 1
    for (let j = said.length - 1; j >= 0; j -= 1) {
      heaviest[i * width + j] =
        own[i] === said[j]
          ? (heaviest[(i + 1) * width + j + 1] ?? 0) + weight
          : Math.max(heaviest[(i + 1) * width + j] ?? 0, heaviest[i * width + j + 1] ?? 0)
    }
  }
  return heaviest
}

function aligned(own: readonly string[], said: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = []
  const add = (kind: Kind, text: string | undefined): unknown =>
    text !== undefined && parts.push({ kind, text })
  if ((own.length + 1) * (said.length + 1) > BUDGET) {
    add('document', own.join(''))
    add('quote', said.join(''))
    return parts
  }
  const width = said.length + 1
  const heaviest = weights(own, said)
  for (let i = 0, j = 0; i < own.length || j < said.length; ) {
    if (own[i] === said[j]) {
      add('same', own[i])
      i += 1
      j += 1
    } else if (heaviest[i * width + j] === heaviest[(i + 1) * width + j]) {
      add('document', own[i])
      i += 1
    } else {
      add('quote', said[j])
      j += 1
    }
  }
  return parts
}

/** A difference: the document's words, then the quote's. */
class Change {
  document = ''
  quote = ''

  add({ kind, text }: DiffPart): void {
    if (kind !== 'quote') this.document += text
    if (kind !== 'document') this.quote += text
  }

  parts(): DiffPart[] {
    const parts: DiffPart[] = [
      { kind: 'document', text: this.document },
      { kind: 'quote', text: this.quote },
    ]
    return parts.filter(({ text }) => text !== '')
  }
}

/** Merges adjacent parts of one kind; a lone space between two differences belongs to both. */
function merged(parts: readonly DiffPart[]): DiffPart[] {
  const whole: DiffPart[] = []
  let change = new Change()
  parts.forEach((part, i) => {
    const next = parts[i + 1]
    const isLoneSpace =
      part.text === ' ' && parts[i - 1]?.kind !== 'same' && next !== undefined && next.kind !== 'same'
    if (part.kind !== 'same' || isLoneSpace) {
      change.add(part)
      return
    }
    whole.push(...change.parts())
    change = new Change()
    const last = whole[whole.length - 1]
    if (last?.kind === 'same') whole[whole.length - 1] = { kind: 'same', text: last.text + part.text }
    else whole.push(part)
  })
  return [...whole, ...change.parts()]
}

/**
 * Returns the diff: `same` and `document` parts give the document's words, `same` and `quote` parts the quote, with
 * white space collapsed. Empty if both are equal.
 */
export function differenceOf(quote: string, own: string): DiffPart[] {
  const [said, stands] = [piecesOf(quote), piecesOf(own)]
  const head = sharedLength(said, stands)
  if (head === said.length && head === stands.length) return []
  const rest = { own: stands.slice(head), said: said.slice(head) }
  const tail = sharedLength(rest.own.toReversed(), rest.said.toReversed())
  const same = (pieces: readonly string[]): DiffPart[] =>
    pieces.map((text) => ({ kind: 'same' as const, text }))
  return merged([
    ...same(stands.slice(0, head)),
    ...aligned(rest.own.slice(0, rest.own.length - tail), rest.said.slice(0, rest.said.length - tail)),
    ...same(stands.slice(stands.length - tail)),
  ])
}
