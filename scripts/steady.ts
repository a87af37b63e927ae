/**
 * `npm run steady -- 10`: runs the tests that start products the given number of times under CPU load, and prints
 * every failure and how often each test failed. `npm run steady -- 10 test/e2e` runs only these files.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from './build/building.ts'
import { onStop, run, start, stopAll } from './product/processes.ts'
import { PRODUCT_PROJECTS } from './testing/test-projects.ts'

interface Report {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface Failure {
  readonly test: string
  readonly message: string
}

onStop(stopAll)
const [times = '10', ...files] = process.argv.slice(2)
await buildAll()
const folder = mkdtempSync(join(tmpdir(), 'rulemark-steady-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (let i = 0; i < availableParallelism(); i++) {
  const { pid } = start(process.execPath, ['--eval', 'for (;;);'])
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
}
const failures = new Map<string, number>()
for (let i = 1; i <= Number(times); i++) {
  const report = await reportOf(join(folder, `${i}.json`))
  const found = failedIn(report)
  console.log(`run ${i} of ${times}: ${found.length} of ${report.numTotalTests} failed`)
  for (const { test, message } of found) {
    failures.set(test, (failures.get(test) ?? 0) + 1)
    console.log(`${test}\n${message}`)
  }
}
for (const [name, count] of failures) console.log(`${count} of ${times}: ${name}`)
await stopAll()
process.exit(failures.size === 0 ? 0 : 1)

async function reportOf(file: string): Promise<Report> {
  const reporters = ['--reporter=json', `--outputFile=${file}`]
  const all = ['node_modules/vitest/vitest.mjs', 'run', ...PRODUCT_PROJECTS, ...reporters, ...files]
  // A run with a failing test exits with an error but still writes its report. Detached, because databases of test
  // files outlive a run that is stopped midway.
  await run(all, { detached: true }).catch(() => undefined)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function failedIn({ testResults }: Report): Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ test: name, message }]
    return failed.map(({ fullName, failureMessages = [] }) => ({
      test: `${name}: ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
}
