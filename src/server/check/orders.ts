/** Sentences in a document that speak to an AI instead of a reader. They decide nothing; the reader is told. */
import type { PageText } from '../../domain/page-text.ts'

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules|guidelines)\b/iu,
  /\b(?:you are|as) (?:an? )?(?:AI|artificial intelligence|language model|LLM|chatbot|assistant)\b/iu,
  /\b(?:AI|LLM|language model|assistant|checker|reviewer)s?\b[^.!?]{0,60}\b(?:must|should|shall|please)\b[^.!?]{0,40}\b(?:report|answer|respond|mark|rate|say|output)\b/iu,
  /\b(?:mark|treat|report|consider|rate)\b[^.!?]{0,40}\b(?:rules?|checks?|requirements?|criteria)\b[^.!?]{0,30}\bas (?:met|passed|fulfilled|satisfied|compliant)\b/iu,
  /(?:ignoruj(?:te)?|zapomeň(?:te)?)[^.!?]{0,40}(?:pokyny|instrukce|pravidla)/iu,
  /označ(?:te)?[^.!?]{0,40}pravidl[^.!?]{0,40}splněn/iu,
  /(?:ignorier(?:e|en)?|vergiss|vergessen)[^.!?]{0,40}(?:anweisung|instruktion|regeln)/iu,
  /(?:markier|bewert|betracht)[^.!?]{0,40}(?:regel|anforderung)[^.!?]{0,40}(?:erfüllt|bestanden)/iu,
]

const PAGES_NAMED = 10

/** The numbers of the first pages that have any. */
export function ordersIn(pages: readonly PageText[]): number[] {
  const found: number[] = []
  for (const { number, text } of pages) {
    if (found.length < PAGES_NAMED && hasOrder(text.replace(/\s+/g, ' '))) found.push(number)
  }
  return found
}

function hasOrder(text: string): boolean {
  return ORDERS.some((order) => order.test(text))
}
