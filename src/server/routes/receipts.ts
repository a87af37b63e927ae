import * as contract from '../../contract/receipts.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { canonicalJson, type SignedReceipt } from '../../domain/results/receipt.ts'
import { readAs } from '../callers/session.ts'
import { checkById } from '../db/checks.ts'
import { countCall } from '../http/caller.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { router } from './router.ts'

const RECEIPTS = { name: 'receipt', max: 60, windowSeconds: 60 } as const

export const receiptRoutes = router().openapi(contract.readReceipt, async (c) => {
  const { id } = c.req.valid('param')
  const [user, rows] = await readAs(c, (db, owner) => [checkById(db, owner, id)])
  await countCall(c, RECEIPTS)
  const receipt = await issueReceipt(c.var.services, orNotFound(rows[0]), user.email)
  c.header('Content-Disposition', `attachment; filename="rulemark-receipt-${id}.json"`)
  // Fields in order, so that the response is the signed text.
  return c.json(JSON.parse(canonicalJson(receipt)) as SignedReceipt, 200)
})
