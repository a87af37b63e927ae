import * as batches from '../../contract/batches.ts'
import type { HistoryEntry } from '../../contract/documents.ts'
import * as contract from '../../contract/documents.ts'
import * as receipts from '../../contract/receipts.ts'
import { FILE_MAX_BYTES, fileNameOf, isRunning } from '../../domain/document/documents.ts'
import { AppError, orNotFound } from '../../domain/errors/errors.ts'
import { canonicalJson, type SignedReceipt } from '../../domain/results/receipt.ts'
import { logFacts } from '../base/log.ts'
import { readAs, requireUser, rowAs, rowsAs, signedIn, userOf } from '../callers/session.ts'
import { batchesOf, checksOfBatch, toBatchChecks, toBatchPage } from '../db/batches.ts'
import { checkById, checksOf, toHistoryEntry } from '../db/checks.ts'
import { deleteEntry, reviewFinding } from '../documents/change-entry.ts'
import { cancelCheck } from '../documents/end-check.ts'
import { openPdf, reviewedPdf } from '../documents/pdf-of-check.ts'
import { priceOfCheck } from '../documents/query.ts'
import { SUBMISSIONS, submit } from '../documents/submit.ts'
import { boundedBody, releaseBody } from '../http/bounded-body.ts'
import { countCall } from '../http/caller.ts'
import type { AppContext } from '../http/context.ts'
import { mediaType } from '../http/refuse.ts'
import { streamed } from '../http/streamed-response.ts'
import { issueReceipt } from '../receipts/receipts.ts'
import { router } from './router.ts'

/** The file plus multipart overhead. */
const UPLOAD_LIMIT = FILE_MAX_BYTES + 64 * 1024

/** Each request generates the file, which is slow. */
const REVIEWED_PDFS = { name: 'reviewed-pdf', max: 20, windowSeconds: 60 } as const

const RECEIPTS = { name: 'receipt', max: 60, windowSeconds: 60 } as const

const upload = boundedBody({ maxBytes: UPLOAD_LIMIT, tooLarge: 'fileTooLarge', deadlineMs: 120_000 })

