/** Actions of people, strangers and the payment provider in one run, and the responses they got. */
import type { User } from '../../src/domain/account.ts'
import { AppError } from '../../src/domain/errors.ts'
import { confirm } from '../../src/server/accounts/confirm.ts'
import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { requestReset } from '../../src/server/accounts/reset-password.ts'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { startCheckout } from '../../src/server/billing/start-checkout.ts'
import { checkById, checksOf, toHistoryEntry } from '../../src/server/db/checks.ts'
import { deleteEntry } from '../../src/server/documents/delete-entry.ts'
import { failCheck } from '../../src/server/documents/end-check.ts'
import { reviewFinding } from '../../src/server/documents/review-finding.ts'
import { type Submission, submit } from '../../src/server/documents/submit.ts'
import { sha256 } from '../../src/server/hash.ts'
import type { PaymentEvent } from '../../src/server/ports.ts'
import type { Services } from '../../src/server/services.ts'
import { Keys } from './keys.ts'
import type { Outside } from './outside.ts'
import type { World } from './world.ts'

export interface Person {
  readonly id: number
  readonly email: string
  readonly ruleSet: number
  /** Whether they have requested deletion. */
  isLeaving: boolean
  /** Whether their deletion was acknowledged. */
  hasLeft: boolean
}

/** An event that requires exactly one letter. */
interface Told {
  readonly to: string
  /** Text that only this letter's subject contains. */
  readonly mark: string
  /** The account whose deletion cancels the letter; absent when none does. */
  readonly owner?: Person
}

const TRIES = 6
const DOCUMENTS = 5

export class Story {
  readonly people: Person[] = []
  /** Acknowledged checks and who submitted them. */
  readonly taken = new Map<number, Person>()
  readonly deleted = { asked: new Set<number>(), done: new Set<number>() }
  readonly reviewed = new Set<number>()
  readonly events: Told[] = []
  readonly paid: { readonly id: string; readonly cents: number }[] = []
  /** Payments of which the product first heard when their payer's account was deleted. */
  readonly ownerless = new Set<string>()
  /** Accesses to other users' data. */
  readonly leaks: string[] = []
  readonly #keys: Keys
  readonly #world: World
  readonly #outside: Outside

  constructor(world: World, outside: Outside) {
    this.#world = world
    this.#outside = outside
    this.#keys = new Keys(world, this)
  }

