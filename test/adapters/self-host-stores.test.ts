/** Database file and file store of a self-hosted run. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from '../../self-host/folder-store.ts'
import { openSqlite } from '../../self-host/sqlite.ts'
import { databaseOver } from '../../src/server/db/client.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-stores-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('files are put, replaced, read, listed in order and deleted', async () => {
  const store = createFolderStore(join(folder, 'files'))
  for (const key of ['uploads/2.pdf', 'uploads/10.pdf', 'uploads/1.pdf', 'annotated/1-abc_-D.pdf'])
    await store.put(key, new TextEncoder().encode(key), 'application/pdf')
  await store.put('uploads/1.pdf', new Uint8Array([1, 2]), 'application/pdf')
  expect(await store.get('uploads/1.pdf')).toEqual(new Uint8Array([1, 2]))
  expect(await store.get('uploads/3.pdf')).toBeNull()
  expect(await store.list('uploads/')).toEqual(['uploads/1.pdf', 'uploads/10.pdf', 'uploads/2.pdf'])
  expect(await store.list('annotated/1-')).toEqual(['annotated/1-abc_-D.pdf'])
  expect(await store.list('nothing/')).toEqual([])
  expect(await store.some('uploads/', 'uploads/10')).toEqual(['uploads/10.pdf', 'uploads/2.pdf'])
  await store.delete('uploads/1.pdf', 'uploads/never.pdf')
  expect(await store.list('uploads/')).toEqual(['uploads/10.pdf', 'uploads/2.pdf'])
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
})

test.each(['../secrets.env', '/etc/passwd', 'uploads/../../secrets.env', 'uploads/a/b.pdf', '', '.'])(
  'an invalid key reaches no file: %s',
  async (key) => {
    const store = createFolderStore(join(folder, 'files'))
    await expect(store.put(key, new Uint8Array(1), 'application/pdf')).rejects.toThrow('not a key')
    await expect(store.get(key)).rejects.toThrow('not a key')
    await expect(store.delete(key)).rejects.toThrow('not a key')
  },
)

test('a write waits while another connection writes; reads continue', async () => {
  const path = join(folder, 'busy.db')
  const [other, file] = [openSqlite(path), openSqlite(path)]
  other.execute('create table counts (n integer)')
  other.execute('insert into counts values (1)')
  const database = databaseOver(file.client)
  other.execute('begin immediate')
  other.execute('update counts set n = n + 1')
  const written = database.write(sql`update counts set n = n + 10`)
  expect(await database.read.all(sql`select n from counts`)).toEqual([{ n: 1 }])
  other.execute('commit')
  await written
  expect(file.execute('select n from counts').rows).toEqual([{ n: 12 }])
  for (const each of [other, file]) each.close()
})

test('a batch is all or nothing', async () => {
  const file = openSqlite(join(folder, 'batch.db'))
  file.execute('create table keys (id integer primary key, name text unique)')
  const database = databaseOver(file.client)
  const twice = database.write(
    sql`insert into keys (name) values ('a')`,
    sql`insert into keys (name) values ('a')`,
  )
  await expect(twice).rejects.toThrow('UNIQUE constraint failed: keys.name')
  const [rows] = await database.write(sql`insert into keys (name) values ('b') returning id, name`)
  expect([rows?.rowsAffected, rows?.rows[0]?.name, rows?.rows[0]?.[1]]).toEqual([1, 'b', 'b'])
  expect(file.execute('select count(*) as n from keys').rows).toEqual([{ n: 1 }])
  file.close()
})
