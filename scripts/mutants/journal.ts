/** What the tests' process tells the one that started it, line by line, so that nothing is lost if it is killed. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export const ROUND = 'RULEMARK_MUTANTS_ROUND'

/** What one run of the tests is about. */
export interface Round {
  readonly journal: string
  /** Milliseconds: slower tests wait for a later round. */
  readonly slowest: number
  /** Milliseconds of tests that one mutant may cost. */
  readonly budget: number
  /** One for each file of tests that is run: the mutant that is turned on before anything is imported. */
  readonly imports?: readonly number[]
}

export interface Known {
  /** Mutants that some test noticed, and the test. */
  readonly noticed: Map<number, string>
  /** Mutants that the code reached, by test. */
  readonly reached: Map<string, readonly number[]>
  /** Mutants that the code reached while it was imported. */
  readonly imported: Set<number>
  readonly spent: Map<number, number>
  /** Tests that have had their turn. */
  readonly done: Set<string>
  /** Tests that fail without a mutant. */
  readonly failing: Set<string>
  /** Mutant that is being tried, and the process that tries it. */
  readonly tried: { id: number; test: string } | undefined
  readonly pid: number
}

export type Entry =
  | { pid: number }
  | { imported: number[] }
  | { reached: number[]; test: string }
  | { tries: number; test: string }
  | { tried: number; took: number; noticed: boolean; test: string }
  | { done: string }
  | { failing: string }
  | { withdrawn: number[] }

export function tell(journal: string, entry: Entry): void {
  appendFileSync(journal, `${JSON.stringify(entry)}\n`)
}

export function read(journal: string): Known {
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : []
  const noticed = new Map<number, string>()
  const reached = new Map<string, readonly number[]>()
  const imported = new Set<number>()
  const [done, failing] = [new Set<string>(), new Set<string>()]
  const spent = new Map<number, number>()
  let tried: Known['tried']
  let pid = 0
  for (const line of lines.filter(Boolean)) {
    const entry = JSON.parse(line) as Entry
    if ('pid' in entry) pid = entry.pid
    else if ('imported' in entry) for (const id of entry.imported) imported.add(id)
    else if ('reached' in entry) reached.set(entry.test, entry.reached)
    else if ('tries' in entry) tried = { id: entry.tries, test: entry.test }
    else if ('done' in entry) done.add(entry.done)
    else if ('failing' in entry) failing.add(entry.failing)
    else if ('withdrawn' in entry) for (const id of entry.withdrawn) noticed.delete(id)
    else {
      tried = undefined
      spent.set(entry.tried, (spent.get(entry.tried) ?? 0) + entry.took)
      if (entry.noticed) noticed.set(entry.tried, entry.test)
    }
  }
  return { noticed, reached, imported, spent, done, failing, tried, pid }
}
