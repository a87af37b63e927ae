/** Vitest's runner, which runs each test as it is and then once with each mutant that the test reached. */
import {
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  type SerializedConfig,
  TestRunner,
} from 'vitest'
import { IMPORT, isLeft, ROUND, type Round, read, tell } from './journal.ts'

/** A mutant's run counts as endless if it takes this many times as long, or this many milliseconds longer. */
const TIMES = 5
const LONGER_MS = 5_000
const GRACE_MS = 2_000
/** A mutant's run counts as endless if it passes this many times as many switches. */
const STEPS = 20
const FEW_STEPS = 2_000_000
const later = setTimeout
const { now } = performance

const round = JSON.parse(process.env[ROUND] ?? '{}') as Round
/** Mutants in code that runs once, at the import, and are turned on before it. */
const imports = round.imports?.values()
let always = -1
let active = -1
let steps = 0
let stepsMax = Number.POSITIVE_INFINITY
let reached = new Set<number>()
Object.assign(globalThis, {
  __mutant(id: number): boolean {
    if (++steps > stepsMax) throw new Error('never ends')
    reached.add(id)
    return id === active
  },
})

export default class MutantRunner extends TestRunner {
  #known = read(round.journal)
  #started = 0

  constructor(config: SerializedConfig) {
    super(config)
    tell(round.journal, { pid: process.pid })
  }

  onBeforeCollect(): void {
    reached = new Set()
    steps = 0
    if (!imports) return
    always = imports.next().value ?? -1
    active = always
    stepsMax = 1e9
    this.#started = now.call(performance)
    tell(round.journal, { tries: always, test: IMPORT })
    for (const [path, module] of modulesOf(this))
      if (!/\/node_modules\/|\/mutants\//.test(path))
        Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.#known.noticed.has(always) ? undefined : super.importFile(path, source)
  }

  onBeforeRunFiles([file]: RunnerTestFile[]): void {
    if (!imports) tell(round.journal, { imported: [...reached] })
    else if (file?.result?.state === 'fail') this.#notice(file.name)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    if (imports && !this.#known.noticed.has(always)) this.#judge(false, IMPORT)
  }

  #notice(test: string): void {
    this.#known.noticed.set(always, test)
    this.#judge(true, test)
  }

  #judge(noticed: boolean, test: string): void {
    const took = now.call(performance) - this.#started
    tell(round.journal, { tried: always, took, noticed, test })
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = withHooks(test)
    const name = `${test.file.name} ${test.fullTestName}`
    if (imports) {
      const isNew = !this.#known.noticed.has(always)
      if (isNew && (await failsWith(always, run, { ms: 20_000, steps: 1e9 }))) this.#notice(name)
      return
    }
    if (!isLeft(this.#known, name, round.slowest)) return
    reached = new Set()
    steps = 0
    const started = now.call(performance)
    try {
      await run()
    } catch (error) {
      tell(round.journal, { failing: name })
      throw error
    }
    const took = now.call(performance) - started
    const mine = [...reached]
    tell(round.journal, { reached: mine, took, test: name })
    if (took > round.slowest) return
    const patience = {
      ms: Math.min(TIMES * took, took + LONGER_MS) + GRACE_MS,
      steps: STEPS * steps + FEW_STEPS,
    }
    const noticed: number[] = []
    for (const id of mine) {
      const { spent } = this.#known
      if (this.#known.noticed.has(id) || (spent.get(id) ?? 0) > round.budget) continue
      tell(round.journal, { tries: id, test: name })
      const begun = now.call(performance)
      const isNoticed = await failsWith(id, run, patience)
      const cost = now.call(performance) - begun
      spent.set(id, (spent.get(id) ?? 0) + cost)
      tell(round.journal, { tried: id, took: cost, noticed: isNoticed, test: name })
      if (!isNoticed) continue
      noticed.push(id)
      this.#known.noticed.set(id, name)
    }
    // A mutant may have left something behind that makes the test fail for the ones after it.
    if (noticed.length > 0 && (await failsWith(-1, run, patience))) {
      tell(round.journal, { withdrawn: noticed })
      for (const id of noticed) this.#known.noticed.delete(id)
    }
    tell(round.journal, { done: name })
  }
}

/** The test with its hooks. */
function withHooks(test: RunnerTestCase): () => Promise<void> {
  const suites: RunnerTestSuite[] = [test.file]
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.splice(1, 0, suite)
  const run = TestRunner.getTestFn(test)
  const all = async (name: 'beforeEach' | 'afterEach'): Promise<void> => {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite)[name]) await hook(test.context, suite)
  }
  return async () => {
    await all('beforeEach')
    await run()
    await all('afterEach')
  }
}

/** Removes what a mutant wrote into the database. */
async function reset(): Promise<void> {
  active = -1
  const { __product } = globalThis as { __product?: { reset(): Promise<void> } }
  await __product?.reset()
}

/** The modules of this process, which Vitest doesn't expose. */
function modulesOf(runner: TestRunner): Map<string, object> {
  const { workerState } = runner as unknown as {
    workerState: { evaluatedModules: { idToModuleMap: Map<string, object> } }
  }
  return workerState.evaluatedModules.idToModuleMap
}

async function failsWith(
  id: number,
  run: () => unknown,
  patience: { ms: number; steps: number },
): Promise<boolean> {
  active = id
  steps = 0
  stepsMax = patience.steps
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise((_, reject) => {
    timer = later(() => reject(new Error('never ends')), patience.ms)
  })
  try {
    await Promise.race([Promise.resolve().then(run), tooLong])
    return steps > stepsMax
  } catch {
    await reset()
    return true
  } finally {
    clearTimeout(timer)
    active = always
    stepsMax = imports ? 1e9 : Number.POSITIVE_INFINITY
  }
}
