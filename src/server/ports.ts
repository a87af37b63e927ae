/** What the server needs from outside, named by purpose. Adapters are named by technology. */
import type { DocumentText, Quad, ReadFailure } from '../domain/page-text.ts'
import type { Verdict } from '../domain/verdicts.ts'

/** Reads a PDF's text; bounded in memory, pages, characters and objects. Never throws for a bad file. */
export interface DocumentReader {
  read(pdf: Uint8Array): Promise<ReadOutcome>
}
export type ReadOutcome =
  | { readonly ok: true; readonly document: DocumentText }
  | { readonly ok: false; readonly failure: ReadFailure }

/** Cuts pages `first` to `last` (from 1) out of a PDF, as a file of its own; undefined when it can't. */
export interface DocumentCutter {
  cut(pdf: Uint8Array, first: number, last: number): Promise<Uint8Array | undefined>
}

/** One highlight: the words at `quads` of `page`, and the note a reader sees. */
export interface Mark {
  readonly page: number
  readonly quads: readonly Quad[]
  readonly kind: 'broken' | 'general'
  readonly note: string
}

/** One line of the verdict table put into the marked PDF. Texts are already in the reader's language. */
export interface SummaryLine {
  /** Of the rule; general checks have none. */
  readonly number?: number
  readonly rule: string
  readonly verdict: Verdict
  readonly verdictLabel: string
  readonly page: number | null
  /** How quotes were corrected, and which no reader can see. */
  readonly details?: readonly string[]
  /** What the user decided, and why. */
  readonly decision?: string
}
export interface Summary {
  readonly title: string
  readonly subtitle: string
  /** Lines between the subtitle and the table. */
  readonly facts?: readonly string[]
  readonly columns: { readonly rule: string; readonly verdict: string; readonly page: string }
  readonly lines: readonly SummaryLine[]
  /** Paragraphs below the table. */
  readonly notes: readonly string[]
  /** At the foot of each page of the table. */
  readonly footer: string
}

/**
 * Writes highlights into a PDF, keeping everything that was in it, and puts the verdict table in front; in a signed
 * document the table is a note on the first page, for added pages would break the signature. Marks without quads are
 * left out. The output has been reopened once. Undefined when the document can't be marked: no way of writing it gave a
 * file that opens with all its pages and marks. Trying again would end the same way.
 */
export interface DocumentMarker {
  mark(pdf: Uint8Array, marks: readonly Mark[], summary: Summary): Promise<Uint8Array | undefined>
  /**
   * Puts another verdict table into a marked PDF, in place of the one that it has; its highlights stay. `pages` is how
   * many the document itself has. Undefined as above.
   */
  resummarise(marked: Uint8Array, pages: number, summary: Summary): Promise<Uint8Array | undefined>
}

/** The AI behind a check: one question about one PDF, one structured answer. */
export interface Checker {
  /** The first question about a large PDF lends it to the provider, the others refer to it. @throws CheckerFault */
  ask(question: Question): Promise<Answer>
  /**
   * To be called when the last question about a PDF has ended in whatever way: the provider's copy is deleted. Never
   * throws; what could not be deleted is left to `LentFiles`.
   */
  forget(pdf: Uint8Array): Promise<void>
}

/** Copies of documents at the AI's provider. */
export interface LentFiles {
  /** Deletes the product's files made before `time` (milliseconds since 1970), a hundred at most. @throws CheckerFault */
  deleteOlderThan(time: number): Promise<void>
}
export interface Question {
  /** What the model is told about its task; never holds words of the document. */
  readonly instructions: string
  /** The rules, numbered. */
  readonly prompt: string
  /** JSON schema (the subset that Gemini's responseSchema takes) of the answer. */
  readonly schema: Readonly<Record<string, unknown>>
  readonly pdf: Uint8Array
  /** Ends the call, and the waiting between its tries, with a retryable fault. */
  readonly signal?: AbortSignal | undefined
}
export interface Answer {
  /** The answer's own text, thought parts left out. */
  readonly text: string
  /** `cut`: the answer ended before it was complete. `blocked`: refused by the provider's safety rules. */
  readonly finish: 'complete' | 'cut' | 'blocked'
  /** Model name as the provider gave it, e.g. "gemini-3.5-flash-lite". */
  readonly model: string
}

/**
 * A failed call of the AI. `retryable` faults (408, 409, 429, 5xx, network, time-out) may pass by themselves;
 * the others (400, 401, 403, 404) won't.
 */
export class CheckerFault extends Error {
  readonly retryable: boolean
  /** HTTP status of the provider's refusal, if there was one. */
  readonly status: number | undefined
  /** Seconds the provider asked us to wait, if it did. */
  readonly retryAfter: number | undefined
  constructor(
    message: string,
    options: { retryable: boolean; status?: number; retryAfter?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

export interface Mailer {
  /** Ends within half a minute. Throws MailRefused when trying again would be refused again. */
  send(mail: Mail): Promise<void>
}
/** The mail service will never take this letter: its address is wrong, or blocked. */
export class MailRefused extends Error {}
export interface Mail {
  /** The same key is sent at most once by providers that take one. */
  readonly key: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Files by key. `put` replaces, `delete` of a missing key is no error. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  delete(...keys: readonly string[]): Promise<void>
  list(prefix: string): Promise<readonly string[]>
  /** At most a thousand keys that come after `after`, in their order. */
  some(prefix: string, after: string): Promise<readonly string[]>
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

export interface Ids {
  /** 256 random bits, base64url. */
  token(): string
}

/** Tells a queue to look at a row. */
export interface Jobs {
  check(id: number, delaySeconds?: number): Promise<void>
  mail(id: number): Promise<void>
}

/** The card payment provider's hosted checkout. */
export interface Payments {
  createCheckout(order: CheckoutOrder): Promise<{ readonly id: string; readonly url: string }>
  /** What the provider says happened; null when its signature is wrong or too old, or it makes no sense. */
  readEvent(rawBody: string, signature: string): Promise<PaymentEvent | null>
}
export interface CheckoutOrder {
  /** The same key never makes two sessions. */
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
      /** Null when the session names no user of ours. */
      readonly userId: number | null
      readonly amountCents: number
      readonly paymentIntent: string | null
    }
  | { readonly kind: 'expired'; readonly sessionId: string }
  /** Money taken back, or (reinstated) given back for good: `reversalId` names the refund or dispute. */
  | {
      readonly kind: 'reversed' | 'reinstated'
      readonly reversalId: string
      readonly paymentIntent: string | null
      readonly amountCents: number
    }
  /** Paid in a currency that was never asked for. */
  | { readonly kind: 'foreign'; readonly sessionId: string }
  | { readonly kind: 'other'; readonly type: string }
