/** The highlighted PDF by the user's decisions, made on each request: the same decisions give the same bytes. */
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import type { Needs } from '../base/services.ts'
import { marksOf, quotedPages } from '../check/marks.ts'
import { reviewedSummaryOf } from '../check/reviewed-summary.ts'
import { type CheckRow, resultOf, reviewsOf } from '../db/checks.ts'

export async function reviewedPdf(
  services: Needs<'files' | 'marker'>,
  row: CheckRow,
  account: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = resultOf(row)
  if (!result) throw new AppError('pdfNotReady')
  const marked = await readPdf(services, row)
  const reviews = reviewsOf(row)
  const summary = reviewedSummaryOf(result, {
    reviews,
    ruleSetName: row.ruleSetName,
    account,
    checkedAt: row.endedAt ?? row.createdAt,
    decidedAt: row.decidedAt,
  })
  const earlier = { pages: result.pages, quoted: quotedPages(result) }
  const pdf = await services.marker.remark(marked, earlier, marksOf(result, reviews), summary)
  if (!pdf) throw new AppError('server')
  return new Uint8Array(pdf)
}

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
