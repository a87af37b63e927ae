/** Whether a sentence takes a section out that it names: "Section 4.2 is deleted.", "Annex B prevails over clause 3." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { TAKES_BACK } from '../../meaning/others.ts'
import { firstPart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { hasNoConsequence } from '../after/without-force.ts'
import { has } from '../clauses.ts'
import { isDocument, isSection } from '../words/documents.ts'
import { isConjunction } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { leadOf, OF, PASSIVE, predicateOf, roleOf } from './mention-clause.ts'
import {
  endsContent,
  isAim,
  isConditionAfter,
  isFronted,
  isHarmlessCase,
  isInstead,
  isNotYet,
  isUnsettled,
  upholding,
} from './mention-content.ts'
import type { Mention } from './mentions.ts'
import { isRemark, isTakenBackInPassing, isTopicTakenBack } from './passing-mentions.ts'

/** Characters read before and after a mention, and words before it of which it may be the object. */
const REACH = 160
const OBJECT_REACH = 8
const LONGEST_WORD = 24
const UNSPACED_AFTER = /^(?:\u306e\u898f\u5b9a)?[\u3092\u306f\u304c\u4e8e\u4e0d\u5220\u5e9f\u5931]/u
const UNSPACED_BEFORE = /(?:\u5220\u9664|\u5e9f\u6b62)$/u
const UNSPACED_STOP = /[\u3002\n]/u
/** A part of the section, its heading, another document's section, an amount: "4A", "4.2 Fees", "§ 312 BGB", "3.1 %". */
const OTHER = /^(?:[\p{L}\d(]|\s?%|\s{1,3}[\p{Lu}\p{Lo}]|\s(?:of|to)\s(?:the|that|an?|its|such|any)\s)/u
/** "3.1 – not agreed", "Section 3: Fees" */
const REMARK = /^(?:\s?[:\u2013\u2014]|\s-\s)/u
const HAVE = /^(?:hat|haben|hatten?|wird|werden|wurden?|sind|ist)$/u
/** "of this Agreement": its own document, unless it is said which one. */
const OWN_DOCUMENT = /^\s(?:of|to)\s(?:the|this|these|said)\s(\p{L}{4,10})(?=[\s,.;:]|$)(?!\s\p{Lu})/u
/** "For 3.1 read: “…”" */
const READ = /^\s(?:read|substitute|lies|lese|setze|čti|lire|léase|leggasi|czytaj|leia-se|lees)(?!\p{L})/u
/** "Section 3 (Roof)": its title; not "(b)" or "(iii)", which are parts of it. */
const TITLE = /^\s\((?![ivxlc]{1,6}\))["\u201c\u201e\u00ab]?\p{L}[^()\n]{2,80}\)/u
/** "sections 2 and 4, collectively, the “Exclusivity Exceptions”": a name that limits nothing. */
const NAME = /["\u201c\u201e\u00ab]\p{Lu}[^"\u201c-\u201f\u00ab\u00bb]{2,60}["\u201c\u201d\u00bb]/gu
/** Among other sections, or in brackets: "section 4, Annex 2 and", "(section 4)". */
const LISTED = /^\s?[,)]/u
/** "Section 4.2", "the Fees section": not "Annex B" or "Fees". */
const namesSection = (name: string): boolean =>
  /\d$/u.test(name) ||
  wordsIn(name).some((word, at, all) => isSection(word) && (at === 0 || at === all.length - 1))
/** "Anyone who does not follow clause 3" */
const WHOEVER =
  /^(?:who|whoever|anyone|anybody|wer|jeder|quiconque|celui|quien|quienes|chi|chiunque|kdo|kto|quem|wie|wien)$/u
/** Prevails at the beginning of a sentence; "a use contrary to clause 3" is a breach. */
const CONTRARY = /^(?:contrar|contr\u00e1ri|entgegen|rozpor|wbrew)/u

/** Whether a sentence in a script without spaces takes back what it names. */
function takesOutUnspaced(head: string, tail: string): boolean {
  const unspaced = firstPart(tail.replace(/^[\u6761\u9805\u9879\u6b3e]/u, ''), UNSPACED_STOP)
  return UNSPACED_BEFORE.test(head) || (UNSPACED_AFTER.test(unspaced) && TAKES_BACK.test(unspaced))
}

/** "need not observe clause 3.1", not "is not paid in accordance with clause 3.1" */
function isDenied(lead: Tokens, predicate: Tokens, meanings: Meanings): boolean {
  const denied = lead.slice(0, lead.findIndex(({ text }) => meanings.negates(text)) + 1)
  const isDirect = denied.every(({ text: word }) => !meanings.narrows(word) || OF.test(word))
  // "If the Tenant does not observe clause 3.1"
  const isSupposed = has(lead.slice(denied.length), anyOf(meanings.supposes, WHOEVER))
  const isBroken = has([...denied, ...predicate], isBreach)
  return denied.length > 0 && !isSupposed && isDirect && !isBroken
}

/** Whether something is said to prevail over what a lead names, or to depart from it. */
function givesWay(lead: Tokens, gives: Is, meanings: Meanings): boolean {
  const isAgainst = (at: number): boolean =>
    CONTRARY.test(lead[at]?.text ?? '') && !lead.slice(at + 1).every((token) => meanings.narrows(token.text))
  const near = lead.slice(0, OBJECT_REACH)
  // "The auditor found no deviation from clause 3."
  if (has(near, meanings.negates) && has(near, isBreach)) return false
  return near.some((token, at) => (meanings.precedes(token.text) && !isAgainst(at)) || gives(token.text))
}

/** The text after a mention, without the section's title ("Section 3 Roof", "Section 3 (Roof)") and "of this Agreement". */
function tailOf({ text, end }: Mention, titles: readonly string[], meanings: Meanings): string {
  const behind = text.slice(end, end + REACH)
  // In a table of contents, no sentence goes on behind the title.
  const title = titles.find(
    (one) =>
      !/[.;:]/u.test(one) &&
      behind.toLowerCase().startsWith(` ${one} `) &&
      /^\p{Ll}/u.test(behind.slice(one.length + 2)),
  )
  const tail = title === undefined ? behind.replace(TITLE, '') : behind.slice(title.length + 1)
  const [own = '', document = ''] = OWN_DOCUMENT.exec(tail) ?? []
  const rest = tail.slice(own.length)
  // "of the Agreement dated 5 June"
  const isOther = meanings.narrows(wordsIn(rest.slice(0, LONGEST_WORD))[0] ?? '')
  return isDocument(document.toLowerCase()) && !isOther ? rest : tail
}

const BELOW = /^(?:below|behind|after|under|hinter|unter|nach)$/u

/** Whether the sentence of a mention takes away what it names; `titles` are those of the section, in small letters. */
export function takesOut(mention: Mention, titles: readonly string[], meanings: Meanings): boolean {
  const { text, start, end } = mention
  const [head, tail] = [text.slice(Math.max(0, start - REACH), start), tailOf(mention, titles, meanings)]
  if (takesOutUnspaced(head, tail) || READ.test(tail)) return true
  if (OTHER.test(tail)) return false
  const removes = anyOf(meanings.removes, meanings.isStatus)
  if (isTakenBackInPassing(head, tail, meanings)) return true
  if (REMARK.test(tail)) return isRemark(tail.replace(REMARK, ''), anyOf(meanings.refuses, removes), meanings)
  const [lead, predicate] = [leadOf(head, meanings), predicateOf(tail)]
  const clause = [...lead, ...predicate]
  const isKept = upholding(meanings)
  if (isTopicTakenBack(head, lead, tail, meanings)) return true
  if (isInstead(lead) || isNotYet(predicate)) return true
  if (isHarmlessCase(mention, lead, tail, meanings)) return false
  if (hasNoConsequence([...lead.toReversed(), ...predicate], meanings)) return true
  const verb = lead.find((token) => !meanings.isFunction(token.text) || meanings.narrows(token.text))
  if (verb !== undefined && meanings.removes(verb.text)) return true
  const gives: Is = (word) => meanings.overrides(word) && !meanings.limits(word) && !meanings.supposes(word)
  if (givesWay(lead, gives, meanings) || isDenied(lead, predicate, meanings)) return true
  const role = roleOf(lead, meanings)
  // "hat der Kunde auf seine Rechte aus Ziffer 3 verzichtet"
  const verbAtEnd = predicate.at(-1)
  const isEndTaking = verbAtEnd !== undefined && (gives(verbAtEnd.text) || meanings.removes(verbAtEnd.text))
  if (isEndTaking && has(lead, HAVE)) return true
  if (role !== 'part' && isUnsettled(head, tail, meanings)) return true
  if (role === 'part' && isFronted(head, lead)) return !clause.some(isKept)
  if (role === 'part') return endsContent(lead, predicate, meanings)
  const isPassive = has(predicate, PASSIVE)
  // "Clause 3 prevails over Annex B.", not "ranks below Annex B"
  const isActive =
    role === 'subject' && !isPassive && has(predicate, meanings.precedes) && !has(predicate, BELOW)
  if (role === 'subject' && isAim(predicate, meanings)) return true
  // "This does not affect clause 3.1.", "Clause 3.1 is without prejudice to clause 8."
  const isUntouched = has(clause, meanings.negates) && has(clause, isBreach)
  if (isUntouched && !has(clause, removes)) return false
  const isUpheld = isActive || isUntouched || clause.some(isKept)
  const begins = predicate[0]?.text
  // "L'article 3 a vécu": "a" is "and" in Czech.
  const isAnd = (word: string): boolean => isConjunction(word) && meanings.isFunction(word)
  const isListed =
    begins === undefined
      ? role === 'subject' || isAnd(lead[0]?.text ?? '')
      : role === 'subject' && (LISTED.test(tail) || isAnd(begins))
  // Whatever else is said of a section may take it out: "has had its day".
  if (namesSection(text.slice(start, end)) && !isListed && !isUpheld) return true
  if (role === 'object') return false
  if (isConditionAfter(tail, predicate, meanings)) return true
  const isAdding = has(predicate, meanings.adds)
  const names = [...tail.matchAll(NAME)]
  const isNamed = (token: Token): boolean =>
    names.some(({ 0: name, index }) => token.start > index && token.end < index + name.length)
  const limits = anyOf(meanings.restricts, meanings.limits)
  return predicate.some(
    (token) =>
      meanings.refuses(token.text) ||
      (isPassive && removes(token.text)) ||
      (!isAdding && limits(token.text) && !isNamed(token)) ||
      (gives(token.text) && !meanings.precedes(token.text)),
  )
}
