/** Headings of text that is not in force or somebody else's: "Superseded text", "Wordings to avoid", "Myths about our service". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isPaper } from '../document-words.ts'
import { LABEL_WORDS } from './captions.ts'
import { isOfPastText } from './labels.ts'
import { YEAR } from './lead-ins.ts'

/** Maximum characters of a heading. */
const LONGEST_HEADING = 60

function isHeading(line: string, above: string | undefined, below: string | undefined): boolean {
  if (line.length > LONGEST_HEADING || !/^\W{0,9}(?:\d[\d.]{0,9}\s{1,9})?\p{Lu}/u.test(line)) return false
  if (/[.;,]$/u.test(line) || !/^\W{0,9}[\p{Lu}\d]/u.test(below ?? '')) return false
  return above === undefined || above.length <= LONGEST_HEADING || /[.;:!?)]$/u.test(above)
}

const MYTH =
  /^(?:myths?|mythen|irrtümer|misconceptions?|fallacies|mýty|omyly|mythes|mitos?|miti|mity|gerüchte|rumours|fámy|rumeurs|bulos|dicerie|plotki|boatos)$/u
/** "Luoghi comuni", "the other side": the second word with its first. */
const PAIRS: ReadonlyMap<string, RegExp> = new Map([
  ['comuni', /^luoghi$/u],
  ['reçues', /^idées$/u],
  ['side', /^other$/u],
  ['party', /^other$/u],
  ['seite', /^anderen?$/u],
  ['partie', /^autre|l'autre$/u],
  ['parte', /^otra|altra|l'altra|outra$/u],
  ['strona', /^druga$/u],
  ['strana', /^druhá$/u],
  ['partij', /^andere$/u],
])

/** "Position paper of the opposition" */
const OPPONENT =
  /^(?:competitors?|competitor's|opponents?|opposition|counterparty|gegenseite|gegners?|mitbewerbers?|konkurrenz|konkurrenten|konkurent\p{L}{0,3}|konkurence|odpůrc\p{L}|concurrents?|opposants|adversaire|competidor(?:es)?|adversario|concorrent[ei]s?|przeciwnik\p{L}{0,2}|adversário|tegenpartij|concurrent(?:en)?)$/u

/** "Myths about our service", "What the other side asked for" */
const isOfOthers = (words: readonly string[], meanings: Meanings): boolean =>
  words.some((word, at) => MYTH.test(word) || PAIRS.get(word)?.test(words[at - 1] ?? '')) ||
  (words.some((word) => OPPONENT.test(word)) &&
    words.some(anyOf(isPaper, meanings.isWriting, meanings.isVoice)))

const UNTIL = /^(?:until|till|bis|do|jusqu'au|jusqu'en|hasta|fino|sino|até|tot)$/u
const DATE_WORDS = 5

/** "Version valid until 31 December 2019" */
const isUntilYear = (heading: readonly Token[]): boolean =>
  heading.some(({ text }, at) => UNTIL.test(text) && has(heading.slice(at + 1, at + DATE_WORDS), YEAR))

const TO = /^(?:to|zu|die|den|welche|à|que|da|che|które|których|které|kterým|a)$/u
const USE =
  /^(?:use|used|sign|keep|keeps|verwend|benutz|nutz|unterschreib|použív|emplo|utilis|us(?:ar|are|amos|iamo)|utiliz|utilizz|używa|stosu|gebruik)/u

/** "Wordings to avoid", not "Wordings to use": what a text is for, if no word says that it holds. */
const isToAvoid = ([noun = '', to = '', ...rest]: readonly string[], meanings: Meanings): boolean =>
  meanings.isWriting(noun) &&
  TO.test(to) &&
  rest.length > 0 &&
  !rest.some(
    (word) => USE.test(word) || meanings.upholds(word) || meanings.confirms(word) || meanings.asserts(word),
  )

/** "Superseded text", "Provisions that do not apply" */
function isOfOtherText(heading: string, meanings: Meanings): boolean {
  const words = wordsIn(heading)
  if (words.length > LABEL_WORDS) return false
  if (isOfOthers(words, meanings)) return true
  if (!words.some(meanings.isWriting)) return false
  if (isUntilYear(tokensOf(heading)) || isToAvoid(words, meanings)) return true
  if (isOfPastText(words, meanings) || words.some(meanings.negates)) return true
  const isOut = anyOf(meanings.removes, meanings.isPast)
  return [words[0], words.at(-1)].some((word) => meanings.isWriting(word)) && words.some(isOut)
}

/** Whether the nearest heading, which may be several sentences above, is of text that is not in force. */
export function isUnderHeading(text: string, quote: string, meanings: Meanings): boolean {
  const lines = `${text}${quote}`.split('\n').map((line) => line.trim())
  const heading = lines.findLast((line, at) => isHeading(line, lines[at - 1], lines[at + 1]))
  return heading !== undefined && isOfOtherText(heading, meanings)
}
