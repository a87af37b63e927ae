import * as contract from '../../contract/api-keys.ts'
import { createKey, revokeKey } from '../api-keys/keys.ts'
import { rowsAs, signedIn, userOf } from '../callers/session.ts'
import { apiKeysOf, toApiKey } from '../db/users.ts'
import { countCall } from '../http/caller.ts'
import { router } from './router.ts'

const CREATIONS = { name: 'api-key-created', max: 20, windowSeconds: 3600 } as const

export const apiKeyRoutes = router()
  .openapi(contract.listApiKeys, async (c) => c.json((await rowsAs(c, apiKeysOf)).map(toApiKey), 200))
  .openapi(signedIn(contract.createApiKey), async (c) => {
    await countCall(c, CREATIONS)
    const request = { userId: userOf(c).id, sessionHash: c.var.sessionHash, ...c.req.valid('json') }
    return c.json(await createKey(c.var.services, request), 201)
  })
  .openapi(signedIn(contract.revokeApiKey), async (c) => {
    await revokeKey(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
