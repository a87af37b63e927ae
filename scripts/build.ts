/** Builds everything that is served: islands and styles, the public pages as files, the headers of files. */
import { buildBrowser, prerender } from './building.ts'

await buildBrowser()
await prerender()
