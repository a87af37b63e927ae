import * as contract from '../../contract/operations.ts'
import { tryReadAs } from '../callers/session.ts'
import { readHealth } from '../operations/health.ts'
import { router } from './router.ts'

export const operationsRoutes = router().openapi(contract.readHealth, async (c) => {
  const { figures, ...health } = await readHealth(c.var.services)
  const isUp = health.database === 'up' && health.files === 'up'
  c.header('Cache-Control', 'no-store')
  if (!isUp) return c.json(health, 503)
  const caller = await tryReadAs(c, () => [])
  return c.json({ ...health, ...(caller?.[0].role === 'ADMIN' && figures && { figures }) }, 200)
})
