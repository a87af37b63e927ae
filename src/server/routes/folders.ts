import * as contract from '../../contract/folders.ts'
import { readAs } from '../accounts/session.ts'
import { folderById, foldersOf } from '../db/workspace.ts'
import { found } from '../found.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { createFolder } from '../workspace/create-folder.ts'
import { deleteFolder } from '../workspace/delete-folder.ts'
import { renameFolder } from '../workspace/rename-folder.ts'
import { router } from './router.ts'

export const folderRoutes = router()
  .openapi(contract.listFolders, async (c) => {
    const [, rows] = await readAs(c, (owner) => [foldersOf(c.var.services.db.read, owner)])
    return c.json(rows, 200)
  })
  .openapi(signedIn(contract.createFolder), async (c) => {
    const user = userOf(c)
    return c.json(await createFolder(c.var.services, user.id, c.req.valid('json').name), 201)
  })
  .openapi(contract.readFolder, async (c) => {
    const { id } = c.req.valid('param')
    const [, rows] = await readAs(c, (owner) => [folderById(c.var.services.db.read, owner, id)])
    return c.json(found(rows[0]), 200)
  })
  .openapi(signedIn(contract.renameFolder), async (c) => {
    const user = userOf(c)
    const { id } = c.req.valid('param')
    return c.json(await renameFolder(c.var.services, user.id, id, c.req.valid('json').name), 200)
  })
  .openapi(signedIn(contract.deleteFolder), async (c) => {
    await deleteFolder(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
