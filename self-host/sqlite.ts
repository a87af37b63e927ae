/** Implements libSQL's client interface over a database file, with the SQLite built into Node and Deno. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Client, InStatement, ResultSet, Row } from '@libsql/client'

/** Milliseconds to wait for another connection's write; after that `databaseOver` retries. */
const BUSY_MS = 1_000
/** Maximum number of cached compiled statements. */
const COMPILED_MAX = 1_000

interface Compiled {
  readonly statement: StatementSync
  readonly columns: readonly string[]
  readonly writes: boolean
}

export interface SqliteFile {
  /** Used by `databaseOver` and the migrations. */
  readonly client: Client
  /** @throws with SQLITE_BUSY while another connection writes */
  execute(statement: InStatement): ResultSet
  /** Writes the log into the file and truncates the log, so that deleted data is gone from it. */
  checkpoint(): void
  close(): void
}

export function openSqlite(path: string): SqliteFile {
  const database = new DatabaseSync(path, { timeout: BUSY_MS })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  const compiled = new Map<string, Compiled>()

  function compile(sql: string): Compiled {
    const known = compiled.get(sql)
    if (known) return known
    if (compiled.size >= COMPILED_MAX) compiled.clear()
    const statement = database.prepare(sql)
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name }) => name)
    const made = { statement, columns, writes: !/^\s*(?:select|with)\b/i.test(sql) }
    compiled.set(sql, made)
    return made
  }

  function execute(given: InStatement): ResultSet {
    const { sql, args = [] } = typeof given === 'string' ? { sql: given } : given
    const { statement, columns, writes } = compile(sql)
    const values = args as (string | number | null)[]
    if (columns.length === 0) return resultOf([], Number(statement.run(...values).changes))
    const rows = statement.all(...values).map((row) => rowOf(columns, row as unknown as unknown[]))
    return resultOf(rows, writes ? rows.length : 0)
  }

  function batch(statements: readonly InStatement[], mode = 'deferred'): ResultSet[] {
    database.exec(mode === 'write' ? 'begin immediate' : 'begin')
    try {
      const results = statements.map(execute)
      database.exec('commit')
      return results
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }

  return {
    client: {
      execute: async (statement: InStatement) => sayingBusy(() => execute(statement)),
      batch: async (statements: readonly InStatement[], mode?: string) =>
        sayingBusy(() => batch(statements, mode)),
      migrate: async (statements: readonly InStatement[]) => {
        // As libSQL's client does: a table that is rebuilt must not take along the rows that refer to it.
        database.exec('pragma foreign_keys = off')
        try {
          return sayingBusy(() => batch(statements, 'write'))
        } finally {
          database.exec('pragma foreign_keys = on')
        }
      },
    } as unknown as Client,
    execute: (statement) => sayingBusy(() => execute(statement)),
    checkpoint: () => database.exec('pragma wal_checkpoint(truncate)'),
    close: () => database.close(),
  }
}

/** Node and Deno report this error with different codes, so `isBusy` recognises it by its message. */
function sayingBusy<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error && /database (?:table )?is locked/.test(error.message))) throw error
    throw new Error('SQLITE_BUSY: the database is locked', { cause: error })
  }
}

/** Values by column name and by index, as libSQL's client returns them. */
function rowOf(columns: readonly string[], values: readonly unknown[]): Row {
  const row = {}
  for (const [at, name] of columns.entries()) {
    Object.defineProperty(row, at, { value: values[at] })
    Object.assign(row, { [name]: values[at] })
  }
  Object.defineProperty(row, 'length', { value: values.length })
  return row as Row
}

function resultOf(rows: Row[], rowsAffected: number): ResultSet {
  return { rows, rowsAffected, columns: [], columnTypes: [], lastInsertRowid: undefined, toJSON: () => null }
}
