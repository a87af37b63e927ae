/** Whether a sentence takes a section out that it names: "Section 4.2 is deleted.", "Annex B prevails over clause 3." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { TAKES_BACK } from '../../meaning/others.ts'
import { firstPart } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { hasNoConsequence } from '../after/without-force.ts'
import { has } from '../clauses.ts'
import { isBreach } from '../words/verbs.ts'
import type { Mention } from './mention.ts'
import { leadOf, predicateOf } from './mention-clause.ts'
import { isHarmlessCase, isReplaced, isYetToTakeEffect } from './mention-content.ts'
import { isOtherReference, tailOf } from './mention-tail.ts'
import { isRemark, isTakenBackInPassing, isTopicTakenBack } from './passing-mentions.ts'
import { isOverriding, isTakenOutInClause } from './predicate-removals.ts'
import { isOf } from './words/mention-clause.ts'
import { isContraryTo, isReadInstead, isWhoever } from './words/section-removals.ts'

/** Characters read before a mention. */
const REACH = 160
/** Words before a mention of which it may be the object. */
const OBJECT_REACH = 8
const LONGEST_WORD = 24
/** "第3条を削除", "删除第3条": particles and verbs of removal beside a section in scripts without spaces. */
const UNSPACED_AFTER = /^(?:\u306e\u898f\u5b9a)?[\u3092\u306f\u304c\u4e8e\u4e0d\u5220\u5e9f\u5931]/u
const UNSPACED_BEFORE = /(?:\u5220\u9664|\u5e9f\u6b62)$/u
const UNSPACED_STOP = /[\u3002\n]/u
/** "3.1 – not agreed", "Section 3: Fees" */
const REMARK = /^(?:\s?[:\u2013\u2014]|\s-\s)/u

/** Whether a sentence in a script without spaces takes back what it names. */
function takesOutUnspaced(head: string, tail: string): boolean {
  const unspaced = firstPart(tail.replace(/^[\u6761\u9805\u9879\u6b3e]/u, ''), UNSPACED_STOP)
  return UNSPACED_BEFORE.test(head) || (UNSPACED_AFTER.test(unspaced) && TAKES_BACK.test(unspaced))
}

/** "For 3.1 read: “…”" */
const isCorrected = (tail: string): boolean =>
  /^\s\p{Ll}/u.test(tail) && isReadInstead(wordsIn(tail.slice(0, LONGEST_WORD))[0])

/** "need not observe clause 3.1", not "is not paid in accordance with clause 3.1" */
function isDenied(lead: Tokens, predicate: Tokens, meanings: Meanings): boolean {
  const denied = lead.slice(0, lead.findIndex(({ text }) => meanings.negates(text)) + 1)
  const isDirect = denied.every(({ text }) => !meanings.narrows(text) || isOf(text))
  // "If the Tenant does not observe clause 3.1", "Anyone who does not follow clause 3"
  const isSupposed = has(lead.slice(denied.length), anyOf(meanings.supposes, isWhoever))
  const isBroken = has([...denied, ...predicate], isBreach)
  return denied.length > 0 && !isSupposed && isDirect && !isBroken
}

/** Whether something is said to prevail over what a lead names, or to depart from it. */
function givesWay(lead: Tokens, meanings: Meanings): boolean {
  // "a use contrary to clause 3" is a breach; at the beginning of a sentence the word gives precedence.
  const isAgainst = (at: number): boolean =>
    isContraryTo(lead[at]?.text) && !lead.slice(at + 1).every((token) => meanings.narrows(token.text))
  const near = lead.slice(0, OBJECT_REACH)
  // "The auditor found no deviation from clause 3."
  if (has(near, meanings.negates) && has(near, isBreach)) return false
  if (has(near, isOverriding(meanings))) return true
  return near.some((token, at) => meanings.precedes(token.text) && !isAgainst(at))
}

/** "strike clause 4" */
function isRemoved(lead: Tokens, meanings: Meanings): boolean {
  const verb = lead.find(({ text }) => !meanings.isFunction(text) || meanings.narrows(text))
  return meanings.removes(verb?.text)
}

/** Whether the sentence of a mention takes away what it names; `titles` are those of the section, in small letters. */
export function takesOut(mention: Mention, titles: readonly string[], meanings: Meanings): boolean {
  const { text, start, end } = mention
  const head = text.slice(Math.max(0, start - REACH), start)
  const tail = tailOf(mention, titles, meanings)
  if (takesOutUnspaced(head, tail) || isCorrected(tail)) return true
  if (isOtherReference(tail)) return false
  if (isTakenBackInPassing(head, tail, meanings)) return true
  if (REMARK.test(tail)) return isRemark(tail.replace(REMARK, ''), meanings)
  const [lead, predicate] = [leadOf(head, meanings), predicateOf(tail)]
  if (isTopicTakenBack(head, lead, tail, meanings)) return true
  if (isReplaced(lead) || isYetToTakeEffect(predicate)) return true
  if (isHarmlessCase(mention, lead, tail, meanings)) return false
  if (hasNoConsequence([...lead.toReversed(), ...predicate], meanings)) return true
  if (isRemoved(lead, meanings) || givesWay(lead, meanings)) return true
  if (isDenied(lead, predicate, meanings)) return true
  return isTakenOutInClause({ name: text.slice(start, end), head, tail, lead, predicate }, meanings)
}
