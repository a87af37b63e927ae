/** `npm run check`, or one check by name: `npm run check types`. */
import { buildClient } from './building.ts'
import { check } from './checking.ts'

try {
  await buildClient()
  await check(process.argv[2])
} catch (error) {
  console.error(String(error))
  process.exit(1)
}
