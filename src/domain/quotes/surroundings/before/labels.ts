/** Labels, headings and square brackets that mark a quote as text that is not in force: "[Deleted]", "Wordings to avoid". */

import { pageOf } from '../../index/document-index.ts'
import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lastLine } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isDraftMark, isPaper, isSection } from '../words/documents.ts'
import { YEAR } from './lead-ins.ts'

/** Characters searched on the page and at the end of the previous one. */
const REACH = 3000
/** Maximum length and words of a heading, and words of one that consists of a word of removal. */
const LONGEST_HEADING = 80
const HEADING_WORDS = 8
const REMOVAL_WORDS = 2
const REMARK_WORDS = 3
const LABEL_WORDS = 3

export function textBefore({ index: { pages }, place }: Extent): string {
  const at = pages.findIndex(({ number }) => number === place.page)
  const own = pages[at]?.text.slice(Math.max(0, place.start - REACH), place.start) ?? ''
  const rest = REACH - own.length
  return rest <= 0 ? own : `${pages[at - 1]?.text.slice(-rest) ?? ''}\n${own}`
}

/** "Before: …", "Old wording - …": the text between the end of a sentence and a colon or dash at the end of a line. */
export function labelBefore(line: string): string | null {
  if (!/[:\u2013\u2014-]$/u.test(line)) return null
  const label = line.slice(0, -1)
  return label.slice(Math.max(...[...'.!?;:'].map((mark) => label.lastIndexOf(mark))) + 1).trim()
}

/** "Former wording", "Was", "Deleted clauses": only words for text, one of them for text that is not in force. */
export function isOfPastText(words: readonly string[], meanings: Meanings): boolean {
  const isPast = anyOf(meanings.isPast, meanings.isStatus, meanings.isExample)
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isFunction)
  return words.some(isPast) && words.every((word) => isPast(word) || isText(word))
}

/** "[Deleted] The Supplier …", or the same as a heading: "Old wording", "Sample clause". */
export function isLabelled(extent: Extent, meanings: Meanings): boolean {
  const text = textBefore(extent)
  const bare = text.trimEnd()
  const line = lastLine(bare)
  if (isDraftMark(line)) return false
  const bracket = /[([]([^()[\]]{1,60})[)\]]$/u.exec(line)?.[1]
  const isHeading = text.slice(bare.length).includes('\n') && /^\W*\p{Lu}/u.test(line)
  const isNumbered = NUMBERED_HEADING.test(line)
  const heading = isHeading || isNumbered ? line : (labelBefore(line) ?? '')
  const label = bracket ?? (heading.length <= LONGEST_HEADING ? heading : '')
  const words = wordsIn(label)
  if (words.length === 0 || words.length > HEADING_WORDS) return false
  if (isOfPastText(words, meanings)) return true
  const isText = (word: string): boolean => meanings.isWriting(word) && !isSection(word)
  // A numbered section is part of the document: "5.3 Draft reports".
  if (isNumbered && bracket === undefined) return meanings.beginOmission(words)
  // "Variant 1 (not chosen)"
  if (bracket !== undefined && words.length <= REMARK_WORDS && meanings.negates(words[0])) return true
  // "Fees (wording of March)", not "(current wording)"
  const keeps = anyOf(meanings.confirms, meanings.upholds, meanings.asserts, meanings.adds)
  if (bracket !== undefined && words.some(isText) && !words.some(keeps)) return true
  return (
    words.some(anyOf(meanings.isStatus, meanings.isExample)) ||
    [words, words.slice(1)].some((some) => meanings.beginOmission(some)) ||
    words.some((_, at) => meanings.beginUnsettled(words.slice(at))) ||
    (words.length <= REMOVAL_WORDS && words.some(meanings.removes))
  )
}

/** Characters after a quote within which a square bracket may close. */
const BRACKET_REACH = 1500

