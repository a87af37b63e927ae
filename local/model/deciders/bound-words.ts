/** Words around a figure: what they say about it, and what says nothing. */
import { contentStems } from '../document/words.ts'
import type { FigureKind } from '../figures/figures.ts'

/** Words of rules that don't describe what is limited. */
export const frame = new Set(
  contentStems(
    'survive survives last lasts kept keep keeps retain retained remain remains stored count counts weigh advance take place get gets receive granted given entitled today currently contract agreement candidate applicant rate document clause provision section must shall should be made set state exceed provide long later within allowed allow ' +
      'longer shorter less more most least total days due period time limit cap amount maximum minimum value sum last obligation duty lasting ' +
      'smlouva smlouvy smlouvě dokument musí být činit přesáhnout překročit lhůta lhůty lhůtu lhůtě lhůtou doba doby dobu době dobou výše výši částka ' +
      'vertrag vertrages dokument betragen überschreiten erfolgen sein liegen darf frist dauer höhe betrag zeitraum ' +
      'contrat devis document durée délai montant total dépasser excéder valable durer contrato acuerdo documento duración plazo importe superar exceder durar tener',
  ),
)
/** Words for what a figure measures: the figure itself shows that it is meant. */
export const measures: Partial<Record<FigureKind, ReadonlySet<string>>> = {
  money: new Set(
    contentStems('price cost fee charge sum total budget value salary rent preis kosten gebühr cena náklady'),
  ),
  duration: new Set(contentStems('time length term age zeit')),
  measure: new Set(contentStems('long length wide width high height weight size capacity heavy tall rated')),
  percent: new Set(contentStems('rate share percentage portion anteil satz')),
}
export const dating = new Set(
  contentStems(
    'date dated sign signed made enter entered datum datiert unterzeichnet datován datována podepsán podepsána uzavřena',
  ),
)
export const ownDateWords =
  /\b(?:dated|made|entered|effective|executed|as of|day of|date|signed|datum|vom|am|dne)\b|(?<!\p{L})uzavřen/iu

/** Words that make the following figure a limit. */
export const limiter =
  /within|exceed|not (?:less|more|later)|at least|at most|up to|minimum|maximum|period of|term of|innerhalb|binnen|höchstens|mindestens|(?:frist|dauer|laufzeit)\p{L}{0,9} von|do\s|nejpozději|nejvýše|nejméně|lhůt|dob[aěuy]/iu
/** What a period is counted from: "30 days after delivery" is not about delivery. */
export const anchor =
  /^,?\s{1,3}(?:after|from|following|since|upon|of (?:the|its|their|receipt|delivery)|nach|ab|seit|od|po)\s(?:[\p{L}'’]{1,20}(?:[\s.,;]{1,2}|$)){1,5}/u
/** "Without payments for five years" sets no time for payment. */
export const lapse =
  /(?<!\p{L})(?:without|no|ohne|keine|bez|žádné) (?:\p{L}{1,20} ){1,2}(?:for|seit|über|po dobu|více než) (?:(?:more|less|at least) (?:than )?)?$/iu
/** A notice period is no performance period, and vice versa. */
export const noticeAfter =
  /^['’),\s]{0,4}(?:\p{L}{1,20} ){0,2}(?:notice|prior|before|vorher|im voraus|předem)/iu
export const noticeBefore = /(?:notice|kündigungsfrist|výpovědní doba)(?: period)?(?: \p{L}{2,9}){1,3} $/iu
export const noticeStems = new Set(
  contentStems(
    'notice termination terminate výpovědní výpověď vypovědět kündigungsfrist kündigung extension renewal',
  ),
)
/** A rule about notice is answered only by a figure near words for notice in advance. */
export const ownNotice = new Set(contentStems('notice kündigungsfrist výpovědní'))
export const giving =
  /\b(?:notice|prior|before|advance|notif\p{L}{1,8})\b|kündig|vorher|voraus|výpově|předem|před/iu
export const obligation =
  /\b(?:must|shall|should|may|can|has to|have to|muss|müssen|darf|soll|kann)\b|(?<!\p{L})(?:musí|nesmí|má|může)(?!\p{L})/iu
