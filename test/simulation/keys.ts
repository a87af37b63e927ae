/** API keys in one run: created, used and revoked, also by others. */

import { createKey, revokeKey } from '../../src/server/api-keys/keys.ts'
import { sha256 } from '../../src/server/base/hash.ts'
import type { Services } from '../../src/server/base/services.ts'
import { tryReadAs } from '../../src/server/callers/session.ts'
import { checksOf } from '../../src/server/db/checks.ts'
import type { AppContext } from '../../src/server/http/context.ts'
import type { Person } from './people.ts'
import type { Story } from './story.ts'
import type { World } from './world.ts'

/** Time in which a request is answered, unless it is sent again. */
const AFTER_MS = 5_000

interface Key {
  readonly id: number
  readonly secret: string
  readonly owner: Person
  /** Whether its owner has asked to revoke it, and whether that was acknowledged. */
  revoked: 'no' | 'asked' | 'yes'
}

export class Keys {
  readonly #keys: Key[] = []
  readonly #world: World
  readonly #story: Story

  constructor(world: World, story: Story) {
    this.#world = world
    this.#story = story
  }

  act(person: Person): void {
    const what = this.#keys.length === 0 ? 0 : this.#world.below(4)
    // Two, because revoking one must leave the other.
    if (what === 0) {
      this.#create(person)
      this.#create(person)
    } else if (what === 1) this.#revoke(person, this.#world.pick(this.#keys))
    else this.#read(this.#world.pick(this.#keys))
  }

  #create(owner: Person): void {
    this.#story.call(
      `key of ${owner.id}`,
      async (services) =>
        createKey(services, {
          userId: owner.id,
          sessionHash: await sha256(`session ${owner.id}`),
          name: 'CI',
          scopes: ['read'],
          expiresInDays: null,
        }),
      ({ id, key: secret }) => this.#keys.push({ id, secret, owner, revoked: 'no' }),
    )
  }

  #revoke(person: Person, key: Key): void {
    if (key.owner === person && key.revoked === 'no') key.revoked = 'asked'
    const others = this.#keys.filter((each) => each.owner === person && each !== key)
    // Whatever is answered, they still read.
    for (const other of others) this.#world.schedule(AFTER_MS, () => this.#read(other))
    this.#story.call(
      `revocation of key ${key.id} by ${person.id}`,
      (services) => revokeKey(services, person.id, key.id),
      () => {
        if (key.owner !== person) this.#story.leaks.push(`user ${person.id} revoked a key of another`)
        else key.revoked = 'yes'
      },
    )
  }

  #read(key: Key): void {
    const { owner, revoked } = key
    this.#story.call(
      `reading with key ${key.id} of ${owner.id}`,
      async (services) => readWith(services, await sha256(key.secret)),
      (reader) => {
        const { leaks } = this.#story
        if (reader !== null && reader !== owner.id) leaks.push(`a key of user ${owner.id} reads as ${reader}`)
        if (reader !== null && revoked === 'yes') leaks.push('a revoked key still reads')
        if (reader === null && key.revoked === 'no' && !owner.isLeaving) leaks.push('a key no longer reads')
      },
    )
  }
}

/** The id of the user that a key reads as. */
async function readWith(services: Services, keyHash: string): Promise<number | null> {
  const context = { var: { services, keyHash, sessionHash: null } } as unknown as AppContext
  const found = await tryReadAs(context, (db, owner) => [checksOf(db, owner)])
  return found === null ? null : found[0].id
}
