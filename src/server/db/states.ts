/** States as SQL conditions: the document machine's, and the AI's breaker. */
import { type SQL, sql } from 'drizzle-orm'
import type { DocumentState } from '../../domain/document/documents.ts'
import { type DocumentEvent, statesAllowing, statesTagged, transitionFor } from '../../machines/document.ts'
import { breakers } from './schema/index.ts'

export function allows(type: DocumentEvent['type']): SQL {
  return among(statesAllowing(type))
}

export function targetState(type: DocumentEvent['type']): SQL<DocumentState> {
  return literal(transitionFor(type).state)
}

export const running = among(statesTagged('running'))
export const ended = among(statesTagged('ended'))

export const BREAKER_FAILURES_MAX = 3
export const isBreakerOpen = sql`exists (select 1 from ${breakers} where name = 'ai' and failures >= ${BREAKER_FAILURES_MAX})`

function among(states: readonly DocumentState[]): SQL {
  return sql`state in (${sql.join(states.map(literal), sql`, `)})`
}

/** State names contain nothing to escape; inlined, they make the statement readable. */
function literal(state: DocumentState): SQL<DocumentState> {
  return sql`${sql.raw(`'${state}'`)}`
}
