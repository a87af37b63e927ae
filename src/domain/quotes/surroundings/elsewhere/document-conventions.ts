/** What a document says of all its text, of a page, or of text with a mark: "Status: withdrawn", "VOID", "Only bold text applies." */

import type { PageText } from '../../../page-text.ts'
import { remembered } from '../../../remembered.ts'
import { pageOf } from '../../index/document-index.ts'
import { anyOf, type Meanings, meaningsIn } from '../../meaning/languages.ts'
import { lastLine, sentenceAround } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { textBefore } from '../before/labels.ts'
import { has, refersTo } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isPaper } from '../words/documents.ts'
import { isOnly } from '../words/function-words.ts'
import { isApplying } from '../words/verbs.ts'
import { isRedefined } from './definitions.ts'

/** What a stamp says of a whole page. */
const WORDS =
  'void|null and void|cancell?ed|invalid|revoked|superseded|obsolete|withdrawn|ungültig|storniert|entwertet|annulliert|nichtig|aufgehoben|überholt|annulé|sans valeur|périmé|nul et non avenu|anulado|sin validez|nulo|caducado|derogado|annullato|non valido|scaduto|nullo|anulowano|nieważne|unieważniono|wycofano|stornováno|neplatné|zrušeno|sem efeito|sem validade|geannuleerd|ongeldig|vervallen|ingetrokken|iptal|iptal edilmiştir|geçersiz|geçersizdir|dibatalkan|batal|tidak berlaku|dicabut'
const STAMP = new RegExp(`^(?:${WORDS})$`, 'u')
const UNCASED = /^(?:取消|無効|失効|廃止|作废|无效|已废止)$/u
const LINE = /^[^\n\p{Ll}]{2,60}$|^[[(][^\n]{2,60}[\])]$/gmu
/** Between spaced letters: "V O I D". */
const SPACED = /(?<=(?<!\p{L})\p{Lu}) (?=\p{Lu}(?!\p{L}))/gu
const LABEL = /^[^:\n]{1,40}[:：]/u

const hasStamp = remembered(({ text }: PageText) =>
  [...text.matchAll(LINE)].some(([line]) => {
    const said = line.replace(LABEL, '').replace(SPACED, '').replaceAll('İ', 'I')
    const words = wordsIn(said).join(' ')
    return UNCASED.test(words.replaceAll(' ', '')) || (!/\p{Ll}/u.test(said) && STAMP.test(words))
  }),
)

/** Whether the quote's page has such a line. */
const isStamped = ({ index, places }: Extent): boolean =>
  places.some((place) => {
    const page = pageOf(index, place)
    return page !== undefined && hasStamp(page)
  })

/** Looks of text that are not read, so that nobody can say which text has them. */
const LOOKS =
  /(?<!\p{L})(?:bold|italics?|underlined|indented|fett|kursiv|unterstrichen|gras|italique|soulign\p{L}{1,3}|negrita|cursiva|subrayad\p{L}{1,2}|grassetto|corsivo|sottolineat\p{L}|negrito|itálico|sublinhad\p{L}{1,2}|pogrubion\p{L}{1,3}|kursyw\p{L}|podkreślon\p{L}{1,3}|tučn\p{L}{1,3}|kurzív\p{L}{1,2}|podtržen\p{L}{1,3}|vetgedrukte?|cursief|onderstreepte?|kalın|italik|tebal)(?!\p{L})/giu
const MARKS =
  /(?<!\p{L})(?:marked|eingerückte?|markierte?|označen\p{L}{1,2}|retrait|marqués?|marcad\p{L}{1,2}|contrassegnat\p{L}|oznaczon\p{L}{1,3}|assinalad\p{L}{1,2}|gemarkeerde?)(?!\p{L})/giu
