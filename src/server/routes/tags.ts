import * as contract from '../../contract/tags.ts'
import { rowAs, rowsAs, signedIn, userOf } from '../callers/session.ts'
import { tagById, tagByName, tagsOf } from '../db/workspace.ts'
import { createTag, deleteTag } from '../workspace/tags.ts'
import { router } from './router.ts'

export const tagRoutes = router()
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
