import { defineConfig } from 'vite'

/** The command line as one file that runs on Node 20 without packages; `--ocr` reads the folder beside it. */
export default defineConfig({
  build: {
    ssr: 'cli/src/main.ts',
    outDir: 'dist/cli',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'rulemark.js', banner: '#!/usr/bin/env node' },
    },
  },
  ssr: { noExternal: true },
})