/** Characters read around such a word, and maximum places read. */
const REACH = 100
const MOST_PLACES = 200
const SENTENCE_END = /[.!?;\n]/u
/** Characters before the first section, lines of them, and maximum length and words of a line that is a title. */
const PREFACE = 1500
const MOST_LINES = 12
const LONGEST_LINE = 80
const TITLE_WORDS = 8
const SECTION = /^\s{0,9}\d{1,3}\.?\d{0,3}\s/u
const STATUS = /^(?:status|stand|statut|état|estado|stato|stav|situação|durum)\s?:\s?/iu
/** "unverbindlich", "niewiążący" */
const PREFIX = /^(?:un|non-?|nie|ne|niet-?)(?=\p{L}{4})/u
/** "> The Supplier", "~ The Supplier ~" */
const MARKED = /^\s{0,9}([>~/=+#^|])\s{1,3}$/u
const NAMED_MARK = /\p{L}\s["\u201c]?([>~/=+#^|])["\u201d]?\s\p{L}/gu
const IMPORTANT = /import|wicht|agreed|vereinbart|belang|ważn|důlež|sonder|convenu|acord|concord|afgesproken/u

function sentenceAt(text: string, start: number, end: number): string {
  const [before, after] = sentenceAround(text, { start, end }, REACH, SENTENCE_END)
  return `${before}${text.slice(start, end)}${after}`
}

/** "Indented passages reproduce the view of the opponents." */
const VIEW =
  /^(?:views?|opinions?|opponents?|meinung(?:en)?|gegner|ansicht(?:en)?|názor(?:y)?|odpůrc\p{L}|avis|opposants|opini(?:ón|ones)|opinion[ei]|opini[ae]|opiniões|mening(?:en)?)$/u

/** "Only text in bold applies." */
function isByLooks({ text }: PageText): boolean {
  const places = [LOOKS, MARKS].flatMap((words) => [...text.matchAll(words)].slice(0, MOST_PLACES))
  return places.some(({ 0: look, index }) => {
    const words = wordsIn(sentenceAt(text, index, index + look.length))
    if (has(words, VIEW)) return true
    return has(words, isOnly) && has(words, isApplying)
  })
}

/** "Status: withdrawn", "Negotiation paper, not binding" above the first section. */
function isWithdrawn({ text }: PageText): boolean {
  const lines = text.slice(0, PREFACE).split('\n', MOST_LINES)
  const first = lines.findIndex((line) => SECTION.test(line))
  const meanings = meaningsIn(text.slice(0, PREFACE))
  return lines.slice(0, Math.max(0, first)).some((line) => {
    const words = wordsIn(line.replace(STATUS, ''))
    if (STATUS.test(line)) return words.some(anyOf(meanings.removes, meanings.isPast))
    if (line.length > LONGEST_LINE || words.length > TITLE_WORDS || /[.:;]$/u.test(line)) return false
    return words.some((word, at) => {
      const rest = word.replace(PREFIX, '')
      const isBare = rest !== word && isApplying(rest)
      return isBare || (meanings.negates(word) && isApplying(words[at + 1] ?? ''))
    })
  })
}

/** Plans, in a sentence about statements; departing, in one about a right that is reserved. */
const LOOSE =
  /(?<!\p{L})(?:plans|goals|targets|aims|intentions|ziele|pläne|absichten|cíle|záměry|plány|objectifs|objetivos|planes|obiettivi|piani|cele|plany|zamiary|planos|depart|deviate|disregard|ignore|abzuweichen|abweichen|odchýlit|déroger|apartarse|desviarse|discostarsi|derogare|odstąpić|afastar-se|desviar-se)(?!\p{L})/giu
const STATEMENTS =
  /^(?:statements|sentences|aussagen|sätze|angaben|věty|tvrzení|phrases|énoncés|affirmations|frases|afirmaciones|frasi|affermazioni|zdania|stwierdzenia|afirmações)$/u
const RESERVES = /^(?:reserves?|behält|behalten|vyhrazuje|réserve|reserva|riserva|zastrzega)$/u

/** "Statements in this paper describe plans.", "We reserve the right to depart from this policy." */
function isLoose({ text }: PageText): boolean {
  const places = [...text.matchAll(LOOSE)].slice(0, MOST_PLACES)
  return places.some(({ 0: word, index }) => {
    const words = wordsIn(sentenceAt(text, index, index + word.length))
    const meanings = meaningsIn(text.slice(Math.max(0, index - PREFACE), index + PREFACE))
    const isOwn = refersTo(words, isPaper, meanings)
    const denied = words[words.indexOf(word.toLowerCase()) - 1] ?? ''
    return isOwn && !meanings.negates(denied) && has(words, anyOf(RESERVES, STATEMENTS))
  })
}

const saysOfAll = remembered(
  (page: PageText) => isByLooks(page) || isLoose(page) || (page.number === 1 && isWithdrawn(page)),
)

/** "Lines that begin with > were dropped.": the quote's line begins with a mark that another line names. */
function isMarked(extent: Extent, meanings: Meanings): boolean {
  const ahead = textBefore(extent)
  const mark = MARKED.exec(lastLine(ahead))?.[1]
  if (mark === undefined) return false
  const { text = '' } = pageOf(extent.index, extent.place) ?? {}
  const at = [...text.matchAll(NAMED_MARK)].find(([, named]) => named === mark)?.index
  if (at === undefined) return false
  const words = wordsIn(sentenceAt(text, at, at + 1))
  const isOut = words.some(anyOf(meanings.negates, meanings.removes))
  return isOut || !has(words, anyOf(meanings.upholds, IMPORTANT))
}

export const isTakenBackByConvention = (extent: Extent, meanings: Meanings): boolean =>
  isStamped(extent) || extent.index.pages.some(saysOfAll) || isRedefined(extent) || isMarked(extent, meanings)
