/**
 * From what the AI says to what is proven: every quote is looked up in the document. Pure.
 *
 * A verdict counts only as far as the pages that we read bear it out: "met" needs a proof, and what pages that we
 * could not read might settle is "could not be read".
 */
import { conditionOf } from '../../domain/conditions.ts'
import { locateQuote, nearestPassages } from '../../domain/quotes.ts'
import { hidesWords } from '../../domain/unread-pages.ts'
import type { Evidence, Finding, Passage } from '../../domain/verdicts.ts'
import type { Replies } from './ask.ts'
import { firstHidden, isFound, type Lookup, lookUp, type Source, unverified } from './evidence.ts'
import { general } from './ground-general.ts'
import type { NumberedRule } from './prompt.ts'
import type { RuleReply } from './reply.ts'
import { type Texts, textsIn } from './texts.ts'

const NEAREST_MAX = 3

export interface Grounded {
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
}

/** `replies.rules` has one answer for each of `rules`, in the same order; `language` is that of the report. */
export function ground(
  replies: Pick<Replies, 'rules' | 'general'>,
  rules: readonly NumberedRule[],
  source: Source,
  language: string,
): Grounded {
  const unread = source.document.pages.filter(hidesWords).map(({ number }) => number)
  const desk: Desk = { ...source, unread, texts: textsIn(language) }
  const byNumber = new Map(replies.rules.map((reply) => [reply.number, reply]))
  return {
    specificRules: rules.map((rule) => specific(desk, rule, byNumber.get(rule.number))),
    generalRules: general(desk, replies.general).map((finding, at) => ({
      ...finding,
      id: rules.length + at + 1,
    })),
  }
}

export interface Desk extends Source {
  /** Pages that may hold words which we can't read. */
  readonly unread: readonly number[]
  readonly texts: Texts
}

type Judged = Omit<Finding, 'id' | 'rule'>
type Judge = (desk: Desk, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]) => Judged

const JUDGES: Readonly<Record<RuleReply['verdict'], Judge>> = {
  met,
  broken,
  not_found: notFound,
  does_not_apply: notApplicable,
}

function specific(desk: Desk, rule: NumberedRule, reply: RuleReply | undefined): Finding {
  const base = { id: rule.number, rule: rule.text }
  if (!reply) return { ...base, ...missing(desk, rule.text) }
  const lookups = reply.quotes.map((quote) => lookUp(desk, quote))
  return { ...base, ...JUDGES[reply.verdict](desk, rule, reply, lookups) }
}

/** A quote that only resembles the document's words proves nothing here; the words themselves come nearest. */
function met(desk: Desk, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => (one.isProof ? one.evidence : unproven(one)))
  if (evidence.some(isFound)) {
    return { error: '', ...quoteOf(evidence), verdict: 'met', reason: reply.reason, evidence }
  }
  if (lookups.length > 0) return withoutProof(desk, rule, lookups, evidence)
  if (desk.unread.length > 0) return unreadable(desk, rule.text)
  const whole = desk.texts.wholeDocument(desk.document.pages.length)
  return { error: '', verdict: 'met', reason: joined(reply.reason, whole), evidence }
}

/** What only the AI or only a program can see stays what it is; the rest is not in the document. */
function unproven({ quote, evidence }: Lookup): readonly Evidence[] {
  const seen = evidence.filter(({ status }) => status === 'image' || status === 'hidden')
  return seen.length > 0 ? seen : [unverified(quote)]
}

function withoutProof(
  desk: Desk,
  rule: NumberedRule,
  lookups: readonly Lookup[],
  evidence: readonly Evidence[],
): Judged {
  const alike = lookups.flatMap((one) => one.evidence)
  const judged = missing(desk, wanted(rule, evidence), alike)
  const given = { ...quoteOf(evidence), evidence }
  if (judged.verdict === 'unreadable') return { ...judged, ...given }
  return { ...judged, ...given, reason: hiddenIn(desk, lookups) || desk.texts.unproven }
}

