/** Rules that refuse what lacks something ("a contract without a cap is no use") ask for that thing. */

const refused =
  /\s(?:(?:is|are|would be) (?:not acceptable|not good enough|unacceptable|intolerable|useless|worthless|no (?:use|good|go|option)|out of the question|an? (?:no-?go|deal-?breaker|red flag|problem))|makes no sense|(?:will|would|can|must|should|may) ?not (?:do|be (?:signed|accepted|agreed|approved|tolerated)|work|help))(?: (?:to|for|by|with) (?:us|me|anyone|the company))?[.!]?$/iu
const impossible = /\s(must|shall|should|may|can) not be (possible|allowed|permitted|acceptable)[.!]?$/iu

/** Beginnings of such rules, and how the requirement begins. */
const lacking: readonly (readonly [RegExp, string])[] = [
  [/^(?:without|lacking|with no|that lacks|that omits) (?:an? )?/iu, 'The contract must contain '],
  [/^(?:that|which) (?:do(?:es)? not|can ?not|may not|will not) /iu, 'The contract must '],
]
const paper = /^(?:an?|any) (?:contract|agreement|deal|paper|document|draft|text|licen[cs]e) /iu
const where = /^(?:in which|under which|where) /iu
const people = /^(?:we|one|you|they) /iu
const not = / ?not(?= )/iu

/** The requirement; the same text if it refuses nothing. */
export function withoutRefusal(text: string): string {
  const head = text.slice(0, Math.max(0, text.search(refused)))
  const rest = head.replace(paper, '')
  if (rest === head) return withConsentOnly(text)
  const [begin, required] = lacking.find(([one]) => one.test(rest)) ?? []
  if (begin !== undefined && required !== undefined) return rest.replace(begin, required)
  if (!not.test(rest)) return text
  if (where.test(rest)) return rest.replace(where, 'The contract must say that ').replace(not, '')
  return people.test(rest) ? rest.replace(not, '') : text
}

/** "Assignment without consent must not be possible" */
function withConsentOnly(text: string): string {
  const [end, modal, possible] = impossible.exec(text) ?? []
  const [act, thing, ...more] = text.slice(0, text.length - (end?.length ?? 0)).split(' without ')
  if (end === undefined || thing === undefined || more.length > 0) return text
  return `${act} ${modal} only be ${possible} with ${thing}`
}
