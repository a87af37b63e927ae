/** Words of sentences that take nothing back: "The remaining provisions are not affected.", "The law requires this." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "the remaining provisions", "die übrigen Bestimmungen" */
export const isRemaining = inAnyLanguage({
  en: 'remaining remainder other others rest',
  de: 'übrige übrigen übriger restlichen',
  cs: 'ostatní ostatním ostatních ostatními zbýva*',
  fr: 'autres reste restant restants restante',
  es: 'demás restantes resto otros otras',
  it: 'altri altre restanti resto rimanenti',
  pl: 'pozostał*',
  pt: 'outros outras restantes resto demais',
  nl: 'overige',
})

/** "This Agreement supersedes all previous agreements." */
export const isReplacing = inAnyLanguage({
  en: 'replaces supersedes cancels repeals',
  de: 'ersetzt',
  cs: 'nahrazuje',
  fr: 'remplace annule abroge remplacent annulent abrogent',
  es: 'sustituye deroga sustituyen derogan reemplaza reemplazan anula anulan',
  it: 'sostituisce abroga sostituiscono abrogano annulla annullano',
  pl: 'zastępuje uchyla',
  pt: 'substitui revoga substituem revogam',
  nl: 'vervangt',
})

export const isException = inAnyLanguage({
  en: 'exception exceptions deviation deviations derogation derogations waiver waivers',
  de: 'ausnahme ausnahmen abweichung abweichungen',
  cs: 'výjimka výjimku výjimky odchylka odchylku odchylky',
  fr: 'exception exceptions dérogation dérogations écart écarts renonciation renonciations',
  es: 'excepción excepciones derogación derogaciones desviación desviaciones renuncia renuncias',
  it: 'eccezione eccezioni deroga deroghe scostamento scostamenti rinuncia rinunce',
  pl: 'wyjątek wyjątki odstępstwo odstępstwa',
  pt: 'exceção exceções derrogação derrogações excepção excepções desvio desvios renúncia renúncias',
  nl: 'uitzondering uitzonderingen afwijking afwijkingen',
})

/** "Exceptions must be approved by the board." */
export const isMust = inAnyLanguage({
  en: 'must need needs require requires',
  de: 'muss müssen bedarf bedürfen',
  cs: 'musí musejí vyžaduje vyžadují',
  fr: 'doit doivent devra devront exigent requiert requièrent',
  es: 'debe deben requiere requieren deberá deberán exigen',
  it: 'deve devono richiede richiedono dovrà dovranno esige esigono',
  pl: 'musi muszą wymagają',
  pt: 'deve devem exige exigem deverá deverão requer requerem',
  nl: 'moet moeten',
})

export const isLaw = inAnyLanguage({
  en: 'law laws statute statutes act regulation regulations',
  de: 'gesetz gesetzgeber verordnung',
  cs: 'zákon',
  fr: 'loi règlement lois règlements législation décret',
  es: 'ley reglamento leyes reglamentos legislación decreto',
  it: 'legge regolamento leggi regolamenti normativa',
  pl: 'ustawa',
  pt: 'lei regulamento leis regulamentos legislação',
  nl: 'wet',
})

/** "That is what the law says." */
export const isDemanding = inAnyLanguage({
  en: 'says requires demands prescribes provides',
  de: 'sagt verlangt fordert bestimmt will steht',
  cs: 'říká vyžaduje stanoví požaduje',
  fr: 'dit exige prescrit veut disent exigent prescrivent impose imposent prévoit demande requiert',
  es: 'dice manda prescribe exige dicen exigen impone imponen requiere establece prevé ordena',
  it: 'dice prescribe prevede chiede esige dicono prescrivono prevedono impongono richiede vuole',
  pl: 'mówi wymaga stanowi',
  pt: 'diz manda prevê exige dizem exigem impõe impõem requer estabelece',
  nl: 'zegt eist',
})
