/**
 * From what the AI says to what is proven: every quote is looked up in the document. Pure.
 *
 * A verdict counts only as far as the pages that we read bear it out: "met" needs a proof, and what pages that we
 * could not read might settle is "could not be read".
 */
import { conditionOf } from '../../domain/conditions.ts'
import { locateQuote, nearestPassages, quadsOf, readPassages } from '../../domain/quotes.ts'
import type { Steps } from '../../domain/steps.ts'
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
export function* ground(
  replies: Pick<Replies, 'rules' | 'general'>,
  rules: readonly NumberedRule[],
  source: Source,
  language: string,
): Steps<Grounded> {
  const unread = source.document.pages.filter(hidesWords).map(({ number }) => number)
  const context: Context = { ...source, unread, texts: textsIn(language) }
  const byNumber = new Map(replies.rules.map((reply) => [reply.number, reply]))
  if (replies.rules.some(({ verdict }) => verdict !== 'met')) yield* readPassages(source.index)
  const specificRules: Finding[] = []
  for (const rule of rules) {
    specificRules.push(specific(context, rule, byNumber.get(rule.number)))
    yield
  }
  return {
    specificRules,
    generalRules: general(context, replies.general).map((finding, at) => ({
      ...finding,
      id: rules.length + at + 1,
    })),
  }
}

export interface Context extends Source {
  /** Pages that may hold words which we can't read. */
  readonly unread: readonly number[]
  readonly texts: Texts
}

type Judged = Omit<Finding, 'id' | 'rule'>
type Judge = (context: Context, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]) => Judged

const JUDGES: Readonly<Record<RuleReply['verdict'], Judge>> = {
  met,
  broken,
  not_found: notFound,
  does_not_apply: notApplicable,
}

function specific(context: Context, rule: NumberedRule, reply: RuleReply | undefined): Finding {
  const base = { id: rule.number, rule: rule.text }
  if (!reply) return { ...base, ...missing(context, rule.text) }
  const lookups = reply.quotes.map((quote) => lookUp(context, quote))
  return { ...base, ...JUDGES[reply.verdict](context, rule, reply, lookups) }
}

/** A quote that only resembles the document's words proves nothing here; the words themselves come nearest. */
function met(context: Context, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => (one.isProof ? one.evidence : unproven(one)))
  if (evidence.some(isFound)) {
    return { error: '', ...quoteOf(evidence), verdict: 'met', reason: reply.reason, evidence }
  }
  if (lookups.length > 0) return withoutProof(context, rule, lookups, evidence)
  if (context.unread.length > 0) return unreadable(context, rule.text)
  const whole = context.texts.wholeDocument(context.document.pages.length)
  return { error: '', verdict: 'met', reason: joined(reply.reason, whole), evidence }
}

/** What only the AI or only a program can see stays what it is; the rest is not in the document. */
function unproven({ quote, evidence }: Lookup): readonly Evidence[] {
  const seen = evidence.filter(({ status }) => status === 'image' || status === 'hidden')
  return seen.length > 0 ? seen : [unverified(quote)]
}

function withoutProof(
  context: Context,
  rule: NumberedRule,
  lookups: readonly Lookup[],
  evidence: readonly Evidence[],
): Judged {
  const alike = lookups.flatMap((one) => one.evidence)
  const judged = missing(context, wanted(rule, evidence), alike)
  const given = { ...quoteOf(evidence), evidence }
  if (judged.verdict === 'unreadable') return { ...judged, ...given }
  return { ...judged, ...given, reason: hiddenIn(context, lookups) || context.texts.unproven }
}

function broken(context: Context, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const given = { ...quoteOf(evidence), evidence }
  const isProven = evidence.some(isFound)
  if (!isProven && context.unread.length > 0) {
    return { ...unreadable(context, wanted(rule, evidence)), ...given }
  }
  const reason = joined(reply.reason || context.texts.broken, hiddenIn(context, lookups))
  const judged = { error: reason, verdict: 'broken', reason, ...fixOf(reply), ...given } as const
  if (isProven) return judged
  return { ...judged, nearest: nearestTo(context, wanted(rule, evidence)) }
}

/** Quotes given for something not found are the passages that came nearest. */
function notFound(
  context: Context,
  rule: NumberedRule,
  reply: RuleReply,
  lookups: readonly Lookup[],
): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const judged = missing(context, wanted(rule, evidence), evidence)
  if (judged.verdict === 'unreadable') return judged
  return { ...judged, reason: reply.reason || judged.reason, ...fixOf(reply) }
}

/** Only for a condition that the rule itself has and that the document doesn't speak of; an exception needs its proof. */
function notApplicable(
  context: Context,
  rule: NumberedRule,
  reply: RuleReply,
  lookups: readonly Lookup[],
): Judged {
  const evidence = lookups.filter(({ isProof }) => isProof).flatMap((one) => one.evidence)
  const condition = conditionOf(rule.text, reply.condition)
  const holds =
    condition?.isException === true
      ? evidence.length > 0
      : condition !== null && !speaksOf(context, condition.text)
  if (condition === null || !holds) return withReason(missing(context, rule.text), context.texts.noCondition)
  if (context.unread.length > 0 && !condition.isException) return unreadable(context, condition.text)
  return {
    error: '',
    ...quoteOf(evidence),
    verdict: 'not-applicable',
    reason: joined(context.texts.doesNotApply(condition.text), reply.reason),
    evidence,
    nearest: nearestTo(context, condition.text),
    condition: condition.text,
  }
}

/** The condition's own words stand in the document. */
function speaksOf(context: Context, condition: string): boolean {
  return locateQuote(context.index, condition)?.status === 'verified'
}

/** `alike` are the passages that were looked at first. */
function missing(context: Context, looked: string, alike: readonly Evidence[] = []): Judged {
  if (context.unread.length > 0) return unreadable(context, looked, alike)
  const { notFound: error, wholeDocument } = context.texts
  const reason = wholeDocument(context.document.pages.length)
  return { error, verdict: 'not-found', reason, evidence: [], nearest: nearest(context, looked, alike) }
}

function unreadable(context: Context, looked: string, alike: readonly Evidence[] = []): Judged {
  const { unreadable: error, notSettled } = context.texts
  const reason = notSettled(context.unread)
  return { error, verdict: 'unreadable', reason, evidence: [], nearest: nearest(context, looked, alike) }
}

function withReason(judged: Judged, reason: string): Judged {
  return judged.verdict === 'unreadable' ? judged : { ...judged, reason }
}

function nearest(context: Context, looked: string, alike: readonly Evidence[]): Passage[] {
  const read = alike
    .filter(isFound)
    .flatMap(({ page, quote, quads }) => (page === null ? [] : [{ page, text: quote, quads }]))
  return distinct([...read, ...nearestTo(context, looked)]).slice(0, NEAREST_MAX)
}

/** With the place of their words, so that a reader is led to them and not to a whole page. */
function nearestTo({ index, document }: Context, looked: string): Passage[] {
  return nearestPassages(index, looked, NEAREST_MAX).map((passage) => {
    const places = locateQuote(index, passage.text, passage.page)?.places ?? []
    const found = quadsOf(document.pages, places).find(({ page }) => page === passage.page)
    return found ? { ...passage, quads: found.quads } : passage
  })
}

/** Names the words that a reader can't see, where quotes rest on any. */
export function hiddenIn({ texts }: Context, lookups: readonly Lookup[]): string {
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
