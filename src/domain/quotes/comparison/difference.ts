/** Word-by-word diff between a quote and the document's words. */
import { diffArrays } from 'diff'
import type { DiffPart } from '../../results/verdicts.ts'

/** Words, white space, single signs; each character of a script without spaces is one piece. */
const PIECE = /(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+|\s+|[\s\S]/gu
/** Beyond as many differences, the whole text is one. */
const MOST_EDITS = 2_000

const spaced = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const piecesOf = (text: string): string[] => spaced(text).match(PIECE) ?? []

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

/** `same` and `document` parts are the document’s words, `same` and `quote` parts the quote’s. Empty if equal. */
export function differenceOf(quote: string, own: string): DiffPart[] {
  if (spaced(quote) === spaced(own)) return []
  const runs = diffArrays(piecesOf(own), piecesOf(quote), { maxEditLength: MOST_EDITS })
  const parts = runs?.map(
    ({ added, removed, value }): DiffPart => ({
      kind: added ? 'quote' : removed ? 'document' : 'same',
      text: value.join(''),
    }),
  ) ?? [
    { kind: 'document', text: spaced(own) },
    { kind: 'quote', text: spaced(quote) },
  ]
  const whole: DiffPart[] = []
  let open = new Change()
  parts.forEach((part, i) => {
    const isLoneSpace = part.text === ' ' && i > 0 && i < parts.length - 1
    if (part.kind !== 'same' || isLoneSpace) {
      open.add(part)
      return
    }
    whole.push(...open.parts(), part)
    open = new Change()
  })
  return [...whole, ...open.parts()]
}
