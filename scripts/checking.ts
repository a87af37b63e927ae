/** What `npm run check` checks: types, lint and format, dead code, rows without a test, bundle budgets. */
import { checkBudgets } from './budgets.ts'
import { run } from './processes.ts'

/**
 * Each sees only what is there where its code runs: the domain neither a page nor a server, the browser nothing of Node
 * or Workers. The worker renders the islands, so all the rest is one.
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
