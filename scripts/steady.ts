/**
 * `npm run steady -- 10`: runs the time-dependent tests (worker, browser) the given number of times under CPU load,
 * and prints every test that failed at least once.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './building.ts'
import { onStop, run, start, stopAll } from './processes.ts'

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

onStop(stopAll)
const [times = '10', ...files] = process.argv.slice(2)
await buildProduct()
const folder = mkdtempSync(join(tmpdir(), 'rulemark-steady-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (let i = 0; i < availableParallelism(); i++) {
  const { pid } = start(process.execPath, ['--eval', 'for (;;);'])
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
}
const failures = new Map<string, number>()
for (let i = 1; i <= Number(times); i++) {
  const found = failedIn(await reportOf(join(folder, `${i}.json`)))
  for (const name of found) failures.set(name, (failures.get(name) ?? 0) + 1)
  console.log(`run ${i} of ${times}: ${found.length} failed`)
}
for (const [name, count] of failures) console.log(`${count} of ${times}: ${name}`)
await stopAll()
process.exit(failures.size === 0 ? 0 : 1)

async function reportOf(file: string): Promise<Report> {
  const projects = ['--project', 'server', '--project', 'browser']
  const reporters = ['--reporter=json', `--outputFile=${file}`]
  const all = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...reporters, ...files]
  // A run with a failing test exits with an error but still writes its report. Detached, because databases of test
  // files outlive a run that is stopped midway.
  await run(all, { detached: true }).catch(() => undefined)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function failedIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message.split('\n')[0]}`]
    return failed.map(({ fullName }) => `${name}: ${fullName}`)
  })
}
