/** Every address that the worker answers. */
import * as contract from '../../contract/description.ts'
import { api } from '../../contract/urls.ts'
import { apiPage } from '../api-page.tsx'
import { describe } from '../description.ts'
import { accountRoutes } from './accounts.ts'
import { billingRoutes } from './billing.ts'
import { documentRoutes } from './documents.ts'
import { folderRoutes } from './folders.ts'
import { pageRoutes } from './pages.ts'
import { router } from './router.ts'
import { ruleSetRoutes } from './rule-sets.ts'
import { tagRoutes } from './tags.ts'
import { userRoutes } from './users.ts'

const calls = router()
  .route('/', accountRoutes)
  .route('/', userRoutes)
  .route('/', folderRoutes)
  .route('/', ruleSetRoutes)
  .route('/', tagRoutes)
  .route('/', documentRoutes)
  .route('/', billingRoutes)

export const routes = calls
  .openapi(contract.readDescription, (c) =>
    c.json<Record<string, unknown>, 200>({ ...describe(calls, c) }, 200),
  )
  .get(api.docs, (c) => c.html(apiPage(describe(calls, c))))
  .route('/', pageRoutes)

/** The methods that an address takes; none for one that is not there. */
export function methodsOf(path: string): readonly string[] {
  const here = routes.routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(here.map(({ method }) => method))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
