/** A check between reading and marking: ask, then hold every answer against the document. */
import type { Stage } from '../../domain/documents.ts'
import { languageTag } from '../../domain/language.ts'
import type { DocumentText } from '../../domain/page-text.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { type Checker, CheckerFault, type DocumentCutter } from '../ports.ts'
import { askAll, type Replies, type Request } from './ask.ts'
import { CheckFailed } from './check-failed.ts'
import { doubtAbout } from './doubt.ts'
import { sourceOf } from './evidence.ts'
import { ground } from './ground.ts'
import { lookAhead } from './look-ahead.ts'
import { ordersIn } from './orders.ts'
import { type Texts, textsIn } from './texts.ts'

export { reportLanguage } from '../../domain/language.ts'
export { CheckFailed } from './check-failed.ts'
export { marksOf } from './marks.ts'
export { summaryOf } from './summary.ts'

export interface DocumentCheck {
  readonly pdf: Uint8Array
  /** What was read from `pdf`. */
  readonly document: DocumentText
  /** In order, without their numbers. */
  readonly rules: readonly string[]
  /** BCP 47 tag in which the report is wanted. */
  readonly language: string
  readonly fileName: string
  /** Needed for documents of more pages than the AI takes at once. */
  readonly cutter?: DocumentCutter
  readonly onStage?: (stage: Stage) => void | Promise<void>
  /** Ends the asking with a retryable fault. */
  readonly signal?: AbortSignal
}

/**
 * Throws CheckFailed for what trying again won't change, and a retryable CheckerFault for what may pass.
 */
export async function checkDocument(checker: Checker, check: DocumentCheck): Promise<CheckResult> {
  try {
    return await resultOf(checker, check)
  } finally {
    await checker.forget(check.pdf)
  }
}

async function resultOf(checker: Checker, check: DocumentCheck): Promise<CheckResult> {
  const { pdf, document, language, fileName, cutter, onStage, signal } = check
  const rules = check.rules.map((text, at) => ({ number: at + 1, text }))
  const source = once(() => sourceOf(document))
  await onStage?.('asking')
  const doubt = doubtAbout(source)
  const pages = document.pages.length
  const cut = async (first: number, last: number): Promise<Uint8Array> => {
    const part = await cutter?.cut(pdf, first, last)
    if (!part) throw new CheckFailed('too-complex')
    return part
  }
  const replies = await replyTo(checker, { rules, language, pdf, pages, cut, signal, doubt })
  await onStage?.('verifying')
  const answers = [...replies.rules, ...replies.general]
  await lookAhead(
    source(),
    answers.flatMap(({ quotes }) => quotes),
  )
  const written = languageTag(replies.language) ?? language
  const warnings = warningsAbout(document, textsIn(written))
  return {
    file: fileName,
    ...ground(replies, rules, source(), written),
    checkedBy: replies.model,
    pages,
    language: written,
    ...(warnings.length > 0 && { warnings }),
  }
}

/** The index is made when the first answer is there: while the file is being sent, memory is short. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function warningsAbout(document: DocumentText, texts: Texts): string[] {
  const orders = ordersIn(document.pages)
  const known = document.warnings.map((warning) => texts.warnings[warning])
  return orders.length === 0 ? known : [...known, texts.orders(orders)]
}

async function replyTo(checker: Checker, request: Request): Promise<Replies> {
  try {
    return await askAll(checker, request)
  } catch (error) {
    if (error instanceof CheckerFault && !error.retryable)
      throw new CheckFailed('unavailable', { cause: error })
    throw error
  }
}
