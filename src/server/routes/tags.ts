import * as contract from '../../contract/tags.ts'
import { readAs } from '../accounts/session.ts'
import { tagById, tagByName, tagsOf } from '../db/workspace.ts'
import { found } from '../found.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'
import { createTag, deleteTag } from '../workspace/tags.ts'
import { router } from './router.ts'

export const tagRoutes = router()
  .openapi(contract.listTags, async (c) => {
    const [, rows] = await readAs(c, (owner) => [tagsOf(c.var.services.db.read, owner)])
    return c.json(rows, 200)
  })
  .openapi(signedIn(contract.createTag), async (c) =>
    c.json(await createTag(c.var.services, userOf(c).id, c.req.valid('json').name), 201),
  )
  .openapi(contract.findTag, async (c) => {
    const { name } = c.req.valid('param')
    const [, rows] = await readAs(c, (owner) => [tagByName(c.var.services.db.read, owner, name)])
    return c.json(found(rows[0]), 200)
  })
  .openapi(contract.readTag, async (c) => {
    const { id } = c.req.valid('param')
    const [, rows] = await readAs(c, (owner) => [tagById(c.var.services.db.read, owner, id)])
    return c.json(found(rows[0]), 200)
  })
  .openapi(signedIn(contract.deleteTag), async (c) => {
    await deleteTag(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
