/** Words and sentences before a text that do not state it: reports, conditions, hypotheses, other contracts. */

import { anyOf, type Meanings, WITHOUT } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { THING } from '../after/anaphora.ts'
import { has } from '../clauses.ts'
import { isNarrative } from '../past-tense.ts'
import { isDocument, isSection, isTerms } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'

/** Minimum words of a lead-in that may be a clause. */
const CLAUSE_WORDS = 3
/** Verbs of a lead-in whose items the document states: "The Supplier shall:", "The fees are:". */
const STATES =
  /^(?:is|are|shall|must|will|includes?|contains?|comprises?|amounts?|costs?|pays?|means|ist|sind|muss|m\u00fcssen|wird|werden|bedeutet|umfasst|enthält|beträgt|betragen|trägt|tragen|zahlt|zahlen|gilt|gelten|est|sont|doit|doivent|comprend|d\u00e9signe|es|son|debe|deben|deber\u00e1n?|significa|comprende|\u00e8|sono|deve|devono|significano|s\u00e3o|devem|dever\u00e1|je|jsou|mus\u00ed|znamen\u00e1|zahrnuje|plat\u00ed|jest|s\u0105|musi|oznacza|obejmuje|wynosi|wynosz\u0105|obowi\u0105zuje|apply|applies|lautet|recita|brzmi|zn\u00ed|reads?|dice|diz)$/u

/** "without limitation", "ohne Ausnahme" */
const LIMIT =
  /^(?:limit|restrict|reserv|exception|einschränk|ausnahme|vorbehalt|exce|réserve|salved|riserv|eccez|wyjąt|ogranicz|zastrzeż|výjim|omezen|výhrad|beperk|uitzonder|voorbehoud|reserva|ressalva)/u

/** The words but for "without limitation", which takes nothing back. */
export const withoutUnlimited = (words: readonly string[]): readonly string[] =>
  words.filter(
    (word, at) =>
      !(WITHOUT.test(word) && LIMIT.test(words[at + 1] ?? '')) &&
      !(LIMIT.test(word) && WITHOUT.test(words[at - 1] ?? '')),
  )

/** "were reported": the document itself reports what it lists. */
const PASSIVE =
  /^(?:was|were|been|wurden?|worden|été|fueron?|sido|stat[oaie]|foram?|byl[aioy]?|były|zostały?)$/u
const PLURAL = /s$/u
const THUS = /^(?:tak|thus|so)$/u
/** "The subject of the contract": not "subject to". */
export const isMatter = (words: readonly string[], at: number): boolean =>
  words[at] === 'subject' && words[at + 1] !== 'to'

/** "The following incidents were reported", but not "The following was said". */
export function isReport(words: readonly string[], meanings: Meanings): boolean {
  const verb = words.findIndex((word) => PASSIVE.test(word))
  const at = words.findIndex(meanings.isFollowing)
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isVoice, meanings.isChoice)
  const isOut = anyOf(meanings.doubts, meanings.isExample, meanings.isStatus, meanings.removes)
  const isOther = anyOf(isText, isOut, meanings.isFunction)
  // Also the singular: "options"
  const isThing = (word: string): boolean => ![word, word.replace(PLURAL, '')].some(isOther)
  const [noun] = words
    .slice(0, verb)
    .filter((_, i) => i !== at && Math.abs(i - at) === 1)
    .filter(isThing)
  return at >= 0 && noun !== undefined && words.length - verb <= 3
}

