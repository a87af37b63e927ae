/**
 * From what the AI says to what is proven: every quote is looked up in the document. Pure.
 *
 * A verdict of "met" counts only with a proof: with quotes of which none is in the document, typing apart, it becomes
 * "not found".
 */
import { nearestPassages } from '../../domain/quotes.ts'
import { type Evidence, type Finding, generalSatisfied, type Passage } from '../../domain/verdicts.ts'
import type { Replies } from './ask.ts'
import { isFound, type Lookup, lookUp, type Source, unverified } from './evidence.ts'
import { isPicture } from './picture.ts'
import { GENERAL_KINDS, type GeneralKind, type NumberedRule } from './prompt.ts'
import type { GeneralReply, QuoteReply, RuleReply } from './reply.ts'
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
  if (!reply) return { ...base, ...missing(desk, rule.text) }
  if (reply.verdict === 'met') return { ...base, ...met(desk, rule, reply) }
  const evidence = reply.quotes.flatMap((quote) => lookUp(desk, quote).evidence)
  const judge = reply.verdict === 'broken' ? broken : notFound
  return { ...base, ...judge(desk, rule, reply, evidence) }
}

type Judged = Omit<Finding, 'id' | 'rule'>
type LookedUp = Lookup & { readonly quote: QuoteReply }

/** A quote that only resembles the document's words proves nothing here; the words themselves come nearest. */
function met(desk: Desk, rule: NumberedRule, reply: RuleReply): Judged {
  const lookups = reply.quotes.map((quote) => ({ quote, ...lookUp(desk, quote) }))
  const evidence = lookups.flatMap((one) => (one.isProof ? one.evidence : [unverified(one.quote)]))
  if (lookups.length > 0 && !evidence.some(isFound)) return unproven(desk, rule, lookups)
  const whole = desk.texts.wholeDocument(desk.document.pages.length)
  const reason = evidence.length === 0 ? joined(reply.reason, whole) : reply.reason
  return { error: '', ...quoteOf(evidence), verdict: 'met', reason, evidence }
}

function unproven(desk: Desk, rule: NumberedRule, lookups: readonly LookedUp[]): Judged {
  const evidence = lookups.map(({ quote }) => unverified(quote))
  const alike = lookups.flatMap((one) => one.evidence)
  const judged = missing(desk, wanted(rule, evidence), alike)
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
  if (evidence.some(isFound)) return judged
  return { ...judged, nearest: nearestPassages(desk.index, wanted(rule, evidence), NEAREST_MAX) }
}

/** Quotes given for something not found are the passages that came nearest. */
function notFound(desk: Desk, rule: NumberedRule, reply: RuleReply, evidence: readonly Evidence[]): Judged {
  const judged = missing(desk, wanted(rule, evidence), evidence)
  return { ...judged, reason: reply.reason || judged.reason, ...fixOf(reply) }
}

/** `alike` are the passages that were looked at first. */
function missing(desk: Desk, looked: string, alike: readonly Evidence[] = []): Judged {
  const { notFound: error, wholeDocument } = desk.texts
  const read = alike.flatMap(({ page, quote, status }) =>
    page === null || status === 'image' ? [] : [{ page, text: quote }],
  )
  const nearest = distinct([...read, ...nearestPassages(desk.index, looked, NEAREST_MAX)])
  const reason = wholeDocument(desk.document.pages.length)
  return { error, verdict: 'not-found', reason, evidence: [], nearest: nearest.slice(0, NEAREST_MAX) }
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
      found.filter(({ evidence }) => evidence.some(isFound) === proven),
    )
  })
}

/** Nothing is claimed of pages whose words nobody but the AI can have seen. */
function clean({ document: { pages, warnings }, texts }: Desk, kind: GeneralKind): Omit<Finding, 'id'> {
  const pictures = warnings.includes('no-text-layer') ? pages.filter(isPicture).length : 0
  const reason = pictures > 0 ? texts.nothingReported(pictures, pages.length) : texts.nothingWrong
  return { rule: texts.kinds[kind], error: '', verdict: 'met', reason, evidence: [] }
}

/** An explanation that holds "passes" or "meets" would count as satisfied, so it stands in the reason alone. */
function generalFinding(desk: Desk, reply: GeneralReply): Omit<Finding, 'id'> {
  const { texts } = desk
  const evidence = reply.quotes.flatMap((quote) => lookUp(desk, quote).evidence)
  const reason = reply.error || texts.mistake
  const error = generalSatisfied({ error: reason }) ? texts.mistake : reason
  const rule = texts.kinds[reply.kind]
  return { rule, error, ...quoteOf(evidence), verdict: 'broken', reason, ...fixOf(reply), evidence }
}

/** The first proven quote, else the first. */
function quoteOf(evidence: readonly Evidence[]): Pick<Finding, 'quote'> {
  const first = evidence.find(isFound) ?? evidence[0]
  return first ? { quote: first.quote } : {}
}

function fixOf({ fix }: { readonly fix: string }): Pick<Finding, 'fix'> {
  return fix === '' ? {} : { fix }
}

function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
