/** The clause around a mention of a section, and what the section is in it. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lineStart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { CLAUSE_END, endsSentence, withoutDateStops, withoutElision } from '../clauses.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isPart, isSection } from '../words/documents.ts'
import { isConjunction, isEvery, isPreposition } from '../words/function-words.ts'
import { isDeterminer, isOf, isSaid, isSectionContent } from './words/mention-clause.ts'

/** Maximum words read after a mention. */
const PREDICATE = 16
/** Words between a noun for the content of a section and the section: "set out in", "made in", "referred to in". */
const CONTENT_REACH = 4
/** Maximum characters of a heading above the line of a mention. */
const LONGEST_HEADING = 40

/** "5. Deposit | 5.1 Clause 3.1 is deleted.", "5. Deposit | Clause 3.1 is deleted." */
function endsHeading(text: string, token: Token, next: Token | undefined): boolean {
  if (!text.slice(token.end, next?.start).includes('\n')) return false
  if (next?.kind === 'number' && next.text.includes('.')) return true
  const line = text.slice(lineStart(text, token.start), token.end)
  return line.length <= LONGEST_HEADING && next?.isCapital !== false && NUMBERED_HEADING.test(line)
}

/** The words before a mention in its clause, nearest first. */
export function leadOf(text: string, meanings: Meanings): Token[] {
  const tokens = withoutDateStops(tokensOf(text))
  const lead: Token[] = []
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const [token, next] = [tokens[at], tokens[at + 1]]
    if (token === undefined || endsSentence(text, token, next) || meanings.subordinates(token.text)) break
    if (CLAUSE_END.test(text.slice(token.end, next?.start)) || endsHeading(text, token, next)) break
    lead.push(token)
  }
  return lead
}

/** The words after a mention, to the end of its clause. */
export function predicateOf(text: string): Token[] {
  if (/^\s?\(/u.test(text)) return []
  const tokens = withoutDateStops(tokensOf(text)).slice(0, PREDICATE)
  const end = tokens.findIndex((token, at) => {
    const last = tokens[at - 1]
    const gap = text.slice(last?.end ?? 0, token.start)
    if (last !== undefined && endsSentence(text, last, token)) return true
    // "Section 3, however, is deleted": not "Section 3 explains, how …"
    const isInserted = at === 1 && CLAUSE_END.test(text.slice(0, last?.start))
    return token.kind === 'stop' || (at > 0 && !isInserted && CLAUSE_END.test(gap))
  })
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Whether a word belongs to the name of the section after it: "The provisions of", "L'article". */
function isInName({ kind, text }: Token, before: Token | undefined, meanings: Meanings): boolean {
  const noun = withoutElision(text)
  // "8.1 | Section 3.1 is deleted."
  if (kind !== 'word' || (noun.length <= 1 && !isPreposition(noun)) || isDeterminer(text)) return true
  if (isSection(noun) || isPart(noun) || meanings.isClause(noun) || meanings.isWriting(text)) return true
  if (isConjunction(text) || meanings.determines(text)) return true
  // "The provisions of", "The clause titled"
  return meanings.isClause(before?.text) && (isOf(text) || !isPreposition(text))
}

export type Role = 'subject' | 'object' | 'part'

/** What a section is in its clause: a part of it is what else is said "under", "in" or "of" the section. */
export function roleOf(lead: Tokens, meanings: Meanings): Role {
  const governor = lead.find((token, at) => !isInName(token, lead[at + 1], meanings))
  if (governor === undefined) return 'subject'
  // "nach Maßgabe der Ziffer 3.1"
  const isGenitive = isOf(lead[0]?.text) && lead.length > 1
  return isGenitive || isPreposition(governor.text) ? 'part' : 'object'
}

/** What the duty or provision that a section contains is in its clause: "The obligations set out in section 3 are void." */
export function contentOf(lead: Tokens, meanings: Meanings): Role {
  const isNoun = anyOf(meanings.isClause, isSectionContent, isSaid)
  const at = lead.slice(0, CONTENT_REACH).findIndex(({ text }) => isNoun(text) && !isSection(text))
  const ahead = lead.slice(at + 1).filter((token) => !isEvery(token.text))
  return at <= 0 ? 'part' : roleOf(ahead, meanings)
}
