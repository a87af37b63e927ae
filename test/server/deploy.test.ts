/** Deployments to a real database, with a fake wrangler and an origin that serves the versions it deploys. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Deployment, deploy } from '../../scripts/deploy/deploy.ts'
import { type LocalDatabase, startDatabase } from '../../scripts/product/database.ts'
import { freePort } from '../../scripts/product/processes.ts'
import { rowsAt } from '../support/database.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-deploy-'))
const at = (name: string): string => join(folder, name)

/** State of the fake wrangler: deployed versions in order, and the arguments of its calls. */
interface State {
  versions: string[]
  calls: string[][]
  refuses: string[]
  secrets: string[]
  /** Content of the secrets file of the last upload. */
  uploaded?: string
}
const WRANGLER = `import { readFileSync, writeFileSync } from 'node:fs'
const file = ${JSON.stringify(at('state.json'))}
const state = JSON.parse(readFileSync(file, 'utf8'))
const args = process.argv.slice(2)
state.calls.push(args)
if (args[0] === 'secret') console.log(JSON.stringify(state.secrets.map((name) => ({ name, type: 'secret_text' }))))
const given = args.indexOf('--secrets-file')
if (given > 0) state.uploaded = readFileSync(args[given + 1], 'utf8')
if (args[0] === 'deploy') state.versions.push(args[args.indexOf('--tag') + 1])
if (args[0] === 'rollback') state.versions.pop()
writeFileSync(file, JSON.stringify(state))
if (state.refuses.includes(args[0])) { console.error('no permission'); process.exit(1) }
`
const SECRETS = ['SECRET', 'DB_TOKEN', 'GEMINI_API_KEY', 'STRIPE_KEY', 'STRIPE_WEBHOOK_SECRET']

const REAL = Object.fromEntries(SECRETS.map((name) => [name, name.padEnd(40, 'x')]))

const state = (): State => JSON.parse(readFileSync(at('state.json'), 'utf8'))
const set = (changes: Partial<State>): void =>
  writeFileSync(at('state.json'), JSON.stringify({ ...state(), ...changes }))
/** Versions whose pages fail. */
const broken = new Set<string>()

let database: LocalDatabase
let origin: { close(): void }
let said: string[]
let migrations: string

beforeAll(async () => {
  database = await startDatabase(at('database'))
  const port = await freePort()
  origin = serve({
    port,
    hostname: '127.0.0.1',
    fetch: new Hono()
      .get('/api/health', (c) => {
        const version = state().versions.at(-1)
        return version === undefined ? c.text('no worker', 404) : c.json({ database: 'up', version })
      })
      .get('/', (c) => c.text('Rulemark', broken.has(state().versions.at(-1) ?? '') ? 500 : 200))
      .get('/login', (c) => c.text('Sign in'))
      .get('/api/hello', (c) => c.json({ message: 'hello' })).fetch,
  })
  writeFileSync(at('wrangler.mjs'), WRANGLER)
  writeFileSync(
    at('wrangler.toml'),
    `name = "rulemark"\n[env.staging.vars]\nAPP_ORIGIN = "http://127.0.0.1:${port}"\nDB_URL = "${database.url}"\nMAIL_FROM = "a@b.org"\n`,
  )
})

afterAll(async () => {
  origin.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(() => {
  writeFileSync(
    at('state.json'),
    JSON.stringify({ versions: ['one'], calls: [], refuses: [], secrets: SECRETS } satisfies State),
  )
  broken.clear()
  said = []
  migrations = at(`migrations-${crypto.randomUUID()}`)
  cpSync('migrations', migrations, { recursive: true })
})

function deployment(changes: Partial<Deployment> = {}): Deployment {
  return {
    env: 'staging',
    dryRun: false,
    version: 'two',
    databaseToken: undefined,
    secretsFile: undefined,
    config: at('wrangler.toml'),
    migrations,
    wrangler: at('wrangler.mjs'),
    patienceMs: 1_000,
    prepare: async () => undefined,
    migrationsOf: async () => new Set(),
    say: (line) => said.push(line),
    ...changes,
  }
}

/** Adds a migration to the copied ones. */
function addMigration(tag: string, sql: string): void {
  const file = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] }
  const last = journal.entries.at(-1)
  journal.entries.push({
    ...last,
    tag,
    idx: journal.entries.length,
    when: Date.now() + journal.entries.length,
  } as never)
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrations, `${tag}.sql`), sql)
}

const columns = async (table: string): Promise<string[]> =>
  (await rowsAt(database.url, `select name from pragma_table_info('${table}')`)).map(({ name }) =>
    String(name),
  )

test('a new version is uploaded with its name and starts serving', async () => {
  await deploy(deployment())
  expect(state().versions).toEqual(['one', 'two'])
  const upload = state()
    .calls.find(([command]) => command === 'deploy')
    ?.join(' ')
  expect(upload).toContain('--env staging --minify --strict --var VERSION:two')
  expect(said.at(-1)).toMatch(/^Version two serves http/)
})

test('a version that fails its smoke test is rolled back to the previous one', async () => {
  broken.add('two')
  await expect(deploy(deployment())).rejects.toThrow(
    'Version two did not work. Rolled back to version "one".',
  )
  expect(state().versions).toEqual(['one'])
  expect(said.join('\n')).toMatch(/Smoke test: http\S+ answers 500/)
})

