/** Operator commands against a real database and the file store of a local run. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ended, runCommand } from '../../scripts/ops/run.ts'
import { type LocalDatabase, startDatabase } from '../../scripts/product/database.ts'
import { newAccount, newEmail } from '../support/account.ts'
import { brokenInvariants, rows, rowsAt } from '../support/database.ts'
import { seedUser } from '../support/seeded-user.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-ops-'))
const at = (name: string): string => join(folder, name)

let database: LocalDatabase

beforeAll(async () => {
  process.env.RULEMARK_OPERATOR = 'tester'
  database = await startDatabase(at('database'))
  pointAt(database.url)
})

afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes the database's address where `--local` looks. */
function pointAt(url: string): void {
  writeFileSync(at('worker.env'), `DB_URL="${url}"\n`)
}

function ops(...args: string[]): Promise<Ended> {
  return runCommand([...args, '--local', '--state', folder])
}

async function told<T>(...args: string[]): Promise<T> {
  const { text, code } = await ops(...args, '--json')
  expect(code, text).toBe(0)
  return JSON.parse(text) as T
}

async function newUser(): Promise<{ email: string; id: number }> {
  const email = newEmail()
  await seedUser(database.url, email)
  const [user] = await ask('select id from users where email = ?', email)
  return { email, id: Number(user?.id) }
}

const ask = (sql: string, ...args: (string | number)[]) => rowsAt(database.url, sql, ...args)

test('the program exits with its command’s code and prints its usage', async () => {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [
    'scripts/ops.ts',
    'invariants',
    '--local',
    '--state',
    folder,
  ])
  expect(stdout).toBe('No invariant is violated.\n')
  await expect(run(process.execPath, ['scripts/ops.ts', 'frobnicate'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Unknown command: frobnicate'),
  })
})

test('credit is booked once for each reason, and the user sees the reason', async () => {
  const { email, id } = await newUser()
  const give = ['credit', email, '2.50', '--reason', 'Check 7 took too long', '--yes']
  expect(await told(...give)).toMatchObject({ amount: 2.5, booked: true })
  expect(await told(...give)).toMatchObject({ booked: false })
  expect(await told('user', email)).toMatchObject({ id, balance: 12.5, owes: 0 })
  expect(await ask("select detail from activity where kind = 'credit received'")).toMatchObject([
    { detail: '$2.50: Check 7 took too long' },
  ])
  expect(
    await ask('select operator, command from operator_actions where subject = ?', `user:${id}`),
  ).toMatchObject([
    { operator: 'tester', command: 'credit' },
    { operator: 'tester', command: 'credit' },
  ])
  expect(await brokenInvariants(database.url)).toEqual([])
})

test('a user becomes an administrator and a user again, and both are recorded', async () => {
  const { email, id } = await newUser()
  for (const role of ['ADMIN', 'USER']) {
    await told('role', email, role, '--yes')
    expect(await ask('select role from users where id = ?', id)).toMatchObject([{ role }])
  }
  expect((await ops('role', email, 'ROOT', '--yes')).code).toBe(2)
  expect(
    await ask("select command from operator_actions where subject = ? and command = 'role'", `user:${id}`),
  ).toHaveLength(2)
})

test('a backup is verified without any database', async () => {
  await told('backup', at('nightly/alone.sql'))
  expect(await runCommand(['verify', at('nightly/alone.sql')])).toMatchObject({ code: 0 })
})

test('commands that change money or data require --yes; wrong usage exits with 2', async () => {
  const { email } = await newUser()
  for (const args of [
    ['credit', email, '5', '--reason', 'x'],
    ['delete-user', email],
    ['role', email, 'ADMIN'],
    ['dlq', 'drop', '1'],
    ['restore', at('none.sql')],
  ]) {
    const { code, text } = await ops(...args)
    expect([code, text]).toEqual([2, expect.stringContaining('Add --yes')])
  }
  for (const args of [
    [],
    ['frobnicate'],
    ['constructor'],
    ['user'],
    ['invariants', '--loud'],
    ['user', email, '--env', 'prod'],
  ])
    expect((await ops(...args)).code).toBe(2)
  for (const amount of ['0', '-5', '1e3', '5,50', '1000.001', '99999', ''])
    expect((await ops('credit', email, amount, '--reason', 'x', '--yes')).code).toBe(2)
  expect(await ask("select 1 from ledger where code = 'credit' and ref like ?", `%${email}%`)).toEqual([])
  expect((await ops('user', newEmail())).code).toBe(1)
})

