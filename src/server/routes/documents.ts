/** Submitting documents and reading results. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ReviewBody, SubmissionQuery } from '../../contract/documents.ts'
import { api } from '../../contract/urls.ts'
import { checkedFileName, FILE_MAX_BYTES } from '../../domain/documents.ts'
import { AppError } from '../../domain/errors.ts'
import { isRunning } from '../../machines/document.ts'
import { readAs } from '../accounts/session.ts'
import type { AppContext, AppEnv } from '../context.ts'
import { checksOf, toHistoryEntry } from '../db/checks.ts'
import { checks } from '../db/schema/index.ts'
import { awaitEnd } from '../documents/await-end.ts'
import { deleteEntry } from '../documents/delete-entry.ts'
import { failCheck } from '../documents/end-check.ts'
import { openPdf } from '../documents/open-pdf.ts'
import { reviewFinding } from '../documents/review-finding.ts'
import { type Submission, submit } from '../documents/submit.ts'
import { body, query } from '../middleware/body.ts'
import { countAgainst } from '../middleware/rate-limit.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { found, pathId } from '../path.ts'

/** The file and what multipart puts around it. */
export const UPLOAD_LIMIT = FILE_MAX_BYTES + 64 * 1024

/** Enough for a folder of contracts in one go. */
const SUBMISSIONS = { name: 'submission', max: 60, windowSeconds: 60 } as const

const uploadLimit = bodyLimit({
  maxSize: UPLOAD_LIMIT,
  onError: () => {
    throw new AppError('fileTooLarge')
  },
})

export const documentRoutes = new Hono<AppEnv>()
  .post(api.processAsync, signedIn, uploadLimit, query(SubmissionQuery), async (c) => {
    const user = userOf(c)
    return c.json(await submit(c.var.services, user, await submission(c, user.id, c.req.valid('query'))), 202)
  })
  .post(api.process, signedIn, uploadLimit, query(SubmissionQuery), async (c) => {
    const user = userOf(c)
    const { documentRequestId } = await submit(
      c.var.services,
      user,
      await submission(c, user.id, c.req.valid('query')),
    )
    const entry = await awaitEnd(c.var.services, user.id, documentRequestId)
    return c.json(entry, isRunning(entry.state) ? 202 : 200)
  })
  .get(api.results, async (c) => {
    const [, rows] = await readAs(c, (owner) => [checksOf(c.var.services.db.read, owner)])
    return c.json(rows.map(toHistoryEntry))
  })
  .get(api.document, async (c) => {
    const id = pathId(c)
    const [, rows] = await readAs(c, (owner) => [
      checksOf(c.var.services.db.read, owner, sql`${checks.id} = ${id}`),
    ])
    return c.json(toHistoryEntry(found(rows[0])))
  })
  .get(api.documentPdf, async (c) => {
    const id = pathId(c)
    const [, rows] = await readAs(c, (owner) => [
      checksOf(c.var.services.db.read, owner, sql`${checks.id} = ${id}`),
    ])
    const pdf = await openPdf(c.var.services, rows[0])
    const name = checkedFileName(rows[0]?.fileName ?? 'document.pdf')
    return c.body(pdf, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="document-checked.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
  })
  .post(api.documentCancel, signedIn, async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await failCheck(c.var.services, id, 'cancelled', { event: 'CANCEL', userId: user.id })
    const [row] = await checksOf(c.var.services.db.read, user.id, sql`${checks.id} = ${id}`)
    return c.json(toHistoryEntry(found(row)))
  })
  .put(api.documentReviews, signedIn, body(ReviewBody), async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await reviewFinding(c.var.services, user.id, id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete(api.document, signedIn, async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await deleteEntry(c.var.services, user.id, id)
    return c.body(null, 204)
  })

/** What was uploaded, counted against the sender. */
async function submission(
  c: AppContext,
  userId: number,
  { promptId, note = '', agreement }: SubmissionQuery,
): Promise<Submission> {
  await countAgainst(c, SUBMISSIONS, String(userId))
  const acceptLanguage = c.req.header('Accept-Language') ?? null
  const isAgreed = agreement !== undefined
  return { ruleSetId: promptId, note, file: await uploadedFile(c), acceptLanguage, isAgreed }
}

async function uploadedFile(c: AppContext): Promise<File> {
  if (!c.req.header('Content-Type')?.startsWith('multipart/form-data')) throw new AppError('unsupportedMedia')
  const form = await c.req.formData().catch(() => {
    throw new AppError('invalidRequest')
  })
  const files = form.getAll('file').filter((value): value is File => value instanceof File)
  const [file] = files
  if (!file) throw new AppError('fileRequired')
  if (files.length > 1) throw new AppError('oneFileOnly')
  return file
}
