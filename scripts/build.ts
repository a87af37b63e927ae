/** `npm run build`: everything that is deployed, self-hosted or started manually. */
import { buildAll } from './build/building.ts'

await buildAll()
