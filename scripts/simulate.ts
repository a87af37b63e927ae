/**
 * `npm run simulate -- --schedules 10000 --seed 1`: seeded runs of the real verbs in which anything external can
 * fail. `-- --mutants`: each planted mistake must be found within 400 runs. `-- --runtime deno`: under Deno.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Plugin } from 'vite'
import { MUTANTS, type Mutant, planted } from '../test/simulation/mutants.ts'
import { run } from './product/processes.ts'
import { denoPath } from './testing/deno.ts'

const MUTANT_SCHEDULES = 400

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    mutants: { type: 'boolean', default: false },
    runtime: { type: 'string', default: 'node' },
  },
})

/** Bundles the simulation into one file without packages, with at most one mistake planted. */
async function bundle(folder: string, mutant?: Mutant): Promise<string> {
  const plugin: Plugin = {
    name: 'mutant',
    transform: (code, id) => (mutant && id.endsWith(mutant.file) ? planted(mutant, code) : null),
    enforce: 'pre',
  }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [plugin],
    ssr: { noExternal: true },
    build: { ssr: 'test/simulation/run.ts', outDir: folder, emptyOutDir: false, target: 'node24' },
  })
  return join(folder, 'run.js')
}

async function isFound(mutant: Mutant): Promise<boolean> {
  try {
    await run([await bundle(folder, mutant), values.seed, String(MUTANT_SCHEDULES), 'quiet'])
    return false
  } catch {
    return true
  }
}

function simulate(file: string): void {
  const deno = values.runtime === 'deno' ? denoPath() : undefined
  if (values.runtime !== 'node' && !deno) throw new Error(`${values.runtime} is not installed`)
  const [program, flags] = deno
    ? [deno, ['run', '--allow-all']]
    : [process.execPath, ['--disable-warning=ExperimentalWarning']]
  const { status } = spawnSync(program, [...flags, file, values.seed, values.schedules], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

async function findMutants(): Promise<void> {
  let found = 0
  for (const mutant of MUTANTS) {
    console.log(mutant.name)
    if (await isFound(mutant)) found++
  }
  console.log(`${found} of ${MUTANTS.length} mistakes found`)
  if (found < MUTANTS.length) process.exitCode = 1
}

mkdirSync('dist', { recursive: true })
const folder = mkdtempSync(join('dist', 'simulation-'))
try {
  if (values.mutants) await findMutants()
  else simulate(await bundle(folder))
} finally {
  rmSync(folder, { recursive: true })
}
