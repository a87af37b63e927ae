/** What `npm run check` checks: types, lint and format, dead code, rows without a test, bundle budgets. */
import { checkBudgets } from './budgets.ts'
import { outputOf } from './processes.ts'

/**
 * Each sees only what is there where its code runs: the domain neither a page nor a server, the browser nothing of Node
 * or Workers. The worker renders the islands, so all the rest is one.
 */
const COMPILATIONS = ['tsconfig.domain.json', 'tsconfig.browser.json', 'tsconfig.json']
const TSC = 'node_modules/typescript/bin/tsc'

const CHECKS = {
  types: COMPILATIONS.map((project) => [TSC, '--noEmit', '-p', project]),
  lint: [['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  unused: [['node_modules/knip/bin/knip.js']],
  rows: [['scripts/coverage-spec.ts']],
} satisfies Record<string, string[][]>

/** All of them, or the one named. What each prints comes in one piece. @throws with what is wrong */
export async function check(only?: string): Promise<void> {
  if (only !== undefined && !(only in CHECKS))
    throw new Error(`no check of this name: ${only}; there are ${Object.keys(CHECKS).join(', ')}`)
  for (const [name, programs] of Object.entries(CHECKS)) {
    if (only !== undefined && only !== name) continue
    for (const program of programs) process.stdout.write(await outputOf(program))
  }
  if (only === undefined) checkBudgets()
}
