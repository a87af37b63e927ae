/** Words for times, and for what was so or still is. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "The preceding year", "el año anterior": a time, not a text. */
export const isPeriod = inAnyLanguage({
  en: 'year years month months week weeks day days quarter quarters decade decades period periods hour hours century',
  de: 'jahr jahre jahres jahren monat monate monats monaten woche wochen tag tage tages tagen quartal quartals quartale jahrzehnt jahrzehnte halbjahr halbjahre geschäftsjahr geschäftsjahre geschäftsjahres geschäftsjahren kalenderjahr kalenderjahre kalenderjahres quartalen zeitraum zeitraums zeiträume stunde stunden',
  cs: 'rok roku roky rokem rokům měsíc měsíce měsíci měsíců týden týdny týdne týdnu týdnů den dne dni roce rocích léta letech létech měsícem měsících týdnem týdnech dnem dny dní dnů dnech čtvrtletí čtvrtletím desetiletí',
  fr: 'année an mois semaine jour trimestre exercice années ans semaines jours trimestres exercices semestre semestres décennie décennies',
  es: 'año mes semana día trimestre ejercicio años meses semanas días ejercicios década décadas',
  it: 'anno mese settimana giorno trimestre esercizio anni mesi settimane giorni trimestri esercizi semestri decennio decenni',
  pl: 'rok roku miesiąc miesiąca miesiące miesiącu miesiącem tydzień tygodnia tygodnie tygodniu dzień dni dniu kwartał kwartału kwartale kwartały rokiem lata lat latach miesięcy miesiącach tygodni tygodniach tygodniem dnia dniem dniach kwartałem kwartałów dekada dekady dekadę dekadzie',
  pt: 'ano mês semana dia trimestre exercício anos dias exercícios',
  nl: 'week weken dag dagen maand maanden jaar jaren kwartaal kwartalen periode uur',
})

/** "That was so", "This would be nice": not so now. */
export const isWasOrWould = inAnyLanguage({
  en: 'was were would used',
  de: 'war waren wäre würde wären würden',
  cs: 'bylo bývá býval bývala bývalo bývaly bývalý bývalá bývalé bývají',
  fr: `c'était était serait étaient seraient fut furent`,
  es: 'era fue sería eran fueron serían',
  it: 'era fu sarebbe erano furono sarebbero',
  pl: 'było był była były byłoby byli byłby byłaby byłyby bywał bywała bywało bywały',
  pt: 'era foi seria eram foram seriam',
  nl: 'was waren zou zouden',
  other: 'var volt oli era было был была были',
})

/** "since 2019", "from the first day": it still is so. */
export const isSince = inAnyLanguage({
  en: 'since from',
  de: 'seit vom',
  cs: 'od',
  fr: 'depuis dès',
  es: 'desde',
  it: 'da dal dalla dai',
  pl: 'od',
  pt: 'desde',
  nl: 'sinds vanaf',
})

/** "from the start", "seit dem ersten Tag" */
export const isFirstDay = inAnyLanguage({
  en: 'first* start* beginning* day* january* outset inception commencement',
  de: 'ersten* januar* anfang* beginn jänner',
  cs: 'první* počátku začátku ledna',
  fr: 'premier* début* commencement*',
  es: 'primer* inicio* comienzo* principio*',
  it: 'primo* prima inizio*',
  pl: 'pierwszego* początku stycznia',
  pt: 'primeir* início* começo* princípio*',
  nl: 'eerste begin aanvang januari',
})

/** "takes effect", "tritt in Kraft" */
export const isEffect = inAnyLanguage({
  en: 'effect force effective operative',
  de: 'kraft wirksam wirksamkeit wirkung',
  cs: 'účinnost účinnosti účinným účinnou účinná účinné účinný platnosti platnost',
  fr: 'vigueur effet effets',
  es: 'vigor efecto efectos',
  it: 'vigore effetto effetti',
  pl: 'życie mocy moc skuteczny skuteczna skuteczne',
  pt: 'vigor efeito efeitos',
  nl: 'werking kracht',
})

/** "effective upon receipt of the guarantee" */
export const isUpon = inAnyLanguage({
  en: 'upon once when after as if',
  de: 'mit nach sobald wenn bei nachdem erst sofern falls',
  cs: 'jakmile po až když teprve okamžikem dnem doručením obdržením',
  fr: `dès lors lorsque après lorsqu quand lorsqu'*`,
  es: 'al cuando tras después',
  it: 'quando alla dopo appena',
  pl: 'po gdy kiedy dopiero',
  pt: 'quando após depois',
  nl: 'bij zodra nadat wanneer indien',
})
