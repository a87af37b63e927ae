/** `npm run deploy`: builds, brings the schema up to date, deploys. Needs DB_URL, DB_TOKEN and a Cloudflare login. */
import { buildClient } from './building.ts'
import { migrateDatabase } from './database.ts'
import { run } from './processes.ts'

const { DB_URL, DB_TOKEN } = process.env
if (!DB_URL) {
  console.error('Set DB_URL (and DB_TOKEN) of the database to deploy to.')
  process.exit(1)
}
await buildClient()
await migrateDatabase(DB_URL, DB_TOKEN)
await run(['node_modules/wrangler/bin/wrangler.js', 'deploy', '--minify', '--strict'])
