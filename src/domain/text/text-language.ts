/** Detects the language of a text by its script, common words and letters. */

/** Most specific first, with the minimum share of letters: a foreign name decides nothing, a Ukrainian letter does. */
const SCRIPTS: readonly (readonly [string, number, RegExp])[] = [
  ['ja', 0.1, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', 0.3, /\p{Script=Hangul}/gu],
  ['zh', 0.3, /\p{Script=Han}/gu],
  ['uk', 0.01, /[іїєґ]/giu],
  ['ru', 0.3, /\p{Script=Cyrillic}/gu],
  ['el', 0.3, /\p{Script=Greek}/gu],
  ['he', 0.3, /\p{Script=Hebrew}/gu],
  ['fa', 0.01, /[پچژگ]/gu],
  ['ar', 0.3, /\p{Script=Arabic}/gu],
  ['hi', 0.3, /\p{Script=Devanagari}/gu],
  ['th', 0.3, /\p{Script=Thai}/gu],
]

/** Frequent short words that few other languages in Latin letters share; English first, because it wins ties. */
const WORDS = {
  en: 'the and of to must is be in are not with contain document should each has have any',
  cs: 'a je musí být se na v ve že smlouva dokument obsahovat nesmí jsou s pro které každá by z do',
  sk: 'a je musí byť sa na v vo že zmluva dokument obsahovať nesmie sú s pre ktoré každá by z do',
  de: 'der die das und muss ist sein ein eine nicht mit im den vertrag dokument enthalten werden',
  pl: 'i jest musi być się na w we że umowa dokument zawierać nie są z dla które każda do oraz',
  fr: 'le la les des et est être doit un une dans pas avec contrat document du au qui ne',
  es: 'el la los las y es ser debe un una en no con contrato documento del al que contener',
  it: 'il la i gli le e è essere deve un una in non con contratto documento del della che di',
  pt: 'o a os as e é ser deve um uma em não com contrato documento do da que conter',
  nl: 'de het een en is moet zijn niet met in van contract document bevatten worden',
  hu: 'a az és kell nem egy van hogy szerződés dokumentum tartalmaznia minden',
  ro: 'și este trebuie să un o în nu cu contract document care conțină',
}

/** Letters that few others use. */
const LETTERS: ReadonlyMap<string, RegExp> = new Map([
  ['cs', /[ěřů]/giu],
  ['sk', /[ľĺŕôä]/giu],
  ['de', /[äöüß]/giu],
  ['pl', /[ąęłńśźż]/giu],
  ['fr', /[œàèêçù]/giu],
  ['es', /[ñ¿¡]/giu],
  ['it', /[òì]/giu],
  ['pt', /[ãõ]/giu],
  ['nl', /ij/giu],
  ['hu', /[őű]/giu],
  ['ro', /[șțăâ]/giu],
])

/** Weight of a letter relative to a word: one "ř" in a rule says less than two Czech words. */
const LETTER_WEIGHT = 0.75

function latinLanguage(text: string): string {
  // With digits, because the letters of a code ("3a-7e") are no words.
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let best = 'en'
  let most = 0
  for (const [language, frequent] of Object.entries(WORDS)) {
    const known = new Set(frequent.split(' '))
    const letters = LETTERS.get(language)
    const score =
      words.filter((word) => known.has(word)).length + (letters ? LETTER_WEIGHT * countOf(text, letters) : 0)
    if (score > most) {
      best = language
      most = score
    }
  }
  return best
}

/** Returns the tag of a text's most likely language; English if there are no hints. */
export function languageOf(text: string): string {
  const letters = countOf(text, /\p{L}/gu)
  const script = SCRIPTS.find(([, share, letter]) => countOf(text, letter) > share * letters)
  return script?.[0] ?? latinLanguage(text)
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
