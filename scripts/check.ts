import { buildBrowser, prerender } from './building.ts'
import { checkAll } from './checking.ts'

try {
  await buildBrowser()
  await prerender()
  await checkAll()
} catch (error) {
  console.error(String(error))
  process.exit(1)
}
