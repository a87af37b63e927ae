/** Locates quotes in a document's text: words to places, places to quads. */
export type { QuoteIndex } from './quotes/document-index.ts'
export { indexDocument, indexInSteps } from './quotes/index-document.ts'
export { locateQuote } from './quotes/locate.ts'
export { nearestPassages, readPassages } from './quotes/passages.ts'
export type { Located, Place } from './quotes/places.ts'
export { type PageQuads, quadsOf } from './quotes/quads.ts'
export { restOfSentence } from './quotes/rest-of-sentence.ts'
export { isUnfilled } from './quotes/unfilled.ts'
