/**
 * `npm run properties -- 20`: runs the tests with generated values from the given number of new seeds, and prints
 * every test that failed with its seed. `RULEMARK_SEED=<seed> npm test -- <file>` repeats one.
 */
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { run } from './product/processes.ts'

const [times = '10'] = process.argv.slice(2)
const files = globSync('test/{check,cli,domain,islands,local,operations,adapters}/**/*.test.ts').filter(
  (file) => readFileSync(file, 'utf8').includes("from 'fast-check'"),
)
let failed = 0
for (let i = 0; i < Number(times); i++) {
  const seed = String(randomInt(2 ** 31))
  console.log(`seed ${seed}`)
  const env = { ...process.env, RULEMARK_SEED: seed }
  await run(['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot', ...files], {
    env,
  }).catch(() => failed++)
}
console.log(`${failed} of ${times} seeds found a failure`)
process.exit(failed === 0 ? 0 : 1)
