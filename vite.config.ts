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
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
            // What the public pages' one module and the islands share stays free of any framework.
            {
              name: 'storage',
              test: /islands[\\/](stored|demo[\\/](storage|demo-rule-set-key)|ui[\\/]pending-toasts)\.ts$|contract[\\/]cookies\.ts$|domain[\\/]counted\.ts$/,
              priority: 6,
            },
            // Few files, for small ones compress badly and each costs a request. A group takes along what its
            // modules import, unless a group of higher priority has it.
            {
              name: 'kit',
              test: /islands[\\/](call|session[\\/]session|ui[\\/](Badge|Button|EmptyState|Field|LinkButton|Logo|Message|Skeleton|Toaster|VerdictMark|use-hydrated))\.tsx?$|islands[\\/]error-messages\.ts$|vite[\\/]preload-helper/,
              priority: 6,
            },
            {
              name: 'account',
              test: /islands[\\/]auth[\\/](parts|form)\.tsx?$|ui[\\/]PasswordField\.tsx$/,
              priority: 5,
            },
            { name: 'machine', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 5 },
            {
              name: 'signed-in',
              test: /islands[\\/](shell|session|ui[\\/](?!Confirm|Dialog|Select)|query-client)|src[\\/](domain|contract)[\\/](?!rules[\\/](rule-file|pasted-rules)|demo\.)|@tanstack/,
              minShareCount: 3,
              priority: 4,
            },
            // Results and Batch do without these.
            { name: 'rules', test: /domain[\\/]rules[\\/]rules\.ts$/, priority: 5 },
            // Profile and what exports a result: neither loads the other.
            { name: 'files', test: /islands[\\/]download\.ts$|domain[\\/]csv\.ts$/, priority: 5 },
            // Results and the demo's Check, of which neither loads the other.
            { name: 'reviews', test: /domain[\\/]results[\\/]decisions\.ts$/, priority: 5 },
            // Of these, those that Results needs at once; what is loaded later must not draw them into every page.
            {
              name: 'findings',
              test: /domain[\\/]results[\\/](findings|finding-words|result-counts|comparison-base|finding-identity)\.ts$|islands[\\/]history[\\/](list[\\/]entries|comparison[\\/]comparison-change|viewer[\\/]spots)\.ts$/,
              priority: 5,
            },
            // Results and Batch, of which neither loads the other.
            {
              name: 'entries',
              test: /domain[\\/]errors[\\/]check-failures\.ts$|islands[\\/](use-title|history[\\/]link)\.ts$|ui[\\/]StateBadge\.tsx$/,
              priority: 5,
            },
            // Profile and Batch, of which neither loads the other.
            { name: 'section', test: /ui[\\/]Section\.tsx$/, priority: 5 },
            // Check and Batch, of which neither loads the other.
            {
              name: 'choosing',
              test: /islands[\\/]workspace[\\/]submission[\\/](submission-request\.ts|use-file-drop\.ts|use-prices\.ts|DropZone\.tsx|file-size\.ts|AgreementChoice\.tsx)$/,
              priority: 4,
            },
            // Loaded with the first dialog; only Profile asks for it at once.
            { name: 'dialogs', test: /ui[\\/](ConfirmDialog|Dialog)\.tsx$/, priority: 3 },
            { name: 'select', test: /ui[\\/]Select\.tsx$/, priority: 3 },
            {
              name: 'check',
              test: /islands[\\/]workspace[\\/](WorkspaceScreen\.tsx|use-check-screen\.ts)$/,
              priority: 3,
            },
            {
              name: 'demo',
              test: /islands[\\/]demo[\\/](DemoFrame\.tsx|demo-rule-set\.ts|history-source\.ts)$|domain[\\/]demo\.ts$/,
              priority: 3,
            },
            { name: 'results', test: /islands[\\/]history[\\/]HistoryScreen\.tsx$/, priority: 2 },
            { name: 'profile', test: /islands[\\/]profile[\\/]ProfileScreen\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
