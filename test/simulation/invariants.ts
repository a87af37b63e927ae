/** Invariants after every step, and invariants once all work has ended. */
import type { Row } from '@libsql/client'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import type { Outside } from './outside.ts'
import type { Person, Story } from './story.ts'

/** Maximum concurrent checks of one user. */
const SHARE = 4

/** Payments are kept without their user. */
const WITH_USERS = `select name from sqlite_master m where type = 'table' and name <> 'checkout_sessions'
  and exists (select 1 from pragma_table_info(m.name) where name = 'user_id')`

const TWICE_IN_BATCH = `select 1 from checks where batch is not null and state = 'FINISHED'
  group by user_id, batch, query_hash having count(*) > 1`

/** What is deleted when its time has passed. */
const PASSING = ['checks', 'results', 'reviews', 'sessions', 'tokens', 'mails']

interface Lease {
  readonly token: string
  readonly until: number
}

export class Watch {
  readonly #outside: Outside
  readonly #story: Story
  readonly #leftOfUsers: string
  #leases = new Map<number, Lease>()

  constructor(outside: Outside, story: Story) {
    this.#outside = outside
    this.#story = story
    const tables = this.#rows(WITH_USERS).map(({ name }) => `select '${name}' as name, user_id from ${name}`)
    this.#leftOfUsers = `select name from (${tables.join(' union all ')})
      where user_id not in (select id from users)`
  }

  #rows(sql: string): readonly Row[] {
    return this.#outside.database.rows(sql)
  }

  /** Invariants violated now. `isExact`: clocks agree, so that leases can be judged. */
  look(isExact: boolean): string[] {
    const broken = this.#rows(BROKEN_INVARIANTS).map(({ name }) => String(name))
    for (const { name } of this.#rows(this.#leftOfUsers)) broken.push(`${name} of a deleted account`)
    const marked = this.#rows('select pdf_key from results where marked = 1')
    for (const { pdf_key: key } of marked)
      if (!this.#outside.files.has(String(key))) broken.push(`the file ${key} of a finished check is missing`)
    if (this.#rows(TWICE_IN_BATCH).length > 0) broken.push('a batch has the same query twice')
    broken.push(...this.#lost(), ...this.#taken(isExact), ...this.#letters())
    return broken
  }

  /** Acknowledged writes that are missing, or present after an acknowledged deletion. */
  #lost(): string[] {
    const { taken, deleted, reviewed } = this.#story
    const broken: string[] = []
    const owners = new Map(
      this.#rows('select id, user_id from checks').map((row) => [Number(row.id), Number(row.user_id)]),
    )
    for (const [id, owner] of taken) {
      if (!isKept(owner)) continue
      if (!deleted.asked.has(id) && owners.get(id) !== owner.id)
        broken.push(`acknowledged check ${id} is lost`)
      if (deleted.done.has(id) && owners.has(id)) broken.push(`deleted check ${id} is still there`)
    }
    if (reviewed.size > 0) {
      const kept = new Set(this.#rows('select check_id from reviews').map(({ check_id: id }) => Number(id)))
      for (const id of reviewed) {
        const owner = taken.get(id)
        if (owner && isKept(owner) && !deleted.asked.has(id) && !kept.has(id))
          broken.push(`the review of check ${id} is lost`)
      }
    }
    return broken
  }

  /** No check is taken while its lease holder is alive, and no user exceeds their share. */
  #taken(isExact: boolean): string[] {
    const { now } = this.#outside.world
    const rows = this.#rows(
      "select id, user_id, lease_token, lease_until from checks where state = 'PROCESSING'",
    )
    const leases = new Map<number, Lease>()
    const running = new Map<number, number>()
    const broken: string[] = []
    for (const row of rows) {
      const [id, user, token, until] = [
        Number(row.id),
        Number(row.user_id),
        String(row.lease_token),
        Number(row.lease_until),
      ]
      const before = this.#leases.get(id)
      if (isExact && before && before.token !== token && before.until > now)
        broken.push(`check ${id} was claimed while leased`)
      leases.set(id, { token, until })
      if (until >= now) running.set(user, (running.get(user) ?? 0) + 1)
    }
    this.#leases = leases
    if (isExact)
      for (const [user, count] of running)
        if (count > SHARE) broken.push(`user ${user} has ${count} checks running`)
    return broken
  }

  /** Exactly one letter per event, however often it is retried. */
  #letters(): string[] {
    const delivered = [...this.#outside.inbox.values()]
    return this.#story.events
      .filter(
        ({ mark, to }) =>
          delivered.filter((mail) => mail.to === to && mail.subject.includes(mark)).length > 1,
      )
      .map(({ mark }) => `two letters about ${mark}`)
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
    for (const { id, cents } of this.#story.paid) {
      if (booked.get(id) !== cents * 10) broken.push(`payment ${id} was not booked`)
      if (unpaid.has(id)) broken.push(`payment ${id} is not known as paid`)
    }
    return broken
  }

  /** What is still there after its time. */
  afterRetention(): string[] {
    const kept = PASSING.filter((table) => this.#rows(`select 1 from ${table} limit 1`).length > 0)
    return [...kept, ...this.#outside.files.keys()].map((what) => `${what} kept beyond its time`)
  }
}

function isKept(person: Person): boolean {
  return !person.isLeaving
}
