/** Takes a rule apart: what it asks to be in the document, and whether it forbids it. */
import { plainOf } from './document/document.ts'

export interface Rule {
  /** In one line, without polite opening and full stop. */
  readonly body: string
  /** What the document must (or must not) contain, as written; null for other rules. */
  readonly object: string | null
  readonly negated: boolean
  /** Words in quotation marks, as written. */
  readonly quoted: readonly string[]
}

const opening =
  /^(?:\d+[.)]\s+)?(?:please\s+)?(?:(?:check|make sure|ensure|verify|confirm)(?:,)?\s+(?:that|whether|if)?\s*)?/iu
const quotedWords = /["“„«]([^"“”„«»]{1,200})["”“»]|(?<![\p{L}\d])['‘]([^'‘’]{2,200})['’](?![\p{L}\d])/gu

const kinds =
  'contract|agreement|document|documents|text|file|report|invoice|letter|offer|proposal|policy|lease|nda|paper|thesis|statement|application|order|terms|pdf|minutes|certificate|notice|manual|plan|procedure|page|parties|it|they'
const whole = `(?:(?:the|this|our|any|each|every|a|an|all)\\s+)?(?:[\\p{L}-]+\\s+){0,2}?(?:${kinds})`
const must = '(?:must|shall|should|has to|have to|needs to|need to|is required to|may|can|does|do|will)'
const holds =
  '(?:contains?|includes?|mentions?|have|has|states?|specify|specifies|uses?|refers? to|names?|provides? for|sets? out|sets? forth|addresses|address|covers?|indicates?|regulates?|bears?|shows?|gives?)'
/** Only a document does this, whatever the rule calls it. */
const says = '(?:contain|mention|name|state|specify|refer to|set out|set forth|indicate)'
const present =
  '(?:mentioned|stated|included|present|specified|listed|given|named|used|contained|shown|set out|indicated|provided|provided for|agreed|regulated|addressed|in place|recorded|identified)'

type Read = readonly [form: RegExp, object: number, negation: number | 'always' | 'never']
const forms: readonly Read[] = [
  [new RegExp(`^(?:[\\p{L}-]+\\s+){1,4}${must}\\s*(not|never)?\\s*${says}\\s+(.+)$`, 'iu'), 2, 1],
  [
    new RegExp(
      `^${whole}\\s+${must}\\s*(not|never)?\\s*(?:also |clearly |explicitly )?${holds}\\s+(.+)$`,
      'iu',
    ),
    2,
    1,
  ],
  [new RegExp(`^${whole}\\s+(does not|doesn't|do not|never)?\\s*${holds}\\s+(.+)$`, 'iu'), 2, 1],
  [new RegExp(`^(?:does|do|has)\\s+${whole}\\s+(not\\s+)?${holds}\\s+(.+?)\\??$`, 'iu'), 2, 1],
  [/^there\s+(?:must|shall|should|has to|needs to|may)\s*(not|never)?\s*be\s+(.+?)$/iu, 2, 1],
  [/^(?:is there|are there|there is|there are)\s+()(.+?)\??$/iu, 2, 1],
  [
    new RegExp(
      `^(.+?)\\s+${must}\\s*(not|never)?\\s*(?:be|appear|occur)(?:\\s+${present})?(?:\\s+(?:in|on)\\s+${whole})?$`,
      'iu',
    ),
    1,
    2,
  ],
  [new RegExp(`^(.+?)\\s+(?:is|are)\\s+(not\\s+)?${present}$`, 'iu'), 1, 2],
  [new RegExp(`^(?:must\\s+)?(not\\s+)?${holds}\\s+(.+)$`, 'iu'), 2, 1],
  [
    /^(?:do not|don't|never|avoid)\s+(?:the use of\s+|using\s+|use\s+|mention(?:ing)?\s+|contain(?:ing)?\s+)?(.+)$/iu,
    1,
    'always',
  ],
  [
    /^no\s+(?:mention of\s+|use of\s+)?(.+?)(?:\s+(?:is|are)\s+(?:allowed|permitted)|\s+may\s+(?:appear|occur|be used))?$/iu,
    1,
    'always',
  ],
]

/** Rules are searched up to this length. */
const LONGEST = 2_000

export function parseRule(text: string): Rule {
  const body = text
    .normalize('NFC')
    .slice(0, LONGEST)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(opening, '')
  const quoted = [...body.matchAll(quotedWords)].map((match) => match[1] ?? match[2] ?? '')
  for (const [form, object, negation] of forms) {
    const match = form.exec(body)
    if (match === null) continue
    const none = /^(?:no|any)\s+(.+)$/iu.exec(match[object] ?? '')
    const negated = typeof negation === 'number' ? Boolean(match[negation]) : negation === 'always'
    const isNone = none !== null && /^no\s/iu.test(none[0])
    return { body, quoted, object: (none?.[1] ?? match[object] ?? '').trim(), negated: negated || isNone }
  }
  return {
    body,
    quoted,
    object: null,
    negated: /(?<!\p{L})(?:not|never|no|cannot)(?!\p{L})/u.test(plainOf(body)),
  }
}
