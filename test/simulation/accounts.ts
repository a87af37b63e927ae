/** Accounts in one run: confirmed and deleted, with letters about forgotten passwords. */

import { deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { confirm } from '../../src/server/accounts/register.ts'
import { requestReset } from '../../src/server/accounts/set-password.ts'
import { confirmationOf, type Person, userOf } from './people.ts'
import type { Story } from './story.ts'

export class Accounts {
  readonly #story: Story

  constructor(story: Story) {
    this.#story = story
  }

  confirm(person: Person): void {
    this.#story.call('confirm', (services) => confirm(services, confirmationOf(person)))
  }

  reset(person: Person): void {
    this.#story.call(`reset of ${person.id}`, (services) => requestReset(services, person.email))
  }

  leave(person: Person): void {
    person.isLeaving = true
    this.#story.events.push({ to: person.email, mark: 'has been deleted' })
    this.#story.call(
      `leaving of ${person.id}`,
      (services) => deleteAccount(services, userOf(person)),
      () => {
        person.hasLeft = true
      },
      50,
    )
  }
}
