/** Words that connect or limit what others say. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

export const isConjunction = inAnyLanguage({
  en: 'and or',
  de: 'und oder',
  cs: 'a nebo i',
  fr: 'et ou',
  es: 'y o e',
  it: 'e o',
  pl: 'i oraz lub albo',
  pt: 'e ou',
})

/** "under", "gemäß": before a section, they make it a part of what else is said. */
export const isPreposition = inAnyLanguage({
  en: 'to from in of under by on at for with per as within against over through via than into upon about concerning regarding including until since',
  de: 'bis zu zur zum von vom aus nach im gemäß laut mit bei unter auf für durch gegen über an am ab seit trotz wegen bezüglich hinsichtlich',
  cs: 'až ohledně z k ke v ve s se do po od pod podle dle na no',
  fr: 'concernant des à au aux du de en dans par pour avec sur sous selon entre après contre avant depuis vers',
  es: 'acerca circa al del por para con según sobre bajo desde contra hasta mediante',
  it: 'riguardo ad al alla all della dell di nel nella nell dal dalla dall su sulla sull secondo da tra fra dei degli delle dello dai dalle ai agli nei nelle negli sui sulle contro entro',
  pl: 'dotyczące z ze w we do po przez dla od według na',
  pt: 'ao dos do da no na em pelo pela com segundo conforme nos nas pelos pelas às aos sob até',
  nl: 'omtrent betreffende bij van uit op met voor door onder volgens aan tot',
  id: 'dari pada di dengan menurut berdasarkan dalam oleh sesuai',
})

/** "For all customers: …" narrows nothing. */
export const isEvery = inAnyLanguage({
  en: 'all every each',
  de: 'alle allen aller jede jeder jeden jedes',
  cs: 'všech*',
  fr: 'tous tout toute toutes chaque chacun chacune',
  es: 'todo toda todos todas cada',
  it: 'tutti tutte tutto tutta ogni ciascun ciascuno ciascuna',
  pl: 'wszystki*',
  pt: 'todo toda todos todas',
})

export const isOnly = inAnyLanguage({
  en: 'only solely exclusively',
  de: 'nur lediglich ausschließlich',
  cs: 'pouze jen výhradně',
  fr: 'uniquement seulement seul seule seuls seules exclusivement',
  es: 'sólo solo solamente únicamente exclusivamente',
  it: 'solo soltanto unicamente esclusivamente',
  pl: 'tylko wyłącznie jedynie',
  pt: 'apenas somente só',
  nl: 'alleen slechts uitsluitend',
  tr: 'yalnızca sadece',
  id: 'hanya',
})

/** "except under clause 3.1" */
export const isExcept = inAnyLanguage({
  en: 'unless except save',
  de: 'außer',
  cs: 'kromě leda',
  fr: 'sauf hors hormis excepté',
  es: 'salvo excepto',
  it: 'salvo tranne eccetto fuorché',
  pl: 'oprócz chyba',
  pt: 'salvo exceto',
  nl: 'tenzij behalve',
  tr: 'hariç',
  id: 'kecuali',
})

/** Begins what must come first. Not "when both have signed", which may have happened. */
export const isOnce = inAnyLanguage({
  en: 'once only',
  de: 'nur erst sobald',
  cs: 'teprve až jakmile',
  fr: 'seulement uniquement',
  es: 'solo sólo solamente únicamente',
  it: 'solo soltanto unicamente',
  pl: 'dopiero',
  pt: 'só somente apenas',
  nl: 'pas zodra',
})

/** "that is what …" */
export const isWhat = inAnyLanguage({
  en: 'what whatever',
  de: 'was',
  cs: 'co',
  fr: 'ce',
  es: 'lo',
  it: 'quanto ciò',
  pl: 'co',
  pt: 'o',
  nl: 'wat',
})

/** Begins a clause inside a sentence. */
export const isClauseLink = inAnyLanguage({
  en: 'who whom whose which that what as after before because than',
  de: 'weil nachdem als dass welche welcher welches welchem welchen die',
  cs: 'který která které kteří jak jako',
  fr: `qui que dont où après qu'* avant lequel laquelle lesquels lesquelles`,
  es: 'que quien quienes cual cuales cuyo cuya cuyos cuyas antes después porque',
  it: 'che cui quale quali dopo prima perché',
  pl: 'że który która które którzy jak jako',
  pt: 'quem qual quais cujo cuja cujos cujas após',
  nl: 'die dat toen omdat als',
})

/** "Who pays?" */
export const isQuestionWord = inAnyLanguage({
  en: 'how why what who when where which',
  de: 'wie warum weshalb was wer wann wo welche welcher welches',
  cs: 'jak proč co kdo kdy kde který která které',
  fr: 'comment pourquoi que qui quand où quel quelle quels quelles combien',
  es: 'cómo por qué quién cuándo dónde cuál quiénes cuáles cuánto cuánta cuántos cuántas',
  it: 'come perché cosa chi dove quale quali quanto quanta quanti quante',
  pl: 'jak dlaczego kto kiedy gdzie który która które którzy',
  pt: 'como porquê quem onde qual quais quantos quantas',
  nl: 'hoe waarom wat wie wanneer waar welke',
  tr: 'nasıl neden ne kim',
  id: 'bagaimana mengapa apa siapa kapan',
})

/** Question words that also begin a condition: "Where goods are late, …". */
export const isInCase = inAnyLanguage({
  en: 'when where',
  de: 'wo',
  cs: 'kdy kde',
  fr: 'quand où que qui',
  es: 'cuando donde dónde',
  it: 'quando dove',
  pl: 'kiedy gdzie',
  pt: 'quando onde',
  nl: 'wanneer waar',
  tr: 'neden',
  id: 'kapan',
})
