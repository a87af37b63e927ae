/** The sentences between a quote and the next section. */

import { lastLine, lineStart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { isHeading, NUMBERED_HEADING } from '../sentence-boundaries.ts'

/** Maximum characters of a numbered heading; a longer line may be the first of a clause. */
const LONGEST_HEADING = 50

/**
 * Whether another section begins with a token: "7.2 The Buyer", "Article 7 – Law", "Notices". Right after the quote only
 * a numbered heading does, because "3.2 The foregoing is void" is about the quote.
 */
function beginsSection(text: string, token: Token, isRightBehind: boolean): boolean {
  const start = lineStart(text, token.start)
  if (start === 0 || /[\p{L}\p{N}]/u.test(text.slice(start, token.start))) return false
  const [line = '', below = ''] = text.slice(start).split('\n', 2)
  if (isRightBehind)
    return line.length <= LONGEST_HEADING && NUMBERED_HEADING.test(line) && !/^\s*\p{Ll}/u.test(below)
  return token.kind === 'number' || isHeading(line, lastLine(text.slice(0, start - 1)))
}

/** The sentences below the quote, up to the next section, without an unfinished last one. */
export function sentencesBelow(text: string, rest: Tokens): readonly Tokens[] {
  const end = rest.findIndex((token, at) => beginsSection(text, token, at === 0))
  const sentences: Token[][] = [[]]
  for (const token of end < 0 ? rest : rest.slice(0, end)) {
    if (token.kind === 'stop') sentences.push([])
    else sentences.at(-1)?.push(token)
  }
  return sentences.slice(0, -1)
}
