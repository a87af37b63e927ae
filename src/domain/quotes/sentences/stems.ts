/** Which sentence introduces a list item: "The Tenant shall not:" before "(a) smoke;". */
import { isStopped, kindOf } from './line-breaks.ts'

/** Ends an introduction: a colon, or no mark at all. */
const COLON = /[:\uff1a]["')\]\u201d]?$/u

interface List {
  readonly kind: string
  readonly stem: number
}

/** Follows the paragraphs of a document, and the lists that are open. */
export class Stems {
  #lists: List[] = []
  /** The last paragraph's last sentence, if it may introduce a list. */
  #introduction: number | null = null

  /** Stem of a paragraph with this label. */
  stemOf(label: string | null, isHeading: boolean): number | null {
    if (label === null || isHeading) {
      if (isHeading) this.#lists = []
      return null
    }
    const kind = kindOf(label)
    const known = this.#lists.findIndex((list) => list.kind === kind)
    if (known >= 0) this.#lists.length = known + 1
    else if (this.#introduction !== null) this.#lists.push({ kind, stem: this.#introduction })
    else this.#lists = []
    return this.#lists.at(-1)?.stem ?? null
  }

  add(text: string, lastSentence: number): void {
    const end = text.trimEnd()
    this.#introduction = COLON.test(end) || !isStopped(end) ? lastSentence : null
  }
}