export const documentRoutes = router()
  .openapi(signedIn(contract.submitDocument, upload), async (c) => {
    return c.json(await acceptDocument(c, c.req.valid('query')), 202)
  })
  .openapi(signedIn(contract.checkDocument, upload), async (c) => {
    const { documentRequestId } = await acceptDocument(c, c.req.valid('query'))
    c.var.slot.release()
    releaseBody(c)
    const entry = await awaitEnd(c, documentRequestId)
    return c.json(entry, isRunning(entry.state) ? 202 : 200)
  })
  .openapi(contract.listResults, async (c) => c.json((await rowsAs(c, checksOf)).map(toHistoryEntry), 200))
  .openapi(signedIn(contract.priceOfCheck), async (c) => {
    return c.json(await priceOfCheck(c.var.services, userOf(c).id, c.req.valid('query')), 200)
  })
  .openapi(contract.readResult, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(toHistoryEntry(await rowAs(c, (db, owner) => checkById(db, owner, id))), 200)
  })
  .openapi(contract.readMarkedPdf, async (c) => {
    const { id } = c.req.valid('param')
    const row = await rowAs(c, (db, owner) => checkById(db, owner, id))
    const pdf = await openPdf(c.var.services, row)
    return c.body(pdf, 200, pdfHeaders(row.fileName, 'checked'))
  })
  .openapi(contract.readReviewedPdf, async (c) => {
    const { id } = c.req.valid('param')
    const [user, rows] = await readAs(c, (db, owner) => [checkById(db, owner, id)])
    await countCall(c, REVIEWED_PDFS)
    const row = orNotFound(rows[0])
    const pdf = await reviewedPdf(c.var.services, row, user.email)
    return c.body(streamed(c, pdf), 200, pdfHeaders(row.fileName, 'reviewed'))
  })
  .openapi(signedIn(contract.cancelCheck), async (c) => {
    const user = userOf(c)
    const { id } = c.req.valid('param')
    await cancelCheck(c.var.services, user.id, id)
    const [row] = await checkById(c.var.services.db.read, user.id, id)
    // The state alone: a key that may check need not be allowed to read results.
    return c.json({ state: orNotFound(row).state }, 200)
  })
  .openapi(signedIn(contract.reviewFinding), async (c) => {
    await reviewFinding(c.var.services, userOf(c).id, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(signedIn(contract.deleteResult), async (c) => {
    await deleteEntry(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(batches.listBatches, async (c) => {
    const { before } = c.req.valid('query')
    return c.json(toBatchPage(await rowsAs(c, (db, owner) => batchesOf(db, owner, before))), 200)
  })
  .openapi(batches.readBatch, async (c) => {
    const { batch } = c.req.valid('param')
    const { after } = c.req.valid('query')
    const rows = await rowsAs(c, (db, owner) => checksOfBatch(db, owner, batch, after))
    return c.json(toBatchChecks(batch, orNotFound(rows[0]).ruleSetName, rows), 200)
  })
  .openapi(receipts.readReceipt, async (c) => {
    const { id } = c.req.valid('param')
    const [user, rows] = await readAs(c, (db, owner) => [checkById(db, owner, id)])
    await countCall(c, RECEIPTS)
    const receipt = await issueReceipt(c.var.services, orNotFound(rows[0]), user.email)
    c.header('Content-Disposition', `attachment; filename="rulemark-receipt-${id}.json"`)
    // Fields in order, so that the response is the signed text.
    return c.json(JSON.parse(canonicalJson(receipt)) as SignedReceipt, 200)
  })

async function acceptDocument(c: AppContext, query: contract.SubmissionQuery): Promise<HistoryEntry> {
  const { promptId, note = '', agreement, batch = null, price = null } = query
  // Again: the session, the key or the consent may have ended while the body arrived, which takes up to two minutes.
  const user = await requireUser(c)
  await countCall(c, SUBMISSIONS)
  const entry = await submit(c.var.services, user, {
    ruleSetId: promptId,
    note,
    file: await uploadedFile(c),
    acceptLanguage: c.req.header('Accept-Language') ?? null,
    isAgreed: agreement !== undefined,
    batch,
    statedPrice: price,
  })
  logFacts('check-submitted', { requestId: c.var.requestId, id: entry.documentRequestId })
  return entry
}

async function uploadedFile(c: AppContext): Promise<File> {
  if (mediaType(c) !== 'multipart/form-data') throw new AppError('unsupportedMedia')
  const form = await c.req.formData().catch(() => {
    throw new AppError('invalidRequest')
  })
  const files = form.getAll('file').filter((value): value is File => value instanceof File)
  const [file] = files
  if (!file) throw new AppError('fileRequired')
  if (files.length > 1) throw new AppError('oneFileOnly')
  return file
}

function pdfHeaders(fileName: string, version: 'checked' | 'reviewed'): Record<string, string> {
  const name = fileNameOf(fileName, version)
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent)
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${inAscii(name)}"; filename*=UTF-8''${encoded}`,
  }
}

/** For programs that don't read `filename*`, such as curl: "Smlouva c. 5.pdf". */
function inAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_')
}

/** RFC 8187 reserves these signs, which encodeURIComponent leaves. */
function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`
}

const PATIENCE_MS = 120_000
/** Rarer the longer it takes, because many may wait. */
const LOOK_AFTER_MS = { least: 250, most: 2_000, partOfWait: 1 / 8 } as const

/** The entry once it has ended, or after two minutes; each look checks the credential. @throws unauthorized, notFound */
async function awaitEnd(c: AppContext, id: number): Promise<HistoryEntry> {
  const { clock } = c.var.services
  const start = clock.now()
  const { least, most, partOfWait } = LOOK_AFTER_MS
  // The clock may be set back meanwhile.
  for (let slept = 0; ; ) {
    const row = await rowAs(c, (db, owner) => checkById(db, owner, id))
    const waited = Math.max(slept, clock.now() - start)
    if (!isRunning(row.state) || waited > PATIENCE_MS) return toHistoryEntry(row)
    const pause = Math.min(most, Math.max(least, waited * partOfWait))
    await new Promise((resolve) => setTimeout(resolve, pause))
    slept += pause
  }
}
