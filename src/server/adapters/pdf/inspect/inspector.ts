/** Says what a reader of the page sees of places, by drawing each with and without its text. */
import { MAX_INSPECT_MS, MAX_PLACE_PIXELS, MAX_PLACES } from '../../../../domain/document/pdf-limits.ts'
import type { InspectedPlace, PlaceInspector, Sight } from '../../../base/ports.ts'
import { withDocument, withPage } from '../engine/document.ts'
import { Effort } from '../engine/effort.ts'
import { pdfEngine } from '../engine/engine.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { DrawingBudget } from '../read/drawing/budget.ts'
import { Canvas } from '../read/drawing/canvas.ts'
import { catalogOf } from '../read/file/catalog.ts'
import { pageObjectsOf } from '../read/objects/page-objects.ts'
import { Fonts } from '../read/text/fonts.ts'
import { lookAt } from './look.ts'
import { placeTexts } from './place-text.ts'

/** Work between two turns of others, in characters or their equivalent. */
const WORK_A_TURN = 60_000

/** `wasm` is @embedpdf/pdfium's module. */
export function createPlaceInspector(wasm: WebAssembly.Module): PlaceInspector {
  return {
    async inspect(pdf, places, signal) {
      const sights: Sight[] = places.map(() => 'unsure')
      const effort = new Effort(WORK_A_TURN, MAX_INSPECT_MS, signal)
      const budget = new DrawingBudget(pdf, MAX_PLACE_PIXELS, effort)
      // What is not looked at in time, or can't be drawn, stays unsure.
      await pdfEngine(wasm).attempt((pdfium) => {
        effort.start()
        return withDocument(pdfium, pdf, (document) => inspectAll(pdfium, document, budget, places, sights))
      })
      signal?.throwIfAborted()
      return sights
    },
  }
}

/** Writes to `sights`, page by page. */
async function inspectAll(
  pdfium: Pdfium,
  document: number,
  budget: DrawingBudget,
  places: readonly InspectedPlace[],
  sights: Sight[],
): Promise<void> {
  const { areFieldsRedrawn } = catalogOf(pdfium, document)
  const fonts = new Fonts(pdfium, document)
  const byPage = Map.groupBy([...places.keys()].slice(0, MAX_PLACES), (at) => places[at]?.page ?? 0)
  for (const [number, own] of byPage) {
    await withPage(pdfium, document, number - 1, async (page) => {
      const canvas = new Canvas(pdfium, page, pageObjectsOf(pdfium, page, areFieldsRedrawn), budget)
      const texts = await placeTexts(
        canvas,
        own.map((at) => places[at]?.quads ?? []),
      )
      for (const [index, text] of texts.entries()) sights[own[index] ?? 0] = await lookAt(canvas, fonts, text)
    })
  }
  fonts.release()
}
