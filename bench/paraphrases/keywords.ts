/** A plain keyword search, to compare with: some sentence holds enough of the rule's telling words. */
import type { Doc } from '../../local/model/document/document.ts'
import { contentStems } from '../../local/model/document/words.ts'

const asking = new Set(
  contentStems(
    'contract agreement document clause provision must contain include state say party parties check make sure there either neither shall allowed',
  ),
)

/** `enough`: the share of the rule's words that one sentence must hold. */
export function isFoundByKeywords(doc: Doc, rule: string, enough: number): boolean {
  const wanted = [...new Set(contentStems(rule))].filter((one) => !asking.has(one))
  if (wanted.length === 0) return false
  return doc.sentences.some(
    ({ stems }) => wanted.filter((one) => stems.has(one)).length / wanted.length >= enough,
  )
}
