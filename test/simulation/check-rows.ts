/** Rows of checks in an empty database, and the services that verbs on them need. */
import { databaseOver } from '../../src/server/db/client.ts'
import { LocalDatabase } from './database.ts'
import { fileStore } from './file-store.ts'
import { SETTINGS } from './settings.ts'

/** Milliseconds. */
export const NOW = 1_000_000_000

/** The user who owns rows unless another is named, with this balance in mills. */
export const OWNER = 1
export const OTHER = 2
export const BALANCE = 10_000

type Row = Readonly<Record<string, string | number | null>>

export interface CheckRows {
  readonly services: ReturnType<typeof servicesOver>
  readonly rows: LocalDatabase['rows']
  /** Keys of the stored files. */
  readonly files: Map<string, Uint8Array<ArrayBuffer>>
  /** Ids of the checks that were enqueued, each with its delay in seconds. */
  readonly enqueued: readonly (readonly [number, number | undefined])[]
  /** Milliseconds since `NOW`. */
  pass(ms: number): void
  /** Inserts a waiting check with these columns, and returns its id. */
  add(columns?: Row): number
  check(id: number): Row
  balance(account: string): number
}

export function newCheckRows(): CheckRows {
  const database = new LocalDatabase()
  const files: CheckRows['files'] = new Map()
  const enqueued: [number, number | undefined][] = []
  let now = NOW
  for (const id of [OWNER, OTHER]) {
    database.rows(
      "insert into users (id, email, email_key, password_hash, created_at) values (?1, ?2, ?2, 'none', 0)",
      id,
      `user-${id}@example.org`,
    )
    database.rows("insert into ledger_accounts (id, kind) values (?, 'user')", `user:${id}`)
    database.rows(
      "insert into ledger (debit, credit, amount, code, ref, at) values ('credit', ?1, ?2, 'signup', ?1, 0)",
      `user:${id}`,
      BALANCE,
    )
  }
  return {
    rows: database.rows,
    files,
    enqueued,
    services: servicesOver(database, files, enqueued, () => now),
    pass(ms) {
      now += ms
    },
    add(columns = {}) {
      const row = { ...WAITING, submission: crypto.randomUUID(), query_hash: crypto.randomUUID(), ...columns }
      const names = Object.keys(row)
      const [added] = database.rows(
        `insert into checks (${names.join()}) values (${names.map(() => '?').join()}) returning id`,
        ...Object.values(row),
      )
      return Number(added?.id)
    },
    check: (id) => database.rows('select * from checks where id = ?', id)[0] as unknown as Row,
    balance: (account) =>
      Number(database.rows('select balance from ledger_accounts where id = ?', account)[0]?.balance ?? 0),
  }
}

const WAITING = {
  user_id: OWNER,
  state: 'STARTED',
  stage: 'queued',
  file_name: 'a.pdf',
  rule_set_name: 'set',
  rules_text: '1. A rule',
  language: 'en',
  price: 1_200,
  stored_at: NOW,
  created_at: NOW,
}

/** Columns of a check that a worker holds. */
export const HELD = {
  state: 'PROCESSING',
  stage: 'asking',
  lease_token: 'held',
  lease_until: NOW + 1_000,
  attempts: 1,
}

function servicesOver(
  database: LocalDatabase,
  files: CheckRows['files'],
  enqueued: [number, number | undefined][],
  now: () => number,
) {
  let tokens = 0
  return {
    db: databaseOver(database.client),
    settings: SETTINGS,
    clock: { now },
    ids: { token: () => `token-${++tokens}` },
    files: fileStore(files, async (_, work) => work()),
    jobs: {
      check: async (id: number, delay?: number) => void enqueued.push([id, delay]),
      mail: async () => undefined,
    },
    providerFiles: { deleteOlderThan: async () => undefined },
  }
}
