import { AppError } from '../domain/errors.ts'

/** Unwraps a row that must exist. @throws AppError notFound */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('notFound')
  return row
}
