/** The general checks: mistakes in any document, whatever the rules. */
import type { Doc } from '../document/document.ts'
import type { GeneralAnswer } from '../wire.ts'

export type GeneralCheck = (doc: Doc) => readonly GeneralAnswer[]
