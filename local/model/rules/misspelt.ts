/** Misspelt words of English rules: each is replaced by the word of the tables that the dictionary suggests. */
import { languageOf } from '../document/language.ts'
import { englishSpeller, type Speller } from '../general/speller.ts'
import { isWithin } from './slips.ts'

/** A rule with a greater share of unknown words, one in so many, is in another language. */
const mostUnknown = 2
/** A capital letter after the first word begins a name. Slips seldom change a word's last letter. */
const letters = /^[A-Z][a-z]{3,30}(?![\p{L}\p{N}'])|(?<![\p{L}\p{N}'])[a-z]{4,30}(?![\p{L}\p{N}'])/gu
const foreign: ReadonlySet<string> = new Set(['de', 'cs'])
const ofEnglish = /\b(?:the|must|shall|should|of|and)\b/iu
const quoted = /["“„«]/u

/** Of a shorter word only the order of its letters is mended: "trem". */
const shortWord = 4
function isLong(word: string): boolean {
  return word.length > shortWord
}

function lettersOf(word: string): string {
  return [...word].sort().join('')
}

/** Forms of a word that the dictionary may not know: "sublicensable", "favour". "Termintion" is no form of "term". */
const form =
  /^(?:|s|e|es|ed|d|y|ly|all?y?|ies|ied|e?rs?|ors?|ees?|ings?|ions?|[ai]ble|ive|ity|ial|ment|ness|less|ful|[ae]n[ct][ey]?|ist|ism|[ao]ry|ure|ated?|ates|[a-z]{0,5}(?:ations?|itions?|ments?|ings?|able|ability|ible|ances?|ences?|ively|ities))$/u

/** Maximum slips between a word and what the dictionary suggests. */
const mostSlips = 3

/** Corrects rules with the words of these terms, in the notation of `patterns/terms.ts`. */
export function correcting(terms: readonly string[]): (text: string) => string {
  const all = terms.flatMap((one) => one.match(/[a-z]+\*?/gu) ?? [])
  const words = new Set(all.filter((one) => !one.endsWith('*')))
  const starts = new Set(all.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1)))
  const startsOf = (word: string): string[] =>
    Array.from(word, (_, at) => word.slice(0, at + 1)).filter((one) => starts.has(one))
  const isTerm = (word: string): boolean => words.has(word) || startsOf(word).length > 0
  const isForm = (word: string): boolean =>
    words.has(word) || startsOf(word).some((one) => form.test(word.slice(one.length)))
  let candidates: ReadonlyMap<string | undefined, readonly string[]> | undefined
  /** Whether the dictionary has a term close to a word. Asking it for suggestions takes up to half a second. */
  const isNearTerm = (word: string, { data }: Speller): boolean => {
    candidates ??= Map.groupBy(Object.keys(data).filter(isTerm), ([first]) => first)
    return candidates.get(word[0])?.some((term) => isWithin(mostSlips, word, term)) ?? false
  }
  const rearranged = new Map([...words].filter(isLong).map((word) => [word[0] + lettersOf(word), word]))
  return (text) => {
    const written = text.match(/\p{L}+/gu) ?? []
    const speller = foreign.has(languageOf(text)) || quoted.test(text) ? null : englishSpeller()
    if (speller === null) return text
    const isKnown = (word: string): boolean => isForm(word) || speller.correct(word)
    const unknown = written.filter((one) => !isKnown(one.toLowerCase()) && !speller.correct(one))
    const isForeign = unknown.length * mostUnknown > written.length && !ofEnglish.test(text)
    if (unknown.length === 0 || isForeign) return text
    return text.replace(letters, (word, at: number) => {
      const lower = at === 0 ? word.toLowerCase() : word
      if (isKnown(lower)) return word
      const suggested = isNearTerm(lower, speller) ? speller.suggest(lower) : []
      const meant = suggested.filter((one) => isTerm(one) && one[0] === lower[0])
      // "Contarct" is "contract", not "contact": letters change places more often than they are lost.
      return (
        meant.find((one) => lettersOf(one) === lettersOf(lower)) ??
        (isLong(lower) ? null : word) ??
        meant.find((one) => one.at(-1) === lower.at(-1)) ??
        meant[0] ??
        rearranged.get(lower[0] + lettersOf(lower)) ??
        word
      )
    })
  }
}
