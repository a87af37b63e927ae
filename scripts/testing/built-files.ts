/** Serves the built files without the worker, with their `_headers`, as Cloudflare does. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort, start, stop, untilServed } from '../product/processes.ts'

/** Serves dist/client until `stop` or `stopAll`. `folder` holds the server's own state. */
export async function serveBuiltFiles(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const config = join(folder, 'wrangler.json')
  const assets = { directory: resolve('dist/client'), html_handling: 'auto-trailing-slash' }
  writeFileSync(config, JSON.stringify({ name: 'files', compatibility_date: '2026-10-12', assets }))
  const port = await freePort()
  const child = start(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'dev',
      ...['--config', config, '--port', String(port), '--ip', '127.0.0.1', '--inspector-port', '0'],
      ...['--show-interactive-dev-session=false', '--log-level', 'warn'],
    ],
    { stdio: 'ignore' },
  )
  const url = `http://localhost:${port}`
  await untilServed(url)
  return { url, stop: () => stop(child) }
}
