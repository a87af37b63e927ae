import * as keys from '../../contract/api-keys.ts'
import * as contract from '../../contract/users.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { finishDemo, saveConsent, submitRating } from '../accounts/user-choices.ts'
import { createKey, revokeKey } from '../api-keys/keys.ts'
import { readAs, requireUser, rowsAs, signedIn, userOf } from '../callers/session.ts'
import { activityOf, apiKeysOf, consentsOf, toActivity, toApiKey, toGivenConsent } from '../db/users.ts'
import { countCall } from '../http/caller.ts'
import { router } from './router.ts'

const CREATIONS = { name: 'api-key-created', max: 20, windowSeconds: 3600 } as const

export const userRoutes = router()
  .openapi(contract.readUser, async (c) => c.json(await requireUser(c), 200))
  .openapi(signedIn(contract.finishDemo), async (c) => {
    await finishDemo(c.var.services, userOf(c).id)
    return c.body(null, 204)
  })
  .openapi(contract.readConsent, async (c) => c.json(toGivenConsent(await rowsAs(c, consentsOf)), 200))
  .openapi(signedIn(contract.saveConsent), async (c) => {
    const user = userOf(c)
    // Each change is noted in the account's activity.
    await countCall(c, { name: 'consent', max: 20, windowSeconds: 3600 })
    await saveConsent(c.var.services, user.id, c.req.valid('json'))
    return c.json(toGivenConsent(await consentsOf(c.var.services.db.read, user.id)), 200)
  })
  .openapi(contract.listActivity, async (c) => {
    const { userId } = c.req.valid('query')
    const [user, rows] = await readAs(c, (db, owner) => [activityOf(db, owner, userId)])
    if (userId !== undefined && user.role !== 'ADMIN') throw new AppError('forbidden')
    return c.json(rows.map(toActivity), 200)
  })
  .openapi(signedIn(contract.rate), async (c) => {
    await countCall(c, { name: 'rating', max: 10, windowSeconds: 3600 })
    await submitRating(c.var.services, userOf(c).id, c.req.valid('json'))
    return c.json({ message: 'Thank you for your rating!' }, 201)
  })

export const apiKeyRoutes = router()
  .openapi(keys.listApiKeys, async (c) => c.json((await rowsAs(c, apiKeysOf)).map(toApiKey), 200))
  .openapi(signedIn(keys.createApiKey), async (c) => {
    await countCall(c, CREATIONS)
    const request = { userId: userOf(c).id, sessionHash: c.var.sessionHash, ...c.req.valid('json') }
    return c.json(await createKey(c.var.services, request), 201)
  })
  .openapi(signedIn(keys.revokeApiKey), async (c) => {
    await revokeKey(c.var.services, userOf(c).id, c.req.valid('param').id)
    return c.body(null, 204)
  })
