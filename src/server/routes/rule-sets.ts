import * as contract from '../../contract/rule-sets.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { readAs, rowAs, signedIn, userOf } from '../callers/session.ts'
import { folderById, ruleSetById, ruleSetsIn, toRuleSet } from '../db/workspace.ts'
import { deleteRuleSet } from '../workspace/delete-rule-set.ts'
import { createRuleSet, moveRuleSet, updateRuleSet } from '../workspace/save-rule-set.ts'
import { router } from './router.ts'

export const ruleSetRoutes = router()
  .openapi(contract.listRuleSets, async (c) => {
    const { folderId } = c.req.valid('param')
    const [, folders, rows] = await readAs(c, (db, owner) => [
      folderById(db, owner, folderId),
      ruleSetsIn(db, owner, folderId),
    ])
    orNotFound(folders[0])
    return c.json(rows.map(toRuleSet), 200)
  })
  .openapi(signedIn(contract.createRuleSet), async (c) =>
    c.json(await createRuleSet(c.var.services, userOf(c).id, c.req.valid('json')), 201),
  )
  .openapi(signedIn(contract.insertRuleSet), async (c) =>
    c.json(await createRuleSet(c.var.services, userOf(c).id, c.req.valid('json')), 201),
  )
  .openapi(contract.readRuleSet, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(toRuleSet(await rowAs(c, (db, owner) => ruleSetById(db, owner, id))), 200)
  })
  .openapi(signedIn(contract.updateRuleSet), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await updateRuleSet(c.var.services, userOf(c).id, id, c.req.valid('json')), 200)
  })
  .openapi(signedIn(contract.deleteRuleSet), async (c) => {
    await deleteRuleSet(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .openapi(signedIn(contract.moveRuleSet), async (c) => {
    const { promptId, folderId } = c.req.valid('param')
    return c.json(await moveRuleSet(c.var.services, userOf(c).id, promptId, folderId), 200)
  })
