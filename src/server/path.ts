/** Path parameters of a request, checked by kind. */
import { AppError } from '../domain/errors.ts'
import { idParameter, queryParameters } from '../domain/parameters.ts'
import type { AppContext } from './context.ts'

/** A record's id out of the path. */
export function pathId(c: AppContext, name = 'id'): number {
  const parsed = idParameter(c.req.param(name))
  if (!parsed.ok) throw new AppError('invalidRequest', { text: parsed.message })
  return parsed.value
}

/** Refuses query strings beyond the limits on names and values. */
export function checkQuery(c: AppContext): void {
  const parsed = queryParameters(c.req.queries())
  if (!parsed.ok) throw new AppError('invalidRequest', { text: parsed.message })
}

/** A row that must be there. @throws AppError notFound */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('notFound')
  return row
}
