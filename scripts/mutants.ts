/**
 * `npm run mutants -- src/domain --each 20 --seed 1`: mutates files one place at a time, runs the tests that reach the
 * place, and prints the mutants no test detects. `--each`: size of a random sample per file; `--sample`: of one from all
 * files. `--journal`: a file from which a run that was stopped continues. `--reach`: runs each test once and prints the
 * mutants that change no value in any.
 */
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createVitest, type TestSpecification } from 'vitest/node'
import { testsOf, unitTests } from './mutants/importers.ts'
import { isLeft, isUntried, type Known, keepCosts, ROUND, type Round, read, tell } from './mutants/journal.ts'
import { type Mutant, mutantsOf } from './mutants/operators.ts'
import { switched } from './mutants/switched.ts'

type Turn = Omit<Round, 'journal'>

/** Milliseconds of processor time. Quick tests run first, so that slow ones have fewer mutants left to try. */
const ROUNDS: readonly [Turn, ...Turn[]] = [
  { slowest: 20, budget: 4_000 },
  { slowest: 100, budget: 10_000 },
  { slowest: 600, budget: 20_000 },
  { slowest: 4_000, budget: 40_000 },
]
/** More distant files of tests rarely detect anything the nearer ones miss. */
const NEAREST = 8
/** For mutants that need all modules loaded again, for which there is time only with quick tests. */
const IMPORTS = { only: { slowest: 100, budget: 3_000 }, also: { slowest: 20, budget: 1_500 } }
/** Server tests that only need an account. */
const SERVER_TESTS = [
  'test/server/{billing,documents,batches,reviews,unread,receipts,rule-set-tests,profile}.test.ts',
]
/** Milliseconds without an entry in the journal after which the process that runs the tests is stuck in a mutant, or otherwise. */
const STUCK_IN_MUTANT_MS = 60_000
const STUCK_MS = 180_000

/** Caches in `src/domain`: weak maps of modules, and maps called "known". */
const CACHE = /^(const \w+ = new (?=Weak)|\s*const known = new )(?:Weak)?Map\b(?=.*\(\)$)/gm

