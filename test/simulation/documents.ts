/** Documents in one run: submitted, cancelled, deleted, decided on and read, also by others. */
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { dollars, mills } from '../../src/domain/account/money.ts'
import { TIMES_ASKED } from '../../src/domain/results/agreement.ts'
import { checkById, checksOf, toHistoryEntry } from '../../src/server/db/checks.ts'
import { deleteEntry, reviewFinding } from '../../src/server/documents/change-entry.ts'
import { failCheck } from '../../src/server/documents/end-check.ts'
import { type Submission, submit } from '../../src/server/documents/submit.ts'
import { type Person, userOf } from './people.ts'
import { OTHER_PRICE, SETTINGS } from './settings.ts'
import type { Story } from './story.ts'
import type { World } from './world.ts'

const PRICES = [mills(0), SETTINGS.CHECK_PRICE_MILLS, OTHER_PRICE]

export class Documents {
  readonly #world: World
  readonly #story: Story

  constructor(world: World, story: Story) {
    this.#world = world
    this.#story = story
  }

  submit(person: Person, document: number): void {
    const submission = this.#submissionOf(person.ruleSet, document)
    this.#story.call(
      `submission of ${person.id}`,
      (services) => submit(services, userOf(person), submission),
      (entry) => this.#noteTaken(entry, person, submission),
    )
  }

  /** Acknowledged at the price of one of the two versions; a repeated query is free. */
  #noteTaken(
    { documentRequestId: id, state, priceFinal }: HistoryEntry,
    person: Person,
    { isAgreed }: Submission,
  ): void {
    this.#story.taken.set(id, person)
    if (state === 'ERROR') return
    this.#story.prices.set(id, priceFinal)
    const once = priceFinal / (isAgreed ? TIMES_ASKED : 1)
    if (!PRICES.some((price) => Math.abs(once - dollars(price)) < 0.000_1))
      this.#story.leaks.push(`check ${id} costs ${priceFinal}`)
  }

  /** With a rule set that may be another's. */
  submitWith(person: Person, { id, ruleSet }: Person): void {
    const submission = this.#submissionOf(ruleSet, 200)
    this.#story.call(
      `submission of ${person.id} with the rules of ${id}`,
      (services) => submit(services, userOf(person), submission),
      ({ documentRequestId }) => {
        this.#story.taken.set(documentRequestId, person)
        if (id !== person.id) this.#story.leaks.push(`user ${person.id} used the rules of another`)
      },
    )
  }

  #submissionOf(ruleSetId: number, document: number): Submission {
    const pdf = new TextEncoder().encode(`%PDF-1.7 document ${document}`)
    const isAgreed = document % 3 === 2
    const statedPrice = document < 1000 ? this.#seenPrice(isAgreed) : null
    const file = {
      size: pdf.length,
      name: statedPrice === null ? 'a.pdf' : `at $${statedPrice}`,
      arrayBuffer: async () => pdf.slice().buffer,
    } as unknown as File
    const batch = this.#world.below(3) === 0 ? 'quarter' : null
    return { ruleSetId, note: '', file, acceptLanguage: 'en', isAgreed, batch, statedPrice }
  }

  /** Of either version, or none, as of a program that states none. */
  #seenPrice(isAgreed: boolean): number | null {
    const once = this.#world.pick([null, SETTINGS.CHECK_PRICE_MILLS, OTHER_PRICE])
    return once === null ? null : dollars(mills(isAgreed ? once * TIMES_ASKED : once))
  }

  cancel(person: Person, id: number): void {
    this.#story.call(
      `cancelling of ${id} by ${person.id}`,
      (services) => failCheck(services, id, 'cancelled', { event: 'CANCEL', userId: person.id }),
      (ended) => {
        if (ended && this.#story.taken.get(id) !== person)
          this.#story.leaks.push(`user ${person.id} cancelled check ${id} of another`)
      },
    )
  }

  delete(person: Person, id: number): void {
    const owner = this.#story.taken.get(id)
    if (owner === person) this.#story.deleted.asked.add(id)
    this.#story.call(
      `deletion of ${id} by ${person.id}`,
      (services) => deleteEntry(services, person.id, id),
      () => {
        if (owner === person) this.#story.deleted.done.add(id)
        else this.#story.leaks.push(`user ${person.id} deleted check ${id} of another`)
      },
      1,
    )
  }

  review(person: Person, id: number): void {
    const input = { section: 'specific', findingId: 1, decision: 'accepted', reason: '' } as const
    this.#story.call(
      `review of ${id} by ${person.id}`,
      (services) => reviewFinding(services, person.id, id, input),
      () => {
        if (this.#story.taken.get(id) === person) this.#story.reviewed.add(id)
        else this.#story.leaks.push(`user ${person.id} reviewed check ${id} of another`)
      },
    )
  }

  read(person: Person, id: number): void {
    this.#story.call(
      `reading of ${id} by ${person.id}`,
      async ({ db }) => [
        ...(await checkById(db.read, person.id, id)),
        ...(await checksOf(db.read, person.id)),
      ],
      (rows) => {
        for (const entry of rows.map(toHistoryEntry)) {
          const owner = this.#story.taken.get(entry.documentRequestId)
          if (owner && owner !== person)
            this.#story.leaks.push(`user ${person.id} saw check ${entry.documentRequestId} of another`)
        }
      },
    )
  }
}
