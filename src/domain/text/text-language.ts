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

interface Hints {
  /** Frequent short words that few other languages share. */
  readonly words: string
  /** Letters that few other languages use. */
  readonly letters: RegExp
}

/** Languages written in Latin letters; English first, because it wins ties. */
const LATIN: Readonly<Record<string, Hints>> = {
  en: {
    words: 'the and of to must is be in are not with contain document should each has have any',
    letters: /[^\s\S]/gu,
  },
  cs: {
    words: 'a je musí být se na v ve že smlouva dokument obsahovat nesmí jsou s pro které každá by z do',
    letters: /[ěřů]/giu,
  },
  sk: {
    words: 'a je musí byť sa na v vo že zmluva dokument obsahovať nesmie sú s pre ktoré každá by z do',
    letters: /[ľĺŕôä]/giu,
  },
  de: {
    words: 'der die das und muss ist sein ein eine nicht mit im den vertrag dokument enthalten werden',
    letters: /[äöüß]/giu,
  },
  pl: {
    words: 'i jest musi być się na w we że umowa dokument zawierać nie są z dla które każda do oraz',
    letters: /[ąęłńśźż]/giu,
  },
  fr: {
    words: 'le la les des et est être doit un une dans pas avec contrat document du au qui ne',
    letters: /[œàèêçù]/giu,
  },
  es: {
    words: 'el la los las y es ser debe un una en no con contrato documento del al que contener',
    letters: /[ñ¿¡]/giu,
  },
  it: {
    words: 'il la i gli le e è essere deve un una in non con contratto documento del della che di',
    letters: /[òì]/giu,
  },
  pt: {
    words: 'o a os as e é ser deve um uma em não com contrato documento do da que conter',
    letters: /[ãõ]/giu,
  },
  nl: {
    words: 'de het een en is moet zijn niet met in van contract document bevatten worden',
    letters: /ij/giu,
  },
  hu: { words: 'a az és kell nem egy van hogy szerződés dokumentum tartalmaznia minden', letters: /[őű]/giu },
  ro: { words: 'și este trebuie să un o în nu cu contract document care conțină', letters: /[șțăâ]/giu },
}

/** Weight of a letter relative to a word: one "ř" in a rule says less than two Czech words. */
const LETTER_WEIGHT = 0.75

function latinLanguage(text: string): string {
  // With digits, because the letters of a code ("3a-7e") are no words.
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let best = 'en'
  let most = 0
  for (const [language, hints] of Object.entries(LATIN)) {
    const known = new Set(hints.words.split(' '))
    const score =
      words.filter((word) => known.has(word)).length + LETTER_WEIGHT * countOf(text, hints.letters)
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
