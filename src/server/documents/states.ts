/** The document machine's states as SQL conditions on the checks a statement touches. */
import { type SQL, sql } from 'drizzle-orm'
import type { DocumentState } from '../../domain/documents.ts'
import { type DocumentEvent, statesAllowing, statesTagged } from '../../machines/document.ts'

/** The machine allows this event. */
export function allows(type: DocumentEvent['type']): SQL {
  return among(statesAllowing(type))
}

export const running = among(statesTagged('running'))
export const ended = among(statesTagged('ended'))

function among(states: readonly DocumentState[]): SQL {
  return sql`state in (${sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  )})`
}
