/** `npm run build`: everything that is deployed, self-hosted or run by hand. */
import { buildAll } from './building.ts'

await buildAll()
