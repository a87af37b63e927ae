/** An empty database and the services that booking payments needs. */
import { vi } from 'vitest'
import type { DeletionServices } from '../../src/server/accounts/delete-account.ts'
import type { BookingServices } from '../../src/server/billing/apply-payment.ts'
import { databaseOver } from '../../src/server/db/client.ts'
import { LocalDatabase } from './database.ts'

export interface Books {
  readonly services: BookingServices & DeletionServices
  readonly rows: LocalDatabase['rows']
  /** Ids of the letters enqueued. */
  readonly mailed: readonly number[]
  openAccounts(first: number, count: number): Promise<void>
}

export function newBooks(): Books {
  // Silences the operator's log lines; tests read the operator's counters.
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined)
  const database = new LocalDatabase()
  const mailed: number[] = []
  return {
    rows: database.rows,
    mailed,
    services: {
      db: databaseOver(database.client),
      clock: { now: () => 1 },
      jobs: { check: () => Promise.resolve(), mail: async (id) => void mailed.push(id) },
      files: { delete: () => Promise.resolve() },
      settings: { APP_ORIGIN: 'http://localhost' },
    },
    async openAccounts(first, count) {
      await database.client.batch(
        Array.from({ length: count }, (_, index) => first + index).flatMap((id) => [
          {
            sql: `insert into users (id, email, email_key, password_hash, created_at) values (?1, ?2, ?2, 'none', 0)`,
            args: [id, `order-${id}@example.org`],
          },
          { sql: `insert into ledger_accounts (id, kind) values (?, 'user')`, args: [`user:${id}`] },
        ]),
        'write',
      )
    },
  }
}
