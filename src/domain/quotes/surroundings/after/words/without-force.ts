/** Words of sentences that leave the one before without force: "A breach has no consequences.", "This was agreed otherwise." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite". */
export const isOtherwise = inAnyLanguage({
  en: 'otherwise differently opposite contrary formerly',
  de: 'anders anderes gegenteil vormals',
  cs: 'jinak opak kdysi',
  fr: 'autrement contraire autrefois jadis',
  es: 'contrario antaño antiguamente',
  it: 'diversamente altrimenti contrario',
  pl: 'inaczej odwrotnie przeciwnego przeciwnie dawniej',
  pt: 'contrário antigamente outrora',
  nl: 'anders tegendeel voorheen',
  tr: 'türlü aksini',
  id: 'sebaliknya',
})

/** "another matter", "otra cosa": with the noun below. */
export const isAnother = inAnyLanguage({
  en: 'another',
  cs: 'něco',
  fr: 'autre',
  es: 'otra',
  it: 'altra',
  pl: 'inne',
  pt: 'outra',
  de: 'etwas',
  id: 'hal lain',
})

export const isThing = inAnyLanguage({
  en: 'matter thing question story',
  de: 'anderes sache',
  cs: 'jiného',
  fr: 'chose question',
  es: 'cuestión asunto cosa',
  it: 'cosa',
  pl: 'sprawa rzeczy',
  pt: 'questão cosa coisa',
  id: 'hal lain',
})

/** "In its place", "an seine Stelle" */
export const isPlace = inAnyLanguage({
  en: 'place stead',
  de: 'stelle',
  cs: 'místo',
  fr: 'place lieu',
  es: 'lugar',
  it: 'posto',
  pl: 'miejsce zamiast',
  pt: 'lugar',
  nl: 'plaats',
  tr: 'yerine',
  id: 'gantinya penggantinya',
})

export const isPossessive = inAnyLanguage({
  en: 'its their',
  de: 'seine seiner seinen ihre ihrer ihren deren dessen',
  cs: 'jeho',
  fr: 'son leur',
  es: 'su sus',
  it: 'suo loro',
  pl: 'jego jej',
  pt: 'seu',
  tr: 'bunun onun',
  id: 'sebagai',
})

/** "in place of that", "w miejsce tego" */
export const isOfThat = inAnyLanguage({ cs: 'toho', pl: 'tego', nl: 'daarvan hiervan' })

/** "nothing of the kind", "nada parecido" */
export const isOfTheKind = inAnyLanguage({
  en: 'kind sort',
  de: 'davon dergleichen derartiges',
  cs: 'takového podobného',
  fr: 'tel semblable',
  es: 'tel parecido semejante',
  it: 'simile',
  pl: 'takiego podobnego',
  pt: 'semelhante',
  nl: 'dergelijks',
  id: 'seperti',
})

export const isViolation = inAnyLanguage({
  en: 'breach breaches failure failures failing violation violations infringement infringements non-compliance noncompliance non-observance nonobservance',
  de: 'verstoß verstöße verstosses verletzung verletzungen zuwiderhandlung zuwiderhandlungen nichteinhaltung nichterfüllung',
  cs: 'porušení nesplnění nedodržení',
  fr: 'non-respect manquement manquements violation inexécution inobservation',
  es: 'incumplimiento incumplimientos infracción infracciones violación violaciones inobservancia',
  it: 'inosservanza violazione violazioni inadempimento inadempimenti mancata mancato',
  pl: 'naruszenie naruszenia niedopełnienie niewykonanie nieprzestrzeganie',
  pt: 'incumprimento incumprimentos violação violações infração infrações inobservância',
  nl: 'schending schendingen overtreding overtredingen niet-nakoming',
})

export const isConsequence = inAnyLanguage({
  en: 'consequence consequences penalty penalties sanction sanctions remedy remedies',
  de: 'folge folgen sanktion sanktionen',
  cs: 'následek následky následků následku sankce sankci důsledky důsledků',
  fr: 'conséquence conséquences suite suites sanction sanctions',
  es: 'consecuencia consecuencias sanción sanciones',
  it: 'conseguenza conseguenze sanzione sanzioni',
  pl: 'skutku skutki skutków konsekwencje konsekwencji sankcje sankcji',
  pt: 'consequência consequências sanção sanções',
  nl: 'gevolg gevolgen sanctie sancties',
})

/** "straffrei": without consequences. */
export const isUnpunished = inAnyLanguage({
  de: 'folgenlos sanktionslos straflos straffrei',
  cs: 'beztrestný beztrestné beztrestně',
  pl: 'bezkarne bezkarny',
})

/** "Branch offices are exempt." */
export const isExempt = inAnyLanguage({
  en: 'exempt exempted excepted',
  de: 'ausgenommen befreit',
  cs: 'vyňata vyňato vyňaty vyňati osvobozena osvobozeno osvobozeny osvobozeni zproštěna zproštěno zproštěny zproštěni',
  fr: 'exemptés exemptées exemptée exemptes exempts dispensé dispensée dispensés dispensées',
  es: 'exento exenta exentos exentas exceptuado exceptuada exceptuados exceptuadas',
  it: 'esente esenti esentato esentata esentati esentate',
  pl: 'zwolniony zwolniona zwolnione wyłączony wyłączona wyłączone',
  pt: 'isento isenta isentos isentas',
  nl: 'vrijgesteld uitgezonderd',
})
