/** Whether a sentence about the one before says that something else holds: "has been agreed otherwise", "In its place …". */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { has } from '../clauses.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite"; not "unless agreed otherwise". */
const OTHERWISE =
  /^(?:otherwise|differently|opposite|contrary|formerly|anders|gegenteil|vormals|autrement|contraire|autrefois|jadis|diversamente|altrimenti|contrario|anta\u00f1o|antiguamente|contr\u00e1rio|antigamente|outrora|inaczej|odwrotnie|przeciwnego|przeciwnie|dawniej|jinak|opak|kdysi|tegendeel|voorheen|t\u00fcrl\u00fc|aksini|sebaliknya)$/u
/** "algo otra cosa": the last two words. */
const OTHER = /^(?:otra|altra|outra|inne|lain|another|hal)$/u
const THING = /^(?:cosa|coisa|chose|story|rzeczy|hal|lain)$/u
/** "In its place", "an seine Stelle" */
export const PLACE =
  /^(?:place|stead|stelle|lieu|lugar|posto|miejsce|zamiast|m\u00edsto|plaats|yerine|gantinya|penggantinya)$/u
const ITS =
  /^(?:its|their|seine[rn]?|ihre[rn]?|deren|dessen|son|leur|sus?|suo|loro|seu|jego|jej|jeho|bunun|onun|sebagai)$/u
const OF_THAT = /^(?:tego|toho|daarvan|hiervan)$/u
/** "nothing of the kind", "nada parecido" */
const SUCH =
  /^(?:kind|sort|davon|dergleichen|derartiges|tel|semblable|parecido|semejante|simile|semelhante|takiego|podobnego|takov\u00e9ho|podobn\u00e9ho|dergelijks|seperti)$/u
/** Words at the beginning and the end of the sentence, and between "nothing" and "kind". */
const OPENING = 4
const CLOSING = 2
const NEAR = 4

export function isReplaced(sentence: readonly Token[], meanings: Meanings): boolean {
  const last = sentence.slice(-CLOSING)
  const isElse = has(last, OTHERWISE) || (OTHER.test(last[0]?.text ?? '') && THING.test(last[1]?.text ?? ''))
  const isException = has(sentence, meanings.restricts)
  if (isElse && !isException) return true
  const isInPlace = ({ text }: Token, at: number): boolean =>
    PLACE.test(text) && (ITS.test(sentence[at - 1]?.text ?? '') || OF_THAT.test(sentence[at + 1]?.text ?? ''))
  if (sentence.slice(0, OPENING).some(isInPlace)) return true
  return sentence.some(
    (token, at) => meanings.negates(token.text) && has(sentence.slice(at, at + NEAR), SUCH),
  )
}
