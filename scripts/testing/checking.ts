/**
 * The steps of `npm run check`: types, lint and format, dead code, requirements without a test, commit subjects,
 * script budgets.
 */
import { checkBudgets } from '../build/budgets.ts'
import { outputOf } from '../product/processes.ts'

/**
 * Each project sees only the globals of the environment its code runs in: domain neither DOM nor Node, browser no Node
 * or Workers. The third covers the rest, because the worker renders the islands.
 */
const COMPILATIONS = ['tsconfig.domain.json', 'tsconfig.browser.json', 'tsconfig.json']
/** One checker: several would each check the shared files, which is twice the work on two busy cores. */
const TSC = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']

/** Generates the types of the worker's bindings from wrangler.toml, independent of any local .dev.vars. */
export const BINDING_TYPES = [
  'node_modules/wrangler/bin/wrangler.js',
  'types',
  ...['--include-runtime=false', '--strict-vars=false', '--env-file=.dev.vars.example'],
]

const CHECKS = {
  types: [[...BINDING_TYPES, '--check'], ...COMPILATIONS.map((project) => [...TSC, '-p', project])],
  lint: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  unused: [['node_modules/knip/bin/knip.js']],
  rows: [['scripts/coverage-spec.ts']],
  commits: [['scripts/testing/commit-subjects.ts']],
} satisfies Record<string, string[][]>

/** The compiler would spend a quarter of its work on freeing memory, of which it needs little more without. */
const ENV = { ...process.env, GOGC: '400' }

/**
 * Runs all checks, or the one named, also after a failure; the output of each stays in one piece.
 * @throws with what all failed ones printed
 */
export async function check(only?: string): Promise<void> {
  if (only !== undefined && !(only in CHECKS))
    throw new Error(`Unknown check: ${only}. Checks: ${Object.keys(CHECKS).join(', ')}`)
  const failures: string[] = []
  for (const [name, programs] of Object.entries(CHECKS)) {
    if (only !== undefined && only !== name) continue
    for (const program of programs) {
      try {
        process.stdout.write(await outputOf(program, ENV))
      } catch (error) {
        failures.push(errorText(error), ...(name === 'lint' ? ['`npm run format` corrects most of it.'] : []))
      }
    }
  }
  if (only === undefined) {
    try {
      checkBudgets()
    } catch (error) {
      failures.push(errorText(error))
    }
  }
  if (failures.length > 0) throw new Error(withoutRepetition(failures.join('\n')))
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Compilations share files, so they report the same errors: each a line and the indented ones below it. */
function withoutRepetition(text: string): string {
  return [...new Set(text.split(/^(?=\S)/m))].join('')
}
