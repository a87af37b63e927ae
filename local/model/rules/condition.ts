/** The condition of a rule: "If data leave the EEA, the contract must …", "… where prices are in euros". */

export interface Conditional {
  /** The condition, exactly as written in the rule. */
  readonly condition: string
  /** The condition as a statement: "data leave the EEA". */
  readonly when: string
  /** The rule's requirement. */
  readonly then: string
  /** "unless": the rule applies where the condition is not fulfilled. */
  readonly isException: boolean
}

const openings =
  'if|where|wherever|when|whenever|in case|in the event|provided|insofar as|as far as|to the extent|as long as|so long as|should|unless|' +
  'wenn|falls|sofern|soweit|sobald|im falle?|es sei denn|pokud|jestliže|když|v případě|ledaže'
const exceptions = /^(?:unless|es sei denn|ledaže)/iu
const leading = new RegExp(`^(?:${openings})(?=\\s)(?:\\s+(?:that|of|dass|že))?\\s+`, 'iu')
const trailing =
  /[,\s](?:if|where|when|whenever|in case|in the event|provided|as long as|insofar as|to the extent|unless|wenn|falls|sofern|soweit|pokud|jestliže|v případě)(?=\s)(?:\s+(?:that|of|dass|že))?\s/giu
/** "If any", "where applicable" are not conditions. */
const empty =
  /^(?:any|applicable|possible|so|not|necessary|needed|required|appropriate|relevant|available|nötig|möglich|zutreffend|možno|třeba)[\s.,]{0,9}$/iu
const modal =
  /(?<!\p{L})(?:must|shall|should|may|can|cannot|has to|have to|needs? to|ought to|is required|are required|is|are|muss|müssen|darf|dürfen|soll|sollte|musí|nesmí|má|mají)(?!\p{L})/giu
/** Whether the main clause is about the document, not about what it permits. */
const ofDocument =
  /^(?:the|this|our|every|each|der|die|das|dieser|tato|smlouva)?\s?(?:contract|agreement|document|lease|policy|invoice|offer|report|there|it|vertrag|vereinbarung|dokument|smlouva|dokument)(?!\p{L})/iu
const ofContent =
  /(?<!\p{L})(?:that|under which|whereby|allow\p{L}*|permit\p{L}*|let|lets|right to|what|how|who|which|whether|only|even|clause on|dass|was|že|kdo|co)(?!\p{L})/iu
const holding =
  /(?<!\p{L})(?:contain|include|(?:have|has)(?! to(?!\p{L}))|state|specify|mention|require|provide|name|set out|define|list|cover|show|bear|carry|there (?:must|shall|should)(?: not)? be|enthalten|regeln|vorsehen|nennen|obsahovat|upravovat|stanovit|uvádět)(?!\p{L})/iu
const said =
  /\bbe (?:stated|named|specified|mentioned|included|defined|described|regulated|attached|given|set out)\b/iu
/** "It must say when …" asks for what is said, "it must say so when …" sets a condition. */
const saying =
  /(?<!\p{L})(?:say|state|show|record|indicate|reveal|specify|describe|explain|tell|regulate|clarify|set out|define|sagen|regeln|stanovit|uvést)$/iu
const openers =
  /^(?:\s*\d+[.)]\s+)?(?:please\s+)?(?:check|make sure|ensure|verify|confirm|zkontrolujte|ověřte|prüfen sie|stellen sie sicher)(?:\s+(?:that|whether|dass|ob|že|zda))?,?\s+/iu

/** Whether the rest of the rule is about the document and not about someone's duty in a situation. */
export function isAboutDocument({ then }: Conditional): boolean {
  return (ofDocument.test(then) && holding.test(then)) || said.test(then)
}

/** Null when the rule has no condition. */
export function conditionalOf(rule: string): Conditional | null {
  const text = rule.trim().replace(/[.!]{1,9}$/u, '')
  if (text.endsWith('?')) return null
  const body = text.replace(openers, '')
  return leadingCondition(body) ?? trailingCondition(body)
}

function leadingCondition(body: string): Conditional | null {
  const opening = leading.exec(body)?.[0]
  const end = opening === undefined ? null : endOfCondition(body)
  if (opening === undefined || end === null) return null
  const then = verbSecond(body.slice(end).replace(/^[\s,]*(?:then|dann|pak)?\s*/iu, ''))
  return conditional(body.slice(0, end).trim(), opening, then)
}

/** Start of the main clause: at "then", else at the last comma before its verb, else before "the contract must". */
function endOfCondition(body: string): number | null {
  const then = /,?\sthen\s/iu.exec(body)
  if (then !== null) return then.index
  const first = body.indexOf(',')
  if (first < 0)
    return (
      /\s(?:(?:the|this)\s(?:contract|agreement|document)|it|there)\s(?:must|shall|should)\s/iu.exec(body)
        ?.index ?? null
    )
  const verb = [...body.matchAll(modal)].find((match) => match.index > first)
  if (verb === undefined) return first
  const comma = body.lastIndexOf(',', verb.index)
  const subject = body.slice(comma + 1, verb.index).trim()
  return subject === '' && comma > first && !/^(?:muss|müssen|darf|soll|sollte|musí|nesmí)/iu.test(verb[0])
    ? Math.max(first, body.lastIndexOf(',', comma - 1))
    : comma
}

/** "muss der Vertrag … enthalten" as "der Vertrag muss … enthalten". */
function verbSecond(text: string): string {
  return text.replace(
    /^(muss|müssen|darf|dürfen|soll|sollte|musí|nesmí)\s+((?:(?:der|die|das|dieser|tato)\s+)?\p{L}+)\s+/iu,
    '$2 $1 ',
  )
}

function trailingCondition(body: string): Conditional | null {
  for (const match of body.matchAll(trailing)) {
    const then = body.slice(0, match.index).replace(/[,\s]{1,9}$/u, '')
    if (!ofDocument.test(then) || !holding.test(then) || ofContent.test(then) || saying.test(then))
      return null
    const condition = body.slice(match.index + 1).trim()
    const found = conditional(condition, match[0].trimStart().replace(/^,\s*/u, ''), then)
    if (found !== null) return found
  }
  return null
}

function conditional(condition: string, opening: string, then: string): Conditional | null {
  const when = condition.slice(opening.length).trim()
  if (when === '' || then === '' || empty.test(when)) return null
  return { condition, when, then, isException: exceptions.test(condition) }
}
