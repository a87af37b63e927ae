/** Limits set by rules: "at most 30 days", "mindestens 5 %", "nejvýše 3 měsíce", "between 1 and 5 years". */
import type { Comparison, Limit } from '../phrases/shape.ts'
import { type Figure, type FigureKind, findFigures } from './figures.ts'
import { roleAsked } from './roles.ts'

export interface Bound {
  readonly kind: FigureKind
  readonly unit: string
  readonly least: number
  readonly most: number
  /** Whether the limits themselves are excluded. */
  readonly strict: boolean
  readonly limit: Limit
  /** The rule without the limit: the figure's subject. */
  readonly subject: string
  /** What a period has to measure; null if it may be anything. */
  readonly role: ReturnType<typeof roleAsked>
}

const order: readonly FigureKind[] = ['duration', 'money', 'percent', 'date', 'measure']

const low =
  'at least|no(?:t)? (?:less|fewer|shorter|lower|smaller|narrower|thinner|lighter|younger) than|minimum(?: of)?|a minimum of|not (?:be )?(?:less|fewer|shorter|lower|below|under|narrower|lighter|younger)(?: than)?|(?:not|no) earlier than|from|since|' +
  'mindestens|wenigstens|nicht weniger als|nicht kürzer als|nicht unter|frühestens(?: am)?|seit|ab|' +
  'nejméně|alespoň|aspoň|minimálně|ne(?:ní|smí být)? (?:méně|kratší|nižší|menší) než|nejdříve|od|' +
  'au moins|au minimum|pas moins de|al menos|como mínimo|por lo menos|no menos de'
const high =
  'at (?:the )?most|no(?:t)? (?:more|longer|greater|higher|larger|later|older|wider|heavier|taller|deeper) than|not (?:to |be allowed to )?exceed(?:ing)?|cannot exceed|maximum(?: of)?|max\\.?|up to|within|capped at|limited to|not (?:be )?(?:more|longer|greater|higher|larger|above|over|later|older|wider|heavier)(?: than)?|by|until|on or before|' +
  'höchstens|maximal|max|nicht mehr als|nicht länger als|nicht über|innerhalb(?: von)?|binnen|bis zu|bis(?: zum)?|spätestens(?: am| bis zum)?|' +
  'nejvýše|nejvíce|maximálně|ne(?:smí)? přes(?:áhnout|ahovat)|nepřesáhne|nepřesahuje|nesmí překročit|ne(?:ní|smí být)? (?:více|delší|vyšší|větší) než|do|nejpozději(?: do)?|' +
  'au plus(?: tard)?|au maximum|pas plus de|(?:dépasser|excéder)|dans|sous|jusqu.à|como máximo|no más de|(?:superar|exceder)|dentro de|en|a más tardar|hasta'
const below =
  'less than|fewer than|shorter than|below|under|lower than|smaller than|before|earlier than|older than|prior to|weniger als|unter|kürzer als|niedriger als|vor(?: dem)?|méně než|kratší než|nižší než|menší než|pod|před|moins de|inférieure? à|avant|menos de|inferior a|antes (?:de|del)'
const above =
  'more than|longer than|greater than|higher than|over|above|exceeds?|exceeding|after|later than|larger than|mehr als|über|länger als|höher als|nach(?: dem)?|více než|delší než|vyšší než|větší než|nad|po|plus de|supérieure? à|après|más de|superior a|después (?:de|del)'
const exact = 'exactly|equal to|precisely|genau|gleich|přesně|rovno|of|is|be|beträgt|von|činí|je|být'

type Relation = 'atMost' | 'atLeast' | 'below' | 'above' | 'exactly'

const forDates: Record<Relation, Comparison> = {
  atMost: 'notAfter',
  atLeast: 'notBefore',
  below: 'before',
  above: 'after',
  exactly: 'on',
}

const comparators: readonly (readonly [Relation, RegExp])[] = [
  ['atMost', before(high)],
  ['atLeast', before(low)],
  ['below', before(below)],
  ['above', before(above)],
  ['exactly', before(exact)],
]
/** "30 days or less", "24 Monate nicht überschreiten". */
const followers: readonly (readonly [Relation, RegExp])[] = [
  [
    'atMost',
    /^\s*(?:or (?:less|fewer|shorter|earlier|under)|at (?:the )?most|maximum|oder weniger|nicht (?:überschreiten|übersteigen)|nebo méně|nebo kratší)/iu,
  ],
  [
    'atLeast',
    /^\s*(?:or (?:more|longer|greater|later|over)|at least|minimum|oder mehr|nicht unterschreiten|nebo (?:více|delší))/iu,
  ],
  ['above', /^\s*(?:überschreiten|übersteigen)/iu],
  ['below', /^\s*unterschreiten/iu],
]

