/** Folders and rule sets. */
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { api } from '../../contract/urls.ts'
import { FolderBody, RuleSetBody } from '../../contract/workspace.ts'
import { readAs } from '../accounts/session.ts'
import type { AppEnv } from '../context.ts'
import { ruleSets } from '../db/schema/index.ts'
import { folderById, foldersOf, ruleSetsOf, toRuleSet } from '../db/workspace.ts'
import { body } from '../middleware/body.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { found, pathId } from '../path.ts'
import { createFolder } from '../workspace/create-folder.ts'
import { deleteFolder } from '../workspace/delete-folder.ts'
import { deleteRuleSet } from '../workspace/delete-rule-set.ts'
import { renameFolder } from '../workspace/rename-folder.ts'
import { createRuleSet, moveRuleSet, updateRuleSet } from '../workspace/save-rule-set.ts'

export const workspaceRoutes = new Hono<AppEnv>()
  .get(api.folders, async (c) => {
    const [, rows] = await readAs(c, (owner) => [foldersOf(c.var.services.db.read, owner)])
    return c.json(rows)
  })
  .post(api.folders, signedIn, body(FolderBody), async (c) => {
    const user = userOf(c)
    return c.json(await createFolder(c.var.services, user.id, c.req.valid('json').name), 201)
  })
  .get(api.folder, async (c) => {
    const id = pathId(c)
    const [, rows] = await readAs(c, (owner) => [folderById(c.var.services.db.read, owner, id)])
    return c.json(found(rows[0]))
  })
  .put(api.folder, signedIn, body(FolderBody), async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    return c.json(await renameFolder(c.var.services, user.id, id, c.req.valid('json').name))
  })
  .delete(api.folder, signedIn, async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await deleteFolder(c.var.services, user.id, id)
    return c.body(null, 204)
  })
  .get(api.promptsOfFolder, async (c) => {
    const id = pathId(c, 'folderId')
    const db = c.var.services.db.read
    const [, folder, rows] = await readAs(c, (owner) => [
      folderById(db, owner, id),
      ruleSetsOf(db, owner, sql`${ruleSets.folderId} = ${id}`),
    ])
    found(folder[0])
    return c.json(rows.map(toRuleSet))
  })
  .post(api.prompts, signedIn, body(RuleSetBody), async (c) => {
    const user = userOf(c)
    return c.json(await createRuleSet(c.var.services, user.id, c.req.valid('json')), 201)
  })
  .post(api.promptInsert, signedIn, body(RuleSetBody), async (c) => {
    const user = userOf(c)
    return c.json(await createRuleSet(c.var.services, user.id, c.req.valid('json')), 201)
  })
  .get(api.prompt, async (c) => {
    const id = pathId(c)
    const [, rows] = await readAs(c, (owner) => [
      ruleSetsOf(c.var.services.db.read, owner, sql`${ruleSets.id} = ${id}`),
    ])
    return c.json(toRuleSet(found(rows[0])))
  })
  .put(api.prompt, signedIn, body(RuleSetBody), async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    return c.json(await updateRuleSet(c.var.services, user.id, id, c.req.valid('json')))
  })
  .delete(api.prompt, signedIn, async (c) => {
    const id = pathId(c)
    const user = userOf(c)
    await deleteRuleSet(c.var.services, user.id, id)
    return c.body(null, 204)
  })
  .put(api.promptMove, signedIn, async (c) => {
    const id = pathId(c, 'promptId')
    const folderId = pathId(c, 'folderId')
    const user = userOf(c)
    return c.json(await moveRuleSet(c.var.services, user.id, id, folderId))
  })
