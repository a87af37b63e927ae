/**
 * `npm test`: runs all checks and tests, browser included. Arguments after `--` go to Vitest; the checks are then
 * skipped.
 */
import { buildBrowser, buildWorker, prerender } from './building.ts'
import { checkAll } from './checking.ts'
import { onStop, run, stopAll } from './processes.ts'

onStop(stopAll)
const only = process.argv.slice(2)
try {
  await buildBrowser()
  await prerender()
  await buildWorker()
  if (only.length === 0) await checkAll()
  const report = process.env.RULEMARK_TEST_REPORT
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []
  await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only])
} catch (error) {
  console.error(String(error))
  process.exit(1)
}
process.exit(0)
