import { run } from './processes.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'

/** dist/client: islands, styles, fonts, pictures. */
export function buildBrowser(): Promise<void> {
  return run([VITE, 'build', '--logLevel', 'warn'])
}

/** Renders the public pages, writes `_headers` and builds the demo's document. */
export async function prerender(): Promise<void> {
  await run([VITE, 'build', '--logLevel', 'warn', '--config', 'vite.site.config.ts'])
  await run(['dist/site/prerender.js'])
  await run(['scripts/demo/build.ts'])
}

/** dist/worker: the bundle that would be deployed. */
export function buildWorker(): Promise<void> {
  return run([WRANGLER, 'deploy', '--dry-run', '--outdir', 'dist/worker'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
