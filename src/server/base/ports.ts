/** Interfaces to the outside, named by purpose. Adapters are named by technology. */
import type { DocumentText, Quad, ReadFailure } from '../../domain/document/page-text.ts'
import type { Verdict } from '../../domain/results/verdicts.ts'

/** Reads a PDF's text, limited in memory, pages, characters, objects and time. Never throws for a bad file. */
export interface DocumentReader {
  /** @throws the signal's reason when it aborts */
  read(pdf: Uint8Array, signal?: AbortSignal | undefined): Promise<ReadOutcome>
}
export type ReadOutcome =
  | { readonly ok: true; readonly document: DocumentText }
  | { readonly ok: false; readonly failure: ReadFailure }

/** Copies pages `first` to `last` (from 1) of a PDF into a new one; undefined when that fails. */
export interface DocumentCutter {
  cut(pdf: Uint8Array, first: number, last: number): Promise<Uint8Array | undefined>
}

export interface Mark {
  readonly page: number
  readonly quads: readonly Quad[]
  /** Words marked more lightly: the rest of the sentence. */
  readonly around?: readonly Quad[] | undefined
  /** `open`: left to the reader's judgement. */
  readonly kind: 'broken' | 'general' | 'open'
  readonly note: string
}

/** One row of the verdict table in the highlighted PDF, in the reader's language. */
export interface SummaryLine {
  readonly number?: number
  readonly rule: string
  readonly verdict: Verdict
  readonly verdictLabel: string
  readonly isLimited?: boolean
  readonly page: number | null
  readonly details?: readonly string[]
  /** Places of quotes that were recognised from a picture, which is shown. */
  readonly pictures?: readonly InspectedPlace[]
  readonly decision?: string
  readonly reason?: string
}
export interface Summary {
  readonly title: string
  readonly subtitle: string
  readonly facts?: readonly string[]
  readonly columns: { readonly rule: string; readonly verdict: string; readonly page: string }
  readonly lines: readonly SummaryLine[]
  readonly notes: readonly string[]
  readonly sign?: readonly string[]
  readonly footer: string
}

/**
 * Adds highlights to a PDF, keeps everything else, and puts the verdict table in front; in a signed document the
 * table is a note on the first page, because added pages would break the signature. Marks without quads are skipped.
 * Every output is reopened as a test. Undefined if no way of writing gave a file that opens with all its pages and
 * marks; a retry would fail too.
 */
export interface DocumentMarker {
  mark(pdf: Uint8Array, marks: readonly Mark[], summary: Summary): Promise<Uint8Array | undefined>
  /** As `mark`, for a highlighted PDF; `earlier`: its pages without the table, and those with highlights. */
  remark(
    marked: Uint8Array,
    earlier: { readonly pages: number; readonly quoted: readonly number[] },
    marks: readonly Mark[],
    summary: Summary,
  ): Promise<Uint8Array | undefined>
}

export interface PagePainter {
  /** PNG files by page number (from 1), without pages that can't be drawn within the limits of domain/pdf-limits. */
  paint(pdf: Uint8Array, numbers: readonly number[]): Promise<ReadonlyMap<number, Uint8Array<ArrayBuffer>>>
}

export interface InspectedPlace {
  readonly page: number
  /** One quad per line. */
  readonly quads: readonly Quad[]
}

/** `unsure`: something is among the words (a bar, a picture, an empty box, a second text), so that what they say is unknown. */
export type Sight = 'seen' | 'hidden' | 'struck' | 'unsure'

/** Says what a reader of the page sees of a place, by drawing it with and without its text. */
export interface PlaceInspector {
  /** One answer per place, in order; `unsure` beyond the limits. @throws the signal's reason when it aborts */
  inspect(
    pdf: Uint8Array,
    places: readonly InspectedPlace[],
    signal?: AbortSignal | undefined,
  ): Promise<readonly Sight[]>
}

/** The AI behind a check: one question, one structured answer. */
export interface Checker {
  /** Set if the AI reads text instead of the PDF: maximum bytes of document text per question. */
  readonly textBytes?: number
  /** Set if it also accepts pictures of pages: bytes of document text that one picture replaces. */
  readonly pictureBytes?: number
  /** The first question about a large PDF uploads it to the provider, later ones refer to it. @throws CheckerFault */
  ask(question: Question): Promise<Answer>
  /** Deletes the provider's copy of a PDF. Never throws; `ProviderFiles` repeats failed deletions. */
  forget(pdf: Uint8Array): Promise<void>
}

