/** Words of sentences that leave the one before without force: "A breach has no consequences.", "This was agreed otherwise." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** Last words of a sentence: "was agreed otherwise", "showed the opposite". */
export const isOtherwise = inAnyLanguage({
  en: 'otherwise differently opposite contrary formerly converse',
  de: 'anders anderes gegenteil vormals andersherum umgekehrt ehemals einst',
  cs: 'jinak opak kdysi opakem opaku opačně odlišně',
  fr: 'autrement contraire autrefois jadis différemment inverse',
  es: 'contrario antaño antiguamente opuesto inverso',
  it: 'diversamente altrimenti contrario differentemente opposto',
  pl: 'inaczej odwrotnie przeciwnego przeciwnie dawniej odmiennie przeciwieństwo niegdyś',
  pt: 'contrário antigamente outrora diferentemente oposto',
  nl: 'anders tegendeel voorheen andersom omgekeerd tegenovergestelde destijds',
  tr: 'türlü aksini',
  id: 'sebaliknya',
})

/** "another matter", "otra cosa": with the noun below. */
export const isAnother = inAnyLanguage({
  en: 'another',
  de: 'etwas anderes andere',
  cs: 'něco jiná',
  fr: 'autre',
  es: 'otra',
  it: 'altra',
  pl: 'inne inna',
  pt: 'outra',
  nl: 'iets andere ander',
  id: 'hal lain',
})

export const isThing = inAnyLanguage({
  en: 'matter thing question story tale issue',
  de: 'anderes sache thema frage geschichte kapitel angelegenheit blatt',
  cs: 'jiného záležitost otázka kapitola',
  fr: 'chose question affaire histoire',
  es: 'cuestión asunto cosa historia',
  it: 'cosa questione faccenda storia',
  pl: 'sprawa rzeczy kwestia historia innego',
  pt: 'questão cosa coisa história',
  nl: 'anders zaak kwestie verhaal vraag',
  id: 'hal lain',
})

/** "In its place", "an seine Stelle" */
export const isPlace = inAnyLanguage({
  en: 'place stead',
  de: 'stelle',
  cs: 'místo místě namísto',
  fr: 'place lieu',
  es: 'lugar',
  it: 'posto vece luogo',
  pl: 'miejsce zamiast miejscu',
  pt: 'lugar',
  nl: 'plaats',
  tr: 'yerine',
  id: 'gantinya penggantinya',
})

export const isPossessive = inAnyLanguage({
  en: 'its their',
  de: 'seine seiner seinen ihre ihrer ihren deren dessen seinem ihrem',
  cs: 'jeho její jejich',
  fr: 'son leur sa leurs',
  es: 'su sus',
  it: 'suo loro sua',
  pl: 'jego jej ich',
  pt: 'seu',
  nl: 'diens haar zijn hun',
  tr: 'bunun onun',
  id: 'sebagai',
})

/** "in place of that", "w miejsce tego" */
export const isOfThat = inAnyLanguage({
  de: 'dessen',
  cs: 'toho',
  pl: 'tego',
  nl: 'daarvan hiervan ervan',
})

/** "nothing of the kind", "nada parecido" */
export const isOfTheKind = inAnyLanguage({
  en: 'kind sort',
  de: 'davon dergleichen derartiges ähnliches derlei vergleichbares',
  cs: 'takového podobného takovéhoto obdobného',
  fr: 'tel semblable telle semblables pareil pareille similaire',
  es: 'parecido semejante parecida semejantes similar',
  it: 'simile simili',
  pl: 'takiego podobnego',
  pt: 'semelhante semelhantes género gênero',
  nl: 'dergelijks dergelijk soortgelijks zoiets',
  id: 'seperti',
})

