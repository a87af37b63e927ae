/** Everything outside the worker, as seen by one process: each call is a step at which any fault may occur. */
import type { Client, InStatement } from '@libsql/client'
import type { Job } from '../../src/contract/jobs.ts'
import { mills } from '../../src/domain/money.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { type Answer, CheckerFault, type FileStore, type Mail, MailRefused } from '../../src/server/ports.ts'
import type { Services } from '../../src/server/services.ts'
import { complete, documentOf, replyText, ruleAnswer, taskOf } from '../check/support.ts'
import { LocalDatabase } from './database.ts'
import type { Process, World } from './world.ts'

const CONTRACT = documentOf([
  'SERVICE AGREEMENT\nPayment is due within 30 days.\nThe agreement is governed by Austrian law.',
])
export const SETTINGS = {
  APP_ORIGIN: 'https://rulemark.example',
  DB_URL: 'memory',
  SECRET: 'simulated-secret-simulated-secret',
  MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
  SUPPORT_EMAIL: '',
  GEMINI_API_KEY: 'simulated',
  GEMINI_MODEL: 'simulated',
  GEMINI_BASE_URL: 'https://model.example',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  OPENAI_API_KEY: '',
  OPENAI_CONTEXT: 32_768,
  OPENAI_PICTURES: 'no',
  STRIPE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_BASE_URL: 'https://stripe.example',
  RESEND_API_KEY: '',
  RESEND_BASE_URL: 'https://mail.example',
  CHECK_PRICE_MILLS: mills(1_200),
  AGREEMENT_PRICE_MILLS: '',
  RETENTION_DAYS: 30,
  OPERATOR: '',
  RECEIPT_KEY: '',
  RECEIPT_PAST_KEYS: '',
  RATE_LIMITS: 'generous',
  ANALYTICS_ID: '',
} as const satisfies Services['settings']

/** External services that can be down for a while. */
export type Outage = 'database' | 'files' | 'ai' | 'mail' | 'queue'

export class Outside {
  readonly database = new LocalDatabase()
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** Letters delivered by the mail service, by idempotency key. */
  readonly inbox = new Map<string, Mail>()
  readonly refusedAddresses = new Set<string>()
  readonly away = new Set<Outage>()
  /** The asking process of each question to the AI. */
  readonly asked: string[] = []
  /** Called for every message sent to a queue. */
  onMessage: (job: Job, delaySeconds: number) => void = () => undefined
  #tokens = 0

  readonly world: World

  constructor(world: World) {
    this.world = world
  }

