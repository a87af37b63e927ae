/** Results that the tests' process writes for its parent, line by line, so that nothing is lost if it is killed. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

export const ROUND = 'RULEMARK_MUTANTS_ROUND'

/** What each test took in earlier runs, so that slow ones are left to later rounds from the start. */
const COSTS = 'node_modules/.cache/mutants.json'

/** Replaces the test's name where a mutant is tried with a whole file of tests. */
export const IMPORT = 'import'

/** Input of one run of the tests. */
export interface Round {
  readonly journal: string
  /** Milliseconds of processor time: slower tests wait for a later round. */
  readonly slowest: number
  /** Milliseconds of processor time that one mutant may cost. */
  readonly budget: number
  /** One for each file of tests that is run: the mutant that is turned on before anything is imported. */
  readonly imports?: readonly number[]
}

export interface Known {
  /** Mutants that some test noticed, and the test. */
  readonly noticed: Map<number, string>
  /** Tests with the mutants that the code reached during them, and the milliseconds of processor time they took. */
  readonly ran: Map<string, { readonly reached: readonly number[]; readonly took: number }>
  /** Mutants that the code reached while it was imported. */
  readonly imported: Set<number>
  /** Milliseconds of processor time that loading a file of tests takes. */
  readonly loading: Map<string, number>
  /** Milliseconds of processor time that tests took in earlier runs. */
  readonly expected: ReadonlyMap<string, number>
  readonly spent: Map<number, number>
  /** Mutants with the tests that were run with them. */
  readonly with: Map<number, Set<string>>
  /** Tests that fail without a mutant. */
  readonly failing: Set<string>
  /** Mutant that is being tried, and the process that tries it. */
  readonly tried: { id: number; test: string } | undefined
  readonly pid: number
  /** How many tests were run with a mutant that is turned on before the import. */
  readonly tests: Map<number, number>
}

export type Entry =
  | { pid: number }
  | { imported: number[]; took: number; file: string }
  | { reached: number[]; took: number; test: string }
  | { tries: number; test: string }
  | { tried: number; took: number; noticed: boolean; test: string }
  | { failing: string }
  | { withdrawn: number[] }

export function tell(journal: string, entry: Entry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`)
}

export function read(journal: string): Known {
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []
  const noticed = new Map<number, string>()
  const ran: Known['ran'] = new Map()
  const imported = new Set<number>()
  const loading: Known['loading'] = new Map()
  const failing = new Set<string>()
  const withTests: Known['with'] = new Map()
  const spent = new Map<number, number>()
  let tried: Known['tried']
  let pid = 0
  const tests = new Map<number, number>()
  for (const line of lines.filter(Boolean)) {
    const entry = JSON.parse(line) as Entry
    if ('pid' in entry) pid = entry.pid
    else if ('imported' in entry) {
      for (const id of entry.imported) imported.add(id)
      loading.set(entry.file, entry.took)
    } else if ('reached' in entry) ran.set(entry.test, entry)
    else if ('tries' in entry) tried = { id: entry.tries, test: entry.test }
    else if ('failing' in entry) failing.add(entry.failing)
    else if ('withdrawn' in entry) for (const id of entry.withdrawn) noticed.delete(id)
    else {
      tried = undefined
      withTests.set(entry.tried, (withTests.get(entry.tried) ?? new Set()).add(entry.test))
      if (entry.test === IMPORT) tests.set(entry.tried, (tests.get(entry.tried) ?? 0) + 1)
      spent.set(entry.tried, (spent.get(entry.tried) ?? 0) + entry.took)
      if (entry.noticed) noticed.set(entry.tried, entry.test)
    }
  }
  return {
    noticed,
    ran,
    imported,
    loading,
    expected: costs(),
    spent,
    with: withTests,
    failing,
    tried,
    pid,
    tests,
  }
}

function costs(): Map<string, number> {
  const stored = existsSync(COSTS) ? (JSON.parse(readFileSync(COSTS, 'utf8')) as Record<string, number>) : {}
  return new Map(Object.entries(stored))
}

/** Keeps what the tests took for the next run. */
export function keepCosts({ ran, expected }: Known): void {
  const taken = [...ran].map(([test, { took }]) => [test, Math.round(took)] as const)
  mkdirSync(dirname(COSTS), { recursive: true })
  writeFileSync(COSTS, JSON.stringify(Object.fromEntries([...expected, ...taken])))
}

/** Whether a test still has mutants to try that no test has noticed; one that has not run may. */
export function isLeft(known: Known, test: string, { slowest, budget }: Round): boolean {
  const before = known.ran.get(test)
  if (!before) return (known.expected.get(test) ?? 0) <= slowest
  return before.took <= slowest && before.reached.some((id) => isUntried(known, id, test, budget))
}

/** Whether a mutant that no test has noticed can be tried with a test. */
export function isUntried(known: Known, id: number, test: string, budget: number): boolean {
  const { noticed, spent, with: tests } = known
  return !noticed.has(id) && (spent.get(id) ?? 0) <= budget && tests.get(id)?.has(test) !== true
}
