/** Builds everything that is served: islands and styles, prerendered public pages, and `_headers`. */
import { buildClient } from './building.ts'

await buildClient()
