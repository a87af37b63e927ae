/** The part of a check between reading and marking: asks the AI, grounds its answers, and has them read again. */
import type { Stage } from '../../domain/document/documents.ts'
import { pagesWith } from '../../domain/document/page-ranges.ts'
import type { DocumentText, PageText } from '../../domain/document/page-text.ts'
import { notQuotedSections, type Section } from '../../domain/document/sections.ts'
import {
  isUnreadable,
  nothingRead,
  partlyReadPages,
  unreadPages,
} from '../../domain/document/unread-pages.ts'
import { CheckFailed } from '../../domain/errors/check-failures.ts'
import { agreeOnGeneral, agreeOnRules, orders } from '../../domain/results/agreement.ts'
import type { CheckResult, Finding } from '../../domain/results/verdicts.ts'
import { languageTag } from '../../domain/text/language.ts'
import type { Steps } from '../../domain/text/steps.ts'
import {
  type Checker,
  CheckerFault,
  type DocumentCutter,
  type PagePainter,
  type PlaceInspector,
} from '../base/ports.ts'
import { inTurns } from '../base/turns.ts'
import { type AskRequest, askAll, type Replies } from './ask.ts'
import { inspectQuotes, isFound, type Source, sourceOf } from './evidence.ts'
import { type Drafts, ground } from './ground.ts'
import { visibleText } from './plain-text.ts'
import { prefetchLookups, qualityGate } from './quality-gate.ts'
import type { QuoteReply } from './reply.ts'
import type { AskAgain } from './second-question.ts'
import { readAgain, settled } from './second-reading.ts'
import { type Texts, textsIn } from './texts.ts'

export interface DocumentCheck {
  readonly pdf: Uint8Array
  readonly document: DocumentText
  readonly rules: readonly string[]
  readonly language: string
  readonly fileName: string
  readonly timesAsked?: number
  /** Required for documents with more pages than the AI accepts. */
  readonly cutter?: DocumentCutter | undefined
  /** Required for a model that accepts pictures. */
  readonly painter?: PagePainter | undefined
  /** Looks at the quoted places; without one, what the reader of the PDF noticed decides. */
  readonly inspector?: PlaceInspector | undefined
  readonly onStage?: (stage: Stage) => void | Promise<void>
  /** Aborts the questions with a retryable fault. */
  readonly signal?: AbortSignal
}

/** @throws CheckFailed; CheckerFault when a retry may succeed */
export async function checkDocument(checker: Checker, check: DocumentCheck): Promise<CheckResult> {
  try {
    return await resultOf(checker, check)
  } catch (error) {
    if (error instanceof CheckerFault && !error.retryable)
      throw new CheckFailed('unavailable', { cause: error })
    throw error
  } finally {
    await checker.forget(check.pdf)
  }
}

async function resultOf(checker: Checker, check: DocumentCheck): Promise<CheckResult> {
  const { pdf, document, language, fileName, cutter, painter, inspector, onStage, signal } = check
  const unread = nothingRead(document)
  if (unread) throw new CheckFailed(unread)
  const rules = check.rules.map((text, at) => ({ number: at + 1, text }))
  const readSource = once(() => inTurns(sourceOf(document)))
  await onStage?.('asking')
  const gate = qualityGate(readSource)
  const { pages } = document
  const request = { rules, language, pdf, pages, cutter, painter, signal, gate }
  const asked = await askRounds(checker, request, check.timesAsked ?? 1)
  await onStage?.('verifying')
  const [replies] = asked
  const source = await readSource()
  const quotes = quotesIn(asked)
  await prefetchLookups(source, [
    ...quotes,
    ...asked.flatMap(({ rules }) => rules.flatMap(({ against }) => against)),
  ])
  if (inspector) await inspectQuotes(source, quotes, { inspector, pdf, signal })
  const written = languageTag(replies.language) ?? language
  const drafts: Drafts[] = []
  for (const each of asked) drafts.push(await inTurns(ground(each, rules, source, written)))
  const found = await readTwice(checker, source, drafts, { language: written, signal })
  const warnings = warningsAbout(document, textsIn(written))
  const notRead = unreadPages(document)
  const partlyRead = partlyReadPages(document)
  const notQuoted = await inTurns(notQuotedIn(source, found))
  return {
    file: fileName,
    ...found,
    checkedBy: replies.model,
    pages: pages.length,
    language: written,
    ...(warnings.length > 0 && { warnings }),
    ...(notRead.length > 0 && { unreadPages: notRead }),
    ...(partlyRead.length > 0 && { partlyReadPages: partlyRead }),
    ...(notQuoted.length > 0 && { notQuoted }),
  }
}