test('a dead letter can be listed, replayed while its row has work left, and dropped', async () => {
  const { id: userId } = await newUser()
  await ask(
    `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price,
      sent_at, not_before, created_at) values (?, 'dead', 'STARTED', 'f.pdf', 'r', '1. x', 'en', 'h', 0, 5, 9, 1)`,
    userId,
  )
  const [check] = await ask("select id from checks where submission = 'dead'")
  for (const body of [
    JSON.stringify({ kind: 'check', id: check?.id }),
    '{"kind":"mail","id":999}',
    'not JSON',
  ])
    await ask("insert into dead_letters (queue, body, at) values ('q', ?, 1)", body)
  const letters = await told<{ id: number; about: string; waiting: boolean }[]>('dlq', 'list')
  expect(letters).toMatchObject([
    { about: `check ${check?.id}`, waiting: true },
    { about: 'mail 999', waiting: false },
    { about: 'not JSON', waiting: false },
  ])
  const [one, two, three] = letters.map(({ id }) => String(id))
  await told('dlq', 'replay', one ?? '', '--yes')
  expect(await ask("select sent_at, not_before from checks where submission = 'dead'")).toMatchObject([
    { sent_at: null, not_before: 0 },
  ])
  expect((await ops('dlq', 'replay', two ?? '', '--yes')).code).toBe(1)
  await told('dlq', 'drop', two ?? '', '--yes')
  await told('dlq', 'drop', three ?? '', '--yes')
  expect((await ops('dlq', 'drop', three ?? '', '--yes')).code).toBe(1)
  expect(await told('dlq', 'list')).toEqual([])
})

test('violated invariants are named, with exit code 1', async () => {
  expect(await told('invariants')).toEqual({ broken: [] })
  await ask(
    "insert into checkout_sessions (id, user_id, amount_cents, status, created_at) values ('cs_x', 1, 100, 'paid', 1)",
  )
  const { code, text } = await ops('invariants', '--json')
  expect([code, JSON.parse(text)]).toEqual([1, { broken: ['a paid session is credited once, in full'] }])
  await ask("delete from checkout_sessions where id = 'cs_x'")
})

// A separate wrangler reads each file and takes seconds to start on a busy machine.
test('an export has all rows and files of a user, none of other users, and no secrets', {
  timeout: 180_000,
}, async () => {
  const mine = await newUser()
  const other = await newUser()
  for (const { id } of [mine, other])
    await ask(`insert into folders (user_id, name, created_at) values (?, ?, 1)`, id, `folder of ${id}`)
  await ask(
    "insert into results (user_id, body, pdf_key, created_at) values (?, '{}', 'annotated/1-lease.pdf', 1)",
    mine.id,
  )
  const [check] = await ask(
    `insert into checks (user_id, submission, state, file_name, rule_set_name, rules_text, language, query_hash, price,
      stored_at, created_at) values (?, 'export', 'STARTED', 'a.pdf', 'A', '1. A.', 'en', 'export', 0, 1, 1) returning id`,
    mine.id,
  )
  writeFileSync(at('marked.pdf'), '%PDF-1.7 marked')
  writeFileSync(at('waiting.pdf'), '%PDF-1.7 waiting')
  await putObject('annotated/1-lease.pdf', at('marked.pdf'))
  await putObject(`uploads/${check?.id}.pdf`, at('waiting.pdf'))
  expect(await told('export-user', mine.email, at('export'))).toMatchObject({ files: 2, missing: [] })
  const data = readFileSync(at('export/account.json'), 'utf8')
  expect(JSON.parse(data)).toMatchObject({
    users: [{ id: mine.id, email: mine.email }],
    folders: [{ name: `folder of ${mine.id}` }],
    ledger: [{ code: 'signup' }],
    consents: [{ kind: 'terms' }, { kind: 'processing' }],
  })
  expect(data).not.toContain(other.email)
  expect(data).not.toContain(`folder of ${other.id}`)
  expect(data).not.toMatch(/scrypt|token_hash|lease_token/)
  expect(readFileSync(at('export/1-lease.pdf'), 'utf8')).toBe('%PDF-1.7 marked')
  expect(readFileSync(at(`export/${check?.id}.pdf`), 'utf8')).toBe('%PDF-1.7 waiting')

  await ask("delete from checks where submission = 'export'")
  await ask("update results set pdf_key = 'annotated/2-gone.pdf' where user_id = ?", mine.id)
  const { code, text } = await ops('export-user', mine.email, at('export2'), '--json')
  expect([code, JSON.parse(text).missing]).toEqual([1, ['annotated/2-gone.pdf']])
})

