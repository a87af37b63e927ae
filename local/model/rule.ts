/** Parses rules in plain language, as far as their form is known (English, German, Czech). */
import { withoutDoubleNegation } from './rules/lacks.ts'
import { plainer } from './rules/plainer.ts'
import { wellSpelt } from './rules/subject.ts'

export interface Rule {
  readonly number: number
  readonly text: string
  /** The text in one line, with straight quotation marks, without its full stop and polite opening. */
  readonly body: string
  /** The object that the document must (or must not) contain; null for other rules. */
  readonly object: string | null
  readonly negated: boolean
  /** Words in quotation marks, as written. */
  readonly quoted: readonly string[]
}

const openings =
  /^(?:please\s+)?(?:(?:check|make sure|ensure|verify|confirm|zkontrolujte?|ověřte?|ujistěte se|prüfen sie|prüfe|stelle sicher|stellen sie sicher)(?:,)?\s*(?:that|whether|if|zda|že|jestli|dass|ob)?[,:]?\s+)/iu

const kinds =
  '(?:contract|agreement|document|documents|text|file|report|invoice|letter|offer|proposal|policy|lease|nda|paper|thesis|statement|' +
  'application|order|terms|pdf|cv|minutes|certificate|notice|privacy policy|manual|plan|protocol|page|introduction|abstract|method|section|it|they|smlouva|dokument|text|nabídka|faktura|zpráva|soubor|podmínky|vertrag|dokument|dokumente|' +
  'text|angebot|rechnung|bericht|protokoll|datei|vereinbarung|schreiben)'
const subjectEn = `(?:(?:the|this|our|any|each|every|a|an|all)\\s+)?(?:[\\p{L}-]+\\s+){0,2}?${kinds}`
const subjectDe = `(?:(?:der|die|das|dieser|diese|dieses|jeder|jedes|im|in der|in dem)\\s+)?(?:[\\p{L}-]+\\s+)?[\\p{L}-]*${kinds}`
const subjectCs = `(?:(?:tato|tento|toto|každá|každý|celý|celá|ve?)\\s+)?(?:[\\p{L}-]+\\s+)?(?:${kinds}|smlouvě|dokumentu|textu|smlouvy)`

const holdEn =
  '(?:contain|contains|include|includes|mention|mentions|have|has|state|states|specify|specifies|use|uses|feature|refer to|refers to|' +
  'reference|references|name|names|list|lists|provide for|provides for|provide|provides|set out|sets out|set forth|define|defines|describe|' +
  'describes|address|addresses|cover|covers|identify|identifies|indicate|indicates|regulate|regulates|carry|carries|bear|bears|show|shows|' +
  'give|gives|comprise|comprises|say|says|display|displays)'
const presentEn =
  '(?:mentioned|stated|included|present|defined|specified|listed|given|named|used|contained|shown|set out|indicated|found|provided|documented|described|recorded|noted|quoted|disclosed|fixed|known|identified|visible|printed|announced|published|quantified|explained|assessed|addressed|discussed|regulated|dealt with|declared|on|in)'
const mustEn =
  '(?:must|shall|should|has to|have to|needs to|need to|ought to|is required to|are required to|may|can|does|do|will)'

const holdDe =
  '(?:enthalten|erwähnen|nennen|angeben|aufweisen|haben|beinhalten|verwenden|umfassen|regeln|bezeichnen|benennen|definieren|vorsehen)'
const mustDe = '(?:muss|müssen|soll|sollte|sollen|darf|dürfen|kann|hat)'
const holdCs =
  '(?:obsahovat|uvádět|zmiňovat|zmínit|mít|zahrnovat|používat|použít|definovat|upravovat|stanovit|stanovovat|specifikovat|uvést|vymezovat)'

type Read = (match: RegExpExecArray) => { object: string; negated: boolean }
const part = (match: RegExpExecArray, index: number): string => (match[index] ?? '').trim()
/** Group 1: the negation, if any; group 2: the object. */
const negationFirst: Read = (match) => ({ negated: part(match, 1) !== '', object: part(match, 2) })
/** Group 1: the object; group 2: the negation, if any. */
const objectFirst: Read = (match) => ({ negated: part(match, 2) !== '', object: part(match, 1) })
const plain: Read = (match) => ({ negated: false, object: part(match, 1) })
const forbidden: Read = (match) => ({ negated: true, object: part(match, 1) })

