/** Faults of an AI service that tests can request. */
import * as z from 'zod'

const plainKinds = [
  'cut', // MAX_TOKENS in the middle of the JSON
  'empty-candidates',
  'no-finish-reason',
  'malformed-json',
  'wrong-schema',
  'dropped-rule',
  'unknown-rule',
  'doubled-rule',
  'invented-quotes',
  'thought', // a thought part before the answer
  'fenced', // the JSON in a Markdown fence
  'close', // the connection ends in the middle of the body
  'hostile-text', // HTML, NUL, bidi and tag characters in every text
  'obey', // does what the document says
  'vanish', // the file asked about is gone
  'failed', // the uploaded file can't be processed
  'limited', // the next four: the answer to every second reading
  'contradicts',
  'unclear',
  'silent', // no readings at all
  'junk-numbers', // numbers of readings and sentences that weren't asked about
  'held', // no response until the fault is removed
] as const

/** Calls to the AI's provider; `ask` is generateContent, the others concern files. */
export const Call = z.enum(['ask', 'upload', 'look', 'list', 'delete'])
export type Call = z.infer<typeof Call>

export const Fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(plainKinds) }),
  z.object({
    kind: z.literal('status'),
    status: z.int().min(300).max(599),
    /** Value of the Retry-After header. */
    retryAfter: z.string().optional(),
    /** Seconds in a RetryInfo detail of the body. */
    retryInfo: z.number().optional(),
  }),
  z.object({ kind: z.literal('delay'), ms: z.int().min(0) }),
  z.object({ kind: z.literal('blocked'), reason: z.string().default('PROHIBITED_CONTENT') }),
  z.object({ kind: z.literal('finish'), reason: z.string().default('SAFETY') }),
  z.object({
    kind: z.literal('flip-rule'),
    /** Part of the text of the rules whose verdict is flipped. */
    text: z.string().min(1),
  }),
  z.object({ kind: z.literal('huge'), characters: z.int().min(1).default(2_000_000) }),
  z.object({
    kind: z.literal('processing'),
    /** Polls until the uploaded file is ready; without it, the file never is. */
    looks: z.int().min(1).optional(),
  }),
  z.object({
    kind: z.literal('trickle'),
    ms: z.int().min(0).default(100),
    bytes: z.int().min(1).default(16),
  }),
])
export type Fault = z.infer<typeof Fault>

export const FaultOrder = z.object({
  call: Call.default('ask'),
  /** Only questions whose prompt, or calls whose address, contains this. */
  match: z.string().optional(),
  /** Number of requests affected; all until removed if omitted. */
  times: z.int().min(1).optional(),
  /** Only from the nth matching request on. */
  nth: z.int().min(1).default(1),
  fault: Fault,
})
export type FaultOrder = z.infer<typeof FaultOrder>
