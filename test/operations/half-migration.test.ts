/** A self-hosted run that fails or is killed during a migration. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from '../../self-host/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-half-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function tablesOf(path: string): unknown[] {
  const database = new DatabaseSync(path)
  try {
    return database.prepare("select name from sqlite_master where type = 'table'").all()
  } finally {
    database.close()
  }
}

test('a migration whose process is killed leaves no changes', async () => {
  const path = join(folder, 'killed.db')
  openSqlite(path).close()
  const long =
    'insert into half with recursive n(i) as (select 1 union all select i + 1 from n limit 200000) select i, hex(zeroblob(2000)) from n'
  const program = `
    import { openSqlite } from ${JSON.stringify(join(process.cwd(), 'self-host/sqlite.ts'))}
    await openSqlite(${JSON.stringify(path)}).client.migrate([
      'create table half (id integer, words text)', 'pragma cache_size = 10', ${JSON.stringify(long)}])`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  try {
    await expect
      .poll(() => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0)
      .toBeGreaterThan(100_000)
  } finally {
    child.kill('SIGKILL')
  }
  expect(await ended).toBe('SIGKILL')
  expect(tablesOf(path)).toEqual([])
})

test('a migration that fails leaves no changes', async () => {
  const path = join(folder, 'failed.db')
  const { client, close } = openSqlite(path)
  await expect(
    client.migrate(['create table half (id integer)', 'alter table missing add x']),
  ).rejects.toThrow(/missing/)
  close()
  expect(tablesOf(path)).toEqual([])
})
