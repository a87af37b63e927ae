/** Grounds the general checks in the document; makes no claims about unread pages. */

import { readPagesOf } from '../../domain/document/unread-pages.ts'
import {
  type Finding,
  GENERAL_KINDS,
  type GeneralKind,
  generalSatisfied,
} from '../../domain/results/verdicts.ts'
import { isFound, lookUp } from './evidence.ts'
import { type Context, causeOf, errorOf, fixOf, joined, quoteOf } from './finding-fields.ts'
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
