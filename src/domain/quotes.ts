/** Locating quotes in a document's text: from words to places, and from places to quads. */
export { indexDocument, type QuoteIndex } from './quotes/document-index.ts'
export { locateQuote } from './quotes/locate.ts'
export { nearestPassages } from './quotes/passages.ts'
export type { Located, Place } from './quotes/places.ts'
export { type PageQuads, quadsOf } from './quotes/quads.ts'