/** Texts on screens are not mutated: browser tests cover them, and a unit test would only repeat them. */
const SENTENCE = /^(['"])\p{Lu}.* .*\1$/u

class InOrder {
  shard = (all: TestSpecification[]): TestSpecification[] => all
  sort = (all: TestSpecification[]): TestSpecification[] => all
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '20' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    journal: { type: 'string' },
    tests: { type: 'string', multiple: true },
    server: { type: 'boolean', default: false },
    reach: { type: 'boolean', default: false },
  },
})
const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`).toSorted() : [path],
)
const groups = files.map((file) =>
  mutantsOf(file, readFileSync(file, 'utf8'))
    .filter(({ right }) => !SENTENCE.test(right))
    .map((each) => ({ ...each, file })),
)
const drawn = values.sample
  ? sampled(groups.flat(), Number(values.sample))
  : groups.flatMap((own) => sampled(own, Number(values.each)))
const mutants = drawn.map((each, id) => ({ ...each, id }))
const folder = mkdtempSync(join(tmpdir(), 'rulemark-mutants-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const journal = resolve(values.journal ?? join(folder, 'journal'))

const vitest = await createVitest(
  {
    config: false,
    watch: false,
    include: values.tests ?? (values.server ? SERVER_TESTS : unitTests()),
    setupFiles: values.server ? ['test/support/in-process.ts'] : [],
    runner: resolve('scripts/mutants/runner.ts'),
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
    // The cache on disk does not know which mutants a file was written with.
    fsModuleCache: false,
    passWithNoTests: true,
    sequence: { sequencer: InOrder },
    execArgv: ['--max-old-space-size=1500'],
    testTimeout: 120_000,
    reporters: process.env.SHOW ? ['default'] : [],
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
          const withSwitches = own.length > 0 ? switched(file, code, own) : code
          const isDomain = file.startsWith('src/domain/')
          const changed = isDomain ? withSwitches.replaceAll(CACHE, '$1__Cache') : withSwitches
          return changed === code ? null : { code: changed, map: null }
        },
      },
    ],
  },
)
/** Files of tests that failed before their first test, and why. */
const unloaded = new Map<string, string>()
const order = unitTests().map((test) => resolve(test))
const specifications = (await vitest.globTestSpecifications()).toSorted(
  (a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId),
)
if (values.reach) await tryReached({ slowest: Number.MAX_VALUE, budget: -1 })
else {
  const [quick, ...slower] = ROUNDS
  await tryReached(quick)
  await tryImported('only')
  for (const round of slower) await tryReached(round)
  await tryImported('also')
}
report()
await vitest.close()
process.exit(0)

/** Runs each test with the mutants it reaches, and again after one that never ended, until all had their turn. */
async function tryReached(round: Turn): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const turn = { ...round, journal }
    isDone = await run(left(turn), turn)
  }
  if (values.reach) return
  keepCosts(read(journal))
  say(`tests up to ${round.slowest} ms: ${score(mutants)}`)
}

/** Runs the nearest tests with each mutant in code that runs at import: only there, or in tests also. */
async function tryImported(where: 'only' | 'also'): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const { imported, noticed, tests, ran, loading } = read(journal)
    const costs = new Map(loading)
    for (const [test, { took }] of ran)
      costs.set(fileOf(test), (costs.get(fileOf(test)) ?? 0) + Math.min(took, IMPORTS[where].slowest))
    const inTests = new Set([...ran.values()].flatMap(({ reached }) => reached))
    const rest = mutants.filter(
      ({ id }) => imported.has(id) && !noticed.has(id) && inTests.has(id) === (where === 'also'),
    )
    const turns = rest.flatMap(({ id, file }) =>
      testsOf(file, (test) => costs.get(test) ?? 0)
        .flatMap((test) =>
          specifications.flatMap((each) => (each.moduleId === resolve(test) ? [{ id, each }] : [])),
        )
        .slice(tests.get(id) ?? 0, NEAREST),
    )
    const these = turns.map(({ each }) => each)
    const imports = turns.map(({ id }) => id)
    isDone = await run(these, { journal, ...IMPORTS[where], imports })
  }
  say(`imports, ${where}: ${score(mutants)}`)
}

/** Files that have not run yet, or have a test that may detect more mutants. */
function left(round: Round): TestSpecification[] {
  const known = read(journal)
  const seen = new Map<string, boolean>()
  for (const test of new Set([...known.ran.keys(), ...known.expected.keys()])) {
    const file = fileOf(test)
    seen.set(file, seen.get(file) === true || isLeft(known, test, round))
  }
  return specifications.filter(({ moduleId }) => seen.get(relative('.', moduleId)) !== false)
}

function fileOf(test: string): string {
  return test.slice(0, test.indexOf(' '))
}

/** Whether the tests finished; a mutant that runs forever or takes all memory counts as detected. */
async function run(these: readonly TestSpecification[], round: Round): Promise<boolean> {
  process.env[ROUND] = JSON.stringify(round)
  let length = -1
  let since = Date.now()
  const watch = setInterval(() => {
    const { size } = statSync(journal, { throwIfNoEntry: false }) ?? { size: 0 }
    const waited = Date.now() - since
    if (size !== length) {
      length = size
      since = Date.now()
    } else if (waited >= STUCK_IN_MUTANT_MS) {
      const { pid, tried } = read(journal)
      if (tried || waited >= STUCK_MS) endProcess(pid)
    }
  }, 10_000)
  const result = await vitest.runTestSpecifications([...these]).catch(() => undefined)
  if (!round.imports)
    for (const module of result?.testModules ?? [])
      for (const { message } of module.errors()) unloaded.set(relative('.', module.moduleId), message)
  clearInterval(watch)
  const { tried } = read(journal)
  if (tried) tell(journal, { tried: tried.id, took: STUCK_MS, noticed: true, test: tried.test })
  return !tried
}

/** Vitest may have ended it before. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

function report(): void {
  const known = read(journal)
  const { noticed, ran, imported, failing } = known
  const seen = new Set([...imported, ...[...ran.values()].flatMap(({ reached }) => reached)])
  for (const [test, why] of unloaded) say(`cannot be loaded: ${test}: ${why}`)
  for (const test of failing) say(`fails without a mutant: ${test}`)
  for (const file of files) {
    const own = mutants.filter((mutant) => mutant.file === file)
    const survivors = own.filter(({ id }) => !(values.reach ? seen : noticed).has(id))
    if (own.length > 0) say(`${file}: ${own.length - survivors.length} of ${own.length}`)
    for (const { id, line, right, wrong } of survivors) {
      say(
        `  ${file}:${line}  ${shortened(right)} → ${wrong || 'nothing'}${seen.has(id) ? untried(known, id) : ' (changes no value)'}`,
      )
    }
  }
  const folders = Map.groupBy(mutants, ({ file }) => dirname(file))
  for (const [name, own] of folders) say(`${name}: ${score(own)}`)
  say(score(mutants))
}

/** How many tests that reach a mutant were not run with it, because they or the others take too long. */
function untried(known: Known, id: number): string {
  const reaching = [...known.ran].filter(([, { reached }]) => reached.includes(id))
  const without = reaching.filter(([test]) => isUntried(known, id, test, Number.POSITIVE_INFINITY))
  return ` (${without.length} of ${reaching.length} tests not tried)`
}

function score(own: readonly Mutant[]): string {
  const { noticed } = read(journal)
  const count = own.filter(({ id }) => noticed.has(id)).length
  return `${count} of ${own.length} noticed, ${((100 * count) / own.length).toFixed(1)} %`
}

function say(text: string): void {
  console.log(text)
}

/** Samples with `--seed`; keeps the order. */
function sampled<T>(all: readonly T[], size: number): T[] {
  let state = Number(values.seed)
  const ranked = all.map((mutant, place) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return { mutant, place, rank: state }
  })
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, size)
  return chosen.toSorted((a, b) => a.place - b.place).map(({ mutant }) => mutant)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
