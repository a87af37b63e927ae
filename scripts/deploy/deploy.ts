/** The steps of a deployment. External dependencies are arguments, so that tests can make them fail. */
import type { Environment } from '../build/environments.ts'
import { outputOf } from '../product/processes.ts'
import { applyMigrations, pendingOf, readMigrations } from './apply-migrations.ts'
import { readConfiguration, requireSecrets } from './configuration.ts'
import { isContract, type Migration, type MigrationPlan, planMigrations } from './migrations.ts'
import { secretsIn, withSecretsFile } from './secrets.ts'
import { runningVersion, smokeTest } from './smoke.ts'

export interface Deployment {
  readonly env: Environment
  readonly dryRun: boolean
  /** The new version's name in /api/health. */
  readonly version: string
  readonly databaseToken: string | undefined
  readonly secretsFile: string | undefined
  readonly config: string
  readonly migrations: string
  /** Path of the wrangler program, run under Node. */
  readonly wrangler: string
  readonly patienceMs: number
  /** Checks and builds. @throws when either fails */
  prepare(): Promise<void>
  /** Migrations a version was built with; undefined when its commit is not in this repository. */
  migrationsOf(version: string): Promise<ReadonlySet<string> | undefined>
  say(line: string): void
}

/** @throws an error that says what failed and which version serves */
export async function deploy(deployment: Deployment): Promise<void> {
  const { env, dryRun, version, say } = deployment
  say(`Deploying ${version} to ${env}${dryRun ? ' (dry run: nothing is changed)' : ''}`)
  if (dryRun) return rehearse(deployment)
  const secrets = givenSecrets(deployment)
  const configuration = readConfiguration(deployment.config, env, secrets)
  const { origin, databaseUrl } = configuration
  requireSecrets(await secretsOf(deployment, secrets), env, configuration)
  await deployment.prepare()

  const earlier = await runningVersion(origin)
  say(
    earlier === undefined
      ? `No service answers at ${origin} yet.`
      : `Version "${earlier}" answers at ${origin}.`,
  )
  const all = readMigrations(deployment.migrations)
  const pending = await pendingOf(all, databaseUrl, deployment.databaseToken)
  const isFirst = pending.length === all.length
  const plan = planMigrations(pending, isFirst ? undefined : await knownTo(deployment, earlier))
  await applyMigrations(deployment.migrations, plan, databaseUrl, deployment.databaseToken)
  sayMigrations(say, plan, 'Applied')

  await upload(deployment, secrets)
  const wrong = await smokeTest({ origin, version, patienceMs: deployment.patienceMs })
  if (wrong.length === 0) return say(`Version ${version} serves ${origin}.`)
  for (const line of wrong) say(`Smoke test: ${line}`)
  await rollBack(deployment, origin, earlier)
}

/** The parts that need no account: checks, build, bundle, and the plan. */
async function rehearse(deployment: Deployment): Promise<void> {
  const { say, env } = deployment
  const secrets = givenSecrets(deployment)
  try {
    readConfiguration(deployment.config, env, secrets)
  } catch (error) {
    say(`Before a real deployment: ${error instanceof Error ? error.message : error}`)
  }
  await deployment.prepare()
  const bundled = await upload(deployment, secrets, '--dry-run')
  const [size = 'Total Upload: unknown'] = /Total Upload: .*/.exec(bundled) ?? []
  say(`${size}. Cloudflare takes 64 MB, and 10 MB compressed.`)
  const all = readMigrations(deployment.migrations)
  // Plans each as if deployed over the version before it.
  for (const migration of all.slice(1)) planMigrations([migration], new Set())
  const contract = all.filter(isContract)
  say(
    `Migrations: ${all.length}, of which ${contract.length} contract. Only the database knows which are pending.`,
  )
  say(
    'Then: apply migrations, upload, wait for the new version in /api/health, test pages, roll back if that fails.',
  )
}

function givenSecrets({ secretsFile }: Deployment): Readonly<Record<string, string>> {
  return secretsFile === undefined ? {} : secretsIn(secretsFile)
}

function upload(
  deployment: Deployment,
  secrets: Readonly<Record<string, string>>,
  ...more: readonly string[]
): Promise<string> {
  const { env, config, version } = deployment
  const args = [
    ...['deploy', '--config', config, '--env', env, '--minify', '--strict'],
    ...['--var', `VERSION:${version}`, '--tag', version, ...more],
  ]
  if (Object.keys(secrets).length === 0) return wrangler(deployment, args)
  return withSecretsFile(secrets, (file) => wrangler(deployment, [...args, '--secrets-file', file]))
}

function wrangler({ wrangler: program }: Deployment, args: readonly string[]): Promise<string> {
  return outputOf([program, ...args])
}

/** Secrets of the deployed worker, which does not exist before the first deployment, and those of the file. */
async function secretsOf(
  deployment: Deployment,
  given: Readonly<Record<string, string>>,
): Promise<ReadonlySet<string>> {
  const { config, env, say } = deployment
  const inFile = Object.keys(given)
  try {
    const list = await wrangler(deployment, [
      'secret',
      'list',
      '--config',
      config,
      '--env',
      env,
      '--format',
      'json',
    ])
    const stored = JSON.parse(list.slice(list.indexOf('['))) as readonly { readonly name: string }[]
    return new Set([...inFile, ...stored.map(({ name }) => name)])
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error)
    say(`The stored secrets can't be listed, as before the first deployment or a login: ${why}`)
    return new Set(inFile)
  }
}

async function knownTo(deployment: Deployment, earlier: string | undefined): Promise<ReadonlySet<string>> {
  const known = earlier ? await deployment.migrationsOf(earlier) : undefined
  if (known === undefined)
    deployment.say(
      'It is unknown which migrations the running version was built with, so contract steps wait.',
    )
  return known ?? new Set()
}

async function rollBack(deployment: Deployment, origin: string, earlier: string | undefined): Promise<never> {
  const { env, config, version, patienceMs, say } = deployment
  if (earlier === undefined)
    throw new Error(
      `Version ${version} is deployed and does not work. There is no earlier version to roll back to: fix it and deploy again.`,
    )
  const byHand = `npx wrangler rollback --env ${env}`
  try {
    const why = `smoke test of ${version} failed`
    await wrangler(deployment, ['rollback', '--config', config, '--env', env, '--yes', '--message', why])
  } catch (error) {
    throw new Error(
      `Version ${version} does not work and rolling back failed. Run at once: ${byHand}\n${String(error)}`,
    )
  }
  const wrong = await smokeTest({ origin, version: earlier, patienceMs })
  for (const line of wrong) say(`After rolling back: ${line}`)
  throw new Error(
    wrong.length === 0
      ? `Version ${version} did not work. Rolled back to version "${earlier}".`
      : `Version ${version} did not work, and the service does not work after rolling back. Investigate at once: ${byHand}`,
  )
}

function sayMigrations(say: Deployment['say'], { apply, hold }: MigrationPlan, did: string): void {
  const names = (list: readonly Migration[]): string => list.map(({ tag }) => tag).join(', ') || 'none'
  say(`${did} migrations: ${names(apply)}.`)
  if (hold.length > 0) say(`Contract steps that wait for the next deployment: ${names(hold)}.`)
}
