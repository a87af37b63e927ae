/** Locates quotes in a document's text, completes them to sentences, and gathers what surrounds them. */

export type { Place } from '../document/page-text.ts'
export { nearestPassages, tellingWords } from './display/closest-passages.ts'
export { readPassages } from './display/passages.ts'
export { quadsOf } from './display/quads.ts'
export { indexDocument, indexInSteps } from './index/build-index.ts'
export type { QuoteIndex } from './index/document-index.ts'
export type { Located } from './judge.ts'
export { locateQuote } from './locate.ts'
export { type PassageRole, type PassageSentence, passageAround } from './passage/passage.ts'
export { type SentenceAround, sentenceAround } from './sentences/sentence-around.ts'
