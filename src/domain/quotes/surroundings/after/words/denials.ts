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
  fr: 'juge opportunité libre',
  es: 'juzgará juzga conviene decid* libre libera',
  it: 'conviene valutare valuta decid* libero libera',
  pt: 'avaliar avalia decid* livre',
})

/** "do it" as one word or as a verb: "hacerlo", "le faire" */
export const isDoIt = inAnyLanguage({
  fr: 'faire',
  es: 'hacerlo cumplirlo',
  it: 'farlo adempierlo',
  pt: 'fazê-lo faz faça',
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
  fr: 'passé histoire',
  es: 'pasado historia',
  it: 'passato',
  pl: 'przeszłość przeszłości historia',
  pt: 'passado história',
  nl: 'verleden',
})

/** "At least that is what the manager said." */
export const isAtLeast = inAnyLanguage({
  en: 'least',
  de: 'jedenfalls zumindest immerhin',
  cs: 'alespoň aspoň',
  fr: 'moins',
  es: 'menos',
  it: 'almeno',
  pl: 'przynajmniej',
  pt: 'menos',
  nl: 'tenminste althans',
})

/** "The auditor could find no trace of it." */
export const isTrace = inAnyLanguage({
  en: 'trace traces evidence sign record records',
  de: 'spur spuren nachweis nachweise beleg belege',
  cs: 'stopa stopy důkaz důkazy záznam',
  fr: 'trace traces preuve preuves',
  es: 'rastro prueba pruebas',
  it: 'traccia tracce prova prove',
  pl: 'ślad ślady śladu dowody dowodu dowodów',
  pt: 'vestígio vestígios prova provas',
  nl: 'spoor bewijs',
})

/** "You will look in vain for anybody who does." */
export const isInVain = inAnyLanguage({
  en: 'vain',
  de: 'vergebens vergeblich',
  cs: 'marně',
  fr: 'vain',
  es: 'vano',
  it: 'vano invano',
  pl: 'próżno',
  pt: 'vão',
  nl: 'tevergeefs',
})

/** "rely on it", "abide by it", "comply with it" */
export const isVerbPreposition = inAnyLanguage({ en: 'on by of to with in' })

/** "Smaller branches don't have to.", "… were not able to." */
export const isDutyOrWish = inAnyLanguage({
  en: 'have has had need want wants able obliged required going',
})
