import * as contract from '../../contract/operations.ts'
import { api, pages } from '../../contract/urls.ts'
import { SCOPES, type Scope } from '../../domain/account/api-keys.ts'
import { publicKeys } from '../receipts/receipts.ts'
import { apiPage, describe } from '../rendering/api-page.tsx'
import { calls } from './calls.ts'
import { mcpRoutes } from './mcp.ts'
import { pageRoutes } from './pages.ts'
import { router } from './router.ts'

const described = router().route('/', calls)

export const routes = described
  .openapi(contract.readDescription, (c) =>
    c.json<Record<string, unknown>, 200>({ ...describe(described, c) }, 200),
  )
  .get(pages.receiptKeys, async (c) => c.json({ keys: await publicKeys(c.var.services.settings) }))
  .get(pages.receiptKeysModule, async (c) => {
    const keys = JSON.stringify({ keys: await publicKeys(c.var.services.settings) })
    return c.body(`export default ${keys}`, 200, { 'Content-Type': 'text/javascript' })
  })
  .get(api.docs, (c) => c.html(apiPage(describe(described, c))))
  .route('/', pageRoutes)
  .route('/', mcpRoutes)

export const scopes: ReadonlyMap<string, Scope> = new Map(
  described.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route' && isScope(definition.route['x-scope'])
      ? [
          [
            `${definition.route.method.toUpperCase()} ${toPattern(definition.route.path)}`,
            definition.route['x-scope'],
          ],
        ]
      : [],
  ),
)

function isScope(value: unknown): value is Scope {
  return SCOPES.some((scope) => scope === value)
}

/** Maps "/api/prompts/{id}" to "/api/prompts/:id". */
function toPattern(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

/** Methods that a path supports; empty for an unknown one. */
export function methodsOf(path: string): readonly string[] {
  const here = routes.routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(here.map(({ method }) => method))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