const FROM =
  /^(?:from|until|till|before|between|ab|bis|vor|zwischen|od|do|před|mezi|dès|jusqu'au|jusqu'en|avant|entre|desde|hasta|antes|dal|dall|dall'|fino|prima|da|przed|między|até|desde|vanaf|tot|voor)$/u
/** "the", "of", "1", "January" */
const IN_DATE = /^(?:of|\p{N}+|zum|den|roku|al|à|a|en|du|del|de|di|\p{L}{3,9})$/u
export const YEAR = /^(?:19|20)\d\d$/u
const DATE_WORDS = 5

/** "From 2035", "Until 31 December 2019": not "Since 2019", which is still so. */
export function beginsInTime(words: readonly string[]): boolean {
  if (!FROM.test(words[0] ?? '')) return false
  const year = words.slice(1, DATE_WORDS).findIndex((word) => YEAR.test(word))
  return year >= 0 && words.slice(1, year + 1).every((word) => IN_DATE.test(word))
}

/** "What we decided against:", "Wogegen wir sind:" */
const AGAINST = /^(?:against|wogegen|contre|contra|contro|proti|przeciw|przeciwko|waartegen)$/u

const US = /^(?:us|me|uns|mir|nám|ons|mij)$/u
/** What happened, without a word that adopts it: "In the old handbook somebody found this". */
const tellsOfIt = (words: readonly string[], meanings: Meanings): boolean => {
  const lead = words.join(' ')
  const keeps = anyOf(meanings.asserts, meanings.upholds, meanings.confirms, meanings.adds)
  return isNarrative(tokensOf(lead), lead, meanings) && !words.some(keeps)
}

/** "As one witness recalled: …", "Had the merger gone ahead, this would apply: …": a clause that doesn't state what follows. */
export function isOtherLead(words: readonly string[], meanings: Meanings): boolean {
  if (isReport(words, meanings)) return false
  if (words.length > 1 && words.some(meanings.narrates) && !words.some(meanings.asserts)) return true
  if (words.length < CLAUSE_WORDS) return false
  // "The manager assured us:"
  if (has(words, US) && words.some(anyOf(meanings.asserts, meanings.narrates, meanings.doubts))) return true
  // "Someone wrote this on the wall:"
  if (tellsOfIt(words, meanings)) return true
  if ([words[0], words.at(-1)].some((word) => AGAINST.test(word ?? ''))) return true
  const { removes, doubts, isVoice, limits, isExample, isPast, isChoice, overrides } = meanings
  const others = anyOf(removes, doubts, isVoice, limits, isExample, isPast, isChoice, overrides)
  const states = anyOf(STATES, meanings.asserts)
  const isNeutral = (word: string, at: number): boolean =>
    states(word) || isTerms(word) || isMatter(words, at)
  if (words.some((word, at) => !isNeutral(word, at) && others(word))) return true
  // "The contract between the Supplier and its subcontractor provides: …"
  const isOther = (word: string, at: number): boolean =>
    isDocument(word) && meanings.narrows(words[at + 1]) && !meanings.determines(words[at - 1])
  if (words.some(isOther)) return true
  // "Kupujący mówił tak:"
  if (THUS.test(words.at(-1) ?? '') && !words.some(states)) return true
  // "The Tenant's obligations:"
  if (!meanings.isFunction(words[0]) || isMatter(words, 0) || words.some(meanings.isClause)) return false
  return !words.some(anyOf(states, meanings.isFollowing, meanings.determines, isEvery))
}

/** Number of words within which a sentence about the following text names it. */
const SUBJECT_REACH = 3
/** Last words of a sentence that announces the next: "the position is as follows", "platí toto". */
const ANNOUNCES =
  /^(?:follows?|following|folgendes|toto|následující|suit|suivant|siguiente|segue|seguinte|następuje|następujące|volgende)$/u
const NEXT =
  /^(?:next|nächste[nrms]?|prochaine?|próxim[ao]|prossim[ao]|další|následující|následné|następn[eay]|poniższ[eay]|volgende)$/u
/** Verbs of what is not so. */
const WOULD =
  /^(?:would|könnte|würde|wäre|hätte|serait|aurait|pourrait|sería|podría|habría|sarebbe|potrebbe|avrebbe|byłoby|seria|poderia|teria|zou)$/u
/** Verbs at the beginning of a sentence that calls up what is not so. */
const IMAGINE =
  /^(?:imagine|suppose|supposing|picture|pretend|stellen?|angenommen|imaginons|supposons|imaginemos|supongamos|immaginiamo|supponiamo|suponhamos|wyobraźmy|załóżmy|przypuśćmy|představme|předpokládejme|stel)$/u
const IMAGINING = 2
/** "The position is as follows.", "Note the following." */
const POSITION = /^(?:position|posición|posizione|posição|pozice|note|nota|hinweis|point|please|bitte)$/u
/** Words at the beginning of a sentence among which its subject is: "The rest of this paragraph". */
const OPENING = 5
/** Words at the end of a sentence among which it announces the next. */
const CLOSING = 3
/** Before "of this paragraph". */
const REST = /^(?:rest|remainder|zbytek|reste|resto|reszta)$/u
/** Maximum words of a sentence such as "This is how it would read." */
const HYPOTHETICAL = 10

/**
 * Whether a sentence makes what follows it conditional, or somebody's account: "The next sentence applies only to
 * consumers.", "If the board agrees, the following applies.", "From 2035 the following will hold."
 */
export function isLimitedAhead(sentence: string, meanings: Meanings): boolean {
  const words = withoutUnlimited(wordsIn(sentence))
  const tokens = tokensOf(sentence).map(({ text }) => text)
  const isText = anyOf(meanings.isWriting, meanings.isClause, isSection)
  const limits = words.some((word) => meanings.limits(word) && !isTerms(word))
  const isNamed = words.some((word, at) => NEXT.test(word) && isText(words[at + 1]))
  // "O que se segue"
  const subject = words.filter((word) => word !== 'se').slice(0, SUBJECT_REACH)
  const isSubject = subject.some(meanings.isFollowing)
  const opening = words.slice(0, OPENING)
  const isOwn = opening.some((word, at) => {
    const ahead = opening.slice(0, at)
    const isNamed = meanings.determines(word) && isText(words[at + 1])
    return isNamed && ahead.every((other) => meanings.isFunction(other) || REST.test(other))
  })
  // Not "only as follows"
  if (limits && (isNamed || isSubject || isOwn)) return true
  const [first = ''] = words
  const announces = has(words.slice(-CLOSING), ANNOUNCES)
  const isCondition = meanings.restricts(first) || meanings.supposes(first) || meanings.beginCondition(words)
  if ((announces || isNamed) && isCondition) return true
  const isAccount = (word: string): boolean =>
    meanings.narrates(word) || (meanings.isVoice(word) && !POSITION.test(word))
  if (announces && words.some(isAccount) && !words.some(meanings.asserts)) return true
  // "An anonymous caller claimed this."
  const isShown = announces || (meanings.isProForm(words.at(-1)) && !THING.test(words.at(-1) ?? ''))
  if (isShown && (tellsOfIt(words, meanings) || has(words, WOULD))) return true
  // "Imagine a perfect world.", "If we had won, this is what would apply."
  if (has(words.slice(0, IMAGINING), IMAGINE)) return true
  if (isCondition && has(words.slice(-CLOSING), WOULD)) return true
  const isHypothesis = meanings.doubts(first) || has(words, WOULD)
  if (words.length <= HYPOTHETICAL && isHypothesis && words.some(meanings.isProForm)) return true
  return beginsInTime(tokens) && tokens.some(meanings.isFollowing)
}
