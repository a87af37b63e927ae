import * as contract from '../../contract/rule-set-tests.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { readAs, signedIn, userOf } from '../callers/session.ts'
import { ruleSetById, testsIn, toRuleSetTest } from '../db/workspace.ts'
import { deleteTest, keepTest } from '../workspace/tests.ts'
import { router } from './router.ts'

export const ruleSetTestRoutes = router()
  .openapi(contract.listRuleSetTests, async (c) => {
    const { id } = c.req.valid('param')
    const [, ruleSets, rows] = await readAs(c, (db, owner) => [
      ruleSetById(db, owner, id),
      testsIn(db, owner, id),
    ])
    orNotFound(ruleSets[0])
    return c.json(rows.map(toRuleSetTest), 200)
  })
  .openapi(signedIn(contract.keepTest), async (c) => {
    const { findingId } = c.req.valid('json')
    return c.json(await keepTest(c.var.services, userOf(c).id, c.req.valid('param').id, findingId), 201)
  })
  .openapi(signedIn(contract.deleteRuleSetTest), async (c) => {
    await deleteTest(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
