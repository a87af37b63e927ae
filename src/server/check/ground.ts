/**
 * Grounding: looks up every quote in the document, and prepares what the second reading must confirm. Pure.
 *
 * A verdict that rests on quotes stands only if the document's own words can carry it; otherwise it is undecided, with
 * its cause. If unread pages could decide a rule, it is undecided too.
 */

import { hidesWords, readPagesOf } from '../../domain/document/unread-pages.ts'
import { locateQuote, type Place, passageAround, tellingWords } from '../../domain/quotes/quotes.ts'
import {
  type Cause,
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  generalSatisfied,
} from '../../domain/results/verdicts.ts'
import { conditionIn } from '../../domain/rules/conditions.ts'
import type { Steps } from '../../domain/text/steps.ts'
import type { Replies } from './ask.ts'
import { isFound, type Lookup, lookUp, type Source } from './evidence.ts'
import { type Context, causeOf, closestPassages, errorOf, fixOf, joined, quoteOf } from './finding-fields.ts'
import type { NumberedRule } from './prompt.ts'
import type { GeneralReply, RuleReply } from './reply.ts'
import type { Reading } from './second-question.ts'
import { textsIn } from './texts.ts'

export type Judged = Omit<Finding, 'id' | 'rule'>

export interface Draft {
  readonly rule: NumberedRule
  readonly judged: Judged
  readonly reading?: Reading | undefined
  /** The finding if it is left to the reader; `why` is what the second reading says. */
  undecided(cause: Cause, why?: string): Judged
}

export interface Drafts {
  readonly specificRules: readonly Draft[]
  readonly generalRules: readonly Finding[]
}

/** `replies.rules` has one answer per rule; the drafts are in the order of `rules`. `language` is that of the report. */
export function* ground(
  replies: Pick<Replies, 'rules' | 'general'>,
  rules: readonly NumberedRule[],
  source: Source,
  language: string,
): Steps<Drafts> {
  const unread = source.document.pages.filter(hidesWords)
  const context: Context = { ...source, unread, texts: textsIn(language) }
  const byNumber = new Map(replies.rules.map((reply) => [reply.number, reply]))
  const specificRules: Draft[] = []
  for (const rule of rules) {
    const reply = byNumber.get(rule.number)
    const others = rules.filter((other) => other !== rule).map(({ text }) => text)
    if (reply) specificRules.push(draftOf({ ...context, others }, rule, reply))
    yield
  }
  const generalRules = general(context, replies.general).map((finding, at) => ({
    ...finding,
    id: rules.length + at + 1,
  }))
  return { specificRules, generalRules }
}

interface RuleContext extends Context {
  readonly others: readonly string[]
}

interface Case extends RuleContext {
  readonly rule: NumberedRule
  readonly reply: RuleReply
  readonly lookups: readonly Lookup[]
}

/** What an answer comes to: a cause of doubt, or a finding and the places it rests on, if any. */
type Outcome = { readonly cause: Cause } | { readonly judged: Judged; readonly restsOn: readonly Place[] }

const JUDGES: Readonly<Record<RuleReply['verdict'], (one: Case) => Outcome>> = {
  met,
  broken,
  not_found: notFound,
  does_not_apply: notApplicable,
  cannot_judge: () => ({ cause: 'not-understood' }),
}

function draftOf(context: RuleContext, rule: NumberedRule, reply: RuleReply): Draft {
  const lookups = reply.quotes.flatMap((quote) => lookUp(context, quote))
  const one: Case = { ...context, rule, reply, lookups }
  const undecided: Draft['undecided'] = (cause, why) => undecidedOf(one, cause, why)
  const outcome = JUDGES[reply.verdict](one)
  if ('cause' in outcome) return { rule, judged: undecided(outcome.cause), undecided }
  return { rule, judged: outcome.judged, reading: readingOf(one, outcome), undecided }
}

function readingOf({ index, rule, reply }: Case, { restsOn }: { readonly restsOn: readonly Place[] }) {
  const { verdict, against } = reply
  if (restsOn.length === 0 || verdict === 'not_found' || verdict === 'cannot_judge') return undefined
  const named = against.flatMap(({ text, page }) => locateQuote(index, text, page) ?? [])
  const passage = passageAround(
    index,
    [restsOn],
    named.map(({ places }) => places),
  )
  return { rule: rule.text, verdict, passage }
}

/** A prohibition can't be quoted, so "met" without quotes stands, with the number of pages that were read. */
function met(one: Case): Outcome {
  const { document, lookups, reply, texts } = one
  const cause = causeOf(one, lookups)
  if (cause) return { cause }
  const whole = lookups.length === 0 ? texts.wholeDocument(document.pages.length) : ''
  const reason = joined(reply.reason, whole)
  return { judged: { error: '', verdict: 'met', reason, ...quoted(one) }, restsOn: placesOf(lookups) }
}