export const isViolation = inAnyLanguage({
  en: 'breach breaches failure failures failing violation violations infringement infringements non-compliance noncompliance non-observance nonobservance non-performance nonperformance contravention contraventions',
  de: 'verstoß verstöße verstosses verletzung verletzungen zuwiderhandlung zuwiderhandlungen nichteinhaltung nichterfüllung verstoss verstoßes verstößen verstösse missachtung missachtungen pflichtverletzung pflichtverletzungen vertragsverletzung vertragsverletzungen vertragsbruch übertretung übertretungen nichtbeachtung nichtbefolgung nichtleistung',
  cs: 'porušení nesplnění nedodržení porušením porušování nesplněním neplnění neplněním nedodržením nedodržování',
  fr: 'non-respect manquement manquements violation inexécution inobservation infraction infractions',
  es: 'incumplimiento incumplimientos infracción infracciones violación violaciones inobservancia vulneración vulneraciones contravención contravenciones',
  it: 'inosservanza violazione violazioni inadempimento inadempimenti mancata mancato mancati mancate infrazione infrazioni',
  pl: 'naruszenie naruszenia niedopełnienie niewykonanie nieprzestrzeganie naruszeniem naruszeniu naruszeń naruszanie niedopełnienia niedopełnieniem niewykonania niewykonaniem nieprzestrzegania nieprzestrzeganiem niedotrzymanie niedotrzymania niespełnienie niespełnienia uchybienie uchybienia',
  pt: 'incumprimento incumprimentos violação violações infração infrações inobservância descumprimento descumprimentos inadimplemento contravenção',
  nl: 'schending schendingen overtreding overtredingen niet-nakoming inbreuk inbreuken tekortkoming tekortkomingen niet-naleving wanprestatie',
})

export const isConsequence = inAnyLanguage({
  en: 'consequence consequences penalty penalties sanction sanctions remedy remedies repercussion repercussions punishment punishments',
  de: 'folge folgen sanktion sanktionen konsequenz konsequenzen rechtsfolge rechtsfolgen strafe strafen nachteil nachteile',
  cs: 'následek následky následků následku sankce sankci důsledky důsledků následkem následkům následcích sankcí sankcím sankcemi důsledek důsledku důsledkem důsledkům postih postihu postihem postihy pokuta pokuty pokutu pokutou pokut trest trestu trestem',
  fr: 'conséquence conséquences suite suites sanction sanctions pénalité pénalités',
  es: 'consecuencia consecuencias sanción sanciones penalización penalizaciones repercusión repercusiones',
  it: 'conseguenza conseguenze sanzione sanzioni penale penali',
  pl: 'skutku skutki skutków konsekwencje konsekwencji sankcje sankcji skutek skutkiem skutkami skutkom konsekwencja konsekwencję konsekwencją konsekwencjami sankcja sankcję sankcją sankcjami kary karę karą',
  pt: 'consequência consequências sanção sanções penalidade penalidades',
  nl: 'gevolg gevolgen sanctie sancties consequentie consequenties straf straffen',
})

/** "straffrei": without consequences. */
export const isUnpunished = inAnyLanguage({
  en: 'unpunished unsanctioned',
  de: 'folgenlos sanktionslos straflos straffrei ungestraft ungeahndet sanktionsfrei',
  cs: 'beztrestný beztrestné beztrestně beztrestná beztrestní beztrestnost',
  fr: 'impuni impunie impunis impunies',
  es: 'impune impunes',
  it: 'impunito impunita impuniti impunite',
  pl: 'bezkarne bezkarny bezkarna bezkarni bezkarnie bezkarność',
  nl: 'ongestraft straffeloos',
})

/** "Branch offices are exempt." */
export const isExempt = inAnyLanguage({
  en: 'exempt exempted excepted excused',
  de: 'ausgenommen befreit freigestellt entbunden',
  cs: 'vyňata vyňato vyňaty vyňati osvobozena osvobozeno osvobozeny osvobozeni zproštěna zproštěno zproštěny zproštěni vyňat osvobozen zproštěn vyjmut vyjmuta vyjmuto vyjmuty vyjmuti vyloučen vyloučena vyloučeno vyloučeny vyloučeni',
  fr: 'exemptés exemptées exemptée exemptes exempts dispensé dispensée dispensés dispensées exempté exempte exonéré exonérée exonérés exonérées',
  es: 'exento exenta exentos exentas exceptuado exceptuada exceptuados exceptuadas eximido eximida eximidos eximidas exonerado exonerada exonerados exoneradas dispensado dispensada dispensados dispensadas',
  it: 'esente esenti esentato esentata esentati esentate esonerato esonerata esonerati esonerate dispensato dispensata dispensati dispensate',
  pl: 'zwolniony zwolniona zwolnione wyłączony wyłączona wyłączone zwolniono wyłączono zwolnieni wyłączeni wyjęty wyjęta wyjęte wyjęci',
  pt: 'isento isenta isentos isentas excetuado excetuada excetuados excetuadas',
  nl: 'vrijgesteld uitgezonderd ontheven',
})
