/** Actions of people, strangers and the payment provider in one run, and the responses they got. */
import { AppError } from '../../src/domain/errors/errors.ts'
import type { Services } from '../../src/server/base/services.ts'
import { Accounts } from './accounts.ts'
import { Documents } from './documents.ts'
import { Keys } from './keys.ts'
import type { Outside } from './outside.ts'
import { Payments } from './payments.ts'
import { type Person, personOf, rowsOf } from './people.ts'
import type { World } from './world.ts'

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
  /** Their acknowledged prices in dollars. */
  readonly prices = new Map<number, number>()
  readonly deleted = { asked: new Set<number>(), done: new Set<number>() }
  readonly reviewed = new Set<number>()
  readonly events: Told[] = []
  /** Payments, and how many cents of each refunds and disputes take back in the end. */
  readonly paid: { readonly id: string; readonly cents: number; readonly taken: number }[] = []
  /** Payments of which the product first heard when their payer's account was deleted. */
  readonly ownerless = new Set<string>()
  /** Accesses to other users' data. */
  readonly leaks: string[] = []
  readonly #keys: Keys
  readonly #accounts: Accounts
  readonly #documents: Documents
  readonly #payments: Payments
  readonly #world: World
  readonly #outside: Outside

  constructor(world: World, outside: Outside) {
    this.#world = world
    this.#outside = outside
    this.#keys = new Keys(world, this)
    this.#accounts = new Accounts(this)
    this.#documents = new Documents(world, this)
    this.#payments = new Payments(world, this)
  }

  async begin(count: number): Promise<void> {
    for (let id = 1; id <= count; id++) {
      const person = personOf(id)
      this.people.push(person)
      await this.#outside.database.client.batch(await rowsOf(person, this.#world.now))
      this.#accounts.confirm(person)
    }
  }

  /** Schedules what people do in this period. */
  plan(busy: number): void {
    const world = this.#world
    for (let index = 0; index < 12 + world.below(20); index++)
      world.schedule(world.below(busy), () => this.#act())
    if (world.below(3) === 0) world.schedule(world.below(busy), () => this.#burst())
  }

  submit(person: Person, document: number): void {
    this.#documents.submit(person, document)
  }

  topUp(person: Person): void {
    this.#payments.topUp(person)
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
        else if (!(outcome.error instanceof AppError) || outcome.error.code === 'priceChanged') again()
      },
      again,
    )
  }

  /** A random person acts. */
  #act(): void {
    const world = this.#world
    const person = world.pick(this.people)
    const ids = [...this.taken.keys()]
    const what = ids.length === 0 ? 0 : world.below(100)
    const id = world.pick(ids)
    if (what < 41) this.submit(person, world.below(DOCUMENTS))
    else if (what < 43) this.#documents.submitWith(person, world.pick(this.people))
    else if (what < 50) this.#keys.act(person)
    else if (what < 58) this.#documents.cancel(person, id)
    else if (what < 64) this.#documents.delete(person, id)
    else if (what < 70) this.#documents.review(person, id)
    else if (what < 76) this.#documents.read(person, id)
    else if (what < 90) this.topUp(person)
    else if (what < 96) this.#accounts.reset(person)
    else if (what < 98) this.#accounts.leave(person)
    else this.#outside.refusedAddresses.add(person.email)
  }

  /** Submits more documents at once than a user may have checked at once. */
  #burst(): void {
    const person = this.#world.pick(this.people)
    for (let document = 0; document < 7; document++) this.submit(person, 100 + document)
  }

  /** Nothing that was acknowledged is expected any longer. */
  forget(): void {
    this.taken.clear()
    this.reviewed.clear()
  }
}
