/** The document machine's states as SQL conditions on the checks a statement touches. */
import { type SQL, sql } from 'drizzle-orm'
import type { DocumentState } from '../../domain/documents.ts'
import { type DocumentEvent, statesAllowing, statesTagged, stepOn } from '../../machines/document.ts'

/** The machine allows this event. */
export function allows(type: DocumentEvent['type']): SQL {
  return among(statesAllowing(type))
}

/** The state that this event leads to. */
export function after(type: DocumentEvent['type']): SQL {
  return literal(stepOn(type).state)
}

export const running = among(statesTagged('running'))
export const ended = among(statesTagged('ended'))

function among(states: readonly DocumentState[]): SQL {
  return sql`state in (${sql.join(states.map(literal), sql`, `)})`
}

/** A state has a name of the machine's and nothing to escape; a statement's text says which it is about. */
function literal(state: DocumentState): SQL {
  return sql.raw(`'${state}'`)
}
