/** `npm run check`, or one check by name: `npm run check types`. */
import { buildClient } from './build/building.ts'
import { check } from './testing/checking.ts'

try {
  await buildClient()
  await check(process.argv[2])
} catch (error) {
  console.error(String(error))
  process.exit(1)
}
