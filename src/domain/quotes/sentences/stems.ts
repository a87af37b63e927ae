/** Which sentence introduces a list item: "The Tenant shall not:" before "(a) smoke;". */
import { isStopped, kindOf } from './labels.ts'

const COLON = /[:\uff1a]["')\]\u201d]?$/u

interface List {
  readonly kind: string
  readonly stem: number
}

/** Follows the paragraphs of a document, and the lists that are open. */
export class Stems {
  #lists: List[] = []
  /** The last paragraph's last sentence, if it may introduce a list: it ends with a colon, or with no mark at all. */
  #introduction: { readonly sentence: number; readonly isColon: boolean } | null = null

  /** Stem of a paragraph with this label; a heading ends all lists. */
  stemOf(label: string | null, isHeading: boolean): number | null {
    if (isHeading) this.#lists = []
    if (label === null || isHeading) return null
    const kind = kindOf(label)
    const known = this.#lists.findIndex((list) => list.kind === kind)
    const introduction = this.#introduction
    if (introduction !== null && (known < 0 || introduction.isColon)) {
      if (known >= 0) this.#lists.length = known
      this.#lists.push({ kind, stem: introduction.sentence })
    } else this.#lists.length = known + 1
    return this.#lists.at(-1)?.stem ?? null
  }

  /** After a paragraph: its end, its last sentence, and whether it is a heading. */
  add(end: string, sentence: number, isHeading: boolean): void {
    const text = end.trimEnd()
    const mayIntroduce = !isHeading && (COLON.test(text) || !isStopped(text))
    this.#introduction = mayIntroduce ? { sentence, isColon: COLON.test(text) } : null
  }
}
