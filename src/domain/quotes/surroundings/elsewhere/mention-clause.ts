/** The clause around a mention of a section, and what the section is in it. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lineStart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { CLAUSE_END, endsSentence, withoutDateStops } from '../clauses.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isPart, isSection } from '../words/documents.ts'
import { isConjunction, isEvery, isPreposition } from '../words/function-words.ts'

/** Maximum words read after a mention. */
const PREDICATE = 16
export const OF = /^(?:of|des|der|de|du|della|del|do|da|z|ze)$/u
/** Words between a governing word and its object; also the Portuguese "o" and "a". */
const ARTICLE =
  /^(?:the|an?|this|that|these|those|said|such|both|d(?:er|ie|as|en|em)|diese[rsmn]?|la|les?|el|los|las|il|lo|gli|i|o|os|as|het|ce|cette|est[ae]|quest[ao]|ten|t[ay]|tento|tato|deze|dit)$/u
/** Verbs of the passive: "is deleted", "wird gestrichen", "se suprime". */
export const PASSIVE =
  /^(?:be|been|is|are|was|were|ist|sind|wird|werden|wurden?|est|sont|été|es|son|fue|fueron|quedan?|se|è|sono|stat[oaie]|viene|vengono|é|são|foi|foram|ficam?|je|jsou|byl[aoiy]?|jest|są|zosta\p{L}{1,5}|się|entf\p{L}{1,5}|worden|werd|zijn|\p{L}{3,14}m[ae]z|\p{L}{3,14}[dt][ıiuü]r|di\p{L}{3,9}kan|dicabut|dihapus)$/u
/** Nouns for what a section says or does, beside those for a duty: "the application of", "the measures in". */
const CONTENT =
  /^(?:application|applicability|operation|effect|enforcement|measures?|claims?|anwendung|geltung|wirkung|ma\u00dfnahmen?|anspr\u00fcche|aplicaci\u00f3n|medidas?|applicazione|misur[ae]|stosowani[ea]|u\u017eit\u00ed|pou\u017eit\u00ed|opat\u0159en\u00ed|toepassing|maatregelen|aplica\u00e7\u00e3o|mesures?)$/u
/** "lo previsto en", "what is said in" */
const SAID =
  /^(?:previsto|previste?|prévu|prévoyait|prévoit|dispuesto|disposto|stabilito|estabelecido|establecido|gesagte|vereinbarte|stand|steht|stood|said|ustanovené|sjednané|uzgodnione|bepaalde)$/u
/** Words between such a noun and the section: "set out in", "made in", "referred to in". */
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
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start)
    const last = tokens[at - 1]
    if (last !== undefined && endsSentence(text, last, token)) return true
    // "Section 3, however, is deleted": not "Section 3 explains, how …"
    const isInserted = at === 1 && CLAUSE_END.test(text.slice(0, last?.start))
    return token.kind === 'stop' || (at > 0 && !isInserted && CLAUSE_END.test(gap))
  })
  return end < 0 ? tokens : tokens.slice(0, end)
}

/** Whether words name a section: "The provisions of", "L'article". */
const names =
  (lead: Tokens, meanings: Meanings) =>
  ({ kind, text }: Token, at: number): boolean => {
    // "8.1 | Section 3.1 is deleted.", "L'article"
    const noun = text.slice(text.search(/['\u2019]/u) + 1)
    if (kind !== 'word' || (noun.length <= 1 && !isPreposition(noun)) || ARTICLE.test(text)) return true
    if (isSection(noun) || isPart(noun) || meanings.isClause(noun) || meanings.isWriting(text)) return true
    if (isConjunction(text) || meanings.determines(text)) return true
    // "The provisions of", "The clause titled"
    return meanings.isClause(lead[at + 1]?.text) && (OF.test(text) || !isPreposition(text))
  }

/** What a section is in its clause: a part of it is what else is said "under", "in" or "of" the section. */
export function roleOf(lead: Tokens, meanings: Meanings): 'subject' | 'object' | 'part' {
  const isName = names(lead, meanings)
  const governor = lead.find((token, at) => !isName(token, at))
  if (governor === undefined) return 'subject'
  // "nach Maßgabe der Ziffer 3.1"
  const isGenitive = OF.test(lead[0]?.text ?? '') && lead.length > 1
  return isGenitive || isPreposition(governor.text) ? 'part' : 'object'
}

/** What the duty or provision that a section contains is in its clause: "The obligations set out in section 3 are void." */
export function contentOf(lead: Tokens, meanings: Meanings): 'subject' | 'object' | 'part' {
  const isNoun = anyOf(meanings.isClause, CONTENT, SAID)
  const at = lead.slice(0, CONTENT_REACH).findIndex(({ text }) => isNoun(text) && !isSection(text))
  const ahead = lead.slice(at + 1).filter((token) => !isEvery(token.text))
  return at <= 0 ? 'part' : roleOf(ahead, meanings)
}
