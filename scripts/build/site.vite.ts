import { defineConfig } from 'vite'

/** The public pages' renderer, run once at build time by Node. */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'scripts/build/prerender.ts', outDir: 'dist/site', target: 'node20' },
})
