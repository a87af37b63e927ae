/** Grounds the general checks in the document; makes no claims about unread pages. */

import {
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  generalSatisfied,
} from '../../domain/results/verdicts.ts'
import { readPagesOf } from '../../domain/unread-pages.ts'
import { isFound, lookUp } from './evidence.ts'
import { type Context, fixOf, hiddenIn, joined, quoteOf } from './finding-fields.ts'
import type { GeneralReply } from './reply.ts'

type Unnumbered = Omit<Finding, 'id'>

/** General findings by kind, proven ones first; a kind without findings gets one line. */
export function general(context: Context, replies: readonly GeneralReply[]): Unnumbered[] {
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
  return { ...base, error: texts.unreadable, verdict: 'undecided', cause: 'pages-unread', reason }
}

/** An error that contains "passes" or "meets" would count as satisfied, so such words go only into the reason. */
function wrong(context: Context, reply: GeneralReply): Unnumbered {
  const { texts, unread } = context
  const lookups = reply.quotes.flatMap((quote) => lookUp(context, quote))
  const evidence = lookups.flatMap((one) => one.evidence)
  const said = reply.error || texts.mistake
  const named = { rule: texts.kinds[reply.kind], kind: reply.kind }
  const found = { ...named, ...quoteOf(evidence), ...fixOf(reply), evidence }
  if (unread.length > 0 && !evidence.some(isFound)) {
    return {
      ...found,
      error: texts.unreadable,
      verdict: 'undecided',
      cause: 'pages-unread',
      reason: joined(said, texts.notSettled(unread)),
    }
  }
  const error = generalSatisfied({ error: said }) ? texts.mistake : said
  return { ...found, error, verdict: 'broken', reason: joined(said, hiddenIn(context, lookups)) }
}
