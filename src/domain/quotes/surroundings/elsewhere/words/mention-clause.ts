/** Words that tell what a section is in its clause: the subject, an object, or a part of what else is said. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "the provisions of section 3", "Bestimmungen der Ziffer 3" */
export const isOf = inAnyLanguage({
  en: 'of',
  de: 'des der',
  cs: 'z ze',
  fr: 'de du',
  es: 'de del',
  it: 'del della',
  pl: 'z ze',
  pt: 'de do da',
  nl: 'van',
})

/** Words between a governing word and its object: "delete this section". */
export const isDeterminer = inAnyLanguage({
  en: 'the a an this that these those said such both',
  de: 'der die das den dem diese dieser dieses diesem diesen',
  cs: 'ten ta ty tento tato',
  fr: 'le la les ce cette',
  es: 'el la los las este esta',
  it: 'il lo la i gli le questo questa',
  pl: 'ten ta',
  pt: 'o a os as este esta',
  nl: 'het die deze dit',
})

/** Verbs of the passive, and those that say as much: "is deleted", "wird gestrichen", "se suprime", "entfällt". */
export const isPassiveVerb = inAnyLanguage({
  en: 'be been is are was were',
  de: 'ist sind wird werden wurde wurden entfällt entfallen entfiel entfielen entfernt',
  cs: 'je jsou byl byla bylo byli byly se',
  fr: 'est sont été se',
  es: 'es son fue fueron queda quedan se',
  it: 'è sono stato stata stati state viene vengono',
  pl: 'jest są się zosta*',
  pt: 'é são foi foram fica ficam se',
  nl: 'is zijn worden werd',
  tr: '*amaz *emez *lmaz *lmez *nmaz *nmez *dır *tır *lidir *sizdir *ildir *tedir *dedir *ektir böyledir *miştir *muştur *müştür *ludur *rudur yoktur kesindir mümkündür üstündür',
  id: 'dicabut dihapus dihapuskan dibatalkan dihentikan ditiadakan ditangguhkan digantikan diabaikan dikecualikan dikesampingkan dibebaskan dinyatakan ditetapkan ditentukan disahkan diserahkan dilaksanakan dimasukkan diusulkan direncanakan ditegaskan dikuatkan dibulatkan diperdebatkan diberlakukan',
})

/** Nouns for what a section says or does, beside those for a duty: "the application of", "the measures in". */
export const isSectionContent = inAnyLanguage({
  en: 'application applicability operation effect enforcement measure measures claim claims',
  de: 'anwendung geltung wirkung maßnahme maßnahmen ansprüche',
  cs: 'užití použití opatření',
  fr: 'application mesure mesures',
  es: 'aplicación medida medidas',
  it: 'applicazione misura misure',
  pl: 'stosowanie stosowania',
  pt: 'aplicação medida medidas',
  nl: 'toepassing maatregelen',
})

/** "lo previsto en", "what is said in" */
export const isSaid = inAnyLanguage({
  en: 'said stand stood',
  de: 'gesagte vereinbarte steht stand',
  cs: 'ustanovené sjednané',
  fr: 'prévu prévoit prévoyait',
  es: 'previsto dispuesto establecido',
  it: 'previsto previste disposto stabilito',
  pl: 'uzgodnione',
  pt: 'previsto disposto estabelecido',
  nl: 'bepaalde',
})
