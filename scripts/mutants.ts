/**
 * `npm run mutants -- src/domain --each 20 --seed 1`: mutates files one place at a time, runs the unit tests that
 * import the file, and prints the mutants no test detects. `--each`: size of a random sample per file.
 */
import { fork } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { testsOf } from './mutants/importers.ts'
import { type Mutant, mutantsOf } from './mutants/operators.ts'
import type { Answer, Task } from './mutants/worker.ts'

/** Milliseconds for the tests without a mutant. */
const PATIENCE = 300_000
/** A mutant whose tests take more than this many times as long counts as never ending. */
const TIMES = 5

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { each: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})
const files = positionals.flatMap((path) =>
  statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx}`).toSorted() : [path],
)
const copy = copyOfSources()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))
let [killed, all] = [0, 0]
for (const file of files) {
  const mutants = sampled(mutantsOf(file, readFileSync(file, 'utf8')))
  const tests = testsOf(file)
  if (mutants.length === 0) continue
  if (tests.length === 0) {
    console.log(`${file}: no unit test imports it`)
    continue
  }
  const survivors = await survivorsOf({ file, tests, mutants })
  cpSync(file, join(copy, file))
  if (survivors === null) {
    console.log(`${file}: ${tests.join(' ')} fail as it is`)
    continue
  }
  killed += mutants.length - survivors.length
  all += mutants.length
  console.log(`${file}: ${mutants.length - survivors.length} of ${mutants.length}`)
  for (const { line, right, wrong } of survivors)
    console.log(`  ${file}:${line}  ${shortened(right)} → ${wrong || 'nothing'}`)
}
console.log(`${killed} of ${all} noticed, ${((100 * killed) / all).toFixed(1)} %`)
process.exit(0)

/** Continues after a mutant that never ends, which counts as detected. Null: the tests fail without a mutant. */
async function survivorsOf(task: Task): Promise<Mutant[] | null> {
  const survivors: Mutant[] = []
  for (let rest = task.mutants; rest.length > 0; ) {
    cpSync(task.file, join(copy, task.file))
    const answers = await answersTo({ ...task, mutants: rest })
    if (answers[0]?.index !== -1 || answers[0].killed) return null
    const judged = answers.slice(1)
    survivors.push(...rest.filter((_, index) => judged.some((each) => each.index === index && !each.killed)))
    rest = rest.slice(judged.length + 1)
  }
  return survivors
}

function answersTo(task: Task): Promise<Answer[]> {
  const child = fork(resolve('scripts/mutants/worker.ts'), {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answers: Answer[] = []
  const begun = Date.now()
  return new Promise((resolve) => {
    let patience = PATIENCE
    const giveUp = (): void => void child.kill('SIGKILL')
    let waiting = setTimeout(giveUp, patience)
    child.on('message', (answer) => {
      if (answers.length === 0) patience = 10_000 + TIMES * (Date.now() - begun)
      answers.push(answer as Answer)
      clearTimeout(waiting)
      waiting = setTimeout(giveUp, patience)
    })
    child.on('exit', () => {
      clearTimeout(waiting)
      resolve(answers)
    })
    child.send(task)
  })
}

/** A copy of the sources to mutate, so that work on the real files is not disturbed. */
function copyOfSources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-mutants-'))
  const copied = ['src', 'test', 'local']
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true })
  for (const name of readdirSync('.').filter((each) => !copied.includes(each) && each !== '.git'))
    symlinkSync(resolve(name), join(folder, name))
  return folder
}

function sampled(mutants: readonly Mutant[]): Mutant[] {
  let state = Number(values.seed)
  const drawn = mutants.map((mutant) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return { mutant, at: state }
  })
  const chosen = drawn.toSorted((a, b) => a.at - b.at).slice(0, Number(values.each))
  return chosen.map(({ mutant }) => mutant).toSorted((a, b) => a.start - b.start)
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
