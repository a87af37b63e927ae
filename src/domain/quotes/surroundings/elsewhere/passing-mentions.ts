/** Sentences about a section that is not their subject: "Nobody can rely on section 3.", "Correction to 3.1: insert “not”." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has, SENTENCE_END } from '../clauses.ts'
import { isExcept } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'

/** Pronouns that deny their sentence; not "no party", which may be denied something else. */
const NOBODY =
  /^(?:nobody|niemand\p{L}{0,2}|personne|nul|nadie|nessuno|ningu\u00e9m|nikt|nikdo|kimse|siapapun)$/u
/** “not” */
export const QUOTED_WORD =
  /["\u201c\u201e\u00ab\u2018\u201a]\s?([\p{L}']{2,12})\s?["\u201c\u201d\u00bb\u2019\u2018]/gu
/** Maximum words of a sentence that takes back what follows from a section. */
const SHORT = 14
/** Words of a remark such as "3.1 – not provided". */
const REMARK_WORDS = 4

const isArticle = (meanings: Meanings) => (token: Token) =>
  meanings.determines(token.text) || (meanings.isFunction(token.text) && !meanings.narrows(token.text))

/** "Nobody can rely on clause 3.1": not "Nobody may deviate from clause 3.1", "Nobody … except under clause 3.1". */
function isRefused(sentence: Tokens, meanings: Meanings): boolean {
  if (!has(sentence, NOBODY)) return false
  return !has(sentence, anyOf(isBreach, meanings.subordinates, isExcept))
}

/** Before what a sentence is about: "in respect of 3.1", "as for section 3", "quanto al punto 3.1", "zu Ziffer 3.1". */
const TOPIC =
  /^(?:respect|regards?|regarding|concerning|for|bei|zu[mr]?|bezüglich|hinsichtlich|betreffend|pour|quant|concernant|cuanto|respecto|quanto|riguardo|relação|o|co|ohledně|jde|chodzi|inzake)$/u
/** First words of a sentence that begins so. */
const OPENS =
  /^(?:in|with|as|regarding|concerning|for|bei|zu[mr]?|bezüglich|hinsichtlich|betreffend|pour|quant|concernant|en|con|respecto|quanto|riguardo|em|com|co|pokud|ohledně|o|jeśli|inzake)$/u
/** Words before the section among which the sentence begins with such a word. */
const TOPIC_REACH = 5
/** "decides case by case" */
const DECIDES =
  /^(?:decides?|entscheidet|décide|decide|decidirá|decyduje|rozhoduje|beslist|discretion|ermessen|belieben|discrétion|uznania|uvážení|critério|criterio)$/u

/** "In respect of 3.1, the customer has opted out.": whether a sentence about the section takes it back. */
export function isTopicTakenBack(head: string, lead: Tokens, tail: string, meanings: Meanings): boolean {
  const isTopic = lead.length <= TOPIC_REACH && OPENS.test(lead.at(-1)?.text ?? '') && has(lead, TOPIC)
  const isOpening = isTopic && /(?:^|[.!?\n])\s{0,9}$/u.test(head.slice(0, lead.at(-1)?.start))
  // Not "For the purposes of section 3"
  if (!isOpening || (lead.length > 2 && TOPIC.test(lead.at(-1)?.text ?? ''))) return false
  const rest = tokensOf(firstPart(tail, SENTENCE_END))
  if (rest.length === 0 || has(rest, anyOf(isBreach, meanings.adds))) return false
  const gives = anyOf(meanings.overrides, meanings.removes, meanings.isStatus)
  return has(rest, anyOf(DECIDES, gives))
}

/** Verbs of what a section is for: "nobody relies on", "no rights arise from", "nelze vyvozovat". */
const RELIES =
  /^(?:rel(?:y|ies|ied)|invok|hold$|derive|arise|aris|claim|entitl|enforc|insist|beruf|berief|ableit|abgeleitet|folg|stütz|geltend|invoqu|prévaloir|découl|résult|ouvre|droit|invoc|deriv|ampar|reclam|diritt|derecho|direito|avval|discend|powoł|powoływa|wynika|roszcze|dovoláv|dovola|vyvo|plyn|nárok|resulta|decorr|beroep|voortvloei|ontle)/u

/** "Der Kunde wird sich auf Abschnitt 3 nicht berufen.", "Del punto 3.1 no se deriva derecho alguno." */
const isNotReliedOn = (sentence: Tokens, meanings: Meanings): boolean =>
  has(sentence, meanings.negates) &&
  has(sentence, RELIES) &&
  !has(sentence, anyOf(isBreach, meanings.subordinates, isExcept, meanings.supposes))

/** The text after a section and a dash: "3.1 – not provided"; not "3.1 – none", nor a title ("3.1 – No Waiver"). */
export function isRemark(rest: string, takesBack: Is, meanings: Meanings): boolean {
  const tokens = tokensOf(firstPart(rest, SENTENCE_END))
  const [first] = tokens
  if (first === undefined || tokens.length > REMARK_WORDS) return false
  if (first.isCapital) return tokens.length > 1 && meanings.beginOmission(tokens.map(({ text }) => text))
  return has(tokens, takesBack) && !(tokens.length === 1 && meanings.negates(first.text))
}

/** Whether a sentence takes back a section that it names, by the text before and after the name. */
export function isTakenBackInPassing(head: string, tail: string, meanings: Meanings): boolean {
  const rest = firstPart(tail, SENTENCE_END)
  const [before, after] = [tokensOf(lastPart(head, SENTENCE_END)), tokensOf(rest)]
  const quoted = [...rest.matchAll(QUOTED_WORD)].map(([, word = '']) => word)
  if (has(tokensOf(quoted.join(' ')), meanings.negates)) return true
  const sentence = [...before, ...after]
  if (isRefused(sentence, meanings) || (sentence.length <= SHORT && isNotReliedOn(sentence, meanings)))
    return true
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
