import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** dist/chunks.json: as much of the manifest as the worker needs, without pictures, fonts and character maps. */
function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    writeBundle() {
      const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))
      const chunks = Object.entries(manifest).filter(([, { file }]) => /\.(js|css|woff2)$/.test(file))
      const list = chunks.map(([source, { file, imports }]) => [
        source,
        imports ? { file, imports } : { file },
      ])
      mkdirSync('dist', { recursive: true })
      writeFileSync('dist/chunks.json', JSON.stringify(Object.fromEntries(list)))
    },
  }
}

/** The browser's part: the islands with their chunks, the cookie banner, the style sheets. */
export default defineConfig({
  publicDir: 'public',
  plugins: [chunkList()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        boot: 'src/islands/boot.tsx',
        consent: 'src/islands/consent/banner.ts',
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
              test: /islands[\\/](stored|demo[\\/]storage|ui[\\/]carried-toasts)\.ts$/,
              priority: 6,
            },
            // What nearly every island needs, in one file: small files compress badly.
            {
              name: 'kit',
              test: /islands[\\/](ui|call|session[\\/]session)|(urls|answers|errors)\.ts$|lucide-react/,
              minShareCount: 8,
              priority: 5,
            },
          ],
        },
      },
    },
  },
})
