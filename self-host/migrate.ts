import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle } from 'drizzle-orm/libsql/web'
import { CannotStart } from './settings.ts'
import type { SqliteFile } from './sqlite.ts'

/** Written by the build. */
const FOLDER = join(import.meta.dirname, 'migrations')

interface Journal {
  readonly entries: readonly { readonly when: number }[]
}

/**
 * Applies all pending migrations or, when one fails, none.
 * @throws CannotStart when a newer version, whose rules for the data are not known here, has migrated the file
 */
export async function migrateFile({
  client,
  execute,
}: Pick<SqliteFile, 'client' | 'execute'>): Promise<void> {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as Journal
  const ours = Math.max(...entries.map(({ when }) => when))
  const { rows } = execute("select 1 from sqlite_master where name = '__drizzle_migrations'")
  if (rows.length > 0) {
    const [applied] = execute('select max(created_at) as latest from __drizzle_migrations').rows
    if (Number(applied?.latest ?? 0) > ours)
      throw new CannotStart(
        'The data was written by a newer version of Rulemark. Update the program, or restore a backup of this version.',
      )
  }
  await migrate(drizzle(client), { migrationsFolder: FOLDER })
}
