/** What is deleted with an account: everything of its user, and nothing of another. */
import { beforeEach, expect, test } from 'vitest'
import { type DeletionServices, deleteAccount } from '../../src/server/accounts/delete-account.ts'
import { type CheckRows, HELD, newCheckRows, OTHER, OWNER } from './check-rows.ts'

let checks: CheckRows
let mailed: number[]

beforeEach(() => {
  checks = newCheckRows()
  mailed = []
  for (const user of [OWNER, OTHER]) fill(user)
})

/** A running and a finished check with their files, a decision, a tagged rule set, letters and payments. */
function fill(user: number): void {
  const pdf = `annotated/${user}.pdf`
  const running = checks.add({ ...HELD, user_id: user })
  checks.rows(
    "insert into results (id, user_id, body, pdf_key, created_at) values (?, ?, '{}', ?, 0)",
    user,
    user,
    pdf,
  )
  const done = checks.add({ state: 'FINISHED', stage: null, result_id: user, user_id: user })
  for (const key of [`uploads/${running}.pdf`, `uploads/${done}.pdf`, pdf])
    checks.files.set(key, new Uint8Array(1))
  for (const sql of [
    `insert into reviews (check_id, section, finding_id, decision, at) values (${done}, 'general', 1, 'accepted', 0)`,
    "insert into folders (id, user_id, name, created_at) values (?1, ?1, 'Folder', 0)",
    "insert into rule_sets (id, user_id, folder_id, name, text, created_at, updated_at) values (?1, ?1, ?1, 'a', 'b', 0, 0)",
    "insert into tags (id, user_id, name) values (?1, ?1, 'tag')",
    'insert into rule_set_tags (rule_set_id, tag_id) values (?1, ?1)',
    "insert into mails (recipient, subject, body, html, created_at) values ('user-' || cast(?1 as integer) || '@example.org', 'old', '', '', 0)",
    "insert into checkout_sessions (id, user_id, amount_cents, status, created_at) values ('open-' || cast(?1 as integer), ?1, 500, 'open', 0)",
    "insert into checkout_sessions (id, user_id, amount_cents, status, created_at) values ('paid-' || cast(?1 as integer), ?1, 500, 'paid', 0)",
  ])
    checks.rows(sql, ...(sql.includes('?1') ? [user] : []))
}

const services = (): DeletionServices => ({
  ...checks.services,
  jobs: { ...checks.services.jobs, mail: async (id) => void mailed.push(id) },
})

const column = (sql: string): unknown[] => checks.rows(sql).map((row) => Object.values(row)[0])

test('everything of the user is deleted, and nothing of another', async () => {
  await deleteAccount(services(), { id: OWNER })
  for (const table of ['checks', 'results', 'folders', 'rule_sets', 'tags'])
    expect([table, ...new Set(column(`select user_id from ${table}`))]).toEqual([table, OTHER])
  expect(column('select id from users')).toEqual([OTHER])
  expect(column('select rule_set_id from rule_set_tags')).toEqual([OTHER])
  expect(column('select check_id from reviews')).toEqual(
    column("select id from checks where state = 'FINISHED'"),
  )
  expect([...checks.files.keys()].toSorted()).toEqual([
    `annotated/${OTHER}.pdf`,
    ...column('select id from checks order by id').map((id) => `uploads/${id}.pdf`),
  ])
})

test('payments that may still be refunded stay without their user; the others stay theirs', async () => {
  await deleteAccount(services(), { id: OWNER })
  expect(
    checks
      .rows('select id, user_id from checkout_sessions order by id')
      .map(({ id, user_id }) => [id, user_id]),
  ).toEqual([
    [`open-${OTHER}`, OTHER],
    [`paid-${OWNER}`, 0],
    [`paid-${OTHER}`, OTHER],
  ])
})

test('the user receives one last letter instead of those that wait, and a second deletion sends none', async () => {
  await deleteAccount(services(), { id: OWNER })
  await deleteAccount(services(), { id: OWNER })
  const letters = checks.rows('select id, recipient, subject from mails order by recipient')
  expect(letters.map(({ recipient, subject }) => [recipient, subject === 'old'])).toEqual([
    ['user-1@example.org', false],
    ['user-2@example.org', true],
  ])
  expect(mailed).toEqual([letters[0]?.id])
  expect(column("select count from counters where name = 'deletion'")).toEqual([2])
})
