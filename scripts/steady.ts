/**
 * `npm run steady -- 10`: runs the tests that start products the given number of times under CPU load, and prints
 * what failed. `npm run steady -- 10 test/e2e` runs only these files.
 */
import { availableParallelism, constants, setPriority } from 'node:os'
import { buildAll } from './build/building.ts'
import { onStop, run, start, stopAll } from './product/processes.ts'
import { PRODUCT_PROJECTS } from './testing/test-projects.ts'

onStop(stopAll)
const [times = '10', ...files] = process.argv.slice(2)
await buildAll()
for (let i = 0; i < availableParallelism(); i++) {
  const { pid } = start(process.execPath, ['--eval', 'for (;;);'])
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
}
let failed = 0
const tests = ['node_modules/vitest/vitest.mjs', 'run', ...PRODUCT_PROJECTS, '--reporter=dot', ...files]
// Detached, because databases of test files outlive a run that is stopped midway.
for (let i = 0; i < Number(times); i++) await run(tests, { detached: true }).catch(() => failed++)
console.log(`${failed} of ${times} runs found a failure`)
await stopAll()
process.exit(failed === 0 ? 0 : 1)
