/**
 * `npm run self-host`: builds what changed and runs the product without Cloudflare (docs/self-hosting.md). `-- --demo`
 * emulates mail, payments and the AI model. `-- --build` only builds dist/self-host.
 */
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { createEmulatedServices, emulatedSettings } from '../local/emulated-services.ts'
import { buildClient, buildSelfHosted } from './building.ts'

const words = process.argv.slice(2)

/** Starts the emulated services on the next port; returns their settings. */
function emulate(): void {
  const port = Number(process.env.PORT ?? 8787)
  const state = process.env.RULEMARK_STATE ?? '.rulemark-self-host'
  const url = `http://localhost:${port + 1}`
  const { fetch } = createEmulatedServices({
    state,
    webhookUrl: () => `http://localhost:${port}/api/stripe/webhook`,
  })
  serve({ fetch, port: port + 1, hostname: '127.0.0.1' })
  Object.assign(process.env, {
    MAIL_FROM: 'Rulemark <no-reply@rulemark.example>',
    ...emulatedSettings(url),
  })
  console.log(`Mail, payments and AI, emulated locally: ${url}`)
}

console.log('Building what changed …')
await buildClient()
await buildSelfHosted()
if (!words.includes('--build')) {
  if (words.includes('--demo')) emulate()
  await import(pathToFileURL('dist/self-host/main.js').href)
}
