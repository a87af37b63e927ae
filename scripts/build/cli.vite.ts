import { defineConfig } from 'vite'

/** The command line as one file that runs on Node 20 without packages. */
export default defineConfig({
  build: {
    ssr: 'cli/src/main.ts',
    outDir: 'dist/cli',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'rulemark.js', banner: '#!/usr/bin/env node' } },
  },
  ssr: { noExternal: true },
})
