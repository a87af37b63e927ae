/** Sections that another sentence deletes ("Section 4.2 is deleted in its entirety."), and parts without effect. */
import type { PageText } from '../page-text.ts'
import { before } from './around.ts'
import type { QuoteIndex } from './document-index.ts'
import type { Extent } from './extent.ts'

const KIND =
  'section|clause|article|paragraph|ziffer|artikel|absatz|punkt|nummer|cl\u00e1usula|art\u00edculo|apartado|clausola|articolo|artigo|\u010dl\u00e1nek|odstavec|bod|artyku\u0142|ust\u0119p|\u00a7|\u7b2c'
const REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${KIND})\\s{0,3}(\\d{1,3}(?:\\.\\d{1,3}){0,4})[\u6761\u9805\u9879\u6b3e]?`,
  'giu',
)
/** A part of the document with a number or letter of its own. */
const PART =
  '(?:annex|appendix|schedule|part|teil|anlage|anhang|annexe|partie|anexo|parte|allegato|za\u0142\u0105cznik|cz\u0119\u015b\u0107|p\u0159\u00edloha|\u010d\u00e1st)\\s{1,3}(?:\\d{1,2}|[a-z])(?![\\p{L}\\d])'
const PARTS = new RegExp(`(?<!\\p{L})${PART}`, 'giu')
/** A line that begins a part. */
const PART_LINE = new RegExp(
  `(?<=^|\\n)[^\\S\\n]{0,9}${PART}(?=[^\\S\\n]{0,9}(?:\\n|[:\u2013\u2014-]))`,
  'giu',
)
const OF_NO_EFFECT =
  /^\s(?:(?:is|are|has|have|shall\shave|forms?|does|do|shall)\s(?:not\s(?:binding|(?:form\s)?(?:a\s)?part)|no\s(?:legal\s|binding\s)?(?:effect|force|part)|non-binding|(?:given\s)?for\sinformation|of\sno)|(?:ist|sind|dient|dienen|hat|haben)\s(?:unverbindlich|nicht\s(?:bestandteil|verbindlich)|kein\sbestandteil|nur\szur\sinformation|keine\srechts)|(?:est|n['\u2019]est)\s(?:pas\s(?:contraignant|partie)|sans\seffet|donn\u00e9e?\s)|no\s(?:es\svinculante|forma\sparte)|non\s(?:\u00e8\svincolante|fa\sparte)|n\u00e3o\s(?:\u00e9\svinculativ|faz\sparte)|nie\s(?:jest\swi\u0105\u017c|stanowi)|(?:nen\u00ed|netvo\u0159\u00ed)\s)/iu
/** Words between a reference and its deletion: "Section 4.2 of this Agreement shall hereby be | deleted". */
const LINK = new Set(
  (
    'of this agreement contract is are was were shall will be has have been hereby entirely wird werden wurde wurden ist sind hiermit ersatzlos ' +
    'dieses vertrags est sont a \u00e9t\u00e9 du pr\u00e9sent contrat queda quedan es son ha sido fica ficam \u00e9 foi viene \u00e8 stato je jsou byl jest zostaje se'
  ).split(' '),
)
const DELETED =
  /^(?:(?:delet|remov|repeal|replac|supersed|revok|rescind|cancell?)ed|struck|stricken|gestrichen|entf\u00e4llt|entfallen|aufgehoben|gel\u00f6scht|(?:supprim|abrog|remplac|annul)\u00e9|(?:suprim|sustitu|substitu)[i\u00ed]d|(?:derog|elimin|reemplaz|anul|revog)ad|soppress|(?:abrog|elimin|annull)at|sostituit|zru\u0161|vypu\u0161t|vypou\u0161t|nahrazen|skre\u015bl|uchyl|zast\u0105pion)/u
const DELETES =
  /^(?:delet|remov|repeal|replac|supersed|revok|rescind|cancel|strik|streich|supprim|abrog|remplac|annul|suprim|derog|elimin|sustitu|soppri|sostitu|revog|substitu|ru\u0161|zru\u0161|vypou\u0161t|nahraz|skre\u015bl|uchyl|zast\u0119p)/u
const INAPPLICABLE =
  /^\s(?:(?:shall|does|will|do)\snot\s(?:be\sapplicable|apply)|is\snot\sapplicable|is\sof\sno\s(?:further\s)?(?:force|effect)|findet\skeine\sanwendung|gilt\snicht|ist\sunwirksam|ne\ss['\u2019]applique\spas|est\ssans\seffet|no\sse\saplica|queda\ssin\sefecto|non\ssi\sapplica|n\u00e3o\sse\saplica|neplat\u00ed|nie\sma\szastosowania)(?=\s?[.;,]|\s(?:to\sthis|and)\s)/iu
const UNSPACED_AFTER =
  /^(?:\u306e\u898f\u5b9a)?[\u3092\u306f]?(?:\u524a\u9664|\u524a\u308b|\u5ec3\u6b62|\u9069\u7528\u3057\u306a\u3044|\u5220\u9664|\u5e9f\u6b62|\u4e0d\u9002\u7528|\u4e0d\u9069\u7528)/u
const UNSPACED_BEFORE = /(?:\u5220\u9664|\u5e9f\u6b62)$/u
const ARTICLE = /^(?:the|la|el|los|las|le|les|l|il|lo|a|o|den|die|das|der)$/u
/** Characters read around a reference. */
const REACH = 90
const STOP = /[.;!?](?=\s|$)/u

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

function isDeletedAfter(text: string): boolean {
  if (INAPPLICABLE.test(text) || UNSPACED_AFTER.test(text)) return true
  const words = wordsIn(text.split(STOP, 1)[0] ?? '')
  const at = words.findIndex((word) => !LINK.has(word))
  return at >= 0 && DELETED.test(words[at] ?? '')
}

function isDeletedBefore(text: string): boolean {
  if (UNSPACED_BEFORE.test(text)) return true
  const words = wordsIn(text.split(STOP).at(-1) ?? '').reverse()
  return DELETES.test(words.find((word) => !ARTICLE.test(word)) ?? '')
}

const plainPart = (part: string): string => part.toLowerCase().replace(/\s+/gu, ' ').trim()

const known = new WeakMap<readonly PageText[], ReadonlySet<string>>()

function deletedSections(pages: readonly PageText[]): ReadonlySet<string> {
  const found = known.get(pages)
  if (found !== undefined) return found
  const sections = new Set<string>()
  for (const { text } of pages) {
    for (const { 0: whole, 1: number = '', index } of text.matchAll(REFERENCE)) {
      const end = index + whole.length
      const isDeleted =
        isDeletedAfter(text.slice(end, end + REACH)) ||
        isDeletedBefore(text.slice(Math.max(0, index - REACH), index))
      if (isDeleted) sections.add(number)
    }
    for (const { 0: part, index } of text.matchAll(PARTS)) {
      const end = index + part.length
      const behind = text.slice(end, end + REACH)
      if (isDeletedAfter(behind) || OF_NO_EFFECT.test(behind)) sections.add(plainPart(part))
    }
  }
  known.set(pages, sections)
  return sections
}

/** Characters before the quote in which its section begins. */
const SECTION_REACH = 3000
const SECTION =
  /(?<=^|\n)[^\S\n]{0,9}(?:[\p{L}\u00a7]{1,10}\s{0,3})?(\d{1,3}(?:\.\d{1,3}){0,4})[\u6761\u9805\u9879\u6b3e.)]?\s{1,9}(?=["\u201c(]?[\p{Lu}\p{Lo}]|$)/gu

/** Whether the quote is in a section that the document deletes elsewhere. */
export function isInDeletedSection(index: QuoteIndex, { places: [place], own }: Extent): boolean {
  const deleted = deletedSections(index.pages)
  if (place === undefined || deleted.size === 0) return false
  const text = before(index, place, SECTION_REACH).text + own
  const ahead = text.length - own.length
  const part = [...text.matchAll(PART_LINE)].findLast((match) => match.index < ahead)?.[0]
  if (part !== undefined && deleted.has(plainPart(part))) return true
  const section = [...text.matchAll(SECTION)].findLast((match) => match.index <= ahead)?.[1]
  if (section === undefined) return false
  const parts = section.split('.')
  return parts.some((_, at) => deleted.has(parts.slice(0, at + 1).join('.')))
}
