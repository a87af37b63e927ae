/** Everything outside the worker, as seen by one process: each call is a step at which any fault may occur. */
import type { Client, InStatement } from '@libsql/client'
import type { Job } from '../../src/contract/jobs.ts'
import { type Answer, CheckerFault, type Mail, MailRefused } from '../../src/server/base/ports.ts'
import type { Services } from '../../src/server/base/services.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { documentOf } from '../check/support.ts'
import { answerTo } from './answers.ts'
import { LocalDatabase } from './database.ts'
import { fileStore } from './file-store.ts'
import type { Process } from './process.ts'
import { OTHER_PRICE, SETTINGS } from './settings.ts'
import { step } from './step.ts'
import type { World } from './world.ts'

const CONTRACT = documentOf([
  'SERVICE AGREEMENT\nPayment is due within 30 days.\nThe agreement is governed by Austrian law.',
])

/** External services that can be down for a while. */
export type Outage = 'database' | 'files' | 'ai' | 'mail' | 'queue'

export class Outside {
  readonly database = new LocalDatabase()
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** Letters delivered by the mail service, by idempotency key. */
  readonly inbox = new Map<string, Mail>()
  readonly refusedAddresses = new Set<string>()
  readonly away = new Set<Outage>()
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
      settings: process.isOther ? { ...SETTINGS, CHECK_PRICE_MILLS: OTHER_PRICE } : SETTINGS,
      db: databaseOver(this.#database(process)),
      files: fileStore(this.files, (what, work) => this.#step(process, 'files', what, work)),
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
        ask: (question) => this.#ask(process, question.signal, () => answerTo(question, world)),
        forget: async () => undefined,
      },
      providerFiles: { deleteOlderThan: async () => undefined },
      inspector: { inspect: async (_, places) => places.map(() => 'seen') },
      reader: { read: async () => ({ ok: true, document: CONTRACT }) },
      cutter: { cut: async () => undefined },
      painter: { paint: async () => new Map() },
      marker: {
        mark: (pdf) =>
          this.#step(process, undefined, 'mark', () => (world.below(20) === 0 ? undefined : pdf)),
        remark: async (pdf) => pdf,
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
    if (part && this.away.has(part))
      return step(this.world, process, what, () => Promise.reject(lost()), lost)
    return step(this.world, process, what, work, lost, takes)
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
}

/** Start of a statement, for the trace. */
function textOf(statement: unknown): string {
  const text =
    typeof statement === 'string' ? statement : String((statement as { sql?: string } | undefined)?.sql)
  return text.slice(0, 120).replace(/\s+/g, ' ')
}