function putObject(key: string, file: string): Promise<void> {
  const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'r2', 'object', 'put', `rulemark-files/${key}`]
  const where = ['--file', file, '--config', 'wrangler.toml', '--local', '--persist-to', at('worker')]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [...wrangler, ...where], (error) => (error ? reject(error) : resolve()))
  })
}

test('a deleted account leaves an anonymous ledger and a record of the operator', async () => {
  const { email, id } = await newUser()
  await told('delete-user', email, '--yes')
  expect(await ask('select 1 from users where id = ?', id)).toEqual([])
  expect(await ask('select 1 from activity where user_id = ?', id)).toEqual([])
  expect(await ask('select subject from mails where recipient = ?', email)).toHaveLength(1)
  expect(await ask('select command from operator_actions where subject = ?', `user:${id}`)).toMatchObject([
    { command: 'delete-user' },
  ])
  expect(await brokenInvariants(database.url)).toEqual([])
})

test('a backup is restored into an empty database row by row, with triggers and id counters', async () => {
  const { id } = await newUser()
  const hostile = '\'; drop table users; --\n"quoted" \u0001 🦊 \\n replace(x, char(10))'
  await ask('insert into folders (user_id, name, created_at) values (?, ?, 1)', id, hostile)
  await ask(
    'insert into ratings (user_id, value, comment, created_at) values (?, 5, ?, 1)',
    id,
    'x'.repeat(3_000_000),
  )
  const contents = await told<Record<string, { rows: number }>>('backup', at('backup.sql'))
  expect(contents.ratings?.rows).toBe(1)
  expect(await told('verify', at('backup.sql'))).toEqual(contents)
  expect((await ops('backup', at('backup.sql'))).code).toBe(1)

  const empty = await startDatabase(at('second'), { migrated: false })
  try {
    pointAt(empty.url)
    expect(await told('restore', at('backup.sql'), '--yes')).toEqual(contents)
    expect(await rowsAt(empty.url, 'select name from folders where user_id = ?', id)).toMatchObject([
      { name: hostile },
    ])
    const next =
      "insert into users (email, email_key, password_hash, created_at) values ('n', 'n', 'n', 1) returning id"
    const [last] = await ask("select seq from sqlite_sequence where name = 'users'")
    expect(await rowsAt(empty.url, next)).toMatchObject([{ id: Number(last?.seq) + 1 }])
    await expect(rowsAt(empty.url, 'delete from ledger')).rejects.toThrow('APPEND_ONLY')
    expect((await ops('restore', at('backup.sql'), '--yes')).text).toContain('not empty')
  } finally {
    await empty.stop()
    pointAt(database.url)
  }
})

test('a truncated or inconsistent backup is refused', async () => {
  await ops('backup', at('whole.sql'))
  const dump = readFileSync(at('whole.sql'), 'utf8')
  writeFileSync(at('cut.sql'), dump.slice(0, dump.length / 2))
  expect((await ops('verify', at('cut.sql'))).code).toBe(1)
  const [whole = ''] = dump.split('\n-- sha256 ')
  const wrong = whole.replace(/(INSERT INTO ledger_accounts VALUES\('credit','house',)-?\d+/, '$1' + '77')
  writeFileSync(at('changed.sql'), dump.replace(whole, wrong))
  expect((await ops('verify', at('changed.sql'))).text).toContain('differs from its hash')
  writeFileSync(at('wrong.sql'), `${wrong}\n-- sha256 ${createHash('sha256').update(wrong).digest('hex')}\n`)
  expect((await ops('verify', at('wrong.sql'))).text).toContain('Violated: all balances sum to zero')
})

test('the balance history labels credit as such', async () => {
  const { email, visitor } = await newAccount()
  const [user] = await rows('select id from users where email = ?', email)
  const account = `user:${user?.id}`
  await rows(
    "insert into ledger (debit, credit, amount, code, ref, at) values ('credit', ?, 500, 'credit', ?, 1)",
    account,
    account,
  )
  expect(await visitor.get('/api/users/me/movements')).toContainEqual(
    expect.objectContaining({ kind: 'credit', label: 'Credit', amount: 0.5 }),
  )
})
