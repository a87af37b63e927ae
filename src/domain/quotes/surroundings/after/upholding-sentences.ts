/** Sentences that leave the text around them in force: severability, what it replaces, who makes exceptions, what the law demands. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { BREAKS, WHAT, withoutElision } from '../common-words.ts'
import { isPaper } from '../document-words.ts'

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
  words.some((word) => BREAKS.test(word) || meanings.upholds(word))

/** "This Agreement supersedes all previous agreements.": not "supersedes the foregoing" */
const replacesEarlier = (words: readonly string[], meanings: Meanings): boolean =>
  words.slice(0, SUBJECT).some(anyOf(isPaper, meanings.isWriting)) &&
  words.slice(0, NEAR).some((word) => REPLACES.test(word)) &&
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
  return at >= 0 && words.slice(at, OPENING).some((word) => MUST.test(word)) && !words.some(meanings.negates)
}

const LAW =
  /^(?:laws?|statutes?|act|regulations?|gesetz|gesetzgeber|verordnung|loi|règlement|ley|reglamento|legge|regolamento|zákon|ustawa|lei|regulamento|wet)$/u
const DEMANDS =
  /^(?:says|requires|demands|prescribes|provides|sagt|verlangt|fordert|bestimmt|will|steht|dit|exige|prescrit|veut|dice|manda|prescribe|prevede|chiede|esige|říká|vyžaduje|stanoví|požaduje|mówi|wymaga|stanowi|diz|manda|prevê|zegt|eist)$/u

/** "That is what the law says.": not "The law forbids this." */
function demandsIt(words: readonly string[], meanings: Meanings): boolean {
  const refers = anyOf(meanings.points, meanings.isProForm)
  const isLaw = (word: string): boolean => LAW.test(withoutElision(word))
  const demands = (word: string): boolean => DEMANDS.test(word)
  const others = [(word: string): boolean => WHAT.test(word), meanings.isFunction]
  const needed = [refers, isLaw, demands]
  return (
    needed.every((is) => words.some(is)) &&
    words.slice(0, -1).every((word) => [...needed, ...others].some((is) => is(word)))
  )
}

/** The tokens without such sentences. */
export function withoutSettled(tokens: readonly Token[], meanings: Meanings): Token[] {
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
