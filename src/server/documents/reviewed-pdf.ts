/** The highlighted PDF with the user's decisions, generated on each request so that it is never outdated. */
import { AppError } from '../../domain/errors.ts'
import { reviewedSummaryOf } from '../check/reviewed-summary.ts'
import { type CheckRow, resultOf, reviewsOf } from '../db/checks.ts'
import type { Needs } from '../services.ts'
import { readPdf } from './open-pdf.ts'

/** `account` is the user's email. @throws AppError notFound, pdfNotReady, server */
export async function reviewedPdf(
  services: Needs<'files' | 'marker' | 'clock'>,
  row: CheckRow,
  account: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const result = resultOf(row)
  if (!result) throw new AppError('pdfNotReady')
  const marked = await readPdf(services, row)
  const summary = reviewedSummaryOf(result, {
    reviews: reviewsOf(row),
    ruleSetName: row.ruleSetName,
    account,
    checkedAt: row.endedAt ?? row.createdAt,
    madeAt: services.clock.now(),
  })
  const pdf = await services.marker.resummarise(marked, result.pages, summary)
  if (!pdf) throw new AppError('server')
  return new Uint8Array(pdf)
}
