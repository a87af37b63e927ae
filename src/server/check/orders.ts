/** Sentences in a document that speak to an AI instead of a reader. They decide nothing; the reader is told. */
import type { PageText } from '../../domain/page-text.ts'

const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget) (?:(?:all|any|the|your|these|of) )*(?:previous|prior|above|preceding|earlier|other|checker's) (?:instructions?|prompts?|rules|guidelines)\b/iu,
  /\byou are (?:now )?(?:an? )?(?:AI|artificial intelligence|language model|LLM|chatbot)\b/iu,
  /\b(?:AI|LLM|language model|artificial intelligence)(?: (?:model|checker|reviewer|assistant|system))?s?,? (?:reading|reviewing|checking|processing|must (?:report|answer|mark|say)|please)\b/iu,
  /\b(?:mark|treat|report|consider|rate|answer)\b[^.!?]{0,40}\b(?:rules?|checks?|requirements?|criteria)\b[^.!?]{0,30}\bas (?:being )?(?:met|passed|fulfilled|satisfied)\b/iu,
  /\b(?:ignoruj(?:te)?|zapomeň(?:te)?)[^.!?]{0,20} (?:předchozí|všechn)[^.!?]{0,20} (?:pokyny|instrukce|pravidla)/iu,
  /\boznač(?:te)? [^.!?]{0,40}pravidl[^.!?]{0,40}splněn/iu,
  /\b(?:ignorier(?:e|en)|vergiss|vergessen)\b[^.!?]{0,20} (?:vorherig|bisherig|all)[^.!?]{0,20} ?(?:anweisung|instruktion|regel)/iu,
  /\b(?:markier|bewert|betracht)\p{L}* [^.!?]{0,40}(?:regel|anforderung)[^.!?]{0,40}(?:erfüllt|bestanden)/iu,
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
