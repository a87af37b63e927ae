/**
 * `npm run deploy [-- --env staging] [--dry-run] [--secrets-file FILE]`: checks, builds, migrates, uploads, runs a
 * smoke test and rolls back if it fails. Needs a Cloudflare login and DB_TOKEN; a dry run needs neither.
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { buildClient } from './build/building.ts'
import { ENVIRONMENTS } from './build/environments.ts'
import { tagsOf } from './deploy/apply-migrations.ts'
import { deploy } from './deploy/deploy.ts'
import { check } from './testing/checking.ts'

const PATIENCE_MS = 120_000

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** The commit and the minute, because the same commit may be deployed twice. */
function versionName(): string {
  return `${git('rev-parse', '--short=12', 'HEAD')}-${new Date().toISOString().slice(0, 16).replaceAll(/[^\d]/g, '')}`
}

async function migrationsOf(version: string): Promise<ReadonlySet<string> | undefined> {
  try {
    return new Set(tagsOf(git('show', `${version.split('-')[0]}:migrations/meta/_journal.json`)))
  } catch {
    return undefined
  }
}

try {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: 'production' },
      'dry-run': { type: 'boolean', default: false },
      'secrets-file': { type: 'string' },
    },
  })
  const env = ENVIRONMENTS.find((name) => name === values.env)
  if (!env) throw new Error(`--env is one of ${ENVIRONMENTS.join(', ')}`)
  const dryRun = values['dry-run']
  if (!dryRun && git('status', '--porcelain') !== '')
    throw new Error('There are uncommitted changes. Commit them first: only commits can be deployed.')
  if (!dryRun && !process.env.DB_TOKEN)
    throw new Error('Set DB_TOKEN in the environment, because migrations are applied from here.')
  await deploy({
    env,
    dryRun,
    version: versionName(),
    databaseToken: process.env.DB_TOKEN,
    secretsFile: values['secrets-file'],
    config: 'wrangler.toml',
    migrations: 'migrations',
    wrangler: 'node_modules/wrangler/bin/wrangler.js',
    patienceMs: PATIENCE_MS,
    async prepare() {
      process.env.RULEMARK_ENV = env
      await buildClient()
      await check()
    },
    migrationsOf,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
