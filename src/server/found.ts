import { AppError } from '../domain/errors.ts'

/** A row that must be there. @throws AppError notFound */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('notFound')
  return row
}
