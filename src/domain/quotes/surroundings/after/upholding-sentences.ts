/** Sentences that take nothing back: severability, who makes exceptions, what the law demands, or something of their own. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has, withoutElision } from '../clauses.ts'
import { isPaper, isPart, isSection } from '../words/documents.ts'
import { isWhat } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'

/** "The remaining provisions", "die übrigen Bestimmungen" */
const OTHERS =
  /^(?:remaining|remainder|others?|rest|übrige[nr]?|restlichen|ostatní\p{L}{0,2}|zbýva\p{L}{1,5}|autres|reste|demás|restantes|resto|altr[ie]|restanti|pozostał\p{L}{1,3}|outr[ao]s|overige)$/u
export const REPLACES =
  /^(?:replaces|supersedes|cancels|repeals|ersetzt|nahrazuje|remplace|annule|abroge|sustituye|deroga|sostituisce|abroga|zastępuje|uchyla|substitui|revoga|vervangt)$/u
/** Words of a sentence among which its subject and verb are. */
const SUBJECT = 3
const NEAR = 8

/** "If a provision is void, the remaining provisions are not affected." */
const isSeverability = (words: readonly string[], meanings: Meanings): boolean =>
  words.some(meanings.isStatus) &&
  words.some((word, at) => OTHERS.test(word) && words.slice(at).some(meanings.isClause)) &&
  has(words, anyOf(isBreach, meanings.upholds))

/** "This Agreement supersedes all previous agreements.": not "supersedes the foregoing" */
const replacesEarlier = (words: readonly string[], meanings: Meanings): boolean =>
  words.slice(0, SUBJECT).some(anyOf(isPaper, meanings.isWriting)) &&
  has(words.slice(0, NEAR), REPLACES) &&
  !words.some(meanings.isForegoing)

export const EXCEPTIONS =
  /^(?:exceptions?|deviations?|derogations?|waivers?|ausnahmen?|abweichungen?|výjimk[auy]|odchylk[auy]|dérogations?|excepci(?:ón|ones)|eccezion[ei]|derog(?:a|he)|wyjąt(?:ek|ki)|odstępstw[ao]|exceç(?:ão|ões)|derrogaç(?:ão|ões)|uitzondering(?:en)?|afwijking(?:en)?)$/u
const MUST =
  /^(?:must|needs?|requires?|muss|müssen|bedarf|bedürfen|doit|doivent|debe|deben|requieren?|musí|musejí|vyžaduj[eí]|deve|devono|richied(?:e|ono)|devem|exigem?|moet|moeten|musi|muszą|wymagają?)$/u
/** Words of a sentence among which the exceptions and the verb are: "Any exception to this must". */
const OPENING = 5

/** "Exceptions must be approved by the board.": none is made. */
function rulesExceptions(words: readonly string[], meanings: Meanings): boolean {
  const at = words.slice(0, SUBJECT - 1).findIndex((word) => EXCEPTIONS.test(word))
  return at >= 0 && has(words.slice(at, OPENING), MUST) && !words.some(meanings.negates)
}

const LAW =
  /^(?:laws?|statutes?|act|regulations?|gesetz|gesetzgeber|verordnung|loi|règlement|ley|reglamento|legge|regolamento|zákon|ustawa|lei|regulamento|wet)$/u
const DEMANDS =
  /^(?:says|requires|demands|prescribes|provides|sagt|verlangt|fordert|bestimmt|will|steht|dit|exige|prescrit|veut|dice|manda|prescribe|prevede|chiede|esige|říká|vyžaduje|stanoví|požaduje|mówi|wymaga|stanowi|diz|manda|prevê|zegt|eist)$/u

/** "That is what the law says.": not "The law forbids this." */
function demandsIt(words: readonly string[], meanings: Meanings): boolean {
  const refers = anyOf(meanings.points, meanings.isProForm)
  const isLaw: Is = (word = '') => LAW.test(withoutElision(word))
  const needed = [refers, isLaw, anyOf(DEMANDS)]
  const isOfThese = anyOf(...needed, isWhat, meanings.isFunction)
  return needed.every((is) => words.some(is)) && words.slice(0, -1).every(isOfThese)
}

