/** Words that tell what a section is in its clause: the subject, an object, or a part of what else is said. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "the provisions of section 3", "Bestimmungen der Ziffer 3" */
export const isOf = inAnyLanguage({
  en: 'of',
  de: 'des der',
  cs: 'z ze',
  fr: 'de du',
  es: 'de del',
  it: `del della dei degli delle dello dell'*`,
  pl: 'z ze',
  pt: 'de do da dos',
  nl: 'van',
})

/** Words between a governing word and its object: "delete this section". */
export const isDeterminer = inAnyLanguage({
  en: 'the a an this that these those said such both',
  de: 'der die das den dem diese dieser dieses diesem diesen',
  cs: 'ten ta ty tento tato tuto toto tohoto této tomuto tomto tímto touto tyto těchto oba obě',
  fr: 'le la les ce cette ces cet ledit ladite',
  es: 'el la los las este esta estos estas dicho dicha dichos dichas',
  it: 'il lo la i gli le questo questa questi queste tale tali',
  pl: 'ten ta tę tą tej tego tym niniejszy niniejsza niniejsze niniejszego niniejszej oba obie',
  pt: 'o a os as este esta estes tal',
  nl: 'het die deze dit',
})

/** Verbs of the passive, and those that say as much: "is deleted", "wird gestrichen", "se suprime", "entfällt". */
export const isPassiveVerb = inAnyLanguage({
  en: 'be been is are was were being',
  de: 'ist sind wird werden wurde wurden entfällt entfallen entfiel entfielen entfernt worden',
  cs: 'je jsou byl byla bylo byli byly se bude budou',
  fr: 'est sont été se sera seront fut furent',
  es: 'es son fue fueron queda quedan se será serán quedó quedaron quedará quedarán sido',
  it: 'è sono stato stata stati state viene vengono sarà saranno fu furono venne vennero verrà verranno',
  pl: 'jest są się zosta* był była było były będzie będą',
  pt: 'é são foi foram fica ficam se serão ficou ficaram ficará ficarão',
  nl: 'is zijn worden werd wordt werden vervalt vervallen verviel',
  tr: '*amaz *emez *lmaz *lmez *nmaz *nmez *dır *tır *lidir *sizdir *ildir *tedir *dedir *ektir böyledir *miştir *muştur *müştür *ludur *rudur yoktur kesindir mümkündür üstündür',
  id: 'dicabut dihapus dihapuskan dibatalkan dihentikan ditiadakan ditangguhkan digantikan diabaikan dikecualikan dikesampingkan dibebaskan dinyatakan ditetapkan ditentukan disahkan diserahkan dilaksanakan dimasukkan diusulkan direncanakan ditegaskan dikuatkan dibulatkan diperdebatkan diberlakukan',
})

/** Nouns for what a section says or does, beside those for a duty: "the application of", "the measures in". */
export const isSectionContent = inAnyLanguage({
  en: 'application applicability operation effect enforcement measure measures claim claims',
  de: 'anwendung geltung wirkung maßnahme maßnahmen ansprüche anwendbarkeit anspruch durchsetzung wirksamkeit massnahme massnahmen',
  cs: 'užití použití opatření použitelnost účinek účinky platnost uplatnění nárok nároky nároků',
  fr: 'application mesure mesures applicabilité effet effets exécution',
  es: 'aplicación medida medidas aplicabilidad efecto efectos ejecución',
  it: 'applicazione misura misure applicabilità effetto effetti esecuzione',
  pl: 'stosowanie stosowania zastosowanie zastosowania skutek skutki obowiązywanie obowiązywania roszczenia roszczeń',
  pt: 'aplicação medida medidas aplicabilidade efeito efeitos execução',
  nl: 'toepassing maatregelen toepasselijkheid maatregel werking aanspraken vorderingen',
})

/** "lo previsto en", "what is said in" */
export const isSaid = inAnyLanguage({
  en: 'said stand stood',
  de: 'gesagte vereinbarte steht stand gesagten vereinbarten geregelte geregelten festgelegte festgelegten standen stehen',
  cs: 'ustanovené sjednané ujednané',
  fr: 'prévu prévoit prévoyait prévue prévus prévues énoncé stipulé stipulée',
  es: 'previsto dispuesto establecido prevista previstos previstas dispuesta establecida establecidos establecidas estipulado dicho',
  it: 'previsto previste disposto stabilito previsti disposta stabilita stabiliti stabilite detto indicato',
  pl: 'uzgodnione powiedziane',
  pt: 'previsto disposto estabelecido estabelecida estabelecidos estabelecidas dito',
  nl: 'bepaalde gestelde afgesprokene',
})
