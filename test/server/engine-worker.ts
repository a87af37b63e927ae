/** A worker that only takes turns at the PDF engine. */
import wasm from '@embedpdf/pdfium/pdfium.wasm'
import { pdfEngine } from '../../src/server/adapters/pdf/engine/engine.ts'

const engine = pdfEngine(wasm)
let isHeld = false

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    if (pathname === '/next') await engine.run(() => undefined)
    if (pathname === '/held') return Response.json(Number(isHeld))
    if (pathname === '/long')
      await engine.run(() => {
        isHeld = true
        return pause(3_000)
      })
    // Responds in the middle of its turn: the runtime then ends the request's remaining work.
    if (pathname === '/cancelled')
      await new Promise<void>((resolve) => {
        void engine.run(async () => {
          resolve()
          await pause(600_000)
        })
      })
    // Responds while it waits for its turn.
    if (pathname === '/gone') void engine.run(() => undefined)
    return Response.json(Date.now())
  },
}
