/** Words that connect or limit what others say. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

export const isConjunction = inAnyLanguage({
  en: 'and or',
  de: 'und oder',
  cs: 'a nebo i anebo či',
  fr: 'et ou',
  es: 'y o e',
  it: 'e o',
  pl: 'i oraz lub albo bądź',
  pt: 'e ou',
})

/** Begins an alternative: "shall repair or replace". Not Spanish or Italian "o", which is a preposition in Czech and Polish. */
export const isOr = inAnyLanguage({
  en: 'or',
  de: 'oder',
  cs: 'nebo anebo či',
  fr: 'ou',
  it: 'oppure ovvero',
  pl: 'lub albo bądź',
  pt: 'ou',
})

/** "under", "gemäß": before a section, they make it a part of what else is said. */
export const isPreposition = inAnyLanguage({
  en: 'to from in of under by on at for with per as within against over through via than into upon about concerning regarding including until since between before after during towards toward throughout among',
  de: 'bis zu zur zum von vom aus nach im gemäß laut mit bei unter auf für durch gegen über an am ab seit trotz wegen bezüglich hinsichtlich in innerhalb außerhalb ausserhalb während vor zwischen entsprechend zufolge aufgrund anhand mittels gegenüber neben seitens nebst samt einschließlich binnen zwecks infolge angesichts',
  cs: 'až ohledně z k ke v ve s se do po od pod podle dle na no při pro mezi za nad před přes vůči proti během skrze včetně týkající týkajících',
  fr: 'concernant des à au aux du de en dans par pour avec sur sous selon entre après contre avant depuis vers',
  es: 'acerca circa al del por para con según sobre bajo desde contra hasta mediante',
  it: 'riguardo ad al alla all della dell di nel nella nell dal dalla dall su sulla sull secondo da tra fra dei degli delle dello dai dalle ai agli nei nelle negli sui sulle contro entro',
  pl: 'dotyczące z ze w we do po przez dla od według na pod przy za nad między przed wobec względem podczas dotyczący dotycząca dotyczącym dotyczącej dotyczących dotyczącego odnośnie zgodnie przeciw przeciwko jako',
  pt: 'ao dos do da no na em pelo pela com segundo conforme nos nas pelos pelas às aos sob até',
  nl: 'omtrent betreffende bij van uit op met voor door onder volgens aan tot in naar over tijdens tegen binnen buiten krachtens ingevolge overeenkomstig conform per sinds vanaf wegens tussen inzake jegens namens via',
  id: 'dari pada di dengan menurut berdasarkan dalam oleh sesuai',
})

/** "For all customers: …" narrows nothing. */
export const isEvery = inAnyLanguage({
  en: 'all every each',
  de: 'alle allen aller jede jeder jeden jedes allem jedem sämtliche sämtlicher sämtlichen sämtliches sämtlichem',
  cs: 'všech* vše všem všemi všeho všemu veškerý veškerá veškeré veškerého veškerých veškerým veškerou každý každá každé každého každému každém každým každou',
  fr: 'tous tout toute toutes chaque chacun chacune',
  es: 'todo toda todos todas cada',
  it: 'tutti tutte tutto tutta ogni ciascun ciascuno ciascuna',
  pl: 'wszystki* wszyscy każdy każda każde każdego każdej każdemu każdym każdą wszelki* wszelaki*',
  pt: 'todo toda todos todas',
  nl: 'alle elk elke ieder iedere',
})

export const isOnly = inAnyLanguage({
  en: 'only solely exclusively',
  de: 'nur lediglich ausschließlich ausschliesslich',
  cs: 'pouze jen výhradně jenom jedině výlučně toliko',
  fr: 'uniquement seulement seul seule seuls seules exclusivement',
  es: 'sólo solo solamente únicamente exclusivamente',
  it: 'solo soltanto unicamente esclusivamente',
  pl: 'tylko wyłącznie jedynie',
  pt: 'apenas somente só',
  nl: 'alleen slechts uitsluitend enkel',
  tr: 'yalnızca sadece',
  id: 'hanya',
})

/** "except under clause 3.1" */
export const isExcept = inAnyLanguage({
  en: 'unless except save excepting',
  de: 'außer ausser',
  cs: 'kromě leda vyjma mimo ledaže',
  fr: 'sauf hors hormis excepté',
  es: 'salvo excepto',
  it: 'salvo tranne eccetto fuorché',
  pl: 'oprócz chyba prócz poza wyjąwszy',
  pt: 'salvo exceto',
  nl: 'tenzij behalve uitgezonderd',
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
  cs: 'co cokoli cokoliv',
  fr: 'ce',
  es: 'lo',
  it: 'quanto ciò',
  pl: 'co cokolwiek',
  pt: 'o',
  nl: 'wat hetgeen',
})

/** Begins a clause inside a sentence. */
export const isClauseLink = inAnyLanguage({
  en: 'who whom whose which that what as after before because than',
  de: 'weil nachdem als dass welche welcher welches welchem welchen die daß bevor',
  cs: 'který která které kteří jak jako kterou kterého kterému kterém kterým kterých kterými jenž jež že protože neboť než',
  fr: `qui que dont où après qu'* avant lequel laquelle lesquels lesquelles`,
  es: 'que quien quienes cual cuales cuyo cuya cuyos cuyas antes después porque',
  it: 'che cui quale quali dopo prima perché',
  pl: 'że który która które którzy jak jako którego której którą któremu którym którymi których iż ponieważ gdyż niż zanim',
  pt: 'quem qual quais cujo cuja cujos cujas após',
  nl: 'die dat toen omdat als welke nadat voordat zoals',
})

/** "Who pays?" */
export const isQuestionWord = inAnyLanguage({
  en: 'how why what who when where which whose whom',
  de: 'wie warum weshalb was wer wann wo welche welcher welches wem wen wessen wieso wofür womit woran worauf wozu wodurch welchem welchen wohin woher inwieweit inwiefern',
  cs: 'jak proč co kdo kdy kde který která které kteří kterou jaký jaká jaké jací kolik kam odkud',
  fr: 'comment pourquoi que qui quand où quel quelle quels quelles combien',
  es: 'cómo por qué quién cuándo dónde cuál quiénes cuáles cuánto cuánta cuántos cuántas',
  it: 'come perché cosa chi dove quale quali quanto quanta quanti quante',
  pl: 'jak dlaczego kto kiedy gdzie który która które którzy którą którego jaki jaka jakie dokąd skąd',
  pt: 'como porquê quem onde qual quais quantos quantas',
  nl: 'hoe waarom wat wie wanneer waar welke hoeveel waarvoor waarmee wiens',
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
