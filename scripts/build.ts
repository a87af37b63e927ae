/** Builds everything that is served: islands and styles, public pages, and the `_headers` file. */
import { buildBrowser, prerender } from './building.ts'

await buildBrowser()
await prerender()
