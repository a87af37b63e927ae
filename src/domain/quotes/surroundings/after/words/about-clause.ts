/** Words of sentences about "this clause", "both points" or "none of the above". */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "outside the scope of this sentence" */
export const isOutside = inAnyLanguage({
  en: 'outside beyond',
  de: 'außerhalb jenseits',
  cs: 'mimo',
  fr: 'hors dehors',
  es: 'fuera',
  it: 'fuori',
  pl: 'poza',
  pt: 'fora',
  nl: 'buiten',
})

/** "This clause does not limit any other remedy.": not "affect", which may mean "apply to". */
export const isLimiting = inAnyLanguage({
  en: 'limit restrict prejudice prevent preclude release relieve',
  de: 'hindert einschränkt einschränken einschränke einschränkte schränkt schränke beschränkt beschränken beschränke beschränkte',
  cs: 'brání omezuje omezují omezuji',
  fr: 'empêche limite préjudicie',
  es: 'impide limita perjudica',
  it: 'impedisce impede limita pregiudica',
  pl: 'zapobiega ogranicza narusza',
  pt: 'impede limita prejudica',
  nl: 'belet beperkt',
})

/** "the duty just stated" */
export const isStated = inAnyLanguage({ en: 'stated mentioned named described' })

/** "may not be waived", "darf nicht ausgeschlossen werden" */
export const isWaived = inAnyLanguage({
  en: 'dropped waived excluded restricted limited revoked withdrawn suspended',
  de: 'abbedungen ausgeschlossen eingeschränkt beschränkt widerrufen',
  cs: 'vyloučen* omezen* zrušen*',
  fr: 'exclu exclue exclus limité limitée limités limitées écarté écartée écartés écartées',
  es: 'excluido excluida excluidos excluidas limitado limitada limitados limitadas',
  it: 'escluso esclusa esclusi escluse limitato limitata limitati limitate',
  pl: 'wyłączona wyłączone wyłączony ograniczona ograniczone ograniczony',
  pt: 'excluído excluída excluídos excluídas limitado limitada limitados limitadas afastado afastada afastados afastadas',
  nl: 'uitgesloten beperkt',
})

/** "None of the above", "nichts davon" */
export const isOf = inAnyLanguage({
  en: 'of',
  de: 'von davon der',
  cs: 'z ze',
  fr: 'de des',
  es: 'de',
  it: 'di dei',
  pl: 'z ze',
  pt: 'de dos',
  nl: 'van de',
  id: 'dari',
})

/** "Both items were voted down.", "Les deux points …" */
export const isBoth = inAnyLanguage({
  en: 'both',
  de: 'beide beiden beides',
  cs: 'oba obě',
  fr: 'les deux',
  es: 'ambos ambas',
  it: 'entrambi entrambe',
  pl: 'oba obydwa',
  pt: 'ambos ambas',
  nl: 'beide beiden allebei',
  id: 'keduanya',
})

export const isListItem = inAnyLanguage({
  en: 'item items point points statement statements',
  de: 'punkt punkte punkten',
  cs: 'body bodů',
  fr: 'point points',
  es: 'puntos',
  it: 'punti',
  pl: 'punkt punkty',
  pt: 'pontos',
  nl: 'punten',
  id: 'poin butir',
})
