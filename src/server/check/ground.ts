/**
 * From what the AI says to what is proven: every quote is looked up in the document. Pure.
 *
 * A verdict of "met" counts only with a proof: with quotes of which none is in the document it becomes "not found".
 */
import { nearestPassages } from '../../domain/quotes.ts'
import { type Evidence, type Finding, generalSatisfied, type Passage } from '../../domain/verdicts.ts'
import type { Replies } from './ask.ts'
import { evidenceOf, isProof, type Source } from './evidence.ts'
import { GENERAL_KINDS, type GeneralKind, type NumberedRule } from './prompt.ts'
import type { GeneralReply, RuleReply } from './reply.ts'
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
  const desk: Desk = { ...source, texts: textsIn(language) }
  const byNumber = new Map(replies.rules.map((reply) => [reply.number, reply]))
  return {
    specificRules: rules.map((rule) => specific(desk, rule, byNumber.get(rule.number))),
    generalRules: general(desk, replies.general).map((finding, at) => ({
      ...finding,
      id: rules.length + at + 1,
    })),
  }
}

interface Desk extends Source {
  readonly texts: Texts
}

function specific(desk: Desk, rule: NumberedRule, reply: RuleReply | undefined): Finding {
  const base = { id: rule.number, rule: rule.text }
  if (!reply) return { ...base, ...missing(desk, rule.text, desk.texts.notFound) }
  const evidence = reply.quotes.flatMap((quote) => evidenceOf(desk, quote))
  if (reply.verdict === 'not_found') return { ...base, ...notFound(desk, rule, reply, evidence) }
  if (reply.verdict === 'broken') return { ...base, ...broken(desk, rule, reply, evidence) }
  return { ...base, ...met(desk, rule, reply, evidence) }
}

type Judged = Omit<Finding, 'id' | 'rule'>

function met(desk: Desk, rule: NumberedRule, reply: RuleReply, evidence: readonly Evidence[]): Judged {
  if (evidence.length > 0 && !evidence.some(isProof)) return unproven(desk, rule, evidence)
  const whole = desk.texts.wholeDocument(desk.document.pages.length)
  const reason = evidence.length === 0 ? joined(reply.reason, whole) : reply.reason
  return { error: '', ...quoteOf(evidence), verdict: 'met', reason, evidence }
}

function unproven(desk: Desk, rule: NumberedRule, evidence: readonly Evidence[]): Judged {
  const judged = missing(desk, wanted(rule, evidence), joined(desk.texts.notFound, desk.texts.unproven))
  return { ...judged, ...quoteOf(evidence), reason: desk.texts.unproven, evidence }
}

function broken(desk: Desk, rule: NumberedRule, reply: RuleReply, evidence: readonly Evidence[]): Judged {
  const reason = reply.reason || desk.texts.broken
  const judged = {
    error: reason,
    ...quoteOf(evidence),
    verdict: 'broken',
    reason,
    ...fixOf(reply),
    evidence,
  } as const
  if (evidence.some(isProof)) return judged
  return { ...judged, nearest: nearestPassages(desk.index, wanted(rule, evidence), NEAREST_MAX) }
}

/** Quotes given for something not found are the passages that came nearest. */
function notFound(desk: Desk, rule: NumberedRule, reply: RuleReply, evidence: readonly Evidence[]): Judged {
  const judged = missing(desk, wanted(rule, evidence), joined(desk.texts.notFound, reply.reason))
  const looked = evidence.flatMap(({ page, quote, status }) =>
    page === null || status === 'image' ? [] : [{ page, text: quote }],
  )
  const nearest = distinct([...looked, ...(judged.nearest ?? [])]).slice(0, NEAREST_MAX)
  return { ...judged, reason: reply.reason || desk.texts.notFound, ...fixOf(reply), nearest }
}

function missing(desk: Desk, looked: string, error: string): Judged {
  const nearest = nearestPassages(desk.index, looked, NEAREST_MAX)
  return { error, verdict: 'not-found', reason: error, evidence: [], nearest }
}

/** What passages are held against: the rule, and the words the AI thought to have seen. */
function wanted(rule: NumberedRule, evidence: readonly Evidence[]): string {
  return [rule.text, ...evidence.map(({ quote }) => quote)].join('\n')
}

function distinct(passages: readonly Passage[]): Passage[] {
  return [...new Map(passages.map((passage) => [`${passage.page} ${passage.text}`, passage])).values()]
}

/** The general findings kind by kind, proven ones first; a kind without any is a line that is satisfied. */
function general(desk: Desk, replies: readonly GeneralReply[]): Omit<Finding, 'id'>[] {
  return GENERAL_KINDS.flatMap((kind) => {
    const found = replies.filter((reply) => reply.kind === kind).map((reply) => generalFinding(desk, reply))
    if (found.length === 0) return [clean(desk, kind)]
    return [true, false].flatMap((proven) =>
      found.filter(({ evidence }) => evidence.some(isProof) === proven),
    )
  })
}

function clean({ texts }: Desk, kind: GeneralKind): Omit<Finding, 'id'> {
  return { rule: texts.kinds[kind], error: '', verdict: 'met', reason: texts.nothingWrong, evidence: [] }
}

/** An explanation that holds "passes" or "meets" would count as satisfied, so it stands in the reason alone. */
function generalFinding(desk: Desk, reply: GeneralReply): Omit<Finding, 'id'> {
  const { texts } = desk
  const evidence = reply.quotes.flatMap((quote) => evidenceOf(desk, quote))
  const reason = reply.error || texts.mistake
  const error = generalSatisfied({ error: reason }) ? texts.mistake : reason
  const rule = texts.kinds[reply.kind]
  return { rule, error, ...quoteOf(evidence), verdict: 'broken', reason, ...fixOf(reply), evidence }
}

/** The first proven quote, else the first. */
function quoteOf(evidence: readonly Evidence[]): Pick<Finding, 'quote'> {
  const first = evidence.find(isProof) ?? evidence[0]
  return first ? { quote: first.quote } : {}
}

function fixOf({ fix }: { readonly fix: string }): Pick<Finding, 'fix'> {
  return fix === '' ? {} : { fix }
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
