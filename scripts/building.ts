/** The steps of a build. */
import { run } from './processes.ts'

const VITE = 'node_modules/vite/bin/vite.js'
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js'

/** dist/client: islands, styles, fonts, pictures. */
export function buildBrowser(): Promise<void> {
  return run([VITE, 'build', '--logLevel', 'warn'])
}

/** Public pages as files beside them, the `_headers` that files are served with, and the demo's document. */
export async function prerender(): Promise<void> {
  await run([VITE, 'build', '--logLevel', 'warn', '--config', 'vite.site.config.ts'])
  await run(['dist/site/prerender.js'])
  await run(['scripts/demo/build.ts'])
}

/** dist/worker: the bundle as it would be deployed. */
export function buildWorker(): Promise<void> {
  return run([WRANGLER, 'deploy', '--dry-run', '--outdir', 'dist/worker'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** dist/cli: the command line as one file. */
export function buildCommandLine(): Promise<void> {
  return run([VITE, 'build', '--logLevel', 'warn', '--config', 'vite.cli.config.ts'])
}
