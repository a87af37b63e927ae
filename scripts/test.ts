/**
 * `npm test`: checks and builds everything, then runs every test, browser included. Words after `--` go to the
 * test runner (then the checks are left out).
 */
import { buildBrowser, buildCommandLine, buildWorker, prerender } from './building.ts'
import { checkAll } from './checking.ts'
import { onStop, run, stopAll } from './processes.ts'

onStop(stopAll)
const only = process.argv.slice(2)
try {
  await buildBrowser()
  await prerender()
  await buildWorker()
  await buildCommandLine()
  if (only.length === 0) await checkAll()
  const report = process.env.RULEMARK_TEST_REPORT
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile=${report}`] : []
  await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only])
} catch (error) {
  console.error(String(error))
  process.exit(1)
}
process.exit(0)
