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
/** What a rule calls the document. */
export const whole = `(?:(?:the|this|our|any|each|every|a|an|all)\\s+)?(?:[\\p{L}-]+\\s+){0,2}?(?:${kinds})`
export const must =
  '(?:must|shall|should|has to|have to|needs to|need to|is required to|may|can|does|do|will)'
const holds =
  '(?:contains?|includes?|mentions?|have|has|states?|specify|specifies|uses?|refers? to|names?|provides? for|sets? out|sets? forth|addresses|address|covers?|indicates?|regulates?|bears?|shows?|gives?)'
/** Only a document does this, whatever the rule calls it. */
const says = '(?:contain|mention|name|state|specify|refer to|set out|set forth|indicate)'
const present =
  '(?:mentioned|stated|included|present|specified|listed|given|named|used|contained|shown|set out|indicated|provided|provided for|agreed|granted|imposed|required|regulated|addressed|in place|recorded|identified)'

const no = '(?<no>not|never)?'
const forms = [
  `^(?:[\\p{L}-]+\\s+){1,4}${must}\\s*${no}\\s*${says}\\s+(?<object>.+)$`,
  `^${whole}\\s+${must}\\s*${no}\\s*(?:also |clearly |explicitly )?${holds}\\s+(?<object>.+)$`,
  `^${whole}\\s+(?<no>does not|doesn't|do not|never)?\\s*${holds}\\s+(?<object>.+)$`,
  `^(?:does|do|has)\\s+${whole}\\s+${no}\\s*${holds}\\s+(?<object>.+?)\\??$`,
  `^there\\s+${must}\\s*${no}\\s*be\\s+(?<object>.+?)$`,
  `^(?:is there|are there|there is|there are)\\s+(?<object>.+?)\\??$`,
  `^(?<object>.+?)\\s+${must}\\s*${no}\\s*(?:be|appear|occur)(?:\\s+${present})?(?:\\s+(?:in|on)\\s+${whole})?$`,
  `^(?<object>.+?)\\s+(?:is|are)\\s+(?<no>not\\s+)?${present}$`,
  `^(?:must\\s+)?(?<no>not\\s+)?${holds}\\s+(?<object>.+)$`,
  `^(?<no>do not|don't|never|avoid)\\s+(?:(?:the )?us(?:e of|ing|e)\\s+|mention(?:ing)?\\s+|contain(?:ing)?\\s+)?(?<object>.+)$`,
  `^(?<no>no)\\s+(?:mention of\\s+|use of\\s+)?(?<object>.+?)(?:\\s+(?:is|are)\\s+(?:allowed|permitted)|\\s+may\\s+(?:appear|occur|be used))?$`,
].map((form) => new RegExp(form, 'iu'))

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
    .replace(/ be dated$/iu, ' contain a date')
  const quoted = [...body.matchAll(quotedWords)].map((match) => match[1] ?? match[2] ?? '')
  for (const form of forms) {
    const { no, object } = form.exec(body)?.groups ?? {}
    if (object === undefined) continue
    const [, none, rest] = /^(?:(no)|any)\s+(.+)$/iu.exec(object) ?? []
    return { body, quoted, object: (rest ?? object).trim(), negated: Boolean(no ?? none) }
  }
  return {
    body,
    quoted,
    object: null,
    negated: /(?<!\p{L})(?:not|never|no|cannot)(?!\p{L})/u.test(plainOf(body)),
  }
}
