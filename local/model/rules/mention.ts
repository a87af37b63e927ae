/** Rules about words in quotation marks whose form isn't known: "Nowhere may “…” be used", "“…” is a forbidden word". */
import { plainOf } from '../document/document.ts'
import { inEnglish } from '../languages/english.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { isFiller } from './subject.ts'

const ofMention = anyOf(
  'word*|phrase*|expression*|string*|somewhere|anywhere|nowhere|once|taboo|delet*|remov*|exact*|literal*|verbatim|follow*',
)
const denial = anyOf(
  "not|never|no|nowhere|none|nobody|without|avoid*|refrain*|free of|free from|forbid*|forbidden|prohibit*|ban|banned|disallow*|taboo|off limits|unacceptable|absent|missing|lack*|omit*|delet*|remov*|leave out|leaves out|can't|mustn't|don't",
)

/** Null if the rule says anything but that the words must, or must not, occur. */
export function isMentionDenied(body: string, quoted: readonly string[]): boolean | null {
  const rest = quoted.reduce((text, words) => text.replace(words, ' '), body)
  const plain = inEnglish(plainOf(rest))
  const words = plain.match(/\p{L}+/gu) ?? []
  if (!words.every((one) => isFiller(one) || spansOf(one, ofMention).length > 0)) return null
  return spansOf(plain, denial).length % 2 === 1
}
