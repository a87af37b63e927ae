/** `npm run db:generate -- --name <name>`: writes a migration for the schema's changes. */
import { run } from './product/processes.ts'

await run(['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)])
