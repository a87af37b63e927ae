/** Locates quotes in a document's text, completes them to sentences, and gathers what surrounds them. */

export { nearestPassages, tellingWords } from './quotes/display/closest-passages.ts'
export { readPassages } from './quotes/display/passages.ts'
export { quadsOf } from './quotes/display/quads.ts'
export { indexDocument, indexInSteps } from './quotes/index/build-index.ts'
export type { Place, QuoteIndex } from './quotes/index/document-index.ts'
export type { Located } from './quotes/judge.ts'
export { locateQuote } from './quotes/locate.ts'
export { readMentions } from './quotes/passage/mentions.ts'
export { type PassageRole, type PassageSentence, passageAround } from './quotes/passage/passage.ts'
export { type SentenceAround, sentenceAround } from './quotes/sentences/sentence-around.ts'
