/** Vitest's runner, which runs each test as it is and then once with each mutant that the test reached. */

import { eventLoopUtilization } from 'node:perf_hooks'
import {
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  type SerializedConfig,
  TestRunner,
} from 'vitest'
import { IMPORT, isLeft, isUntried, ROUND, type Round, read, tell } from './journal.ts'

/** A mutant's run counts as endless if it takes this many times as long, or this many milliseconds longer. */
const TIMES = 5
const LONGER_MS = 5_000
const GRACE_MS = 2_000
const LOOK_EVERY_MS = 250
/** A mutant's run counts as endless if it passes this many times as many switches. */
const STEPS = 20
const FEW_STEPS = 2_000_000
/** Kept, because tests put others in their place. */
const repeat = setInterval
const stopRepeating = clearInterval

const round = JSON.parse(process.env[ROUND] ?? '{}') as Round
/** Mutants in code that runs once, at the import, and are turned on before it. */
const imports = round.imports?.values()
let always = -1
let active = -1
let steps = 0
let stepsMax = Number.POSITIVE_INFINITY
let reached: number[] = []
/** By id: much faster than a set. */
let isReached: boolean[] = []
let turn = 0

/** Stands for the product's caches: what one run of a test stored must not answer in the next one. */
class Cache<Key, Value> extends Map<Key, Value> {
  #turn = turn

  override get(key: Key): Value | undefined {
    this.#begin()
    return super.get(key)
  }

  override has(key: Key): boolean {
    this.#begin()
    return super.has(key)
  }

  #begin(): void {
    if (this.#turn !== turn) this.clear()
    this.#turn = turn
  }
}

Object.assign(globalThis, {
  __Cache: Cache,
  /** Whether a mutant is turned on; `isNoted`: its value always differs from the right one. */
  __mutant(id: number, isNoted: boolean): boolean {
    if (++steps > stepsMax) throw new Error('never ends')
    if (isNoted && !isReached[id]) reach(id)
    return id === active
  },
  __differs(id: number, does: unknown): void {
    if (does && !isReached[id]) reach(id)
  },
})

function reach(id: number): void {
  isReached[id] = true
  reached.push(id)
}

function forgetReached(): void {
  reached = []
  isReached = []
}

/** Time used and time spent waiting, in milliseconds: neither grows while a busy machine runs something else. */
function used(): { processor: number; idle: number } {
  const { user, system } = process.cpuUsage()
  return { processor: (user + system) / 1000, idle: eventLoopUtilization().idle }
}

export default class MutantRunner extends TestRunner {
  #known = read(round.journal)
  #started = 0
  readonly #costs = new Map<number, number>()

  constructor(config: SerializedConfig) {
    super(config)
    tell(round.journal, { pid: process.pid })
  }

  onBeforeCollect(): void {
    forgetReached()
    steps = 0
    this.#started = used().processor
    if (!imports) return
    always = imports.next().value ?? -1
    active = always
    stepsMax = 1e9
    tell(round.journal, { tries: always, test: IMPORT })
    if (this.#isOver()) return
    Object.assign(globalThis, { __product: undefined })
    for (const [path, module] of modulesOf(this))
      if (!/\/node_modules\/|\/scripts\/mutants\//.test(path))
        Object.assign(module, { promise: undefined, exports: undefined, evaluated: false })
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    return this.#isOver() ? undefined : super.importFile(path, source)
  }

  onBeforeRunFiles([file]: RunnerTestFile[]): void {
    const took = used().processor - this.#started
    if (!imports) tell(round.journal, { imported: reached, took, file: file?.name ?? '' })
    else if (file?.result?.state === 'fail' && !this.#isOver()) this.#judge(true, file.name)
  }

  override onAfterRunFiles(files: RunnerTestFile[]): void {
    super.onAfterRunFiles(files)
    if (imports && !this.#known.noticed.has(always)) this.#judge(false, IMPORT)
  }

  /** Whether the mutant that is turned on before the import has been noticed, or has cost enough. */
  #isOver(): boolean {
    if (!imports) return false
    return this.#known.noticed.has(always) || (this.#costs.get(always) ?? 0) > round.budget
  }

  #judge(noticed: boolean, test: string): void {
    const took = used().processor - this.#started
    this.#costs.set(always, (this.#costs.get(always) ?? 0) + took)
    if (noticed) this.#known.noticed.set(always, test)
    tell(round.journal, { tried: always, took, noticed, test })
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = withHooks(test)
    const name = `${test.file.name} ${test.fullTestName}`
    const known = this.#known
    if (imports) {
      const isSlow = (known.ran.get(name)?.took ?? known.expected.get(name) ?? 0) > round.slowest
      if (isSlow || this.#isOver()) return
      const patience = { processor: 20_000, idle: 20_000, steps: 1e9 }
      if (await failsWith(always, run, patience)) this.#judge(true, name)
      return
    }
    if (!isLeft(known, name, round)) return
    forgetReached()
    steps = 0
    turn += 1
    const before = used()
    try {
      await run()
    } catch (error) {
      tell(round.journal, { failing: name })
      throw error
    }
    const after = used()
    const took = after.processor - before.processor
    const idle = after.idle - before.idle
    const mine = reached
    tell(round.journal, { reached: mine, took, test: name })
    if (took > round.slowest) return
    const patience = {
      processor: Math.min(TIMES * took, took + LONGER_MS) + GRACE_MS,
      idle: TIMES * idle + LONGER_MS,
      steps: STEPS * steps + FEW_STEPS,
    }
    const noticed: number[] = []
    for (const id of mine) {
      if (!isUntried(known, id, name, round.budget)) continue
      tell(round.journal, { tries: id, test: name })
      const begun = used().processor
      const isNoticed = await failsWith(id, run, patience)
      const cost = used().processor - begun
      known.spent.set(id, (known.spent.get(id) ?? 0) + cost)
      tell(round.journal, { tried: id, took: cost, noticed: isNoticed, test: name })
      if (!isNoticed) continue
      noticed.push(id)
      known.noticed.set(id, name)
    }
    // A mutant may have left something behind that makes the test fail for the ones after it.
    if (noticed.length > 0 && (await failsWith(-1, run, patience))) {
      tell(round.journal, { withdrawn: noticed })
      for (const id of noticed) known.noticed.delete(id)
    }
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
    try {
      await run()
    } finally {
      await all('afterEach')
    }
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
  patience: { processor: number; idle: number; steps: number },
): Promise<boolean> {
  active = id
  turn += 1
  steps = 0
  stepsMax = patience.steps
  const before = used()
  let watch: NodeJS.Timeout | undefined
  const tooLong = new Promise((_, reject) => {
    watch = repeat(() => {
      const { processor, idle } = used()
      if (processor - before.processor > patience.processor || idle - before.idle > patience.idle)
        reject(new Error('never ends'))
    }, LOOK_EVERY_MS)
  })
  try {
    await Promise.race([Promise.resolve().then(run), tooLong])
    return steps > stepsMax
  } catch {
    await reset()
    return true
  } finally {
    stopRepeating(watch)
    active = always
    turn += 1
    stepsMax = imports ? 1e9 : Number.POSITIVE_INFINITY
  }
}
