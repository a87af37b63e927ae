import { copyFileSync, cpSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const FOLDER = 'dist/self-host'

/** What the program reads beside itself, so that the folder runs wherever it is copied to. */
function besideProgram(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'beside-program',
    writeBundle() {
      cpSync('dist/client', join(FOLDER, 'client'), { recursive: true })
      cpSync('migrations', join(FOLDER, 'migrations'), { recursive: true })
      copyFileSync(resolve('@embedpdf/pdfium/pdfium.wasm'), join(FOLDER, 'pdfium.wasm'))
      copyFileSync('src/server/adapters/pdf/mark/font/report.ttf', join(FOLDER, 'report.ttf'))
    },
  }
}

/** The self-hosted product as a folder that Node or Deno runs without packages. */
export default defineConfig({
  publicDir: false,
  plugins: [besideProgram()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: FOLDER,
    target: 'node22',
    rolldownOptions: {
      input: {
        main: 'self-host/main.ts',
        'jobs-thread': 'self-host/jobs-thread.ts',
        'reader-thread': 'self-host/reader-thread.ts',
        ops: 'scripts/ops/main.ts',
      },
      onLog(level, log, handler) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
      // Everything in one folder, where `import.meta.dirname` is.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Only commands on a deployed installation need wrangler, and they are run from the repository.
  ssr: { noExternal: true, external: ['wrangler'] },
})
