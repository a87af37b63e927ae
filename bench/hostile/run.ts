/**
 * `npm run hostile -- FOLDER [--seconds 240]`: checks every PDF of a folder with the real engine and its limits. Prints
 * each outcome, slowest first; exits with 1 when a file crashed the engine, timed out or hit a bug of ours.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import type { Outcome } from './outcome.ts'

class Engine {
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor() {
    const args = ['--disable-warning=ExperimentalWarning', 'bench/hostile/check-files.ts']
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.#child = child
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    child.stdin.on('error', () => undefined)
  }

  /** Without an outcome the process is gone: it was killed for its time, or died. */
  async check(file: string, seconds: number): Promise<Outcome | 'late' | 'died'> {
    let isLate = false
    const deadline = setTimeout(() => {
      isLate = true
      this.stop()
    }, seconds * 1000)
    this.#child.stdin?.write(`${file}\n`)
    const line = await this.#lines.next()
    clearTimeout(deadline)
    if (line.done) return isLate ? 'late' : 'died'
    return JSON.parse(line.value) as Outcome
  }

  stop(): void {
    this.#child.kill('SIGKILL')
  }
}

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '240' } },
  allowPositionals: true,
})
const [folder] = positionals
const seconds = Number(values.seconds)
if (!folder || !(seconds > 0)) {
  console.error('npm run hostile -- FOLDER [--seconds 240]')
  process.exit(2)
}
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.toLowerCase().endsWith('.pdf'))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()

let engine = new Engine()
const outcomes: (Outcome & { readonly file: string })[] = []
for (const file of files) {
  const started = performance.now()
  const outcome = await engine.check(file, seconds)
  if (typeof outcome === 'object') {
    outcomes.push({ ...outcome, file })
    continue
  }
  const milliseconds = Math.round(performance.now() - started)
  const ended = outcome === 'late' ? `ERROR: longer than ${seconds} s` : 'ERROR: the process ended'
  outcomes.push({ ended, milliseconds, megabytes: 0, file })
  engine = new Engine()
}
engine.stop()

console.log('| file | ended | pages | ms | MB after |\n|---|---|---|---|---|')
for (const { file, ended, pages, milliseconds, megabytes } of outcomes.toSorted(
  (a, b) => b.milliseconds - a.milliseconds,
))
  console.log(`| ${relative(folder, file)} | ${ended} | ${pages ?? ''} | ${milliseconds} | ${megabytes} |`)
const kinds = Map.groupBy(outcomes, ({ ended }) => ended.split(':')[0] ?? '')
console.log(
  `\n${files.length} files: ${[...kinds].map(([kind, { length }]) => `${kind} ${length}`).join(', ')}`,
)
process.exitCode = kinds.has('ERROR') ? 1 : 0
