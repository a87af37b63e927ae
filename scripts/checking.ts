/** The steps of `npm run check`: types, lint and format, dead code, requirements without a test, script budgets. */
import { checkBudgets } from './budgets.ts'
import { run } from './processes.ts'

/**
 * Each project sees only the globals of the place where its code runs: domain neither DOM nor Node, browser no Node
 * or Workers. The third covers the rest, because the worker renders the islands.
 */
const COMPILATIONS = ['tsconfig.domain.json', 'tsconfig.browser.json', 'tsconfig.json']

export async function checkAll(): Promise<void> {
  for (const compilation of COMPILATIONS)
    await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', compilation])
  await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
  await run(['node_modules/knip/bin/knip.js'])
  await run(['scripts/coverage-spec.ts'])
  checkBudgets()
}
