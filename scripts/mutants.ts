/**
 * `npm run mutants -- src/domain --each 20 --seed 1`: mutates files one place at a time, runs the tests that reach the
 * place, and prints the mutants no test detects. `--each`: size of a random sample per file. `--journal`: a file from
 * which a run that was stopped continues.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestSpecification } from 'vitest/node'
import { testsOf, unitTests } from './mutants/importers.ts'
import { ROUND, type Round, read, tell } from './mutants/journal.ts'
import { type Mutant, mutantsOf } from './mutants/operators.ts'
import { switched } from './mutants/switched.ts'

/** Milliseconds: the quick tests go first, so that the slow ones have little left to try. */
const ROUNDS = [
  { slowest: 30, budget: 2_000 },
  { slowest: 400, budget: 5_000 },
  { slowest: 6_000, budget: 15_000 },
]
/** Milliseconds without an entry in the journal after which the process that runs the tests is stuck. */
const STUCK_MS = 60_000

class InOrder {
  shard = (all: TestSpecification[]): TestSpecification[] => all
  sort = (all: TestSpecification[]): TestSpecification[] => all
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    journal: { type: 'string' },
    tests: { type: 'string', multiple: true },
  },
})
const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`).toSorted() : [path],
)
const mutants = files
  .flatMap((file) => sampled(mutantsOf(file, readFileSync(file, 'utf8'))).map((each) => ({ ...each, file })))
  .map((each, id) => ({ ...each, id }))
const folder = mkdtempSync(join(tmpdir(), 'rulemark-mutants-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const journal = resolve(values.journal ?? join(folder, 'journal'))

const vitest = await createVitest(
  {
    config: false,
    watch: false,
    include: values.tests ?? unitTests(),
    runner: resolve('scripts/mutants/runner.ts'),
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    passWithNoTests: true,
    sequence: { sequencer: InOrder },
    execArgv: ['--max-old-space-size=1500'],
    testTimeout: 120_000,
    reporters: [],
  },
  {
    logLevel: 'error',
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        transform(code, id) {
          const file = relative('.', id.split('?')[0] ?? id)
          const own = mutants.filter((mutant) => mutant.file === file)
          return own.length > 0 ? { code: switched(file, code, own), map: null } : null
        },
      },
    ],
  },
)
const specifications = await vitest.globTestSpecifications()
for (const [index, round] of ROUNDS.entries()) {
  // Again after a mutant that never ended, until all tests have had their turn.
  while (!(await run(left(), { ...round, journal })));
  say(`round ${index + 1}: ${read(journal).noticed.size} of ${mutants.length} noticed`)
}
for (let isDone = false; !isDone; ) {
  const { imported, noticed, tried } = read(journal)
  const rest = mutants.filter(({ id }) => imported.has(id) && !noticed.has(id) && id >= (tried?.id ?? 0))
  const turns = rest.flatMap(({ id, file }) =>
    testsOf(file).flatMap((test) =>
      specifications.flatMap((each) => (each.moduleId === resolve(test) ? [{ id, each }] : [])),
    ),
  )
  const imports = turns.map(({ id }) => id)
  isDone = await run(
    turns.map(({ each }) => each),
    { journal, slowest: 0, budget: 0, imports },
  )
}
report()
await vitest.close()
process.exit(0)

/** Files with a test that has not run yet or reaches a mutant that no test has noticed. */
function left(): TestSpecification[] {
  const { reached, noticed, done } = read(journal)
  const over = new Map<string, boolean>()
  for (const [test, ids] of reached) {
    const file = test.slice(0, test.indexOf(' '))
    const isOver = done.has(test) || ids.every((id) => noticed.has(id))
    over.set(file, isOver && over.get(file) !== false)
  }
  return specifications.filter(({ moduleId }) => !over.get(relative('.', moduleId)))
}

/** Whether the tests came to their end; a mutant that never ends, or eats all memory, counts as noticed. */
async function run(these: readonly TestSpecification[], round: Round): Promise<boolean> {
  process.env[ROUND] = JSON.stringify(round)
  let length = -1
  const watch = setInterval(() => {
    const { size } = statSync(journal, { throwIfNoEntry: false }) ?? { size: 0 }
    if (size === length) process.kill(read(journal).pid, 'SIGKILL')
    length = size
  }, STUCK_MS)
  await vitest.runTestSpecifications([...these]).catch(() => undefined)
  clearInterval(watch)
  const { tried } = read(journal)
  if (tried) tell(journal, { tried: tried.id, took: STUCK_MS, noticed: true, test: tried.test })
  return !tried
}

function report(): void {
  const { noticed, reached, imported, failing } = read(journal)
  const seen = new Set([...imported, ...[...reached.values()].flat()])
  for (const test of failing) say(`fails without a mutant: ${test}`)
  for (const file of files) {
    const own = mutants.filter((mutant) => mutant.file === file)
    const survivors = own.filter(({ id }) => !noticed.has(id))
    if (own.length > 0) say(`${file}: ${own.length - survivors.length} of ${own.length}`)
    for (const { id, line, right, wrong } of survivors) {
      say(
        `  ${file}:${line}  ${shortened(right)} → ${wrong || 'nothing'}${seen.has(id) ? '' : ' (not reached)'}`,
      )
    }
  }
  const folders = Map.groupBy(mutants, ({ file }) => dirname(file))
  for (const [name, own] of folders) say(`${name}: ${score(own)}`)
  say(score(mutants))
}

function score(own: readonly Mutant[]): string {
  const { noticed } = read(journal)
  const count = own.filter(({ id }) => noticed.has(id)).length
  return `${count} of ${own.length} noticed, ${((100 * count) / own.length).toFixed(1)} %`
}

function say(text: string): void {
  console.log(text)
}

function sampled<T extends { place: Mutant['place'] }>(all: readonly T[]): T[] {
  let state = Number(values.seed)
  const drawn = all.map((mutant) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return { mutant, at: state }
  })
  const chosen = drawn.toSorted((a, b) => a.at - b.at).slice(0, Number(values.each))
  return chosen.map(({ mutant }) => mutant).toSorted((a, b) => a.place.start - b.place.start)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
