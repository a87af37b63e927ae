/** SQLite in memory behind the interface of the product's database client; every statement is compiled once. */
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Client, InStatement, ResultSet, Row } from '@libsql/client'

const MIGRATIONS = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(`migrations/${name}`, 'utf8'))
  .join(';\n')

interface Compiled {
  readonly statement: StatementSync
  readonly columns: readonly string[]
  readonly writes: boolean
}

export class LocalDatabase {
  /** Something was written since this was last set to false. */
  hasChanged = true
  readonly #database = new DatabaseSync(':memory:')
  readonly #compiled = new Map<string, Compiled>()

  constructor() {
    this.#database.exec(MIGRATIONS)
  }

  /** What the product's code calls, as long as nothing goes wrong. */
  readonly client = {
    execute: async (statement: InStatement) => this.#execute(statement),
    batch: async (statements: readonly InStatement[]) => this.#batch(statements),
  } as unknown as Client

  rows(sql: string): readonly Row[] {
    return this.#execute(sql).rows
  }

  close(): void {
    this.#database.close()
  }

  #batch(statements: readonly InStatement[]): ResultSet[] {
    this.#database.exec('begin immediate')
    try {
      const results = statements.map((statement) => this.#execute(statement))
      this.#database.exec('commit')
      return results
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  #execute(given: InStatement): ResultSet {
    const { sql, args = [] } = typeof given === 'string' ? { sql: given } : given
    const { statement, columns, writes } = this.#compile(sql)
    const values = args as (string | number | null)[]
    if (columns.length === 0) {
      const { changes } = statement.run(...values)
      if (changes) this.hasChanged = true
      return resultOf([], Number(changes))
    }
    const rows = statement.all(...values).map((values) => rowOf(columns, values as unknown as unknown[]))
    if (writes && rows.length > 0) this.hasChanged = true
    return resultOf(rows, writes ? rows.length : 0)
  }

  #compile(sql: string): Compiled {
    const known = this.#compiled.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    const columns = statement.columns().map(({ name }) => name)
    const made = { statement, columns, writes: !/^\s*(?:select|with)\b/i.test(sql) }
    this.#compiled.set(sql, made)
    return made
  }
}

/** Values by name, and by number as the client of libSQL has them. */
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