function before(words: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:${words})\\s+(?:(?:a|an|the|of|period of|sum of|total of|eine[rn]?|den|dem|částku|částky|un délai de|un plazo de|l[ae]s?|de|el|los)\\s+)*$`,
    'iu',
  )
}

/** "must not have more than 5 pages" allows 5. */
const opposite: Record<Relation, Relation> = {
  above: 'atMost',
  below: 'atLeast',
  atMost: 'atMost',
  atLeast: 'atLeast',
  exactly: 'exactly',
}
const denial =
  /(?:^no|\b(?:not|never|cannot|nicht|kein\p{L}{0,3}|niemals)|(?<!\p{L})(?:nesm\p{L}{1,5}|nemá|nemůže|nebude|žádn\p{L}{1,5}))(?:\s{1,3}\S{1,30}){0,6}\s{0,3}$/iu

/** Characters searched around a figure for its comparison. */
const reach = 160

/** "… longer than 30 days are not acceptable". */
const refused =
  /(?:not (?:be )?(?:acceptable|allowed|permitted|ok(?:ay)?)|unacceptable|forbidden|prohibited|ruled out|nicht (?:zulässig|erlaubt)|unzulässig|nepřípustn\p{L}+|zakázan\p{L}+)/iu

function comparisonAt(body: string, figure: Figure): { comparison: Relation; words: string } | null {
  const from = Math.max(0, figure.index - reach)
  const ahead = (from === 0 ? '' : ' ') + body.slice(from, figure.index)
  const end = figure.index + figure.text.length
  const behind = body.slice(end, end + reach)
  for (const [comparison, pattern] of followers) {
    const match = pattern.exec(behind)
    if (match !== null) return { comparison, words: figure.text + match[0] }
  }
  for (const [comparison, pattern] of comparators) {
    const match = pattern.exec(ahead)
    if (match === null) continue
    const denied = denial.test(ahead.slice(0, match.index)) || refused.test(behind)
    return { comparison: denied ? opposite[comparison] : comparison, words: match[0] + figure.text }
  }
  return figure.kind === 'date' && /\b(?:on|dated)\s+$/iu.test(ahead)
    ? { comparison: 'exactly', words: figure.text }
    : null
}

function between(body: string, figures: readonly Figure[], kind: FigureKind): Bound | null {
  const [first, second] = figures
  if (second === undefined || first === undefined) return null
  const gap = body.slice(first.index + first.text.length, second.index).trim()
  const lead = /(?:between|from|zwischen|von|mezi|od)\s*$/iu.exec(body.slice(0, first.index))
  if (lead === null || !/^(?:and|to|und|bis(?: zu)?|a|do|až)$/iu.test(gap)) return null
  const whole = body.slice(lead.index, second.index + second.text.length)
  return {
    kind,
    unit: second.unit,
    least: first.value,
    most: second.value,
    strict: false,
    limit: { comparison: 'between', from: first.text, to: second.text },
    subject: body.replace(whole, ' '),
    role: kind === 'duration' ? roleAsked(body, first) : null,
  }
}

/** "Between 1 and 5 years": the first number gets the second one's unit. "The hours must not exceed 40": hours. */
function withBorrowedUnit(body: string): string {
  return body
    .replace(/\b(within|than|least|most|exceed|up to) an? (?=(?:hour|day|week|month|year)\b)/giu, '$1 1 ')
    .replace(
      /\b(?:for|within|in)? ?(?:an?|the) (?:stated |certain |fixed )?number of (\p{L}+)(.{0,80}?), at least (\d+) and at most (\d+)/giu,
      '$2 between $3 $1 and $4 $1',
    )
    .replace(
      /\b(?:for|within|in)? ?(?:an?|the) (?:stated |certain |fixed )?number of (\p{L}+)(.{0,80}?), (at (?:most|least)) (\d+)/giu,
      '$2 $3 $4 $1',
    )
    .replace(
      /\b(hours|days|weeks|months|years|stunden|tage|wochen|monate)\b( (?:must|may|shall|should|has to|have to|darf|dürfen|müssen)\b.{0,60}?\b\d+(?:[.,]\d+)?)$/iu,
      '$1$2 $1',
    )
    .replace(
      /\b(between|from|zwischen|von|mezi|od)\s+(\d+(?:[.,]\d+)?)\s+(and|to|und|bis|a|do|až)\s+(\d+(?:[.,]\d+)?)\s*(%|\p{L}+)/giu,
      '$1 $2 $5 $3 $4 $5',
    )
}

function limits(comparison: Relation, value: number): Pick<Bound, 'least' | 'most' | 'strict'> {
  const strict = comparison === 'below' || comparison === 'above'
  const least = comparison === 'atMost' || comparison === 'below' ? Number.NEGATIVE_INFINITY : value
  const most = comparison === 'atLeast' || comparison === 'above' ? Number.POSITIVE_INFINITY : value
  return { least, most, strict }
}

/** Returns the limit in a rule for these kinds of figures; null when it has none. */
export function boundIn(rule: string, kinds: readonly FigureKind[] = order): Bound | null {
  const body = withBorrowedUnit(rule)
  for (const kind of kinds) {
    const figures = findFigures(body, kind)
    const range = between(body, figures, kind)
    if (range !== null) return range
    for (const figure of figures) {
      const found = comparisonAt(body, figure)
      if (found === null) continue
      const { comparison, words } = found
      return {
        kind,
        unit: figure.unit,
        ...limits(comparison, figure.value),
        limit: { comparison: kind === 'date' ? forDates[comparison] : comparison, figure: figure.text },
        subject: body.replace(words, ' '),
        role: kind === 'duration' ? roleAsked(body, figure) : null,
      }
    }
  }
  return null
}

/** Whether a figure is within the limit. A day more or less in a month or year is ignored. */
export function keeps(bound: Bound, value: number): boolean {
  const slack = bound.kind === 'duration' ? Math.max(0, Math.abs(value) * 0.015) : 0
  if (bound.strict) return value > bound.least && value < bound.most
  return value >= bound.least - slack && value <= bound.most + slack
}
