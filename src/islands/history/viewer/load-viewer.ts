/** Loads the viewer's chunk only when it is needed. */
import type { DocumentViewer } from './DocumentViewer.tsx'

interface ViewerModule {
  readonly DocumentViewer: typeof DocumentViewer
}

/**
 * `glob` and not a plain `import()`: the worker renders the screen around the viewer, and its bundler would follow an
 * import into pdf.js. Only Vite knows `glob`.
 */
export async function loadViewer(): Promise<{ default: typeof DocumentViewer }> {
  const [load] = Object.values(import.meta.glob<ViewerModule>('./DocumentViewer.tsx'))
  if (!load) throw new Error('the viewer is not in the build')
  return { default: (await load()).DocumentViewer }
}
