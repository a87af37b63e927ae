import * as contract from '../../contract/operations.ts'
import { tryReadAs } from '../callers/session.ts'
import { readHealth } from '../operations/health.ts'
import { accountRoutes } from './accounts.ts'
import { billingRoutes } from './billing.ts'
import { documentRoutes } from './documents.ts'
import { router } from './router.ts'
import { apiKeyRoutes, userRoutes } from './users.ts'
import { workspaceRoutes } from './workspace.ts'

export const calls = router()
  .route('/', accountRoutes)
  .route('/', userRoutes)
  .route('/', workspaceRoutes)
  .route('/', documentRoutes)
  .route('/', billingRoutes)
  .openapi(contract.readHealth, async (c) => {
    const { figures, ...health } = await readHealth(c.var.services)
    const isUp = health.database === 'up' && health.files === 'up'
    c.header('Cache-Control', 'no-store')
    if (!isUp) return c.json(health, 503)
    const caller = await tryReadAs(c, () => [])
    return c.json({ ...health, ...(caller?.[0].role === 'ADMIN' && figures && { figures }) }, 200)
  })
  .route('/', apiKeyRoutes)
