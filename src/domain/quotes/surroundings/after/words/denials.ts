/** Words of sentences that deny what a quote says, or leave it open: "The Supplier decides whether to do so." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isWhether = inAnyLanguage({ en: 'whether', de: 'ob', cs: 'zda', pl: 'czy', nl: 'of' })

/** "Whether this was done is checked." */
export const isChecked = inAnyLanguage({
  en: 'check checks checked recorded documented monitored reviewed verified audited',
  de: 'geprüft überprüft prüft dokumentiert kontrolliert',
  cs: 'kontroluje ověřuje eviduje',
  pl: 'sprawdza kontrolowane',
  nl: 'gecontroleerd',
})

/** "The Supplier decides whether to do so.", "Ob das geschieht, bleibt …" */
export const isDeciding = inAnyLanguage({
  en: 'decide decides choose chooses free chance',
  de: 'entscheidet entscheiden frei bleibt',
  cs: 'rozhoduje rozhodne volí',
  pl: 'decyduje zdecyduje postanowi',
  nl: 'beslist vrij',
})

/** "Spetta al gestore valutare se farlo." */
export const isJudging = inAnyLanguage({
  en: 'judge judges decid*',
  fr: 'juge opportunité libre jugera jugent juger décidera apprécie appréciera apprécier libres',
  es: 'juzgará juzga conviene decid* libre libera juzgar juzgue valorará valorar conveniente',
  it: 'conviene valutare valuta decid* libero libera valuterà valutano giudica giudicare libere liberi opportuno',
  pt: 'avaliar avalia decid* livre avaliará avaliam julga julgar julgará convém livres',
})

/** "do it" as one word or as a verb: "hacerlo", "le faire" */
export const isDoIt = inAnyLanguage({
  fr: 'faire',
  es: 'hacerlo cumplirlo hacerla cumplirla realizarlo ejecutarlo',
  it: 'farlo adempierlo farla adempiervi adempierla eseguirlo rispettarlo',
  pt: 'fazê-lo faz faça cumpri-lo cumpri-la fazê-la realizá-lo executá-lo',
})

/** "how or when to do it" leaves no choice whether to do it. */
export const isHowOrWhen = inAnyLanguage({
  en: 'how when',
  fr: 'comment quand',
  es: 'cómo cuándo',
  it: 'come quando',
  pt: 'como quando',
})

/** "That belongs to the past." */
export const isOver = inAnyLanguage({
  en: 'past history over',
  de: 'vergangenheit geschichte vorbei vorüber',
  cs: 'minulost minulosti',
  fr: 'passé histoire passée révolu révolue révolus révolues fini finie',
  es: 'pasado historia pasada acabó acabado terminado',
  it: 'passato finito finita superato superata',
  pl: 'przeszłość przeszłości historia',
  pt: 'passado história acabou terminou',
  nl: 'verleden',
})

/** "At least that is what the manager said." */
export const isAtLeast = inAnyLanguage({
  en: 'least',
  de: 'jedenfalls zumindest immerhin',
  cs: 'alespoň aspoň',
  fr: 'moins',
  es: 'menos',
  it: 'almeno perlomeno quantomeno',
  pl: 'przynajmniej',
  pt: 'menos',
  nl: 'tenminste althans',
})

/** "The auditor could find no trace of it." */
export const isTrace = inAnyLanguage({
  en: 'trace traces evidence sign record records',
  de: 'spur spuren nachweis nachweise beleg belege',
  cs: 'stopa stopy důkaz důkazy záznam',
  fr: 'trace traces preuve preuves indice indices justificatif justificatifs',
  es: 'rastro prueba pruebas rastros huella huellas indicio indicios evidencia evidencias constancia registro registros',
  it: 'traccia tracce prova prove riscontro riscontri indizio indizi evidenza evidenze',
  pl: 'ślad ślady śladu dowody dowodu dowodów',
  pt: 'vestígio vestígios prova provas rasto rastos indício indícios evidência evidências registo registos',
  nl: 'spoor bewijs',
})

/** "You will look in vain for anybody who does." */
export const isInVain = inAnyLanguage({
  en: 'vain',
  de: 'vergebens vergeblich',
  cs: 'marně',
  fr: 'vain vainement',
  es: 'vano',
  it: 'vano invano',
  pl: 'próżno',
  pt: 'debalde',
  nl: 'tevergeefs',
})

/** "rely on it", "abide by it", "comply with it" */
export const isVerbPreposition = inAnyLanguage({ en: 'on by of to with in' })

/** "Smaller branches don't have to.", "… were not able to." */
export const isDutyOrWish = inAnyLanguage({
  en: 'have has had need want wants able obliged required going',
})
