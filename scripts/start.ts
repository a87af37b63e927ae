/**
 * `npm start`: builds and runs the whole product, offline, on one machine. `-- --model <base URL> [--model-name NAME]`
 * checks with a real model instead of the emulated one (docs/own-model.md).
 */
import { readFileSync } from 'node:fs'
import { buildProduct } from './build/building.ts'
import { hasSqld } from './product/database.ts'
import { modelArguments, modelHint, ownModelSettings } from './product/own-model.ts'
import { onStop, portOf, stopAll } from './product/processes.ts'
import { devVars, type Product, startProduct } from './product/product.ts'
import { unbuiltSettings } from './product/unbuilt-settings.ts'

let product: Product | undefined
let isStopping = false
onStop(async () => {
  isStopping = true
  await product?.stop()
  await stopAll()
})

if (!hasSqld()) await startOverFile()
const given = modelArguments(process.argv.slice(2))
try {
  const settings = await ownModelSettings(given)
  console.log('Building what changed …')
  await buildProduct()
  // Documents, addresses, password hashes and keys: nobody else on this machine may read what is written.
  process.umask(0o077)
  console.log('Starting the database and the worker …')
  product = await startProduct({
    port: portOf(process.env.PORT),
    state: process.env.RULEMARK_STATE ?? '.rulemark',
    settings,
  })
} catch (error) {
  await stopAll()
  // Otherwise it is only what the stop broke off.
  if (!isStopping) console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
const hint =
  given.model === undefined ? await modelHint('npm start') : `Checks are made by the model at ${given.model}`
if (hint) console.log(hint)
console.log(`Mail, payments and AI, emulated locally: ${product.emulatedUrl}`)
const unbuilt = unbuiltSettings(devVars(), readFileSync('wrangler.toml', 'utf8'))
if (unbuilt.length > 0)
  console.log(
    `${unbuilt.join(', ')}: the public pages are prebuilt and don’t show the value in .dev.vars. Set it in wrangler.toml and start again.`,
  )
console.log(`Ready: ${product.url}`)

/** The same product without Cloudflare's part: it needs no database server. Does not return. */
async function startOverFile(): Promise<never> {
  console.log(`sqld, the database server, does not exist for ${process.platform}: the database is a file.`)
  process.argv.push('--demo')
  await import('./self-host.ts')
  return new Promise(() => undefined)
}
