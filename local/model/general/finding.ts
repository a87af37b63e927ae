/** The general checks: mistakes that need no rule to be mistakes. */
import type { Doc } from '../document/document.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { GeneralAnswer } from '../wire.ts'

export type GeneralCheck = (doc: Doc, say: Phrases) => readonly GeneralAnswer[]
