/** Words of sentences about a section that is not their subject. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Pronouns that deny their sentence; not "no party", which may be denied something else. */
export const isNobody = inAnyLanguage({
  en: 'nobody no-one',
  de: 'niemand niemandem niemanden niemands',
  cs: 'nikdo nikomu nikoho nikým',
  fr: 'personne nul',
  es: 'nadie',
  it: 'nessuno',
  pl: 'nikt nikogo nikomu nikim',
  pt: 'ninguém',
  nl: 'niemand',
  tr: 'kimse',
  id: 'siapapun',
})

/** Before what a sentence is about: "in respect of 3.1", "as for section 3", "quanto al punto 3.1", "zu Ziffer 3.1". */
export const isRegarding = inAnyLanguage({
  en: 'respect regard regards regarding concerning for',
  de: 'bei zu zum zur bezüglich hinsichtlich betreffend betreffs',
  cs: 'o co ohledně jde týče týká',
  fr: 'pour quant concernant agissant égard',
  es: 'cuanto respecto relación',
  it: 'quanto riguardo relazione merito',
  pl: 'o co chodzi odnośnie odniesieniu tyczy względem',
  pt: 'quanto relação respeito',
  nl: 'inzake betreffende aangaande omtrent',
})

/** First words of a sentence that begins so: "In respect of", "Pokud jde o". */
export const opensTopic = inAnyLanguage({
  en: 'in with as regarding concerning for',
  de: 'in bei zu zum zur bezüglich hinsichtlich betreffend betreffs',
  cs: 'co pokud ohledně o',
  fr: `en pour quant concernant s'agissant`,
  es: 'en con respecto',
  it: 'in con quanto riguardo per relativamente',
  pl: 'co o jeśli odnośnie jeżeli',
  pt: 'em com quanto',
  nl: 'inzake in betreffende aangaande omtrent',
})

/** "decides case by case", "at its discretion" */
export const isDiscretion = inAnyLanguage({
  en: 'decide decides discretion decided',
  de: 'entscheidet ermessen belieben entscheiden gutdünken',
  cs: 'rozhoduje uvážení rozhodují rozhodne uvážením',
  fr: 'décide discrétion décident décidera décideront',
  es: 'decide decidirá criterio deciden decidirán discreción arbitrio',
  it: 'decide criterio decidono deciderà decideranno discrezione',
  pl: 'decyduje uznania decydują zdecyduje uznaniu uznaniem',
  pt: 'decide critério decidem decidirão discrição arbítrio',
  nl: 'beslist beslissen goeddunken inzicht',
})

/** What people do with a section, and what it gives them: "nobody relies on", "no rights arise from", "nelze vyvozovat". */
export const isReliance = inAnyLanguage({
  en: 'rely relies relied relying invok* hold derive derives derived deriving arise* arising claim* entitl* enforc* insist* derivable',
  de: 'berufen beruft berief beriefen ableiten ableitet abgeleitet folgen folgt stützen stützt stützte geltend berufe beriefe abzuleiten herleiten herleitet hergeleitet herzuleiten ergibt ergeben erwachsen resultiert resultieren stützten',
  cs: 'dovoláv* dovolat vyvoz* vyvod* plyne plynou plynout plynula nárok* dovolá nedovoláv* nevyvoz* nevyvod* neplyne neplynou vyplýv* nevyplýv* vzniká vznikají nevznik* vymáhat uplatňovat',
  fr: 'invoqu* prévaloir découl* résulte résultent résulter ouvre droit droits prévaut réclam*',
  es: 'invocar invoca invocará deriva derivan derivar ampara amparar* reclam* derecho derechos resulta resultan invocan invocarán invocó exig*',
  it: 'invocare invoca invocherà deriva derivano derivare diritto diritti avval* discend* invocano invocheranno preten*',
  pl: 'powoła powołać powołuje powołują powoływa* wynika* roszcze* powołujący opiera* wywodz* wywieść dochodzić egzekw* uprawnie*',
  pt: 'invocar invoca deriva derivam direito direitos resulta resultam decorr* invocam',
  nl: 'beroept beroepen beroep voortvloei* ontleen* ontlenen beriep beriepen beroepe vloeit vloeien afleiden afgeleid inroepen',
})
