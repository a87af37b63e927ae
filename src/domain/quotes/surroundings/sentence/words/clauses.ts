/** Words that begin or end the clauses around a quote. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** After a comma, it narrows the clause before: "…, which expires", "…, so the brochure says". */
export const narrowsAfterComma = inAnyLanguage({
  en: 'which who whom whose yet albeit though so says should were',
  de: 'sollte wäre welche welcher welches welchem welchen was sollten wären',
  cs: 'která které který kteří což kterou kterého kterému kterém kterým kterých kterými jenž jež',
  fr: 'qui dont lequel laquelle lesquels lesquelles quoique',
  es: 'quien quienes cuyo cuya cuyos cuyas aunque',
  it: 'cui benché sebbene seppure',
  pl: 'któr*',
  pt: 'quem cujo cuja cujos cujas embora',
  nl: 'welke',
})

/** Verb of a main clause whose subject is a clause: "The rule that the fee is due was abolished". */
export const isPredicateVerb = inAnyLanguage({
  en: 'is was are were has had have shall will would can could may',
  de: 'ist war wird wurde hat hatte sind waren werden wurden haben hatten',
  cs: 'je byl byla bylo byli byly bude jsou budou má mají měl měla mělo',
  fr: 'est a fut était sera sont ont avait furent étaient seront',
  es: 'es era fue ha será son han había fueron eran serán',
  it: 'è era fu ha sarà sono hanno furono erano aveva saranno',
  pl: 'jest był była było byli były byłby został została zostało zostali zostały są będzie będą',
  pt: 'era foi será são foram eram serão tinha',
  nl: 'wordt worden werd werden waren zijn heeft hebben had hadden',
})

/** Ends a clause and changes its verb: "Der Verwalter stellt die Reinigung der Treppen ein." */
export const isVerbParticle = inAnyLanguage({
  de: 'ab an auf aus bei ein fern fest fort frei her hin los nach nieder statt um unter vor weg zurück zusammen durch heraus hinaus hinzu heran herab wieder entgegen dar',
  nl: 'af in op uit terug stop toe mee door aan vast weg',
})

/** Before an infinitive, it states a duty or a right: "undertakes to deliver", "the right to deliver". */
export const isDutyOrRight = inAnyLanguage({
  en: 'agree* undertak* oblig* requir* shall must entitle* right rights duty duties responsib* commit* promis* covenant* bound may will has have permit* entitl* authoris* authoriz* allow*',
})