/** "[The Supplier may assign this Agreement.]": square brackets mark provisional text, braces a template's. */
export function isBracketed(extent: Extent): boolean {
  const { index, lastPlace } = extent
  const text = textBefore(extent)
  const rest = pageOf(index, lastPlace)?.text.slice(lastPlace.end, lastPlace.end + BRACKET_REACH) ?? ''
  return ['[]', '{}'].some(([opening = '', closing = '']) => {
    if (text.lastIndexOf(opening) <= text.lastIndexOf(closing)) return false
    const at = rest.indexOf(closing)
    return at >= 0 && !rest.slice(0, at).includes(opening)
  })
}

/** Maximum characters of a heading. */
const LONGEST_TITLE = 60

/** Wider than `isHeading`: what the line says decides whether it matters. */
function mayBeHeading(line: string, above: string | undefined, below: string | undefined): boolean {
  if (line.length > LONGEST_TITLE || !/^\W{0,9}(?:\d[\d.]{0,9}\s{1,9})?\p{Lu}/u.test(line)) return false
  if (/[.;,]$/u.test(line) || !/^\W{0,9}[\p{Lu}\d]/u.test(below ?? '')) return false
  return above === undefined || above.length <= LONGEST_TITLE || /[.;:!?)]$/u.test(above)
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
  (has(words, OPPONENT) && words.some(anyOf(isPaper, meanings.isWriting, meanings.isVoice)))

const BY = /^(?:of|from|by|von|der|des|vom|de|du|des|del|dell'\p{L}+|dell[ao]|dei|do|da|dos|ze?|od|van)$/u
/** "Position of the seller", "Ideas from the workshop" */
const isSomebodysView = ([noun, by = '', ...rest]: readonly string[], meanings: Meanings): boolean =>
  anyOf(meanings.doubts, meanings.isVoice)(noun) &&
  BY.test(by) &&
  rest.length > 0 &&
  rest.length <= LABEL_WORDS

const UNTIL = /^(?:until|till|bis|do|jusqu'au|jusqu'en|hasta|fino|sino|até|tot)$/u
const DATE_WORDS = 5

/** "Version valid until 31 December 2019" */
const isUntilYear = (heading: Tokens): boolean =>
  heading.some(({ text }, at) => UNTIL.test(text) && has(heading.slice(at + 1, at + DATE_WORDS), YEAR))

const TO = /^(?:to|zu|die|den|welche|à|que|da|che|które|których|které|kterým|a)$/u
const USE =
  /^(?:use|used|sign|keep|keeps|verwend|benutz|nutz|unterschreib|použív|emplo|utilis|us(?:ar|are|amos|iamo)|utiliz|utilizz|używa|stosu|gebruik)/u

/** "Wordings to avoid", not "Wordings to use": what a text is for, if no word says that it holds. */
const isToAvoid = ([noun = '', to = '', ...rest]: readonly string[], meanings: Meanings): boolean =>
  meanings.isWriting(noun) &&
  TO.test(to) &&
  rest.length > 0 &&
  !has(rest, anyOf(USE, meanings.upholds, meanings.confirms, meanings.asserts))

/** "Superseded text", "Provisions that do not apply" */
function isOfOtherText(heading: string, meanings: Meanings): boolean {
  const words = wordsIn(heading)
  if (words.length > HEADING_WORDS) return false
  if (isOfOthers(words, meanings) || isSomebodysView(words, meanings)) return true
  if (!words.some(meanings.isWriting)) return false
  if (isUntilYear(tokensOf(heading)) || isToAvoid(words, meanings)) return true
  if (isOfPastText(words, meanings) || words.some(meanings.negates)) return true
  const isOut = anyOf(meanings.removes, meanings.isPast)
  return [words[0], words.at(-1)].some((word) => meanings.isWriting(word)) && words.some(isOut)
}

/** Whether the nearest heading, which may be several sentences above, is of text that is not in force. */
export function isUnderHeading(text: string, quote: string, meanings: Meanings): boolean {
  const lines = `${text}${quote}`.split('\n').map((line) => line.trim())
  const heading = lines.findLast((line, at) => mayBeHeading(line, lines[at - 1], lines[at + 1]))
  return heading !== undefined && isOfOtherText(heading, meanings)
}
