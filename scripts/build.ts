/** Builds everything that is served: islands and styles, the public pages as files, the headers of files. */
import { buildClient } from './building.ts'

await buildClient()