/** The tokens without such sentences. */
export function withoutSettled(tokens: Tokens, meanings: Meanings): Token[] {
  const kept: Token[] = []
  let sentence: Token[] = []
  for (const token of tokens) {
    sentence.push(token)
    if (token.kind !== 'stop') continue
    const words = sentence.map(({ text }) => text)
    const settles = [isSeverability, replacesEarlier, rulesExceptions, demandsIt].some((is) =>
      is(words, meanings),
    )
    if (!settles) kept.push(...sentence)
    sentence = []
  }
  return [...kept, ...sentence]
}

/** Too short to say more than yes or no. */
const SHORTEST = 3
/** "A deposit isn't taken": something new. */
const ARTICLE = /^(?:an?|the|eine?|der|die|das|une?|l[ea]s?|el|los|las|il|lo|gli|i|uma?|os?|een|het|de)$/u
const THERE = /^(?:there|there's|il|es|hay|há|ci|zde)$/u

/** Whether a sentence with a negation names a subject that is neither the sentence before nor a part of the document. */
export function hasOwnSubject(sentence: Tokens, meanings: Meanings): boolean {
  const words = sentence.map(({ text }) => text)
  const [first = '', second = ''] = words
  if (words.length < SHORTEST || meanings.negates(words.at(-1))) return false
  const isAboutText = [
    ...[meanings.isClause, meanings.isWriting, meanings.asserts, meanings.narrates, meanings.isVoice],
    ...[meanings.removes, meanings.doubts, meanings.overrides, meanings.determines, meanings.points],
    ...[meanings.isProForm, isPaper, isPart, isSection],
  ]
  const isOther = (word: string, at: number): boolean =>
    (at > 0 || !THERE.test(word)) && isAboutText.some((is) => is(word))
  if (words.some(isOther)) return false
  if (first === 'do' || THERE.test(first)) return true
  if (meanings.negates(first)) return meanings.denies(first) && !meanings.isFunction(second)
  return ARTICLE.test(first) || !meanings.isFunction(first)
}

/** "No hay costes", "Non ci sono": something else is missing. */
const EXISTS = /^(?:hay|existen?|ci|vi|há|existem?|ma|c'è|v'è)$/u
/** "Non è consentito cedere", "No se permite ceder", "Nie wolno przenosić", "Není možné postoupit" */
const INFINITIVE =
  /^\p{L}{2,20}(?:[aei]re|[aei]rsi|rre|ar|er|ir|[aei]r-?se|ać|ić|yć|eć|ść|ąć|at|it|et|ít|out|ést)$/u
/** "N'oubliez pas", "Don't forget" */
const IMPERATIVE = /^(?:don't|(?:n')?\p{L}{3,20}ez)$/u
/** "No se permite ceder": not "No es necesario pagar", "Nie chce płacić", which deny the duty before. */
const MAY =
  /^(?:permit\p{L}{0,6}|consent\p{L}{1,4}|ammess[aoei]|admit\p{L}{1,4}|autori\p{L}{2,8}|l\u00edcit[ao]|lecit[ao]|pos[is]\p{L}{1,6}|posible|puede[ns]?|podr\p{L}{1,3}|pu\u00f2|possono|potr\p{L}{1,5}|pode[mr]?\p{L}{0,2}|wolno|mo\u017cna|mo\u017c\p{L}|mog\u0105|dozwolon\p{L}|dopuszczaln\p{L}|mo\u017en\p{L}|dovolen\p{L}|povolen\p{L}|p\u0159\u00edpustn\p{L})$/u
/** "No se puede exigir el pago" */
const DEMAND = /^(?:exig|esig|reclam|cobr|preten|rivendic|\u017c\u0105da|domaga|vym\u00e1h|po\u017eadov)/u
/** Words after a negation among which the verb is that the sentence is about. */
const OWN_REACH = 4

/** Whether a sentence that begins with a negation names something of its own that is not so, not the sentence before. */
export function deniesOther(sentence: Tokens, meanings: Meanings): boolean {
  const words = sentence.slice(1).map(({ text }) => text)
  if (words.some(anyOf(meanings.isClause, meanings.points))) return false
  const isVerb = (word: string, at: number): boolean =>
    at > 0 && INFINITIVE.test(word) && !meanings.isFunction(words[at - 1])
  const near = words.slice(0, OWN_REACH)
  if (has(sentence.slice(0, OWN_REACH), IMPERATIVE)) return true
  if (has(near, DEMAND)) return false
  // "No hay que pagar"
  if (EXISTS.test(words[0] ?? '')) return !near.some(isVerb) && !meanings.subordinates(words[1])
  return has(near, MAY) && near.some(isVerb)
}
