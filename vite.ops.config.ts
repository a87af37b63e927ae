import { defineConfig } from 'vite'

/** The operator's commands, run by Node. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'scripts/ops/main.ts', outDir: 'dist/ops', target: 'node22' },
})
