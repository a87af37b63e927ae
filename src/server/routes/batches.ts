import * as contract from '../../contract/batches.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { rowsAs } from '../callers/session.ts'
import { batchesOf, checksOfBatch, toBatchChecks, toBatchPage } from '../db/batches.ts'
import { router } from './router.ts'

export const batchRoutes = router()
  .openapi(contract.listBatches, async (c) => {
    const { before } = c.req.valid('query')
    return c.json(toBatchPage(await rowsAs(c, (db, owner) => batchesOf(db, owner, before))), 200)
  })
  .openapi(contract.readBatch, async (c) => {
    const { batch } = c.req.valid('param')
    const { after } = c.req.valid('query')
    const rows = await rowsAs(c, (db, owner) => checksOfBatch(db, owner, batch, after))
    return c.json(toBatchChecks(batch, orNotFound(rows[0]).ruleSetName, rows), 200)
  })
