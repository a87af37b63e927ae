/** Validates the configuration of one environment of wrangler.toml before a deployment. */
import { unstable_readConfig as readConfig } from 'wrangler'
import { ConfigurationError, readSettings, SECRETS } from '../../src/server/base/env.ts'
import type { Environment } from '../build/environments.ts'

export interface Configuration {
  readonly origin: string
  readonly databaseUrl: string
  /** Whether the operator's own model is asked instead of Gemini. */
  readonly ownModel: boolean
}

/** Satisfies the minimum length: the values of stored secrets are not known here. */
const SOME_SECRET = '*'.repeat(64)

/** `secrets`: those that will be uploaded. @throws ConfigurationError */
export function readConfiguration(
  file: string,
  env: Environment,
  secrets: Readonly<Record<string, string>> = {},
): Configuration {
  const vars = readConfig({ config: file, env }).vars as Readonly<Record<string, string>>
  const { APP_ORIGIN, DB_URL, OPENAI_BASE_URL } = readSettings({
    ...vars,
    SECRET: SOME_SECRET,
    ...stored(secrets),
    ...secrets,
  })
  const examples = Object.entries(vars).filter(([, value]) => /\.example\b/.test(String(value)))
  if (examples.length > 0)
    throw new ConfigurationError(
      examples.map(
        ([name, value]) =>
          `${name} still has the example value ${value}. Set it: in wrangler.toml under [env.${env}.vars]`,
      ),
    )
  return { origin: APP_ORIGIN, databaseUrl: DB_URL, ownModel: OPENAI_BASE_URL !== '' }
}

/** A webhook secret may already be stored while a new STRIPE_KEY is uploaded; `requireSecrets` checks. */
function stored({ STRIPE_KEY }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return STRIPE_KEY ? { STRIPE_WEBHOOK_SECRET: SOME_SECRET } : {}
}

/** @throws ConfigurationError naming every missing secret */
export function requireSecrets(
  present: ReadonlySet<string>,
  env: Environment,
  { ownModel }: Pick<Configuration, 'ownModel'>,
): void {
  const needed = Object.entries(SECRETS).filter(
    ([name, need]) => need === 'required' && !(ownModel && name === 'GEMINI_API_KEY'),
  )
  const missing = needed.filter(([name]) => !present.has(name))
  if (missing.length > 0)
    throw new ConfigurationError(
      missing.map(([name]) => `${name} is missing. Set it: npx wrangler secret put ${name} --env ${env}`),
    )
}
