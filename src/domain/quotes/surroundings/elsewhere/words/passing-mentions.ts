/** Words of sentences about a section that is not their subject. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Pronouns that deny their sentence; not "no party", which may be denied something else. */
export const isNobody = inAnyLanguage({
  en: 'nobody',
  de: 'niemand niemandem niemanden niemands',
  cs: 'nikdo',
  fr: 'personne nul',
  es: 'nadie',
  it: 'nessuno',
  pl: 'nikt',
  pt: 'ninguém',
  nl: 'niemand',
  tr: 'kimse',
  id: 'siapapun',
})

/** Before what a sentence is about: "in respect of 3.1", "as for section 3", "quanto al punto 3.1", "zu Ziffer 3.1". */
export const isRegarding = inAnyLanguage({
  en: 'respect regard regards regarding concerning for',
  de: 'bei zu zum zur bezüglich hinsichtlich betreffend',
  cs: 'o co ohledně jde',
  fr: 'pour quant concernant agissant égard',
  es: 'cuanto respecto relación',
  it: 'quanto riguardo relazione merito',
  pl: 'o co chodzi',
  pt: 'quanto relação respeito',
  nl: 'inzake',
})

/** First words of a sentence that begins so: "In respect of", "Pokud jde o". */
export const opensTopic = inAnyLanguage({
  en: 'in with as regarding concerning for',
  de: 'in bei zu zum zur bezüglich hinsichtlich betreffend',
  cs: 'co pokud ohledně o',
  fr: `en pour quant concernant s'agissant`,
  es: 'en con respecto',
  it: 'in con quanto riguardo per relativamente',
  pl: 'co o jeśli',
  pt: 'em com quanto',
  nl: 'inzake in',
})

/** "decides case by case", "at its discretion" */
export const isDiscretion = inAnyLanguage({
  en: 'decide decides discretion',
  de: 'entscheidet ermessen belieben',
  cs: 'rozhoduje uvážení',
  fr: 'décide discrétion décident décidera décideront',
  es: 'decide decidirá criterio deciden decidirán discreción arbitrio',
  it: 'decide criterio decidono deciderà decideranno discrezione',
  pl: 'decyduje uznania',
  pt: 'decide critério decidem decidirão discrição arbítrio',
  nl: 'beslist',
})

/** What people do with a section, and what it gives them: "nobody relies on", "no rights arise from", "nelze vyvozovat". */
export const isReliance = inAnyLanguage({
  en: 'rely relies relied relying invok* hold derive derives derived deriving arise* arising claim* entitl* enforc* insist*',
  de: 'berufen beruft berief beriefen ableiten ableitet abgeleitet folgen folgt stützen stützt stützte geltend',
  cs: 'dovoláv* dovolat vyvoz* vyvod* plyne plynou plynout plynula nárok*',
  fr: 'invoqu* prévaloir découl* résulte résultent résulter ouvre droit droits prévaut réclam*',
  es: 'invocar invoca invocará deriva derivan derivar ampara amparar* reclam* derecho derechos resulta resultan invocan invocarán invocó exig*',
  it: 'invocare invoca invocherà deriva derivano derivare diritto diritti avval* discend* invocano invocheranno preten*',
  pl: 'powoła powołać powołuje powołują powoływa* wynika* roszcze*',
  pt: 'invocar invoca deriva derivam direito direitos resulta resultam decorr* invocam',
  nl: 'beroept beroepen beroep voortvloei* ontleen* ontlenen',
})
