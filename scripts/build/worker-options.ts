/**
 * Writes what wrangler.toml says as Miniflare's options, for tests: each of their processes would need a second to
 * import wrangler. Paths are relative, so that a copied clone uses its own files.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { relative } from 'node:path'

// Importing it would parse it twice more: to see whether it is an ES module, and for the names it exports.
const require = createRequire(import.meta.url)
const { unstable_getMiniflareWorkerOptions } = require('wrangler') as typeof import('wrangler')

const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml')
const { modulesRules: _, ...options } = workerOptions
const movable = (key: string, value: unknown) => (key === 'directory' ? relative('.', String(value)) : value)
writeFileSync('dist/worker-options.json', JSON.stringify(options, movable))
