/** Invariants after the faults have stopped, after all work has ended, and after the retention period. */
import type { Row } from '@libsql/client'
import type { Outside } from './outside.ts'
import { isKept } from './people.ts'
import type { Story } from './story.ts'

/** Time within which all work ends that was running when the faults stopped. */
export const CALM_WITHIN_MINUTES = 12

/** Rows that are deleted when they expire. */
const PASSING = ['checks', 'results', 'reviews', 'sessions', 'tokens', 'mails']

export class End {
  readonly #outside: Outside
  readonly #story: Story

  constructor(outside: Outside, story: Story) {
    this.#outside = outside
    this.#story = story
  }

  #rows(sql: string): readonly Row[] {
    return this.#outside.database.rows(sql)
  }

  /** Whether no check is running and no letter waits. */
  isOver(): boolean {
    const left = this.#rows(
      "select 1 from checks where state in ('STARTED', 'PROCESSING') union all select 1 from mails",
    )
    return left.length === 0
  }

  /** Checks unfinished or given up, which the sweeper should have recovered. */
  late(lastBeforeCalm: number): string[] {
    const rows = this.#rows(
      `select id, state, stage, attempts, failure from checks where state in ('STARTED', 'PROCESSING')
        or (failure in ('unavailable', 'internal') and id > ${lastBeforeCalm})`,
    )
    return rows.map(
      (row) => `not finished within ${CALM_WITHIN_MINUTES} minutes after the faults: ${JSON.stringify(row)}`,
    )
  }

  /** Invariants violated once all work has ended. */
  atRest(): string[] {
    const broken: string[] = []
    const unfinished = this.#rows("select id from checks where state not in ('FINISHED', 'ERROR')")
    for (const { id } of unfinished) broken.push(`check ${id} has not ended`)
    const waiting = this.#rows('select id from mails')
    for (const { id } of waiting) broken.push(`letter ${id} was not sent`)
    const wanted = new Set(
      this.#rows('select pdf_key from results where marked = 1').map((row) => String(row.pdf_key)),
    )
    for (const key of this.#outside.files.keys())
      if (!wanted.has(key)) broken.push(`the file ${key} is unreferenced`)
    const letters = [...this.#outside.inbox.values()]
    for (const { mark, to, owner } of this.#story.events) {
      const isOwed = !this.#outside.refusedAddresses.has(to) && (owner === undefined || isKept(owner))
      if (isOwed && !letters.some((mail) => mail.to === to && mail.subject.includes(mark)))
        broken.push(`no letter about ${mark}`)
    }
    const ends = this.#rows("select id from checkout_sessions where status <> 'paid'")
    const unpaid = new Set(ends.map(({ id }) => String(id)))
    const suspended = new Set(
      this.#rows("select ref from ledger where code = 'checkout' and credit = 'suspense'").map(
        ({ ref }) => ref,
      ),
    )
    for (const id of this.#story.ownerless)
      if (!suspended.has(id)) broken.push(`payment ${id} of nobody is not in suspense`)
    const sums = this.#rows("select ref, sum(amount) as sum from ledger where code = 'checkout' group by ref")
    const booked = new Map(sums.map(({ ref, sum }) => [ref, sum]))
    // Their bookings refer to the session "cs_3", the refund "re_3" or the dispute "dp_3".
    const reversed = this.#rows(
      `select 'cs_' || substr(ref, 4) as id, sum(iif(code = 'reversal', amount, -amount)) as sum
        from ledger where code in ('reversal', 'reinstated') group by 1`,
    )
    const takenBack = new Map(reversed.map(({ id, sum }) => [id, sum]))
    for (const { id, cents, taken } of this.#story.paid) {
      if (booked.get(id) !== cents * 10) broken.push(`payment ${id} was not booked`)
      if ((takenBack.get(id) ?? 0) !== taken * 10)
        broken.push(`of payment ${id}, ${taken} cents are to be taken`)
      if (unpaid.has(id)) broken.push(`payment ${id} is not known as paid`)
    }
    return broken
  }

  /** Rows and files that should have been deleted. */
  afterRetention(): string[] {
    const kept = PASSING.filter((table) => this.#rows(`select 1 from ${table} limit 1`).length > 0)
    return [...kept, ...this.#outside.files.keys()].map((what) => `${what} kept beyond its time`)
  }
}
