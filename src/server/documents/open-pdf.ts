import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import type { CheckRow } from '../db/checks.ts'

type Row = Pick<CheckRow, 'state' | 'pdfKey'>

export async function openPdf({ files }: Needs<'files'>, row: Row): Promise<ReadableStream<Uint8Array>> {
  return orNotFound(await files.open(keyOf(row)))
}

export async function readPdf({ files }: Needs<'files'>, row: Row): Promise<Uint8Array<ArrayBuffer>> {
  return orNotFound(await files.get(keyOf(row)))
}

function keyOf({ state, pdfKey }: Row): string {
  if (state !== 'FINISHED' || pdfKey === null) throw new AppError('pdfNotReady')
  return pdfKey
}
