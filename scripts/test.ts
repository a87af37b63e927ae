/**
 * `npm test`: builds everything, then runs every test, including the browser's, and the checks in parallel. Arguments
 * after `--` go to the test runner (the checks are then skipped).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { buildAll } from './build/building.ts'
import { onStop, outputOf, run, stopAll } from './product/processes.ts'
import { check } from './testing/checking.ts'
import { installDeno } from './testing/deno.ts'
import { COMPUTING_PROJECTS, PRODUCT_PROJECTS } from './testing/test-projects.ts'

onStop(stopAll)
const only = process.argv.slice(2)
const report = process.env.RULEMARK_TEST_REPORT
await Promise.all([buildAll(), installDeno()])
if (!existsSync('../shared/corpus'))
  console.log('Tests of the larger corpus are skipped: there is no ../shared/corpus.')
const done = await Promise.allSettled(only.length > 0 ? [attended(only, report)] : everything())
const failed = done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))
for (const reason of failed) console.error(reason)
if (report && only.length === 0) sumUp(report)
process.exit(failed.length === 0 ? 0 : 1)

/** One process computes beside the tests of products, so that no core is idle while these wait. */
function everything(): Promise<unknown>[] {
  const computing = ['--maxWorkers=1', ...COMPUTING_PROJECTS]
  return [
    attended(PRODUCT_PROJECTS, report && `${report}.products`),
    outputOf(vitest(computing, report && `${report}.computing`)).then((text) => process.stdout.write(text)),
    check(),
  ]
}

/** Detached, because databases of test files outlive a run that is stopped midway. */
function attended(filters: readonly string[], file?: string): Promise<void> {
  return run(vitest(filters, file), { detached: true })
}

function vitest(filters: readonly string[], file?: string): string[] {
  return [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', ...filters],
    ...(file ? ['--reporter=json', `--outputFile=${file}`] : []),
  ]
}

/** Writes the sums of both reports. @throws if a run ended without one */
function sumUp(file: string): void {
  const parts = ['products', 'computing'].map((name) => `${file}.${name}`)
  const reports = parts.map((part) => JSON.parse(readFileSync(part, 'utf8')))
  const names = ['numPassedTests', 'numFailedTests', 'numPendingTests', 'numTodoTests']
  const sums = names.map((name) => [name, reports.reduce((sum, each) => sum + each[name], 0)])
  writeFileSync(file, JSON.stringify(Object.fromEntries(sums)))
  for (const part of parts) rmSync(part)
}
