import { defineConfig } from 'vite'

/** The operator's commands, run by Node. All packages but wrangler are taken in, so that they start quickly. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'scripts/ops/main.ts', outDir: 'dist/ops', target: 'node22' },
  ssr: { noExternal: true, external: ['wrangler'] },
})
