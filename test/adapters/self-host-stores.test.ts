/** Database file and file store of a self-hosted run. */
import { mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync, truncateSync } from 'node:fs'
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

test('an opened file is read as it is taken, not kept in memory', async () => {
  const store = createFolderStore(join(folder, 'opened'))
  const bytes = new Uint8Array(4_000_000).fill(7)
  await store.put('annotated/1-a.pdf', bytes, 'application/pdf')
  expect(new Uint8Array(await new Response(await store.open('annotated/1-a.pdf')).arrayBuffer())).toEqual(
    bytes,
  )
  expect(await store.open('annotated/2-a.pdf')).toBeNull()
  const slow = (await store.open('annotated/1-a.pdf'))?.getReader()
  await slow?.read()
  truncateSync(join(folder, 'opened', 'annotated/1-a.pdf'))
  let taken = 0
  for (let chunk = await slow?.read(); chunk?.value; chunk = await slow?.read()) taken += chunk.value.length
  expect(taken).toBeLessThan(1_000_000)
})

test('a file is opened when it is first read, so that an answer that nobody reads keeps none open', async () => {
  const store = createFolderStore(join(folder, 'unread'))
  await store.put('annotated/1-a.pdf', new Uint8Array(10), 'application/pdf')
  const unread = await store.open('annotated/1-a.pdf')
  await store.delete('annotated/1-a.pdf')
  await expect(unread?.getReader().read()).rejects.toThrow('ENOENT')
})

test('a probe fails while nothing can be written, and leaves nothing behind', async () => {
  const store = createFolderStore(join(folder, 'probed'))
  const unfinished = join(folder, 'probed', 'unfinished')
  await store.probe()
  expect(readdirSync(unfinished)).toEqual([])
  rmdirSync(unfinished)
  await expect(store.probe()).rejects.toThrow('ENOENT')
  mkdirSync(unfinished)
  await store.probe()
})

test('a write waits while another connection writes; reads continue', async () => {
  const path = join(folder, 'busy.db')
  const [other, file] = [openSqlite(path), openSqlite(path)]
  other.execute('create table counts (n integer)')
  other.execute('insert into counts values (1)')
  const database = databaseOver(file.client)
  other.execute('begin immediate')
  other.execute('update counts set n = n + 1')
  const written = database.run(sql`update counts set n = n + 10`)
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
  const twice = database.write({
    first: sql`insert into keys (name) values ('a')`,
    second: sql`insert into keys (name) values ('a')`,
  })
  await expect(twice).rejects.toThrow('UNIQUE constraint failed: keys.name')
  const { rows, rowsAffected } = await database.run(
    sql`insert into keys (name) values ('b') returning id, name`,
  )
  expect([rowsAffected, rows[0]?.name, rows[0]?.[1]]).toEqual([1, 'b', 'b'])
  expect(file.execute('select count(*) as n from keys').rows).toEqual([{ n: 1 }])
  file.close()
})
