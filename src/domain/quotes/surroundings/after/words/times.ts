/** Words for times, and for what was so or still is. */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "The preceding year", "el año anterior": a time, not a text. */
export const isPeriod = inAnyLanguage({
  en: 'year years month months week weeks day days quarter quarters decade decades',
  de: 'jahr jahre jahres jahren monat monate monats monaten woche wochen tag tage tages tagen quartal quartals quartale',
  cs: 'rok roku roky rokem rokům měsíc měsíce měsíci měsíců týden týdny týdne týdnu týdnů den dne dni',
  fr: 'année an mois semaine jour trimestre exercice années ans semaines jours trimestres exercices semestre semestres décennie décennies',
  es: 'año mes semana día trimestre ejercicio años meses semanas días ejercicios década décadas',
  it: 'anno mese settimana giorno trimestre esercizio anni mesi settimane giorni trimestri esercizi semestri decennio decenni',
  pl: 'rok roku miesiąc miesiąca miesiące miesiącu miesiącem tydzień tygodnia tygodnie tygodniu dzień dni dniu kwartał kwartału kwartale kwartały',
  pt: 'ano mês semana dia trimestre exercício anos dias exercícios',
  nl: 'week',
})

/** "That was so", "This would be nice": not so now. */
export const isWasOrWould = inAnyLanguage({
  en: 'was were would used',
  de: 'war waren wäre würde',
  cs: 'bylo bývá býval bývala bývalo bývaly bývalý bývalá bývalé bývají',
  fr: `c'était était serait étaient seraient fut furent`,
  es: 'era fue sería eran fueron serían',
  it: 'era fu sarebbe erano furono sarebbero',
  pl: 'było był była były byłoby',
  pt: 'era foi seria eram foram seriam',
  nl: 'was waren zou',
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
  nl: 'sinds',
})

/** "from the start", "seit dem ersten Tag" */
export const isFirstDay = inAnyLanguage({
  en: 'first* start* beginning* day* january*',
  de: 'ersten* januar*',
  cs: 'první*',
  fr: 'premier* début* commencement*',
  es: 'primer* inicio* comienzo* principio*',
  it: 'primo* prima inizio*',
  pl: 'pierwszego*',
  pt: 'primeir* início* começo* princípio*',
})

/** "takes effect", "tritt in Kraft" */
export const isEffect = inAnyLanguage({
  en: 'effect force effective',
  de: 'kraft wirksam',
  cs: 'účinnost účinnosti',
  fr: 'vigueur effet effets',
  es: 'vigor efecto efectos',
  it: 'vigore effetto effetti',
  pl: 'życie',
  pt: 'vigor efeito efeitos',
  nl: 'werking',
})

/** "effective upon receipt of the guarantee" */
export const isUpon = inAnyLanguage({
  en: 'upon once when after as',
  de: 'mit nach sobald wenn',
  cs: 'jakmile po',
  fr: `dès lors lorsque après lorsqu quand lorsqu'*`,
  es: 'al cuando tras después',
  it: 'quando alla dopo appena',
  pl: 'po gdy',
  pt: 'quando após depois',
  nl: 'bij zodra',
})
