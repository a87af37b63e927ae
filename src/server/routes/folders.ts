import * as contract from '../../contract/folders.ts'
import { rowAs, rowsAs, signedIn, userOf } from '../callers/session.ts'
import { folderById, foldersOf } from '../db/workspace.ts'
import { createFolder, deleteFolder, renameFolder } from '../workspace/folders.ts'
import { router } from './router.ts'

export const folderRoutes = router()
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
