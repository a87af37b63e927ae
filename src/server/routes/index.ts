/** All addresses of the worker. */
import * as contract from '../../contract/description.ts'
import { api } from '../../contract/urls.ts'
import { apiPage } from '../api-page.tsx'
import { describe } from '../description.ts'
import { calls } from './calls.ts'
import { pageRoutes } from './pages.ts'
import { router } from './router.ts'

const described = router().route('/', calls)

export const routes = described
  .openapi(contract.readDescription, (c) =>
    c.json<Record<string, unknown>, 200>({ ...describe(described, c) }, 200),
  )
  .get(api.docs, (c) => c.html(apiPage(describe(described, c))))
  .route('/', pageRoutes)

/** The methods that an address supports; none for an unknown one. */
export function methodsOf(path: string): readonly string[] {
  const here = routes.routes.filter((route) => route.method !== 'ALL' && patternOf(route.path).test(path))
  return [...new Set(here.map(({ method }) => method))]
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
