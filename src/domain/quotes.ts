/** Locates quotes in a document's text: words to places, places to quads. */

export { nearestPassages } from './quotes/display/closest-passages.ts'
export { readPassages } from './quotes/display/passages.ts'
export { type PageQuads, quadsOf } from './quotes/display/quads.ts'
export { restOfSentence } from './quotes/display/rest-of-sentence.ts'
export { indexDocument, indexInSteps } from './quotes/index/build-index.ts'
export type { Place, QuoteIndex } from './quotes/index/document-index.ts'
export type { Located } from './quotes/judge.ts'
export { locateQuote } from './quotes/locate.ts'
export { isUnfilled } from './quotes/surroundings/sentence/blanks.ts'
export { readSurroundings } from './quotes/surroundings.ts'
