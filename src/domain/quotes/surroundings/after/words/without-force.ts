/** Words of sentences that leave the one before without force: "A breach has no consequences.", "This was agreed otherwise." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite". */
export const isOtherwise = inAnyLanguage({
  en: 'otherwise differently opposite contrary formerly',
  de: 'anders anderes gegenteil vormals',
  cs: 'jinak opak kdysi',
  fr: 'autrement contraire autrefois jadis différemment inverse',
  es: 'contrario antaño antiguamente opuesto inverso',
  it: 'diversamente altrimenti contrario differentemente opposto',
  pl: 'inaczej odwrotnie przeciwnego przeciwnie dawniej',
  pt: 'contrário antigamente outrora diferentemente oposto',
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
  fr: 'chose question affaire histoire',
  es: 'cuestión asunto cosa historia',
  it: 'cosa questione faccenda storia',
  pl: 'sprawa rzeczy',
  pt: 'questão cosa coisa história',
  id: 'hal lain',
})

/** "In its place", "an seine Stelle" */
export const isPlace = inAnyLanguage({
  en: 'place stead',
  de: 'stelle',
  cs: 'místo',
  fr: 'place lieu',
  es: 'lugar',
  it: 'posto vece luogo',
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
  fr: 'son leur sa leurs',
  es: 'su sus',
  it: 'suo loro sua',
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
  fr: 'tel semblable telle semblables pareil pareille similaire',
  es: 'parecido semejante parecida semejantes similar',
  it: 'simile simili',
  pl: 'takiego podobnego',
  pt: 'semelhante semelhantes género gênero',
  nl: 'dergelijks',
  id: 'seperti',
})

export const isViolation = inAnyLanguage({
  en: 'breach breaches failure failures failing violation violations infringement infringements non-compliance noncompliance non-observance nonobservance',
  de: 'verstoß verstöße verstosses verletzung verletzungen zuwiderhandlung zuwiderhandlungen nichteinhaltung nichterfüllung',
  cs: 'porušení nesplnění nedodržení',
  fr: 'non-respect manquement manquements violation inexécution inobservation infraction infractions',
  es: 'incumplimiento incumplimientos infracción infracciones violación violaciones inobservancia vulneración vulneraciones contravención contravenciones',
  it: 'inosservanza violazione violazioni inadempimento inadempimenti mancata mancato mancati mancate infrazione infrazioni',
  pl: 'naruszenie naruszenia niedopełnienie niewykonanie nieprzestrzeganie',
  pt: 'incumprimento incumprimentos violação violações infração infrações inobservância descumprimento descumprimentos inadimplemento contravenção',
  nl: 'schending schendingen overtreding overtredingen niet-nakoming',
})

export const isConsequence = inAnyLanguage({
  en: 'consequence consequences penalty penalties sanction sanctions remedy remedies',
  de: 'folge folgen sanktion sanktionen',
  cs: 'následek následky následků následku sankce sankci důsledky důsledků',
  fr: 'conséquence conséquences suite suites sanction sanctions pénalité pénalités',
  es: 'consecuencia consecuencias sanción sanciones penalización penalizaciones repercusión repercusiones',
  it: 'conseguenza conseguenze sanzione sanzioni penale penali',
  pl: 'skutku skutki skutków konsekwencje konsekwencji sankcje sankcji',
  pt: 'consequência consequências sanção sanções penalidade penalidades',
  nl: 'gevolg gevolgen sanctie sancties',
})

/** "straffrei": without consequences. */
export const isUnpunished = inAnyLanguage({
  de: 'folgenlos sanktionslos straflos straffrei',
  cs: 'beztrestný beztrestné beztrestně',
  fr: 'impuni impunie impunis impunies',
  es: 'impune impunes',
  it: 'impunito impunita impuniti impunite',
  pl: 'bezkarne bezkarny',
})

/** "Branch offices are exempt." */
export const isExempt = inAnyLanguage({
  en: 'exempt exempted excepted',
  de: 'ausgenommen befreit',
  cs: 'vyňata vyňato vyňaty vyňati osvobozena osvobozeno osvobozeny osvobozeni zproštěna zproštěno zproštěny zproštěni vyňat osvobozen',
  fr: 'exemptés exemptées exemptée exemptes exempts dispensé dispensée dispensés dispensées exempté exempte exonéré exonérée exonérés exonérées',
  es: 'exento exenta exentos exentas exceptuado exceptuada exceptuados exceptuadas eximido eximida eximidos eximidas exonerado exonerada exonerados exoneradas dispensado dispensada dispensados dispensadas',
  it: 'esente esenti esentato esentata esentati esentate esonerato esonerata esonerati esonerate dispensato dispensata dispensati dispensate',
  pl: 'zwolniony zwolniona zwolnione wyłączony wyłączona wyłączone zwolniono wyłączono',
  pt: 'isento isenta isentos isentas excetuado excetuada excetuados excetuadas',
  nl: 'vrijgesteld uitgezonderd',
})
