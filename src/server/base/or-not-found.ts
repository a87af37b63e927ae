import { AppError } from '../../domain/errors/errors.ts'

/** Unwraps a row or file that must exist. @throws AppError notFound */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === undefined || row === null) throw new AppError('notFound')
  return row
}
