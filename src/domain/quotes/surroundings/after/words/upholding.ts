/** Words of sentences that take nothing back: "The remaining provisions are not affected.", "The law requires this." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "the remaining provisions", "die übrigen Bestimmungen" */
export const isRemaining = inAnyLanguage({
  en: 'remaining remainder other others rest',
  de: 'übrige übrigen übriger restlichen übriges restliche restlicher sonstige sonstigen sonstiger andere anderen verbleibende verbleibenden',
  cs: 'ostatní ostatním ostatních ostatními zbýva* zbylá zbylé zbylých zbylým jiná jiné jiných jiným',
  fr: 'autres reste restant restants restante',
  es: 'demás restantes resto otros otras',
  it: 'altri altre restanti resto rimanenti',
  pl: 'pozostał* inne innych innym reszta reszty',
  pt: 'outros outras restantes resto demais',
  nl: 'overige resterende andere',
})

/** "This Agreement supersedes all previous agreements." */
export const isReplacing = inAnyLanguage({
  en: 'replaces supersedes cancels repeals',
  de: 'ersetzt',
  cs: 'nahrazuje nahrazují',
  fr: 'remplace annule abroge remplacent',
  es: 'sustituye deroga sustituyen reemplaza reemplazan',
  it: 'sostituisce abroga sostituiscono',
  pl: 'zastępuje uchyla zastępują',
  pt: 'substitui revoga substituem',
  nl: 'vervangt',
})

export const isException = inAnyLanguage({
  en: 'exception exceptions deviation deviations derogation derogations waiver waivers exemption exemptions',
  de: 'ausnahme ausnahmen abweichung abweichungen ausnahmegenehmigung ausnahmegenehmigungen befreiung befreiungen ausnahmeregelung ausnahmeregelungen sonderregelung sonderregelungen',
  cs: 'výjimka výjimku výjimky odchylka odchylku odchylky výjimek výjimce výjimkou výjimkám výjimkách odchylek odchylce odchylkou odchylkám odchylkách',
  fr: 'exception exceptions dérogation dérogations écart écarts renonciation renonciations',
  es: 'excepción excepciones derogación derogaciones desviación desviaciones renuncia renuncias',
  it: 'eccezione eccezioni deroga deroghe scostamento scostamenti rinuncia rinunce',
  pl: 'wyjątek wyjątki odstępstwo odstępstwa wyjątku wyjątków wyjątkiem wyjątkom wyjątkach odstępstw odstępstwu odstępstwem odstępstwom odstępstwach',
  pt: 'exceção exceções derrogação derrogações excepção excepções desvio desvios renúncia renúncias',
  nl: 'uitzondering uitzonderingen afwijking afwijkingen ontheffing ontheffingen vrijstelling vrijstellingen',
})

/** "Exceptions must be approved by the board." */
export const isMust = inAnyLanguage({
  en: 'must need needs require requires',
  de: 'muss müssen bedarf bedürfen erfordert erfordern benötigt benötigen',
  cs: 'musí musejí vyžaduje vyžadují podléhá podléhají potřebuje potřebují třeba nutno nutné',
  fr: 'doit doivent devra devront exigent requiert requièrent',
  es: 'debe deben requiere requieren deberá deberán exigen',
  it: 'deve devono richiede richiedono dovrà dovranno esige esigono',
  pl: 'musi muszą wymagają wymaga podlega podlegają należy trzeba',
  pt: 'deve devem exige exigem deverá deverão requer requerem',
  nl: 'moet moeten dient dienen vereist vereisen vergt vergen behoeft behoeven',
})

export const isLaw = inAnyLanguage({
  en: 'law laws statute statutes act regulation regulations legislation code ordinance',
  de: 'gesetz gesetzgeber verordnung gesetze gesetzes verordnungen gesetzbuch vorschrift vorschriften',
  cs: 'zákon zákony zákona zákoník nařízení vyhláška předpis předpisy',
  fr: 'loi règlement lois règlements législation décret',
  es: 'ley reglamento leyes reglamentos legislación decreto',
  it: 'legge regolamento leggi regolamenti normativa',
  pl: 'ustawa ustawy rozporządzenie rozporządzenia przepis przepisy kodeks prawo',
  pt: 'lei regulamento leis regulamentos legislação',
  nl: 'wet wetten wetgever wetgeving verordening wetboek',
})

/** "That is what the law says." */
export const isDemanding = inAnyLanguage({
  en: 'says requires demands prescribes provides say require demand prescribe provide stipulates mandates states dictates',
  de: 'sagt verlangt fordert bestimmt will steht vorschreibt schreibt verlangen fordern vorsieht sieht gebietet',
  cs: 'říká vyžaduje stanoví požaduje říkají vyžadují stanovuje stanovují požadují předepisuje předepisují ukládá ukládají přikazuje přikazují nařizuje nařizují',
  fr: 'dit exige prescrit veut disent exigent prescrivent impose imposent prévoit demande requiert',
  es: 'dice manda prescribe exige dicen exigen impone imponen requiere establece prevé ordena',
  it: 'dice prescribe prevede chiede esige dicono prescrivono prevedono impongono richiede vuole',
  pl: 'mówi wymaga stanowi mówią wymagają stanowią nakazuje nakazują przewiduje przewidują nakłada nakładają',
  pt: 'diz manda prevê exige dizem exigem impõe impõem requer estabelece',
  nl: 'zegt eist bepaalt vereist verlangt vordert wil voorschrijft schrijft',
})
