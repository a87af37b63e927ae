/** Reads and applies migrations. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { migrateDatabase } from '../product/database.ts'
import type { Migration, MigrationPlan } from './migrations.ts'

interface Journal {
  readonly entries: readonly { readonly tag: string; readonly when: number }[]
}

export function tagsOf(journal: string): readonly string[] {
  return (JSON.parse(journal) as Journal).entries.map(({ tag }) => tag)
}

export function readMigrations(folder: string): readonly Migration[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal
  return entries.map(({ tag, when }) => ({ tag, when, sql: readFileSync(`${folder}/${tag}.sql`, 'utf8') }))
}

/** Migrations not yet applied. */
export async function pendingOf(
  migrations: readonly Migration[],
  url: string,
  authToken: string | undefined,
): Promise<readonly Migration[]> {
  const client = createClient(authToken ? { url, authToken } : { url })
  try {
    const tables = await client.execute("select 1 from sqlite_master where name = '__drizzle_migrations'")
    if (tables.rows.length === 0) return migrations
    const { rows } = await client.execute('select max(created_at) as latest from __drizzle_migrations')
    return migrations.filter(({ when }) => when > Number(rows[0]?.latest ?? 0))
  } finally {
    client.close()
  }
}

/** Applies all migrations up to the last one in `apply`. */
export async function applyMigrations(
  folder: string,
  { apply }: MigrationPlan,
  url: string,
  authToken: string | undefined,
): Promise<void> {
  const last = apply.at(-1)
  if (!last) return
  const upTo = mkdtempSync(join(tmpdir(), 'rulemark-migrations-'))
  try {
    const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as Journal
    const entries = journal.entries.filter(({ when }) => when <= last.when)
    mkdirSync(`${upTo}/meta`)
    writeFileSync(`${upTo}/meta/_journal.json`, JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) cpSync(`${folder}/${tag}.sql`, `${upTo}/${tag}.sql`)
    await migrateDatabase(url, authToken, upTo)
  } finally {
    rmSync(upTo, { recursive: true })
  }
}