/** Forms of rules; the first match counts. */
const forms: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `^${subjectEn}\\s+${mustEn}\\s*(not|never|n't)?\\s*(?:also\\s+|clearly\\s+|explicitly\\s+|at least\\s+)?${holdEn}\\s+(.+)$`,
      'iu',
    ),
    negationFirst,
  ],
  [
    new RegExp(`^(?:does|do|is|has|will)\\s+${subjectEn}\\s+(not\\s+)?${holdEn}\\s+(.+?)\\??$`, 'iu'),
    negationFirst,
  ],
  [
    new RegExp(`^${subjectEn}\\s+(?:(does not|doesn't|do not|never)\\s+)?${holdEn}\\s+(.+)$`, 'iu'),
    negationFirst,
  ],
  [
    new RegExp(
      `^there\\s+(?:must|shall|should|has to|needs to|may)\\s*(not|never)?\\s*be\\s+(.+?)(?:\\s+in\\s+${subjectEn})?$`,
      'iu',
    ),
    negationFirst,
  ],
  [new RegExp(`^(?:is|are)\\s+there\\s+()(.+?)(?:\\s+in\\s+${subjectEn})?\\??$`, 'iu'), negationFirst],
  [new RegExp(`^there\\s+(?:is|are)\\s+()(.+?)(?:\\s+in\\s+${subjectEn})?$`, 'iu'), negationFirst],
  [
    new RegExp(
      `^(.+?)\\s+${mustEn}\\s*(not|never)?\\s*be\\s+${presentEn}(?:\\s+(?:anywhere )?(?:in|on)\\s+(?:${subjectEn}|(?:the |every |each )?(?:\\p{L}+ )?pages?)\\b.*)?$`,
      'iu',
    ),
    objectFirst,
  ],
  [
    new RegExp(
      `^(.+?)\\s+(?:is|are)\\s+(not\\s+)?${presentEn}(?:\\s+(?:anywhere )?(?:in|on)\\s+(?:${subjectEn}|(?:the |every |each )?(?:\\p{L}+ )?pages?)\\b.*)?$`,
      'iu',
    ),
    objectFirst,
  ],
  [
    new RegExp(`^(.+?)\\s+${mustEn}\\s*(not|never)?\\s*be\\s+(?:on|in|part of)\\s+${subjectEn}$`, 'iu'),
    objectFirst,
  ],
  [/^(.+?)\s+(?:must|shall|should|may|can)\s*(not|never)?\s*(?:appear|occur|exist)(?:\s.*)?$/iu, objectFirst],
  [new RegExp(`^(?:must\\s+)?(not\\s+|never\\s+)?${holdEn}\\s+(.+)$`, 'iu'), negationFirst],
  [
    /^(?:do not|don't|never|avoid|no use of|avoid using|never use)\s+(?:use of\s+|using\s+|use\s+|mention(?:ing)?\s+|contain(?:ing)?\s+|including\s+)?(.+)$/iu,
    forbidden,
  ],
  [/^no\s+(?:mention of\s+|use of\s+)?(.+?)(?:\s+(?:is|are)\s+(?:allowed|permitted))?$/iu, forbidden],

  [
    new RegExp(`^${subjectDe}\\s+${mustDe}\\s+(?!kein)(.+?)\\s+(nicht|niemals)\\s+${holdDe}$`, 'iu'),
    objectFirst,
  ],
  [
    new RegExp(
      `^${subjectDe}\\s+${mustDe}\\s+(nicht|niemals|kein\\p{L}*)?\\s*(.+?)\\s+${holdDe}(?:\\s+sein)?$`,
      'iu',
    ),
    negationFirst,
  ],
  [
    new RegExp(
      `^${subjectDe}\\s+(?:enthält|nennt|erwähnt|regelt|verwendet|hat|beinhaltet|umfasst)\\s+(kein\\p{L}*\\s+)?(.+)$`,
      'iu',
    ),
    negationFirst,
  ],
  [
    /^es\s+(?:muss|soll|sollte|darf)\s+(kein\p{L}*)?\s*(.+?)\s+(?:geben|vorhanden sein|enthalten sein|vorkommen)$/iu,
    negationFirst,
  ],
  [
    /^(.+?)\s+(?:muss|müssen|darf|dürfen|soll|sollte|sollen)\s+(nicht|niemals)?\s*(?:im text |im vertrag |im dokument |in dem vertrag )?(?:vorkommen|enthalten sein|genannt werden|genannt sein|angegeben werden|angegeben sein|vorhanden sein|erwähnt werden|verwendet werden|benannt sein)$/iu,
    objectFirst,
  ],
  [/^(?:kein(?:e|en)?|keinerlei)\s+(.+?)(?:\s+(?:erlaubt|zulässig|verwenden))?$/iu, forbidden],

  [
    new RegExp(
      `^${subjectCs}\\s+(nesmí|nesmějí|nemá|nemůže|by neměla?|by nemělo)\\s+${holdCs}\\s+(.+)$`,
      'iu',
    ),
    negationFirst,
  ],
  [new RegExp(`^${subjectCs}\\s+(?:musí|má|měl by|by měl[ao]?)\\s+${holdCs}\\s+(.+)$`, 'iu'), plain],
  [new RegExp(`^${subjectCs}\\s+(ne)(?:obsahuje|uvádí|zmiňuje|má|používá)\\s+(.+)$`, 'iu'), negationFirst],
  [
    new RegExp(
      `^${subjectCs}\\s+(?:obsahuje|uvádí|zmiňuje|má|používá|upravuje|stanoví|definuje)\\s+(.+)$`,
      'iu',
    ),
    plain,
  ],
  [
    new RegExp(
      `^${subjectCs}\\s+(?:se\\s+)?(nesmí|nesmějí)\\s+(?:se\\s+)?(?:vyskytovat|objevit|být|být uvedeno|být uveden[ay]?)\\s+(.+)$`,
      'iu',
    ),
    negationFirst,
  ],
  [
    new RegExp(
      `^${subjectCs}\\s+(?:se\\s+)?musí\\s+(?:se\\s+)?(?:vyskytovat|objevit|být uveden[aoy]?|být)\\s+(.+)$`,
      'iu',
    ),
    plain,
  ],
  [
    /^(.+?)\s+(?:musí|(nesmí))\s+(?:ve smlouvě |v dokumentu |v textu )?(?:být (?:uveden[aoyi]?|obsažen[aoyi]?|zmíněn[aoyi]?|součástí smlouvy)|chybět|se vyskytovat|existovat)(?:\s+(?:ve|v)\s.+)?$/iu,
    objectFirst,
  ],
  [/^(?:musí|má)\s+(?:obsahovat|uvádět|být uveden[aoy]?)\s+(.+)$/iu, plain],
  [/^(?:nesmí)\s+(?:obsahovat|uvádět|být uveden[aoy]?)\s+(.+)$/iu, forbidden],
  [/^(?:žádn[éýáá]|bez)\s+(.+)$/iu, forbidden],
]

