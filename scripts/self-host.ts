/**
 * `npm run self-host`: builds what changed and runs the product without Cloudflare (docs/self-hosting.md). `-- --demo`
 * emulates mail, payments and the AI model; `-- --model <base URL> [--model-name NAME]` checks with a real model
 * (docs/own-model.md). `-- --build` only builds dist/self-host.
 */
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { serve } from '@hono/node-server'
import { createEmulatedServices } from '../local/emulated-services.ts'
import { emulatedSettings } from '../local/emulated-settings.ts'
import { buildClient, buildSelfHosted } from './build/building.ts'
import { modelArguments, modelHint, ownModelSettings } from './product/own-model.ts'
import { portOf } from './product/processes.ts'

const words = process.argv.slice(2)

/** Starts the emulated services on the next port. Settings and data of the real installation are not touched. */
function emulate(): void {
  const port = portOf(process.env.PORT)
  const state = process.env.RULEMARK_STATE ?? '.rulemark-demo'
  const url = `http://localhost:${port + 1}`
  const { fetch } = createEmulatedServices({
    state,
    webhookUrl: () => `http://localhost:${port}/api/stripe/webhook`,
  })
  serve({ fetch, port: port + 1, hostname: '127.0.0.1' }).on('error', ({ code }: NodeJS.ErrnoException) =>
    leave(
      `Can't listen on port ${port + 1} (${code}). Set PORT to a free one; the next one must be free too.`,
    ),
  )
  // An empty value hides the one in .env.
  for (const name of namesIn('.env')) process.env[name] ??= ''
  Object.assign(process.env, {
    RULEMARK_STATE: state,
    MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
    ...emulatedSettings(url),
  })
  console.log(`Mail, payments and AI, emulated locally: ${url}`)
}

/** After `emulate`, whose settings an own model overrides. */
async function applyOwnModel(): Promise<void> {
  const given = modelArguments(words)
  Object.assign(process.env, await ownModelSettings(given))
  const isEmulated = words.includes('--demo') && given.model === undefined
  const hint = isEmulated ? await modelHint('npm run self-host') : ''
  if (hint) console.log(hint)
}

function leave(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function namesIn(file: string): readonly string[] {
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : []
}

console.log('Building what changed …')
await buildClient()
await buildSelfHosted()
if (!words.includes('--build')) {
  try {
    if (words.includes('--demo')) emulate()
    await applyOwnModel()
  } catch (error) {
    leave(error instanceof Error ? error.message : String(error))
  }
  await import(pathToFileURL('dist/self-host/main.js').href)
}