export interface ProviderFiles {
  /** Deletes up to a hundred files made before `time` (milliseconds since 1970). @throws CheckerFault */
  deleteOlderThan(time: number): Promise<void>
}

/** A page as a picture; `page` is the number of its mark in the question's text. */
export interface PagePicture {
  readonly page: number
  readonly png: Uint8Array
}

export interface Question {
  /** Which reading asks: an operator may use another model for the second. */
  readonly reading: 'first' | 'second'
  /** Instructions for the model, without words of the document. */
  readonly instructions: string
  readonly prompt: string
  /** JSON schema of the answer, in the subset that Gemini's responseSchema accepts. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly pdf?: Uint8Array | undefined
  /** The document's text with page marks, for a checker with `textBytes`. */
  readonly text?: string | undefined
  /** Pages that `text` lacks, for a checker with `pictureBytes`. */
  readonly pictures?: readonly PagePicture[] | undefined
  /** Aborts the call, and the waits between its retries, with a retryable fault. */
  readonly signal?: AbortSignal | undefined
}
export interface Answer {
  /** The answer's text without thought parts. */
  readonly text: string
  readonly finish: 'complete' | 'cut' | 'blocked'
  /** Model name as the provider gave it, e.g. "gemini-3.5-flash-lite". */
  readonly model: string
  /** As counted by the provider. */
  readonly tokens?: { readonly read: number; readonly written: number } | undefined
}

/** `retryable` (408, 409, 429, 5xx, network, time-out) may be temporary; 400, 401, 403 and 404 are not. */
export class CheckerFault extends Error {
  readonly retryable: boolean
  /** Whether the provider is to blame, so that other documents will fail too. */
  readonly isOutage: boolean
  readonly status: number | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  constructor(
    message: string,
    options: {
      retryable: boolean
      isOutage?: boolean
      status?: number
      retryAfter?: number | undefined
      cause?: unknown
    },
  ) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
    this.isOutage = options.isOutage ?? options.retryable
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

export interface Mailer {
  /** Ends within half a minute. @throws MailRefused when a retry would be refused too */
  send(mail: Mail): Promise<void>
}
/** The mail service refused the letter permanently: its address is wrong or blocked. */
export class MailRefused extends Error {}
export interface Mail {
  /** Providers that support it send a letter with the same key at most once. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Files by key. `put` replaces, `delete` ignores a missing key. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** As `get`, but read only as fast as its receiver takes it, so that a slow one holds no memory. */
  open(key: string): Promise<ReadableStream<Uint8Array> | null>
  delete(...keys: readonly string[]): Promise<void>
  list(prefix: string): Promise<readonly string[]>
  /** At most 1,000 keys after `after`, in order. */
  some(prefix: string, after: string): Promise<readonly string[]>
  /** Throws if it does not respond or, where its space is limited, has none left. */
  probe(): Promise<void>
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export interface Ids {
  /** 256 random bits, base64url. */
  token(): string
}

export interface Jobs {
  check(id: number, delaySeconds?: number): Promise<void>
  mail(id: number): Promise<void>
}

export interface Payments {
  createCheckout(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>
  /** The provider's event; null when it is invalid, or its signature is wrong or too old. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent | null>
}
export interface CheckoutOrder {
  /** The same key creates only one session. */
  readonly key: string
  readonly userId: number
  readonly email: string
  readonly amountCents: number
  readonly description: string
  readonly successUrl: string
  readonly cancelUrl: string
}
export type PaymentEvent =
  | {
      readonly kind: 'paid'
      readonly sessionId: string
      /** Null when the session names no known user id. */
      readonly userId: number | null
      readonly amountCents: number
      readonly paymentIntent: string | null
    }
  | { readonly kind: 'expired'; readonly sessionId: string }
  /** Money taken back, or (reinstated) finally returned: `reversalId` names the refund or dispute. */
  | {
      readonly kind: 'reversed' | 'reinstated'
      readonly reversalId: string
      readonly paymentIntent: string | null
      readonly amountCents: number
    }
  | { readonly kind: 'foreign'; readonly id: string }
  | { readonly kind: 'other'; readonly type: string }
