/** Splits a request into questions small enough for a complete answer; retries a defective answer once. */
import type { PageText } from '../../domain/document/page-text.ts'
import { hidesWords } from '../../domain/document/unread-pages.ts'
import { CheckFailed } from '../../domain/errors/check-failures.ts'
import type { Checker, DocumentCutter, PagePainter, PagePicture } from '../base/ports.ts'
import type { Defect } from './answer.ts'
import { type Chunk, chunksOf, isPart, markedText, pageBytes, textChunksOf } from './chunks.ts'
import { mapLimited } from './map-limited.ts'
import { capped, visibleText } from './plain-text.ts'
import { type NumberedRule, questionFor } from './prompt.ts'
import {
  type Asked,
  combine,
  type GeneralReply,
  parseReply,
  type Reply,
  type RuleReply,
  withDocumentPages,
} from './reply.ts'

/** 20 rules with five quotes of 1,000 characters each take about 30,000 of the 65,536 tokens of an answer. */
const RULES_A_QUESTION = 20

const MOST_PICTURES = 40

const AT_ONCE = 4

const MODEL_MAX = 100

export interface AskRequest {
  readonly rules: readonly NumberedRule[]
  readonly language: string
  /** Cached by the checker between questions; the caller calls `forget`. */
  readonly pdf: Uint8Array
  readonly pages: readonly PageText[]
  /** Copies pages `first` to `last`, for documents with more pages than the AI accepts. */
  readonly cutter?: DocumentCutter | undefined
  readonly painter?: PagePainter | undefined
  readonly signal?: AbortSignal | undefined
  /** Describes wrong quotes of a well-formed answer, as a hint for the retry; null without any. */
  readonly gate?: ((reply: Reply) => Promise<string | null>) | undefined
}

export interface Replies {
  readonly rules: readonly RuleReply[]
  readonly general: readonly GeneralReply[]
  /** Language tag stated by the AI; not verified. */
  readonly language: string
  readonly model: string
}

interface Answered {
  readonly reply: Reply
  readonly model: string
}

interface ChunkRequest extends AskRequest {
  readonly chunk: Chunk
  readonly text?: string
  readonly pictures?: readonly PagePicture[]
}

/**
 * @throws CheckFailed when the AI refuses the document or answers defectively twice
 * @throws CheckerFault when a call failed
 */
export async function askAll(checker: Checker, request: AskRequest): Promise<Replies> {
  const replies =
    checker.textBytes === undefined
      ? await mapLimited(1, chunksOf(request.pages.length), (chunk) => askAboutPdf(checker, request, chunk))
      : await askAboutTexts(checker, request, checker.textBytes)
  return merge(replies.flat(), request.rules)
}

async function askAboutPdf(
  checker: Checker,
  request: AskRequest,
  chunk: Chunk,
): Promise<readonly Answered[]> {
  if (!isPart(chunk)) return askAbout(checker, { ...request, chunk })
  const pdf = await request.cutter?.cut(request.pdf, chunk.first, chunk.last)
  if (!pdf) throw new CheckFailed('too-complex')
  try {
    return await askAbout(checker, { ...request, pdf, chunk })
  } finally {
    await checker.forget(pdf)
  }
}

/** Pages without words are sent as pictures to a model that accepts them. */
function askAboutTexts(
  checker: Checker,
  request: AskRequest,
  most: number,
): Promise<(readonly Answered[])[]> {
  const { pages, painter, pdf } = request
  const { pictureBytes } = checker
  const unread = pictureBytes === undefined ? [] : pages.filter(hidesWords).slice(0, MOST_PICTURES)
  const shown = new Set(unread.map(({ number }) => number))
  const sizes = pageBytes(pages).map((bytes, at) => bytes + (shown.has(at + 1) ? (pictureBytes ?? 0) : 0))
  return mapLimited(1, textChunksOf(sizes, most), async (chunk) => {
    const { first, last } = chunk
    const wanted = [...shown].filter((number) => number >= first && number <= last)
    const painted = wanted.length > 0 ? ((await painter?.paint(pdf, wanted)) ?? []) : []
    const pictures = [...painted].map(([number, png]) => ({ page: number - first + 1, png }))
    const text = markedText(pages.slice(first - 1, last), pictures)
    return askAbout(checker, { ...request, text, pictures, chunk })
  })
}

async function askAbout(checker: Checker, request: ChunkRequest): Promise<readonly Answered[]> {
  const answers = await mapLimited(AT_ONCE, questions(request.rules), (asked) => ask(checker, request, asked))
  return answers.flat()
}

function questions(rules: readonly NumberedRule[]): Asked[] {
  const asked: Asked[] = []
  for (let at = 0; at < Math.max(rules.length, 1); at += RULES_A_QUESTION) {
    asked.push({ rules: rules.slice(at, at + RULES_A_QUESTION), general: at === 0 })
  }
  return asked
}

/** One question and its retry. If only the quality gate fails, the first answer is kept unless the second is good. */
async function ask(
  checker: Checker,
  request: ChunkRequest,
  asked: Asked,
  defect?: Defect,
): Promise<readonly Answered[]> {
  const part = isPart(request.chunk) ? request.chunk : undefined
  const answer = await checker.ask(questionFor({ ...request, ...asked, part, correct: defect?.text }))
  if (answer.finish === 'blocked') throw new CheckFailed('refused')
  const parsed = parseReply(answer, asked)
  if (parsed.ok) {
    const reply = withDocumentPages(
      asked.general ? parsed.reply : { ...parsed.reply, general: [] },
      request.chunk,
    )
    const first = [{ reply, model: answer.model }]
    const problem = defect ? null : ((await request.gate?.(reply)) ?? null)
    return problem === null
      ? first
      : ask(checker, request, asked, { cut: false, text: problem }).catch(() => first)
  }
  if (defect) throw new CheckFailed('unavailable', { cause: new Error(parsed.defect.text) })
  const again = parsed.defect.cut ? smaller(asked) : [asked]
  return (await mapLimited(1, again, (part) => ask(checker, request, part, parsed.defect))).flat()
}

function smaller({ rules, general }: Asked): Asked[] {
  const half = Math.ceil(rules.length / 2)
  const parts = [rules.slice(0, half), rules.slice(half)].filter((part) => part.length > 0)
  const asked = parts.map((part) => ({ rules: part, general: false }))
  return general ? [...asked, { rules: [], general: true }] : asked
}

function merge(answered: readonly Answered[], rules: readonly NumberedRule[]): Replies {
  const replies = answered.flatMap(({ reply }) => reply.rules)
  const byNumber = Map.groupBy(replies, ({ number }) => number)
  return {
    rules: rules.map(({ number }) => {
      const [first, ...others] = byNumber.get(number) ?? []
      if (!first) throw new CheckFailed('unavailable', { cause: new Error(`no answer for rule ${number}`) })
      return combine([first, ...others])
    }),
    general: answered.flatMap(({ reply }) => reply.general ?? []),
    language: answered[0]?.reply.language ?? '',
    model: capped(visibleText(answered[0]?.model ?? ''), MODEL_MAX),
  }
}