  async begin(count: number): Promise<void> {
    for (let id = 1; id <= count; id++) {
      const person = { id, email: `person${id}@example.org`, ruleSet: id, isLeaving: false, hasLeft: false }
      this.people.push(person)
      const at = this.#world.now
      await this.#outside.database.client.batch([
        `insert into users (id, email, email_key, password_hash, created_at) values (${id}, '${person.email}', '${person.email}', 'x', ${at})`,
        `insert into ledger_accounts (id, kind) values ('user:${id}', 'user')`,
        `insert into sessions (token_hash, user_id, created_at, last_seen_at)
            values ('${await sha256(`session ${id}`)}', ${id}, ${at}, ${at})`,
        `insert into tokens values ('${await sha256(`confirm ${id}`)}', ${id}, 'confirm', ${at + 86_400_000}, null)`,
        `insert into folders (id, user_id, name, created_at) values (${id}, ${id}, 'Contracts', ${at})`,
        `insert into rule_sets (id, user_id, folder_id, name, text, created_at, updated_at)
            values (${id}, ${id}, ${id}, 'Rules', '1. Payment is due within 30 days.', ${at}, ${at})`,
      ])
      this.call('confirm', (services) => confirm(services, `confirm ${id}`))
    }
  }

  /** Sends a request again while its outcome is unknown. */
  call<T>(
    what: string,
    work: (services: Services) => Promise<T>,
    onAnswer: (value: T) => void = () => undefined,
    tries = TRIES,
  ): void {
    const again = (): void => {
      if (tries > 1)
        this.#world.schedule(500 + this.#world.below(20_000), () =>
          this.call(what, work, onAnswer, tries - 1),
        )
    }
    this.#world.start(
      what,
      (process) => work(this.#outside.servicesOf(process)),
      (outcome) => {
        if ('value' in outcome) onAnswer(outcome.value)
        else if (!(outcome.error instanceof AppError)) again()
      },
      again,
    )
  }

  /** A random person acts. */
  act(): void {
    const world = this.#world
    const person = world.pick(this.people)
    const ids = [...this.taken.keys()]
    const what = ids.length === 0 ? 0 : world.below(100)
    const id = world.pick(ids)
    if (what < 41) this.submit(person, world.below(DOCUMENTS))
    else if (what < 43) this.#submitWith(person, world.pick(this.people))
    else if (what < 50) this.#keys.act(person)
    else if (what < 58) this.#cancel(person, id)
    else if (what < 64) this.#delete(person, id)
    else if (what < 70) this.#review(person, id)
    else if (what < 76) this.#read(person, id)
    else if (what < 90) this.topUp(person)
    else if (what < 96) this.#reset(person)
    else if (what < 98) this.#leave(person)
    else this.#outside.refusedAddresses.add(person.email)
  }

  /** Submits more documents at once than a user may have checked at once. */
  burst(): void {
    const person = this.#world.pick(this.people)
    for (let document = 0; document < 7; document++) this.submit(person, 100 + document)
  }

  submit(person: Person, document: number): void {
    const submission = this.#submissionOf(person.ruleSet, document)
    this.call(
      `submission of ${person.id}`,
      (services) => submit(services, userOf(person), submission),
      ({ documentRequestId: id }) => this.taken.set(id, person),
    )
  }

  /** With a rule set that may be another's. */
  #submitWith(person: Person, { id, ruleSet }: Person): void {
    const submission = this.#submissionOf(ruleSet, 200)
    this.call(
      `submission of ${person.id} with the rules of ${id}`,
      (services) => submit(services, userOf(person), submission),
      ({ documentRequestId }) => {
        this.taken.set(documentRequestId, person)
        if (id !== person.id) this.leaks.push(`user ${person.id} used the rules of another`)
      },
    )
  }

  #submissionOf(ruleSetId: number, document: number): Submission {
    const pdf = new TextEncoder().encode(`%PDF-1.7 document ${document}`)
    const file = {
      size: pdf.length,
      name: 'a.pdf',
      arrayBuffer: async () => pdf.slice().buffer,
    } as unknown as File
    const batch = this.#world.below(3) === 0 ? 'quarter' : null
    return { ruleSetId, note: '', file, acceptLanguage: 'en', isAgreed: false, batch }
  }

  /** Nothing that was acknowledged is expected any longer. */
  forget(): void {
    this.taken.clear()
    this.reviewed.clear()
  }

  #cancel(person: Person, id: number): void {
    this.call(
      `cancelling of ${id} by ${person.id}`,
      (services) => failCheck(services, id, 'cancelled', { event: 'CANCEL', userId: person.id }),
      (ended) => {
        if (ended && this.taken.get(id) !== person)
          this.leaks.push(`user ${person.id} cancelled check ${id} of another`)
      },
    )
  }

  #delete(person: Person, id: number): void {
    const owner = this.taken.get(id)
    if (owner === person) this.deleted.asked.add(id)
    this.call(
      `deletion of ${id} by ${person.id}`,
      (services) => deleteEntry(services, person.id, id),
      () => {
        if (owner === person) this.deleted.done.add(id)
        else this.leaks.push(`user ${person.id} deleted check ${id} of another`)
      },
      1,
    )
  }

  #review(person: Person, id: number): void {
    const input = { section: 'specific', findingId: 1, decision: 'accepted', reason: '' } as const
    this.call(
      `review of ${id} by ${person.id}`,
      (services) => reviewFinding(services, person.id, id, input),
      () => {
        if (this.taken.get(id) === person) this.reviewed.add(id)
        else this.leaks.push(`user ${person.id} reviewed check ${id} of another`)
      },
    )
  }

  #read(person: Person, id: number): void {
    this.call(
      `reading of ${id} by ${person.id}`,
      async ({ db }) => [
        ...(await checkById(db.read, person.id, id)),
        ...(await checksOf(db.read, person.id)),
      ],
      (rows) => {
        for (const entry of rows.map(toHistoryEntry)) {
          const owner = this.taken.get(entry.documentRequestId)
          if (owner && owner !== person)
            this.leaks.push(`user ${person.id} saw check ${entry.documentRequestId} of another`)
        }
      },
    )
  }

  #reset(person: Person): void {
    this.call(`reset of ${person.id}`, (services) => requestReset(services, person.email))
  }

  #leave(person: Person): void {
    person.isLeaving = true
    this.events.push({ to: person.email, mark: 'has been deleted' })
    this.call(
      `leaving of ${person.id}`,
      (services) => deleteAccount(services, userOf(person)),
      () => {
        person.hasLeft = true
      },
      50,
    )
  }

  /** A payment whose events arrive late, twice and in any order, until they are accepted. */
  topUp(person: Person): void {
    const world = this.#world
    // Amounts are unique, so that the letters of payments can be told apart.
    const cents = 2500 + this.paid.length * 7 + 1
    const own = 'https://rulemark.example/payment/return'
    const input = { amount: cents, currency: 'usd', successUrl: own, cancelUrl: own } as const
    this.call(
      `checkout of ${person.id}`,
      (services) => startCheckout(services, userOf(person), input),
      undefined,
      1,
    )
    const number = this.paid.length
    const session = {
      sessionId: `cs_${number}`,
      userId: person.id,
      amountCents: cents,
      paymentIntent: `pi_${number}`,
    }
    const reversal = {
      reversalId: `re_${number}`,
      paymentIntent: `pi_${number}`,
      amountCents: world.pick([cents, 1000]),
    }
    this.paid.push({ id: session.sessionId, cents })
    this.events.push({ to: person.email, mark: `$${(cents / 100).toFixed(2)} added`, owner: person })
    const events: PaymentEvent[] = [{ kind: 'paid', ...session }]
    if (world.below(6) === 0) events.push({ kind: 'expired', sessionId: session.sessionId })
    if (world.below(6) === 0)
      events.push({ kind: 'reversed', ...reversal, reversalId: `dp_${number}`, amountCents: cents })
    if (world.below(3) === 0) events.push({ kind: 'reversed', ...reversal })
    if (world.below(6) === 0) events.push({ kind: 'reinstated', ...reversal })
    let isTold = false
    for (const event of [...events, ...events.filter(() => world.below(3) === 0)])
      world.schedule(world.below(60_000), () => {
        if (event.kind === 'paid' && !isTold && person.hasLeft) this.ownerless.add(session.sessionId)
        isTold ||= event.kind === 'paid'
        this.#tellPayment(event)
      })
  }

  #tellPayment(event: PaymentEvent): void {
    this.call(`payment event ${event.kind}`, (services) => applyPayment(services, event), undefined, 50)
  }
}

function userOf({ id, email }: Person): User {
  return {
    id,
    username: email,
    email,
    role: 'USER',
    enabled: true,
    consentTermAndConditions: true,
    consentProcessingPersonalData: true,
    balance: 0,
    demoFinished: true,
    createdAt: '',
  }
}
