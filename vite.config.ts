import { defineConfig } from 'vite'

/** The browser's part: the islands with their chunks, the cookie banner, the style sheets. */
export default defineConfig({
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
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
            // What nearly every island needs, in one file: small files compress badly.
            {
              name: 'kit',
              test: /islands[\\/](ui|call|session[\\/]session)|(urls|answers|errors)\.ts$|lucide-react/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
})