function broken(desk: Desk, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const given = { ...quoteOf(evidence), evidence }
  const isProven = evidence.some(isFound)
  if (!isProven && desk.unread.length > 0) {
    return { ...unreadable(desk, wanted(rule, evidence)), ...given }
  }
  const reason = joined(reply.reason || desk.texts.broken, hiddenIn(desk, lookups))
  const judged = { error: reason, verdict: 'broken', reason, ...fixOf(reply), ...given } as const
  if (isProven) return judged
  return { ...judged, nearest: nearestPassages(desk.index, wanted(rule, evidence), NEAREST_MAX) }
}

/** Quotes given for something not found are the passages that came nearest. */
function notFound(desk: Desk, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const judged = missing(desk, wanted(rule, evidence), evidence)
  if (judged.verdict === 'unreadable') return judged
  return { ...judged, reason: reply.reason || judged.reason, ...fixOf(reply) }
}

/** Only for a condition that the rule itself has and that the document doesn't speak of; an exception needs its proof. */
function notApplicable(desk: Desk, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.filter(({ isProof }) => isProof).flatMap((one) => one.evidence)
  const condition = conditionOf(rule.text, reply.condition)
  const holds =
    condition?.isException === true
      ? evidence.length > 0
      : condition !== null && !speaksOf(desk, condition.text)
  if (condition === null || !holds) return withReason(missing(desk, rule.text), desk.texts.noCondition)
  if (desk.unread.length > 0 && !condition.isException) return unreadable(desk, condition.text)
  return {
    error: '',
    ...quoteOf(evidence),
    verdict: 'not-applicable',
    reason: joined(desk.texts.doesNotApply(condition.text), reply.reason),
    evidence,
    nearest: nearestPassages(desk.index, condition.text, NEAREST_MAX),
    condition: condition.text,
  }
}

/** The condition's own words stand in the document. */
function speaksOf(desk: Desk, condition: string): boolean {
  return locateQuote(desk.index, condition)?.status === 'verified'
}

/** `alike` are the passages that were looked at first. */
function missing(desk: Desk, looked: string, alike: readonly Evidence[] = []): Judged {
  if (desk.unread.length > 0) return unreadable(desk, looked, alike)
  const { notFound: error, wholeDocument } = desk.texts
  const reason = wholeDocument(desk.document.pages.length)
  return { error, verdict: 'not-found', reason, evidence: [], nearest: nearest(desk, looked, alike) }
}

function unreadable(desk: Desk, looked: string, alike: readonly Evidence[] = []): Judged {
  const { unreadable: error, notSettled } = desk.texts
  const reason = notSettled(desk.unread)
  return { error, verdict: 'unreadable', reason, evidence: [], nearest: nearest(desk, looked, alike) }
}

function withReason(judged: Judged, reason: string): Judged {
  return judged.verdict === 'unreadable' ? judged : { ...judged, reason }
}

function nearest(desk: Desk, looked: string, alike: readonly Evidence[]): Passage[] {
  const read = alike
    .filter(isFound)
    .flatMap(({ page, quote }) => (page === null ? [] : [{ page, text: quote }]))
  return distinct([...read, ...nearestPassages(desk.index, looked, NEAREST_MAX)]).slice(0, NEAREST_MAX)
}

/** Names the words that a reader can't see, where quotes rest on any. */
export function hiddenIn({ texts }: Desk, lookups: readonly Lookup[]): string {
  const hidden = firstHidden(lookups)
  return hidden ? texts.hiddenWords(hidden.words, hidden.page) : ''
}

/** What passages are held against: the rule, and the words the AI thought to have seen. */
function wanted(rule: NumberedRule, evidence: readonly Evidence[]): string {
  return [rule.text, ...evidence.map(({ quote }) => quote)].join('\n')
}

function distinct(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map((passage) => [`${passage.page} ${passage.text}`, passage])).values()]
}

/** The first proven quote, else the first. */
export function quoteOf(evidence: readonly Evidence[]): Pick<Finding, 'quote'> {
  const first = evidence.find(isFound) ?? evidence[0]
  return first ? { quote: first.quote } : {}
}

export function fixOf({ fix }: { readonly fix: string }): Pick<Finding, 'fix'> {
  return fix === '' ? {} : { fix }
}

export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