test('a failed rollback says what to do immediately', async () => {
  broken.add('two')
  set({ refuses: ['rollback'] })
  await expect(deploy(deployment())).rejects.toThrow(
    /rolling back failed. Run at once: npx wrangler rollback --env staging/,
  )
})

test('a first version that fails has nothing to roll back to', async () => {
  set({ versions: [] })
  broken.add('two')
  await expect(deploy(deployment())).rejects.toThrow(
    /There is no earlier version to roll back to: fix it and deploy again/,
  )
  expect(state().versions).toEqual(['two'])
})

test('nothing is uploaded when a secret is missing; all missing ones are named', async () => {
  set({ secrets: ['SECRET', 'DB_TOKEN', 'STRIPE_KEY'] })
  await expect(deploy(deployment())).rejects.toThrow(
    /GEMINI_API_KEY is missing.*--env staging\nSTRIPE_WEBHOOK_SECRET is missing/,
  )
  expect(state().versions).toEqual(['one'])
})

test('secrets in a file count, because before the first deployment there are no others', async () => {
  set({ secrets: [], refuses: ['secret'] })
  writeFileSync(at('secrets.json'), JSON.stringify(REAL))
  await deploy(deployment({ secretsFile: at('secrets.json') }))
  expect(JSON.parse(state().uploaded ?? '')).toEqual(REAL)
  expect(said.join('\n')).toContain("The stored secrets can't be listed")
  const file = state().calls.at(-1)?.at(-1) ?? ''
  expect(existsSync(file)).toBe(false)
})

test('secrets are uploaded exactly as in the file, whatever the environment contains', async () => {
  process.env.STRIPE_KEY = 'sk_test_of_another_installation'
  try {
    const lines = Object.entries({ ...REAL, SECRET: 'a$HOME$PATH'.padEnd(40, 'c') })
    writeFileSync(at('secrets.env'), lines.map(([name, value]) => `${name}=${value}`).join('\n'))
    await deploy(deployment({ secretsFile: at('secrets.env') }))
  } finally {
    delete process.env.STRIPE_KEY
  }
  expect(JSON.parse(state().uploaded ?? '')).toEqual({ ...REAL, SECRET: 'a$HOME$PATH'.padEnd(40, 'c') })
})

test.each([
  [
    'is too short',
    { ...REAL, SECRET: '<openssl rand -base64 48>' },
    /SECRET is not valid: 32 random characters/,
  ],
  ['is empty', { ...REAL, STRIPE_KEY: '' }, /STRIPE_KEY is missing/],
  ['is no key', { ...REAL, RECEIPT_KEY: 'secret' }, /RECEIPT_KEY is not valid: an Ed25519 key/],
])('nothing is uploaded when a secret of the file %s', async (_, given, message) => {
  set({ secrets: [] })
  writeFileSync(at('secrets.json'), JSON.stringify(given))
  await expect(deploy(deployment({ secretsFile: at('secrets.json') }))).rejects.toThrow(message)
  expect(state().versions).toEqual(['one'])
})

test('nothing is changed when the checks fail', async () => {
  const prepare = async (): Promise<void> => {
    throw new Error('types')
  }
  await expect(deploy(deployment({ prepare }))).rejects.toThrow('types')
  expect(state().versions).toEqual(['one'])
})

test('additions are applied before the upload; a contract step when a version built with it runs', async () => {
  addMigration('0101_add', 'ALTER TABLE `users` ADD `nick` text')
  addMigration('0102_remove', '-- contract: nick took its place\nALTER TABLE `users` DROP COLUMN `nick`')
  await deploy(deployment())
  expect(await columns('users')).toContain('nick')
  expect(said).toContain('Applied migrations: 0101_add.')
  expect(said).toContain('Contract steps that wait for the next deployment: 0102_remove.')

  const migrationsOf = async (version: string): Promise<ReadonlySet<string>> =>
    new Set(version === 'two' ? ['0101_add', '0102_remove'] : [])
  await deploy(deployment({ version: 'three', migrationsOf }))
  expect(said).toContain('Applied migrations: 0102_remove.')
  expect(await columns('users')).not.toContain('nick')
})

test('a migration that would break the running version is refused before any change', async () => {
  addMigration('0201_drop', 'DROP TABLE `ratings`')
  await expect(deploy(deployment())).rejects.toThrow(
    /0201_drop would break the running version: it drops table ratings/,
  )
  expect(await columns('ratings')).not.toEqual([])
  expect(state().versions).toEqual(['one'])
})

test('a dry run bundles offline, changes nothing and prints the plan', {
  timeout: 180_000,
}, async () => {
  const wrangler = 'node_modules/wrangler/bin/wrangler.js'
  await deploy(deployment({ dryRun: true, env: 'production', config: 'wrangler.toml', wrangler }))
  const told = said.join('\n')
  expect(told).toContain('Deploying two to production (dry run: nothing is changed)')
  expect(told).toContain('APP_ORIGIN still has the example value https://rulemark.example')
  const [, compressed] = /^Total Upload: .* gzip: ([\d.]+) KiB\./m.exec(told) ?? []
  expect(Number(compressed)).toBeLessThan(10 * 1024)
  expect(told).toMatch(/Migrations: \d+, of which \d+ contract/)
  expect(state().calls).toEqual([])
})

test('an unknown environment is refused', async () => {
  const run = promisify(execFile)(process.execPath, ['scripts/deploy.ts', '--env', 'prod', '--dry-run'])
  await expect(run).rejects.toMatchObject({ code: 1, stderr: '--env is one of staging, production\n' })
})
