/** `npm run db:generate -- --name <name>`: writes a migration for the schema's changes. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './product/processes.ts'

await run(['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)])

// The next migration is compared with the last snapshot alone, which nobody reads: it has one line.
const snapshots = globSync('migrations/meta/*_snapshot.json').sort()
for (const file of snapshots.slice(0, -1)) rmSync(file)
for (const file of snapshots.slice(-1))
  writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))}\n`)
