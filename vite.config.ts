import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * What the worker needs to know of the build. dist/chunks.json: the manifest without pictures and character maps.
 * dist/styles.json instead of two files: the sheets, which pages carry in themselves, with the hashes by which the
 * Content-Security-Policy knows them.
 */
function workerParts(): Plugin {
  return {
    name: 'worker-parts',
    writeBundle() {
      const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
      const chunks = Object.entries(manifest).filter(([, { file }]) => /\.(js|woff2)$/.test(file))
      const list = chunks.map(([source, { file, imports }]) => [
        source,
        imports ? { file, imports } : { file },
      ])
      mkdirSync('dist', { recursive: true })
      writeFileSync('dist/chunks.json', JSON.stringify(Object.fromEntries(list)))
      const sheets = ['app', 'site'].map((name) => {
        const file = `dist/client/${manifest[`src/pages/styles/${name}.css`]?.file}`
        const text = readFileSync(file, 'utf8')
        rmSync(file)
        return [name, { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }]
      })
      writeFileSync('dist/styles.json', JSON.stringify(Object.fromEntries(sheets)))
    },
  }
}

/** Vite wraps imports to load their style sheets first. No chunk has one, and the wrapper weighs 0.7 KB on every page. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}

/** Tesseract's and PDFium's loaders name modules that they import under Node only. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: { filter: { id: /^(fs|crypto|path|module|url)$/ }, handler: () => '\0nothing' },
    load: { filter: { id: /^\0nothing$/ }, handler: () => 'export default {}' },
  }
}

/** The browser's part: the islands with their chunks, the cookie banner, the style sheets. */
export default defineConfig({
  publicDir: 'public',
  plugins: [workerParts(), plainImports()],
  worker: { format: 'es', plugins: () => [withoutNode()] },
  // @xstate/react brings a copy of this hook for React 17.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    // A picture in a style sheet is a part of the first picture.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /use-sync-external-store/, sideEffects: false }] },
      input: {
        boot: 'src/islands/boot.ts',
        wake: 'src/islands/wake.tsx',
        consent: 'src/islands/consent/banner.ts',
        verify: 'src/islands/verify/verify.ts',
        site: 'src/pages/styles/site.css',
        app: 'src/pages/styles/app.css',
      },
      onLog(level, log, handler) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log)
      },
      output: {
        codeSplitting: {
          // A group takes along what its modules import, unless a group of higher priority has it.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            // What the public pages' one module and the islands share stays free of any framework.
            {
              name: 'storage',
              test: /islands[\\/](base[\\/]stored|demo[\\/]storage|ui[\\/]pending-toasts)\.ts$|contract[\\/]cookies\.ts$|text[\\/]counted\.ts$/,
              priority: 3,
            },
            // What signing in has in common with the other pages.
            {
              name: 'kit',
              test: /islands[\\/](base[\\/](call|use-cooldown)|session[\\/]session|ui[\\/](Badge|Button|EmptyState|Field|LinkButton|Logo|Message|Skeleton|Toaster|VerdictMark|later))\.tsx?$|domain[\\/]errors|vite[\\/]preload-helper/,
              priority: 2,
            },
            // What the signed-in pages have in common, because small files compress badly and each costs a request.
            {
              name: 'signed-in',
              test: /islands[\\/](shell|session|ui[\\/](?!Confirm|Dialog|Select)|base)|src[\\/](domain|contract)[\\/]|@tanstack/,
              minShareCount: 5,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
