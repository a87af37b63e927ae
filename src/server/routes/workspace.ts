import * as contract from '../../contract/workspace.ts'
import { orNotFound } from '../../domain/errors/errors.ts'
import { readAs, rowAs, rowsAs, signedIn, userOf } from '../callers/session.ts'
import {
  folderById,
  foldersOf,
  ruleSetById,
  ruleSetsIn,
  tagById,
  tagByName,
  tagsOf,
  testsIn,
  toRuleSet,
  toRuleSetTest,
} from '../db/workspace.ts'
import { createFolder, createTag, deleteFolder, deleteTag, renameFolder } from '../workspace/folders.ts'
import {
  createRuleSet,
  deleteRuleSet,
  deleteTest,
  keepTest,
  moveRuleSet,
  updateRuleSet,
} from '../workspace/rule-sets.ts'
import { router } from './router.ts'

export const workspaceRoutes = router()
  .openapi(contract.listFolders, async (c) => c.json(await rowsAs(c, foldersOf), 200))
  .openapi(signedIn(contract.createFolder), async (c) =>
    c.json(await createFolder(c.var.services, userOf(c).id, c.req.valid('json').name), 201),
  )
  .openapi(contract.readFolder, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await rowAs(c, (db, owner) => folderById(db, owner, id)), 200)
  })
  .openapi(signedIn(contract.renameFolder), async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await renameFolder(c.var.services, userOf(c).id, id, c.req.valid('json').name), 200)
  })
  .openapi(signedIn(contract.deleteFolder), async (c) => {
    await deleteFolder(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
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
  .openapi(contract.listTags, async (c) => c.json(await rowsAs(c, tagsOf), 200))
  .openapi(signedIn(contract.createTag), async (c) =>
    c.json(await createTag(c.var.services, userOf(c).id, c.req.valid('json').name), 201),
  )
  .openapi(contract.findTag, async (c) => {
    const { name } = c.req.valid('param')
    return c.json(await rowAs(c, (db, owner) => tagByName(db, owner, name)), 200)
  })
  .openapi(contract.readTag, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await rowAs(c, (db, owner) => tagById(db, owner, id)), 200)
  })
  .openapi(signedIn(contract.deleteTag), async (c) => {
    await deleteTag(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
