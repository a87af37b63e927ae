/** What `npm run check` checks: types, lint and format, dead code, rows without a test, bundle budgets. */
import { checkBudgets } from './budgets.ts'
import { run } from './processes.ts'

export async function checkAll(): Promise<void> {
  await run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'])
  await run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'])
  await run(['node_modules/knip/bin/knip.js'])
  await run(['scripts/coverage-spec.ts'])
  checkBudgets()
}
