/** Invariants after every step. */
import type { Row } from '@libsql/client'
import { BROKEN_INVARIANTS } from '../../src/server/operations/invariants.ts'
import type { Outside } from './outside.ts'
import { isKept } from './people.ts'
import type { Story } from './story.ts'

/** Maximum concurrent checks of one user. */
const SHARE = 4

/** Payments are kept without their user. */
const WITH_USERS = `select name from sqlite_master m where type = 'table' and name <> 'checkout_sessions'
  and exists (select 1 from pragma_table_info(m.name) where name = 'user_id')`

const TWICE_IN_BATCH = `select 1 from checks where batch is not null and state = 'FINISHED'
  group by user_id, batch, query_hash having count(*) > 1`

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
    const { taken, prices, deleted, reviewed } = this.#story
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
    for (const { id, price, file_name: name } of this.#rows('select id, price, file_name from checks')) {
      const acknowledged = prices.get(Number(id)) ?? Number(price) / 1000
      if (acknowledged !== Number(price) / 1000)
        broken.push(`check ${id} costs ${price} mills, not $${acknowledged}`)
      // The file's name says what price its user saw.
      if (String(name).startsWith('at ') && Number(price) > 0 && name !== `at $${Number(price) / 1000}`)
        broken.push(`check ${id} costs ${price} mills, but its user saw: ${name}`)
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
}
