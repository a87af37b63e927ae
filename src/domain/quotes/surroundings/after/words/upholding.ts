/** Words of sentences that take nothing back: "The remaining provisions are not affected.", "The law requires this." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "the remaining provisions", "die übrigen Bestimmungen" */
export const isRemaining = inAnyLanguage({
  en: 'remaining remainder other others rest',
  de: 'übrige übrigen übriger restlichen',
  cs: 'ostatní ostatním ostatních ostatními zbýva*',
  fr: 'autres reste',
  es: 'demás restantes resto',
  it: 'altri altre restanti resto',
  pl: 'pozostał*',
  pt: 'outros outras restantes resto',
  nl: 'overige',
})

/** "This Agreement supersedes all previous agreements." */
export const isReplacing = inAnyLanguage({
  en: 'replaces supersedes cancels repeals',
  de: 'ersetzt',
  cs: 'nahrazuje',
  fr: 'remplace annule abroge',
  es: 'sustituye deroga',
  it: 'sostituisce abroga',
  pl: 'zastępuje uchyla',
  pt: 'substitui revoga',
  nl: 'vervangt',
})

export const isException = inAnyLanguage({
  en: 'exception exceptions deviation deviations derogation derogations waiver waivers',
  de: 'ausnahme ausnahmen abweichung abweichungen',
  cs: 'výjimka výjimku výjimky odchylka odchylku odchylky',
  fr: 'exception exceptions dérogation dérogations',
  es: 'excepción excepciones',
  it: 'eccezione eccezioni deroga deroghe',
  pl: 'wyjątek wyjątki odstępstwo odstępstwa',
  pt: 'exceção exceções derrogação derrogações',
  nl: 'uitzondering uitzonderingen afwijking afwijkingen',
})

/** "Exceptions must be approved by the board." */
export const isMust = inAnyLanguage({
  en: 'must need needs require requires',
  de: 'muss müssen bedarf bedürfen',
  cs: 'musí musejí vyžaduje vyžadují',
  fr: 'doit doivent',
  es: 'debe deben requiere requieren',
  it: 'deve devono richiede richiedono',
  pl: 'musi muszą wymagają',
  pt: 'deve devem exige exigem',
  nl: 'moet moeten',
})

export const isLaw = inAnyLanguage({
  en: 'law laws statute statutes act regulation regulations',
  de: 'gesetz gesetzgeber verordnung',
  cs: 'zákon',
  fr: 'loi règlement',
  es: 'ley reglamento',
  it: 'legge regolamento',
  pl: 'ustawa',
  pt: 'lei regulamento',
  nl: 'wet',
})

/** "That is what the law says." */
export const isDemanding = inAnyLanguage({
  en: 'says requires demands prescribes provides',
  de: 'sagt verlangt fordert bestimmt will steht',
  cs: 'říká vyžaduje stanoví požaduje',
  fr: 'dit exige prescrit veut',
  es: 'dice manda prescribe exige',
  it: 'dice prescribe prevede chiede esige',
  pl: 'mówi wymaga stanowi',
  pt: 'diz manda prevê exige',
  nl: 'zegt eist',
})
