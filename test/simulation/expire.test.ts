/** How long each kind of row and file is kept. */
import { beforeEach, expect, test } from 'vitest'
import { databaseOver } from '../../src/server/db/client.ts'
import { expire } from '../../src/server/documents/expire.ts'
import { LocalDatabase } from './database.ts'
import { fileStore } from './file-store.ts'
import { SETTINGS } from './settings.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY

let database: LocalDatabase
let files: Map<string, Uint8Array<ArrayBuffer>>

beforeEach(() => {
  database = new LocalDatabase()
  files = new Map()
  database.rows(
    `insert into users (id, email, email_key, password_hash, created_at, confirmed_at) values (1, 'a', 'a', '-', 0, 0)`,
  )
})

function sweep(): Promise<void> {
  return expire({
    settings: SETTINGS,
    db: databaseOver(database.client),
    files: fileStore(files, async (_, work) => work()),
    clock: { now: () => NOW },
  })
}

type Insert = (at: number, id: string) => string

const KEPT: readonly (readonly [kind: string, days: number, table: string, insert: Insert])[] = [
  [
    'an account whose address is not confirmed',
    30,
    'users',
    (at, id) => `(email, email_key, password_hash, created_at) values ('${id}', '${id}', '-', ${at})`,
  ],
  [
    'a session that is not used',
    14,
    'sessions',
    (at, id) => `(token_hash, user_id, created_at, last_seen_at) values ('${id}', 1, ${NOW}, ${at})`,
  ],
  [
    'a session that is used',
    60,
    'sessions',
    (at, id) => `(token_hash, user_id, created_at, last_seen_at) values ('${id}', 1, ${at}, ${NOW})`,
  ],
  [
    'a link after its end',
    1,
    'tokens',
    (at, id) => `(token_hash, user_id, purpose, expires_at) values ('${id}', 1, 'reset', ${at})`,
  ],
  [
    'a letter that can’t be sent',
    3,
    'mails',
    (at, id) => `(recipient, subject, body, html, created_at) values ('${id}', '', '', '', ${at})`,
  ],
  [
    'a count of requests',
    1,
    'rate_counters',
    (at, id) => `(key, window_start, count) values ('${id}', ${at}, 1)`,
  ],
  [
    'a result',
    SETTINGS.RETENTION_DAYS,
    'results',
    (at, id) => `(user_id, body, pdf_key, created_at) values (1, '', 'annotated/${id}', ${at})`,
  ],
  [
    'a check',
    SETTINGS.RETENTION_DAYS,
    'checks',
    (at, id) =>
      `(user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price, created_at, ended_at)
      values (1, '${id}', 'FINISHED', '', '', '', 'en', '', 0, 0, ${at})`,
  ],
]

test.each(KEPT)('%s is kept for %i days', async (_, days, table, insert) => {
  const oldest = NOW - days * DAY
  for (const [id, at] of Object.entries({ old: oldest - 1, kept: oldest, later: NOW + DAY }))
    database.rows(`insert into ${table} ${insert(at, id)}`)
  await sweep()
  const left = JSON.stringify(database.rows(`select * from ${table}`))
  expect(['old', 'kept', 'later'].filter((id) => left.includes(`${id}"`))).toEqual(['kept', 'later'])
})

test('an unconfirmed account is kept while a link to confirm it works, or while it has a balance', async () => {
  const unconfirmed = ['forgotten', 'asked again', 'credited']
  for (const [at, email] of unconfirmed.entries()) {
    database.rows(
      `insert into users (id, email, email_key, password_hash, created_at) values (${at + 2}, '${email}', '${email}', '-', 0)`,
    )
    database.rows(
      `insert into ledger_accounts (id, kind, balance) values ('user:${at + 2}', 'user', ${email === 'credited' ? 1 : 0})`,
    )
  }
  database.rows(
    `insert into tokens (token_hash, user_id, purpose, expires_at) values ('link', 3, 'confirm', ${NOW + 1})`,
  )
  await sweep()
  expect(database.rows('select email from users')).toMatchObject([
    { email: 'a' },
    { email: 'asked again' },
    { email: 'credited' },
  ])
})

test('a result’s file is deleted with it, counted once, and files of nobody are deleted', async () => {
  for (const key of ['annotated/old', 'annotated/kept', 'annotated/nobody', 'uploads/7', 'other/1'])
    files.set(key, new Uint8Array(1))
  for (const [id, at] of Object.entries({ old: 0, older: 1, kept: NOW }))
    database.rows(
      `insert into results (user_id, body, pdf_key, created_at) values (1, '', 'annotated/${id}', ${at})`,
    )
  await sweep()
  await sweep()
  expect([...files.keys()]).toEqual(['annotated/kept', 'other/1'])
  expect(database.rows('select name, count from counters')).toMatchObject([{ name: 'deletion', count: 1 }])
})
