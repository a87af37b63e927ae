/**
 * Grounding: looks up every quote in the document and lowers verdicts without proof. Pure.
 *
 * "Met" with quotes needs a proof. If unread pages could decide a rule, its verdict is "could not be read".
 */

import { locateQuote, readPassages } from '../../domain/quotes.ts'
import type { Evidence, Finding } from '../../domain/results/verdicts.ts'
import { conditionOf } from '../../domain/rules/conditions.ts'
import type { Steps } from '../../domain/steps.ts'
import { hidesWords } from '../../domain/unread-pages.ts'
import type { Replies } from './ask.ts'
import { closestPassages, searchedText } from './closest-passages.ts'
import { isFound, type Lookup, lookUp, type Source, unverified } from './evidence.ts'
import { type Context, fixOf, hiddenIn, joined, quoteOf } from './finding-fields.ts'
import { general } from './ground-general.ts'
import { objectionTo } from './objections.ts'
import type { NumberedRule } from './prompt.ts'
import type { RuleReply } from './reply.ts'
import { textsIn } from './texts.ts'

export interface Grounded {
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
}

/** `replies.rules` has one answer per rule, in the order of `rules`; `language` is that of the report. */
export function* ground(
  replies: Pick<Replies, 'rules' | 'general'>,
  rules: readonly NumberedRule[],
  source: Source,
  language: string,
): Steps<Grounded> {
  const unread = source.document.pages.filter(hidesWords)
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
  const lookups = reply.quotes.flatMap((quote) => lookUp(context, quote))
  return { ...base, ...JUDGES[reply.verdict](context, rule, reply, lookups) }
}

/**
 * A quote that only resembles the document's words, or is cut out of their context, is no proof; those words become the
 * closest passage. Nothing is proof of what the AI itself says the document takes back; the words that do are shown.
 */
function met(context: Context, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const objection = objectionTo(context, lookups, reply.against)
  if (objection) {
    const quoted = lookups.flatMap(({ evidence }) => evidence)
    const judged = missing(context, rule.text, quoted)
    const unsettled = judged.verdict === 'undecided' ? judged.reason : ''
    const reason = joined(context.texts.takenBack, unsettled)
    return { ...judged, ...quoteOf([objection]), reason, evidence: [objection] }
  }
  const proven = new Set(lookups.flatMap((one) => (one.isProof ? [one.quote] : [])))
  const evidence = withoutRepeats(
    lookups.flatMap((one) => (one.isProof ? one.evidence : unproven(one, proven.has(one.quote)))),
  )
  if (evidence.some(isFound)) {
    return { error: '', ...quoteOf(evidence), verdict: 'met', reason: reply.reason, evidence }
  }
  if (lookups.length > 0) return withoutProof(context, rule, lookups, evidence)
  if (context.unread.length > 0) return unreadable(context, rule.text)
  const whole = context.texts.wholeDocument(context.document.pages.length)
  return { error: '', verdict: 'met', reason: joined(reply.reason, whole), evidence }
}

/**
 * Keeps evidence from pictures and hidden text. Only words that are not in the document become unverified, and nothing
 * of a quote of which another passage is proof.
 */
function unproven({ quote, evidence }: Lookup, isOtherProof: boolean): readonly Evidence[] {
  const seen = evidence.filter(({ status }) => status === 'image' || status === 'hidden')
  if (seen.length > 0) return seen
  return isOtherProof || evidence.every(isVerbatim) ? [] : [unverified(quote)]
}

/** Several passages of one quote may be missing from the document. */
const withoutRepeats = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(
    ({ status, quote }, at) =>
      status !== 'unverified' ||
      evidence.findIndex((one) => one.status === status && one.quote === quote) === at,
  )

const isVerbatim = ({ status }: Evidence): boolean => status === 'verified'

function withoutProof(
  context: Context,
  rule: NumberedRule,
  lookups: readonly Lookup[],
  evidence: readonly Evidence[],
): Judged {
  const alike = lookups.flatMap((one) => one.evidence)
  const judged = missing(context, searchedText(rule, evidence), alike)
  const given = { ...quoteOf(evidence), evidence }
  if (judged.verdict === 'undecided') return { ...judged, ...given }
  const { interrupted, outOfContext, unproven } = context.texts
  const said = alike.every(isVerbatim) ? outOfContext : unproven
  const isInterrupted = lookups.some((one) => one.isInterrupted)
  const reason = hiddenIn(context, lookups) || (isInterrupted ? interrupted : said)
  return { ...judged, ...given, reason }
}

function broken(context: Context, rule: NumberedRule, reply: RuleReply, lookups: readonly Lookup[]): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const given = { ...quoteOf(evidence), evidence }
  const isProven = evidence.some(isFound)
  if (!isProven && context.unread.length > 0) {
    return { ...unreadable(context, searchedText(rule, evidence)), ...given }
  }
  const reason = joined(reply.reason || context.texts.broken, hiddenIn(context, lookups))
  const judged = { error: reason, verdict: 'broken', reason, ...fixOf(reply), ...given } as const
  if (isProven) return judged
  return { ...judged, nearest: closestPassages(context, searchedText(rule, evidence)) }
}

/** Quotes for a rule that is not found become its closest passages. */
function notFound(
  context: Context,
  rule: NumberedRule,
  reply: RuleReply,
  lookups: readonly Lookup[],
): Judged {
  const evidence = lookups.flatMap((one) => one.evidence)
  const judged = missing(context, searchedText(rule, evidence), evidence)
  if (judged.verdict === 'undecided') return judged
  return { ...judged, reason: reply.reason || judged.reason, ...fixOf(reply) }
}

/** Requires a condition that is in the rule's text and not in the document; an exception needs proof instead. */
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
    nearest: closestPassages(context, condition.text),
    condition: condition.text,
  }
}

/** Whether the document contains the condition's words. */
function speaksOf(context: Context, condition: string): boolean {
  return locateQuote(context.index, condition)?.status === 'verified'
}

/** `alike` become the first of the closest passages. */
function missing(context: Context, searched: string, alike: readonly Evidence[] = []): Judged {
  if (context.unread.length > 0) return unreadable(context, searched, alike)
  const { notFound: error, wholeDocument } = context.texts
  const reason = wholeDocument(context.document.pages.length)
  return {
    error,
    verdict: 'not-found',
    reason,
    evidence: [],
    nearest: closestPassages(context, searched, alike),
  }
}

function unreadable(context: Context, searched: string, alike: readonly Evidence[] = []): Judged {
  const { unreadable: error, notSettled } = context.texts
  const reason = notSettled(context.unread)
  return {
    error,
    verdict: 'undecided',
    cause: 'pages-unread',
    reason,
    evidence: [],
    nearest: closestPassages(context, searched, alike),
  }
}

function withReason(judged: Judged, reason: string): Judged {
  return judged.verdict === 'undecided' ? judged : { ...judged, reason }
}
