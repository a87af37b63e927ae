/**
 * `npm test`: builds everything, then runs every test, including the browser's, and the checks in parallel. Arguments
 * after `--` go to the test runner (the checks are then skipped); `--timing` prints where the time went.
 */
import { existsSync } from 'node:fs'
import { buildAll } from './building.ts'
import { check } from './checking.ts'
import { installDeno } from './deno.ts'
import { onStop, run, stopAll } from './processes.ts'

onStop(stopAll)
const words = process.argv.slice(2)
const only = words.filter((word) => word !== '--timing')
const report = process.env.RULEMARK_TEST_REPORT
const reporters = [
  '--reporter=default',
  ...(words.includes('--timing') ? ['--reporter=./scripts/timing-reporter.ts'] : []),
  ...(report ? ['--reporter=json', `--outputFile=${report}`] : []),
]
await Promise.all([buildAll(), installDeno()])
if (!existsSync('../shared/corpus'))
  console.log('Tests of the larger corpus are skipped: there is no ../shared/corpus.')
const done = await Promise.allSettled([
  only.length === 0 && check(),
  run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...only]),
])
const failed = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
for (const reason of failed) console.error(reason)
process.exit(failed.length === 0 ? 0 : 1)
