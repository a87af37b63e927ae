import { defineConfig } from 'vite'

/** The command line as one file that runs on Node 22 without packages; `--ocr` reads the folder beside it. */
export default defineConfig({
  // Tesseract's core, a CommonJS module, asks for its folder.
  define: { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' },
  build: {
    ssr: 'cli/src/main.ts',
    outDir: 'dist/cli',
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'rulemark.js', banner: '#!/usr/bin/env node' },
    },
  },
  ssr: { noExternal: true },
})
