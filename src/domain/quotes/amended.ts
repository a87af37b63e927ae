/** Sections, parts and titles that another sentence takes out: "Section 4.2 is deleted.", "Annex B prevails over clause 3." */
import { before } from './around.ts'
import { CLAUSE_END, endsSentence, negating, withoutDateStops } from './clauses.ts'
import type { QuoteIndex } from './document-index.ts'
import type { Extent } from './extent.ts'
import { type Meanings, meaningsIn, WITHOUT } from './meaning/languages.ts'
import { TAKES_BACK } from './meaning/unspaced.ts'
import { wordsOf } from './meaning.ts'
import { isSection, type Mention, mentionsIn, NEAR_START, WHOLE } from './mentions.ts'
import { isLeftOut } from './only-sections.ts'
import { BREAKS, isRemark, isTakenBackInPassing } from './section-named.ts'
import { sectionKeys } from './section-path.ts'
import { NUMBERED_HEADING } from './sentence.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** Characters of a block whose language is determined at once, and those read around it. */
const BLOCK = 1200
const MARGIN = 300
/** Characters read before and after a mention, and words of its predicate and before it. */
const REACH = 160
const PREDICATE = 10
const OBJECT_REACH = 8
/** Maximum mentions judged of one section; with more, its text is no proof. */
const MOST_MENTIONS = 1000
const MOST_WHOLE = 30_000
const UNSPACED_AFTER = /^(?:\u306e\u898f\u5b9a)?[\u3092\u306f\u304c\u4e8e\u4e0d\u5220\u5e9f\u5931]/u
const UNSPACED_BEFORE = /(?:\u5220\u9664|\u5e9f\u6b62)$/u
const UNSPACED_STOP = /[\u3002\n]/u
const OF = /^(?:of|des|der|de|du|della|del|do|da|z|ze)$/u
/** A part of the section, the section's own heading, or another document's section: "4A", "4.2 Fees", "§ 312 BGB". */
const OTHER = /^(?:\p{L}|\(|\s{1,3}\p{Lu}|\s(?:of|to)\s(?:the|that|an?|its|such|any)\s)/u
/** Verbs of the passive: "is deleted", "wird gestrichen", "se suprime". */
const PASSIVE =
  /^(?:be|been|is|are|was|were|ist|sind|wird|werden|wurden?|est|sont|été|es|son|fue|fueron|quedan?|se|è|sono|stat[oaie]|viene|vengono|é|são|foi|foram|ficam?|je|jsou|byl[aoiy]?|jest|są|zosta\p{L}{1,5}|się|entf\p{L}{1,5}|worden|werd|zijn|\p{L}{3,14}m[ae]z|\p{L}{3,14}[dt][ıiuü]r|di\p{L}{3,9}kan|dicabut|dihapus)$/u

/** "3.1 – not agreed", "Section 3: Fees" */
const REMARK = /^\s?[:\u2013\u2014]/u
/** After "sans effet": "rétroactif", "suspensif", "sur les droits acquis". */
const SOME_EFFECT =
  /^(?:r[e\u00e9]troa|suspens|inmedi|imm[e\u00e9]di|imedi|lib[e\u00e9]rat|sur$|sobre$|su(?:ll[aeo]?|i|gli)?$)/u
/** Prevails at the beginning of a sentence; "a use contrary to clause 3" is a breach. */
const CONTRARY = /^(?:contrar|contr\u00e1ri|entgegen|rozpor|wbrew)/u
const HAVE = /^(?:hat|haben|hatten?|wird|werden|wurden?|sind|ist)$/u

/** Maximum characters of a heading above the line of a mention. */
const LONGEST_HEADING = 40

/** "5. Deposit | 5.1 Clause 3.1 is deleted.", "5. Deposit | Clause 3.1 is deleted." */
function endsHeading(text: string, token: Token, next: Token | undefined): boolean {
  if (!text.slice(token.end, next?.start).includes('\n')) return false
  if (next?.kind === 'number' && next.text.includes('.')) return true
  const line = text.slice(text.lastIndexOf('\n', token.start) + 1, token.end)
  return line.length <= LONGEST_HEADING && next?.isCapital !== false && NUMBERED_HEADING.test(line)
}

/** The words before a mention in its clause, nearest first. */
function leadOf(text: string, meanings: Meanings): Token[] {
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
function predicateOf(text: string): Token[] {
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

/** "Clause 3.1", "The provisions of clause 3": not "under clause 3.1". */
function isSubject(lead: readonly Token[], meanings: Meanings): boolean {
  return lead.every(({ kind, text }, at) => {
    // "8.1 | Section 3.1 is deleted."
    // "L'article"
    const noun = text.slice(text.search(/['\u2019]/u) + 1)
    if (kind !== 'word' || noun.length <= 1) return true
    if (isSection(noun) || meanings.isClause(noun) || meanings.isWriting(text) || meanings.determines(text))
      return true
    const isAfterClause = meanings.isClause(lead[at + 1]?.text ?? '') || OF.test(text)
    return (meanings.isFunction(text) && !meanings.narrows(text)) || (isAfterClause && lead.length > 1)
  })
}

/** Whether the sentence of a mention takes away what it names. */
function takesOut({ text, start, end }: Mention, meanings: Meanings): boolean {
  const [head, tail] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)]
  const [unspaced = ''] = tail.replace(/^[\u6761\u9805\u9879\u6b3e]/u, '').split(UNSPACED_STOP, 1)
  if (UNSPACED_BEFORE.test(head)) return true
  if (UNSPACED_AFTER.test(unspaced) && TAKES_BACK.test(unspaced)) return true
  if (OTHER.test(tail)) return false
  const lead = leadOf(head, meanings)
  const takesBack = (token: Token): boolean =>
    (meanings.negates(token.text) && !WITHOUT.test(token.text)) ||
    meanings.removes(token.text) ||
    meanings.isStatus(token.text)
  if (isTakenBackInPassing(head, tail, meanings)) return true
  if (REMARK.test(tail)) return isRemark(tail.replace(REMARK, ''), takesBack, meanings)
  const verb = lead.find((token) => !meanings.isFunction(token.text) || meanings.narrows(token.text))
  if (verb !== undefined && meanings.removes(verb.text)) return true
  const isBreach = (at: number): boolean =>
    CONTRARY.test(lead[at]?.text ?? '') && !lead.slice(at + 1).every((token) => meanings.narrows(token.text))
  if (lead.slice(0, OBJECT_REACH).some((token, at) => meanings.precedes(token.text) && !isBreach(at)))
    return true
  const gives = (word: string): boolean =>
    meanings.overrides(word) && !meanings.limits(word) && !meanings.supposes(word)
  if (lead.slice(0, OBJECT_REACH).some((token) => gives(token.text))) return true
  // "need not observe clause 3.1", not "is not paid in accordance with clause 3.1"
  const denied = lead.slice(0, lead.findIndex(negating(meanings)) + 1)
  const isDirect = denied.every(({ text: word }) => !meanings.narrows(word) || OF.test(word))
  // "If the Tenant does not observe clause 3.1"
  const isSupposed = lead.slice(denied.length).some((token) => meanings.supposes(token.text))
  const predicate = predicateOf(tail)
  const isBroken = [...denied, ...predicate].some((token) => BREAKS.test(token.text))
  if (denied.length > 0 && !isSupposed && isDirect && !isBroken) return true
  // "haben die Parteien Ziffer 3 ausgesetzt"
  const verbAtEnd = predicate.at(-1)?.text ?? ''
  if (lead.some((token) => HAVE.test(token.text)) && (gives(verbAtEnd) || meanings.removes(verbAtEnd)))
    return true
  if (!isSubject(lead, meanings)) return false
  const isPassive = predicate.some((token) => PASSIVE.test(token.text))
  const isAdding = predicate.some((token) => meanings.adds(token.text))
  return predicate.some(
    (token) =>
      (meanings.negates(token.text) && !WITHOUT.test(token.text)) ||
      (isPassive && (meanings.removes(token.text) || meanings.isStatus(token.text))) ||
      (!isAdding && (meanings.restricts(token.text) || meanings.limits(token.text))) ||
      (gives(token.text) && !meanings.precedes(token.text)),
  )
}

/**
 * "This contract was never signed and has no legal effect.", "This document is a template; none of it has been agreed."
 * A draft or template as such is not void: people have these checked too.
 */
function isVoid({ text, start, end }: Mention, meanings: Meanings): boolean {
  const lead = leadOf(text.slice(Math.max(0, start - NEAR_START), start), meanings)
  const [nearest] = lead
  if (nearest === undefined || !meanings.determines(nearest.text) || !isSubject(lead, meanings)) return false
  // Only its own sentence is read, so that all mentions together take linear time.
  const tail = text.slice(end, end + REACH).split(/(?<=[.!?])(?:\s|$)/u, 1)[0] ?? ''
  const words = predicateOf(tail).map((token) => token.text)
  return words.some((word, at) => {
    const rest = words.slice(at)
    if (rest.slice(2, 4).some((next) => SOME_EFFECT.test(next))) return false
    if (meanings.beginUnsettled(rest)) return true
    const isNoun = at > 0 && words.slice(Math.max(0, at - 2), at).some((verb) => PASSIVE.test(verb))
    const isOut = isNoun && meanings.isStatus(word)
    // Not "is not void".
    const isOmitted = !meanings.negates(words[at - 1] ?? '') && meanings.beginOmission(rest)
    if (!isOut && !isOmitted) return false
    const sentence = tokensOf(tail)
    // "void if the deposit is not paid"
    const isConditional = sentence.some((token) => meanings.supposes(token.text))
    return !isConditional && (isOmitted || sentence.slice(at + 1).some(negating(meanings)))
  })
}

/** Characters before the quote in which its sections begin. */
const SECTION_REACH = 3000
const judged = new WeakMap<Mention, boolean>()

/** The last block of a page's text whose language was determined: mentions are judged in order. */
let near: { readonly text: string; readonly block: number; readonly meanings: Meanings } | undefined

function meaningsAt(text: string, at: number): Meanings {
  const block = Math.floor(at / BLOCK)
  if (near?.text === text && near.block === block) return near.meanings
  const words = wordsOf(text.slice(Math.max(0, block * BLOCK - MARGIN), (block + 1) * BLOCK + MARGIN))
  near = { text, block, meanings: meaningsIn(words) }
  return near.meanings
}

/** Judges a mention once, by the language of the text around it. */
function isJudged(mention: Mention, judge: (mention: Mention, meanings: Meanings) => boolean): boolean {
  const known = judged.get(mention)
  if (known !== undefined) return known
  const found = judge(mention, meaningsAt(mention.text, mention.start))
  judged.set(mention, found)
  return found
}

/** Whether the quote is in a section or part that the document takes out elsewhere. */
export function isInDeletedSection(index: QuoteIndex, { places: [place], own }: Extent): boolean {
  if (place === undefined) return false
  const mentions = mentionsIn(index.pages)
  if (mentions.size === 0) return false
  const whole = mentions.get(WHOLE) ?? []
  if (whole.length > MOST_WHOLE || whole.some((mention) => isJudged(mention, isVoid))) return true
  const ahead = before(index, place, SECTION_REACH).text
  const lines = `${ahead}${own.split('\n', 1)[0]}`.split('\n')
  const keys = [...new Set(sectionKeys(lines))]
  if (isLeftOut(index.pages, keys)) return true
  return keys.some((key) => {
    const named = mentions.get(key) ?? []
    return named.length > MOST_MENTIONS || named.some((mention) => isJudged(mention, takesOut))
  })
}