  servicesOf(process: Process): Services {
    const { world } = this
    return {
      settings: SETTINGS,
      db: databaseOver(this.#database(process)),
      files: this.#files(process),
      jobs: {
        check: (id, delay = 0) => this.#tell(process, { kind: 'check', id }, delay),
        mail: (id) => this.#tell(process, { kind: 'mail', id }, 0),
      },
      mailer: { send: (mail) => this.#deliver(process, mail) },
      payments: {
        createCheckout: (order) =>
          this.#step(process, 'queue', 'open a payment', () => ({
            id: `cs_${order.key}`,
            url: 'https://stripe.example',
          })),
        readEvent: async () => null,
      },
      checker: {
        ask: (question) => this.#ask(process, question.signal, () => this.#answerTo(question)),
        forget: async () => undefined,
      },
      providerFiles: { deleteOlderThan: async () => undefined },
      reader: { read: async () => ({ ok: true, document: CONTRACT }) },
      cutter: { cut: async () => undefined },
      painter: { paint: async () => new Map() },
      marker: {
        mark: (pdf) =>
          this.#step(process, undefined, 'mark', () => (world.below(20) === 0 ? undefined : pdf)),
        resummarise: async (pdf) => pdf,
      },
      clock: { now: () => world.now + process.skew },
      ids: { token: () => `token-${++this.#tokens}-${world.below(1_000_000)}` },
    }
  }

  #step<T>(
    process: Process,
    part: Outage | undefined,
    what: string,
    work: () => T | Promise<T>,
    takes = 0,
  ): Promise<T> {
    const lost = (): Error => new TypeError(`fetch failed: ${what}`)
    if (part && this.away.has(part)) return this.world.step(process, what, () => Promise.reject(lost()), lost)
    return this.world.step(process, what, work, lost, takes)
  }

  #database(process: Process): Client {
    const { client } = this.database
    const step = <T>(statement: unknown, work: () => Promise<T>): Promise<T> =>
      this.#step(process, 'database', textOf(statement), work)
    return {
      execute: (statement: InStatement) => step(statement, () => client.execute(statement)),
      batch: (statements: InStatement[]) => step(statements[0], () => client.batch(statements)),
    } as unknown as Client
  }

  #files(process: Process): FileStore {
    const { files } = this
    const step = <T>(what: string, work: () => T): Promise<T> => this.#step(process, 'files', what, work)
    return {
      put: (key, bytes) => step(`put ${key}`, () => void files.set(key, new Uint8Array(bytes))),
      get: (key) => step(`get ${key}`, () => files.get(key) ?? null),
      delete: async (...keys) => {
        if (keys.length > 0)
          await step(`delete ${keys.join(' ')}`, () => {
            for (const key of keys) files.delete(key)
          })
      },
      list: (prefix) =>
        step(`list ${prefix}`, () => [...files.keys()].filter((key) => key.startsWith(prefix))),
      some: (prefix, after) =>
        step(`list ${prefix} after ${after}`, () =>
          [...files.keys()]
            .filter((key) => key.startsWith(prefix) && key > after)
            .toSorted()
            .slice(0, 1000),
        ),
    }
  }

  #tell(process: Process, job: Job, delay: number): Promise<void> {
    return this.#step(process, 'queue', `tell ${job.kind} ${job.id}`, () => this.onMessage(job, delay))
  }

  #deliver(process: Process, mail: Mail): Promise<void> {
    return this.#step(process, 'mail', `mail ${mail.key}`, () => {
      if (this.refusedAddresses.has(mail.to)) throw new MailRefused('refused')
      if (!this.inbox.has(mail.key)) this.inbox.set(mail.key, mail)
    })
  }

  /** Rejects at the caller's deadline, as the adapter does. */
  #ask(process: Process, signal: AbortSignal | undefined, answer: () => Answer): Promise<Answer> {
    this.asked.push(process.name)
    const takes = this.world.below(4) === 0 ? this.world.below(45_000) : 500
    const fault = (cause: unknown): CheckerFault => new CheckerFault('no answer', { retryable: true, cause })
    const asked = this.#step(process, 'ai', 'ask the AI', answer, takes).catch((error: unknown) => {
      throw error instanceof CheckerFault ? error : fault(error)
    })
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(fault(signal.reason))),
    )
    return Promise.race([asked, ended])
  }

  #answerTo(question: Parameters<Services['checker']['ask']>[0]): Answer {
    const { world } = this
    if (world.isFault(world.odds.fault)) throw new CheckerFault('busy', { retryable: true, status: 503 })
    if (world.isFault(world.odds.fault / 10))
      throw new CheckerFault('refused', { retryable: false, status: 400 })
    if (world.isFault(world.odds.fault)) return complete('{"language":"en","rules":[')
    const quotes = [{ text: 'Payment is due within 30 days.', page: 1 }]
    return complete(replyText(taskOf(question).rules.map(({ number }) => ruleAnswer(number, { quotes }))))
  }
}

/** Start of a statement, for the trace. */
function textOf(statement: unknown): string {
  const text =
    typeof statement === 'string' ? statement : String((statement as { sql?: string } | undefined)?.sql)
  return text.slice(0, 120).replace(/\s+/g, ' ')
}
