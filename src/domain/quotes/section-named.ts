/** Sentences about a section that is not their subject: "Nobody can rely on section 3.", "Correction to 3.1: insert “not”." */

import { negating } from './clauses.ts'
import { firstPart, lastPart } from './lines.ts'
import type { Meanings } from './meaning/languages.ts'
import type { Token } from './token.ts'
import { tokensOf } from './tokens.ts'

/** Pronouns that deny their sentence; not "no party", which may be denied something else. */
const NOBODY =
  /^(?:nobody|niemand\p{L}{0,2}|personne|nul|nadie|nessuno|ningu\u00e9m|nikt|nikdo|kimse|siapapun)$/u
/** Verbs that are harmless when denied: "does not affect clause 3", "nobody may violate section 3". */
export const BREAKS =
  /^(?:breach|violat|affect|restrict|prejudic|ovliv|dotýk|dotč|dotk|afect|pregiudic|infring|deviat|derog|contraven|depart|amend|alter|chang|limit|modif|releas|reliev|discharg|entbind|befrei|entheb|libera|libère|exonèr|dispens|zprošť|zbav|zwalnia|ontsla|onthef|verletz|versto|abweich|einschr\u00e4nk|\u00e4nder|ber\u00fchr|enfre|viol|d\u00e9rog|vulner|incumpl|infrin|contrav|narusz|zmieni|odst\u0119p|poru\u0161|odch\u00fdl|m\u011bn|schend|afwijk|overtre|wijzig|ihlal|melanggar|menyimpang)/u
/** "except under clause 3.1" */
const EXCEPT =
  /^(?:unless|except|save|außer|sauf|hors|salvo|excepto|tranne|oprócz|chyba|kromě|leda|tenzij|behalve|kecuali|hariç)$/u
/** “not” */
export const QUOTED_WORD =
  /["\u201c\u201e\u00ab\u2018\u201a]\s?([\p{L}']{2,12})\s?["\u201c\u201d\u00bb\u2019\u2018]/gu
const SENTENCE_END = /[.!?](?:\s|$)/u
/** Words of a remark such as "3.1 – not provided". */
const REMARK_WORDS = 4

const isArticle = (meanings: Meanings) => (token: Token) =>
  meanings.determines(token.text) || (meanings.isFunction(token.text) && !meanings.narrows(token.text))

/** "Nobody can rely on clause 3.1": not "Nobody may deviate from clause 3.1", "Nobody … except under clause 3.1". */
function isRefused(sentence: readonly Token[], meanings: Meanings): boolean {
  if (!sentence.some(({ text }) => NOBODY.test(text))) return false
  return !sentence.some(({ text }) => BREAKS.test(text) || meanings.subordinates(text) || EXCEPT.test(text))
}

/** The text after a section and a dash: "3.1 – not provided"; not "3.1 – none", nor a title ("3.1 – No Waiver"). */
export function isRemark(rest: string, takesBack: (token: Token) => boolean, meanings: Meanings): boolean {
  const tokens = tokensOf(firstPart(rest, SENTENCE_END))
  const [first] = tokens
  if (first === undefined || tokens.length > REMARK_WORDS) return false
  if (first.isCapital) return tokens.length > 1 && meanings.beginOmission(tokens.map(({ text }) => text))
  return tokens.some(takesBack) && !(tokens.length === 1 && meanings.negates(first.text))
}

/** Whether a sentence takes back a section that it names, by the text before and after the name. */
export function isTakenBackInPassing(head: string, tail: string, meanings: Meanings): boolean {
  const rest = firstPart(tail, SENTENCE_END)
  const [before, after] = [tokensOf(lastPart(head, SENTENCE_END)), tokensOf(rest)]
  const quoted = [...rest.matchAll(QUOTED_WORD)].map(([, word = '']) => word)
  if (tokensOf(quoted.join(' ')).some(negating(meanings))) return true
  if (isRefused([...before, ...after], meanings)) return true
  // "übernehmen wir Ziffer 3.1 nicht": not "richtet sich nach Ziffer 3.1 nicht"
  const verb = before.findLast((token) => !isArticle(meanings)(token))
  const last = after.at(-1)
  return (
    last !== undefined &&
    after.length > 1 &&
    meanings.negates(last.text) &&
    verb !== undefined &&
    !meanings.narrows(verb.text)
  )
}