function broken(one: Case): Outcome {
  const { lookups, reply, texts } = one
  const cause = causeOf(one, lookups)
  if (cause) return { cause }
  const reason = reply.reason || texts.broken
  const nearest = lookups.length === 0 ? { nearest: closest(one) } : {}
  const judged = {
    error: reason,
    verdict: 'broken',
    reason,
    ...fixOf(reply),
    ...quoted(one),
    ...nearest,
  } as const
  return { judged, restsOn: placesOf(lookups) }
}

/** Quotes for a rule that is not found become its closest passages. */
function notFound(one: Case): Outcome {
  const { document, index, others, reply, rule, texts, unread } = one
  if (unread.length > 0) return { cause: 'pages-unread' }
  const reason = reply.reason || texts.wholeDocument(document.pages.length)
  const judged = {
    error: texts.notFound,
    verdict: 'not-found',
    reason,
    ...fixOf(reply),
    evidence: [],
    searched: tellingWords(index, rule.text, others),
    nearest: closest(one),
  } as const
  return { judged, restsOn: [] }
}

/** Requires a condition that is part of the rule. Where the document speaks of it, the second reading is asked. */
function notApplicable(one: Case): Outcome {
  const { index, lookups, reply, rule, texts } = one
  const condition = conditionIn(rule.text, reply.condition)
  if (condition === null) return { cause: 'not-understood' }
  const spoken = locateQuote(index, condition)
  const restsOn = [...placesOf(lookups), ...(spoken?.status === 'same' ? spoken.places : [])]
  const cause = causeOf(one, lookups)
  if (cause) return { cause }
  const judged = {
    error: '',
    verdict: 'not-applicable',
    reason: joined(texts.doesNotApply(condition), reply.reason),
    ...quoted(one),
    nearest: closest(one, condition),
    condition,
  } as const
  return { judged, restsOn }
}

/** Keeps the AI's reason and quotes in sight. */
function undecidedOf(one: Case, cause: Cause, why?: string): Judged {
  const { lookups, reply, texts, unread } = one
  const isUnread = cause === 'pages-unread'
  const noCondition =
    cause === 'not-understood' && reply.verdict === 'does_not_apply' ? texts.noCondition : ''
  return {
    error: errorOf(one, cause, lookups, why),
    verdict: 'undecided',
    cause,
    reason: joined(reply.reason, noCondition, isUnread ? texts.notSettled(unread) : ''),
    ...(why && { secondReading: why }),
    ...fixOf(reply),
    ...quoted(one),
    ...((isUnread || cause === 'not-in-document') && { nearest: closest(one) }),
  }
}

function quoted({ lookups }: Case): Pick<Finding, 'quote' | 'evidence'> {
  const evidence = lookups.flatMap((one) => one.evidence)
  return { ...quoteOf(evidence), evidence }
}

function closest(one: Case, searched?: string) {
  return closestPassages(one, one.rule, quoted(one).evidence, searched)
}

function placesOf(lookups: readonly Lookup[]): Place[] {
  return lookups.flatMap(({ cause, places }) => (cause === null ? places : []))
}

type Unnumbered = Omit<Finding, 'id'>

/** General findings by kind, proven ones first; a kind without findings gets one line. */
function general(context: Context, replies: readonly GeneralReply[]): Unnumbered[] {
  return GENERAL_KINDS.flatMap((kind) => {
    const found = replies.filter((reply) => reply.kind === kind).map((reply) => wrong(context, reply))
    if (found.length === 0) return [clean(context, kind)]
    return [true, false].flatMap((proven) =>
      found.filter(({ evidence }) => evidence.some(isFound) === proven),
    )
  })
}

function clean({ document, unread, texts }: Context, kind: GeneralKind): Unnumbered {
  const base = { rule: texts.kinds[kind], kind, evidence: [] }
  if (unread.length === 0) return { ...base, error: '', verdict: 'met', reason: texts.nothingWrong }
  const reason = texts.nothingReported(unread, readPagesOf(document))
  const cause = 'pages-unread'
  return { ...base, error: texts.causes[cause], verdict: 'undecided', cause, reason }
}

/** Quotes stay as short as given, because they show the mistake itself; without one it is left to the reader. */
function wrong(context: Context, reply: GeneralReply): Unnumbered {
  const { texts, unread } = context
  const lookups = reply.quotes.flatMap((quote) => lookUp(context, quote, false))
  const evidence = lookups.flatMap((one) => one.evidence)
  const said = reply.error || texts.mistake
  const named = { rule: texts.kinds[reply.kind], kind: reply.kind }
  const found = { ...named, ...quoteOf(evidence), ...fixOf(reply), evidence }
  const cause = causeOf(context, lookups) ?? (lookups.length === 0 ? 'not-understood' : null)
  if (cause === null)
    return { ...found, error: unsatisfied(said, texts.mistake), verdict: 'broken', reason: said }
  const reason = joined(said, cause === 'pages-unread' ? texts.notSettled(unread) : '')
  const error = unsatisfied(errorOf(context, cause, lookups), texts.mistake)
  return { ...found, error, verdict: 'undecided', cause, reason }
}

/** An error that contains "passes" or "meets" would count as satisfied, so such words go only into the reason. */
function unsatisfied(error: string, instead: string): string {
  return generalSatisfied({ error }) ? instead : error
}
