/** Everything from our own origin, no scripting, no annotation layer, so that nothing in a document can act. */
import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress

const files = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '/node_modules/pdfjs-dist/cmaps/*.bcmap',
        '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
      ],
      { eager: true, query: '?url', import: 'default' },
    ),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** In the shape pdf.js expects; built files have hashes in their names, so it can't build URLs itself. */
class BuiltFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = files.get(filename)
    const response = address === undefined ? undefined : await fetch(address)
    if (!response?.ok) throw new Error(`pdf.js asked for ${filename}`)
    return new Uint8Array(await response.arrayBuffer())
  }
}

/** Transfers the bytes to the worker. */
export async function openPdf(data: Uint8Array<ArrayBuffer>) {
  const task = getDocument({
    data,
    BinaryDataFactory: BuiltFiles,
    useWorkerFetch: false,
    // pdf.js requires a value for each; the map above is used instead.
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    verbosity: VerbosityLevel.ERRORS,
  })
  return { pdf: await task.promise, close: () => void task.destroy() }
}
