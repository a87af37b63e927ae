/** Runs one file's tests against its mutants. A separate process over a copy, because a mutant may never end. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import type { Mutant } from './operators.ts'

export interface Task {
  readonly file: string
  readonly tests: readonly string[]
  readonly mutants: readonly Mutant[]
}

/** Outcome for the mutant with this index; -1: the unchanged file. */
export interface Answer {
  readonly index: number
  readonly killed: boolean
}

process.once('message', (task) => work(task as Task))

async function work({ file, tests, mutants }: Task): Promise<void> {
  const right = readFileSync(file, 'utf8')
  const vitest = await createVitest({
    config: false,
    watch: false,
    include: [...tests],
    testTimeout: 60_000,
    pool: 'threads',
    reporters: [],
  })
  const specifications = await vitest.globTestSpecifications()
  const nearestFirst = tests.flatMap((test) =>
    specifications.filter(({ moduleId }) => moduleId === resolve(test)),
  )

  async function answer(index: number, code: string): Promise<void> {
    writeFileSync(file, code)
    vitest.invalidateFile(resolve(file))
    process.send?.({ index, killed: await isNoticed() } satisfies Answer)
  }

  async function isNoticed(): Promise<boolean> {
    for (const specification of nearestFirst) {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return true
    }
    return false
  }

  await answer(-1, right)
  for (const [index, { start, end, wrong }] of mutants.entries())
    await answer(index, right.slice(0, start) + wrong + right.slice(end))
  process.exit(0)
}
