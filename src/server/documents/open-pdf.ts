/** Reads the highlighted PDF of a finished check. */
import { AppError } from '../../domain/errors.ts'
import type { CheckRow } from '../db/checks.ts'
import type { Needs } from '../services.ts'

/** @throws AppError notFound, pdfNotReady */
export async function openPdf(services: Needs<'files'>, row: CheckRow): Promise<Uint8Array<ArrayBuffer>> {
  if (row.state !== 'FINISHED' || row.pdfKey === null) throw new AppError('pdfNotReady')
  const pdf = await services.files.get(row.pdfKey)
  if (!pdf) throw new AppError('notFound')
  return pdf
}