function warningsAbout(document: DocumentText, texts: Texts): string[] {
  const { pages, warnings } = document
  const numbersOf = (which: (page: PageText) => boolean): number[] =>
    pages.filter(which).map(({ number }) => number)
  const hidden = pagesWith(pages, 'hidden')
  const about: readonly [readonly number[], Texts['unread']][] = [
    [numbersOf(isUnreadable), texts.unread],
    [partlyReadPages(document), texts.partly],
    [numbersOf(({ reading }) => reading === 'blank'), texts.blank],
    [hidden, texts.hidden],
    [pagesWith(pages, 'struck'), texts.struck],
    [pagesWith(pages, 'recognised'), texts.recognised],
  ]
  const others = warnings.filter((warning) => warning !== 'hidden-text' || hidden.length === 0)
  return [
    ...about.flatMap(([numbers, text]) => (numbers.length > 0 ? [text(numbers)] : [])),
    ...others.map((warning) => texts.warnings[warning]),
  ]
}

function quotesIn(asked: readonly Replies[]): QuoteReply[] {
  return asked.flatMap(({ rules, general }) => [...rules, ...general].flatMap(({ quotes }) => quotes))
}

async function readTwice(
  checker: Checker,
  source: Source,
  rounds: readonly Drafts[],
  request: Pick<AskAgain, 'language' | 'signal'>,
): Promise<Findings> {
  const readings = rounds.flatMap(({ specificRules }) =>
    specificRules.flatMap(({ reading }) => reading ?? []),
  )
  const answerTo = await readAgain(checker, readings, request)
  return mergeRounds(
    rounds.map(({ specificRules, generalRules }) => ({
      specificRules: specificRules.map((draft) => settled(source, draft, answerTo)),
      generalRules,
    })),
  )
}

export function unmarked(result: CheckResult): CheckResult {
  const { notMarked } = textsIn(result.language)
  return { ...result, warnings: [...(result.warnings ?? []), notMarked] }
}

/** Lazy, because memory is short while the file is being sent. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Sections on readable pages without a rule's proof. */
function* notQuotedIn({ document, places }: Source, { specificRules }: Findings): Steps<readonly Section[]> {
  const quoted = specificRules.flatMap(({ evidence }) => evidence.filter(isFound))
  const pages = document.pages.filter((page) => !isUnreadable(page))
  const where = quoted.flatMap((evidence) => places.get(evidence) ?? [])
  const sections = yield* notQuotedSections(pages, where)
  return sections.map(({ title, page }) => ({ title: visibleText(title), page }))
}

/** Shuffles and renumbers the rules after the first time; answers have the original numbers. */
export async function askRounds(
  checker: Checker,
  request: AskRequest,
  times: number,
): Promise<readonly [Replies, ...Replies[]]> {
  const rounds = orders(request.rules.length).slice(1, times)
  const asked: [Replies, ...Replies[]] = [await askAll(checker, request)]
  for (const order of rounds) {
    const rules = order.map((at, position) => ({ number: position + 1, text: request.rules[at]?.text ?? '' }))
    const replies = await askAll(checker, { ...request, rules })
    const back = replies.rules.map((reply) => ({ ...reply, number: (order[reply.number - 1] ?? 0) + 1 }))
    asked.push({ ...replies, rules: back })
  }
  return asked
}

export interface Findings {
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
}

export function mergeRounds(rounds: readonly Findings[]): Findings {
  const [only] = rounds
  if (only && rounds.length === 1) return only
  return {
    specificRules: agreeOnRules(rounds.map(({ specificRules }) => specificRules)),
    generalRules: agreeOnGeneral(rounds.map(({ generalRules }) => generalRules)),
  }
}
