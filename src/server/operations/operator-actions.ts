import { type SQL, sql } from 'drizzle-orm'
import { operatorActions } from '../db/schema/index.ts'

/** Who does something to money or data, and what. */
export interface Action {
  readonly operator: string
  readonly command: string
  readonly subject: string
}

/** Statement that records an operator's action. */
export function recordAction({ operator, command, subject }: Action, now: number): SQL {
  return sql`insert into ${operatorActions} (at, operator, command, subject)
    values (${now}, ${operator}, ${command}, ${subject})`
}
