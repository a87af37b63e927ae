/** In-memory SQLite behind the interface of the product's database client. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Client, InStatement, InValue, ResultSet, Row } from '@libsql/client'
import { openSqlite, type SqliteFile } from '../../self-host/sqlite.ts'

const MIGRATIONS = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(`migrations/${name}`, 'utf8'))
  .flatMap((text) => text.split('--> statement-breakpoint'))

export class LocalDatabase {
  /** Whether anything was written since this was last set to false. */
  hasChanged = true
  readonly #file: SqliteFile

  constructor(path = ':memory:') {
    this.#file = openSqlite(path)
    for (const statement of ['begin', ...MIGRATIONS, 'commit']) this.#file.execute(statement)
  }

  /** The client the product uses when no fault is injected. */
  readonly client = {
    execute: async (statement: InStatement) => this.#noted([await this.#file.client.execute(statement)])[0],
    batch: async (statements: InStatement[]) =>
      this.#noted(await this.#file.client.batch(statements, 'write')),
  } as unknown as Client

  readonly rows = (sql: string, ...args: InValue[]): readonly Row[] => this.#file.execute({ sql, args }).rows

  close(): void {
    this.#file.close()
  }

  #noted(results: ResultSet[]): ResultSet[] {
    if (results.some(({ rowsAffected }) => rowsAffected > 0)) this.hasChanged = true
    return results
  }
}