const quotedWords =
  /["“„”«»]([^"“„”«»]{1,200})["“”«»]|(?<![\p{L}\d])['‘‚]([^'‘’‚]{2,200})['’‘](?![\p{L}\d])/gu

/** Maximum characters parsed of a rule. */
const longestRule = 2000

function tidy(text: string): string {
  const line = text.normalize('NFC').slice(0, longestRule).replace(/\s+/gu, ' ').trim()
  const body = plainer(line.replace(/^\d+[.)]\s+/u, ''))
    .replace(/[.!]+$/u, '')
    .replace(openings, '')
    .replace(noClause, 'The contract must not ')
    .replace(nothingAgreed, 'The contract must not contain $1')
  return withoutDoubleNegation(wellSpelt(body))
}

/** "No clause may let the supplier …" says what the contract must not do. */
const noClause =
  /^(?:there (?:must|should|shall) be no (?:clause|provision|term|section) (?:that|which) ()|no (?:clause|provision|term|section|page|part of the (?:contract|agreement)) (may|must|shall|should|can|will) )(?:be allowed to )?/iu

/** "No cap on damages may be agreed" */
const nothingAgreed =
  /^no ([^?]{3,200}?) (?:may|must|shall|should|can|is|are) (?:to )?be (?:agreed(?: on)?|included|imposed|contained|provided(?: for)?|made|inserted|present|foreseen)$/iu

/** "contain no X" forbids X. */
function settle(found: { object: string; negated: boolean }): { object: string; negated: boolean } {
  const none = /^(?:no|any|kein\p{L}*|žádn\p{L}+)\s+(.+)$/iu.exec(found.object)
  if (none === null) return found
  const isNone = !/^any/iu.test(found.object)
  return { object: none[1] ?? found.object, negated: isNone ? true : found.negated }
}

export function parseRule(input: { readonly number: number; readonly text: string }): Rule {
  const body = tidy(input.text)
  const quoted = [...body.matchAll(quotedWords)].map((match) => match[1] ?? match[2] ?? '')
  for (const [pattern, read] of forms) {
    const match = pattern.exec(body)
    if (match !== null) return { ...input, body, quoted, ...settle(read(match)) }
  }
  const negated = /\b(?:not|never|no|nicht|kein\p{L}*|niemals)\b|\bnesm\p{L}+/iu.test(body)
  return { ...input, body, quoted, object: null, negated }
}
