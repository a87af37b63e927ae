/** Words of sentences about "this clause", "both points" or "none of the above". */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** "outside the scope of this sentence" */
export const isOutside = inAnyLanguage({
  en: 'outside beyond',
  de: 'außerhalb jenseits ausserhalb',
  cs: 'mimo vně',
  fr: 'hors dehors au-delà',
  es: 'fuera',
  it: 'fuori',
  pl: 'poza',
  pt: 'fora',
  nl: 'buiten',
})

/** "This clause does not limit any other remedy.": not "affect", which may mean "apply to". */
export const isLimiting = inAnyLanguage({
  en: 'limit restrict prejudice prevent preclude release relieve limits restricts prejudices prevents precludes releases relieves impair impairs diminish diminishes',
  de: 'hindert einschränkt einschränken einschränke einschränkte schränkt schränke beschränkt beschränken beschränke beschränkte hindern verhindert verhindern begrenzt begrenzen beeinträchtigt beeinträchtigen beeinträchtigte entbindet entbinden befreit befreien schränken',
  cs: 'brání omezuje omezují omezuji omezit omezí omezovat bránit zabraňuje zabraňují znemožňuje znemožňují vylučuje vylučují zbavuje zbavují zprošťuje zprošťují neomezuje neomezují neomezí nebrání nezabraňuje nezabraňují nevylučuje nevylučují nezbavuje nezbavují nezprošťuje nezprošťují',
  fr: 'empêche limite préjudicie empêchent empêcher limitent limiter préjudicient préjudicier restreint restreignent restreindre exonère exonèrent libère libèrent dispense dispensent',
  es: 'impide limita perjudica impiden impedir limitan limitar perjudican perjudicar restringe restringen restringir exime eximen libera liberan menoscaba menoscaban',
  it: 'impedisce impede limita pregiudica impediscono limitano limitare pregiudicano pregiudicare precludono restringono esonera esonerano liberano',
  pl: 'zapobiega ogranicza narusza zapobiegają ograniczają ograniczać naruszają naruszać wyklucza wykluczają wykluczać uniemożliwia uniemożliwiają zwalnia zwalniają zwalniać uchybia uchybiają',
  pt: 'impede limita prejudica impedem limitam prejudicam prejudicar restringem eximem exonera exoneram liberam',
  nl: 'belet beperkt beletten beperken verhindert verhinderen belemmert belemmeren ontheft ontslaat',
})

/** "the duty just stated" */
export const isStated = inAnyLanguage({
  en: 'stated mentioned named described set defined stipulated specified',
})

/** "may not be waived", "darf nicht ausgeschlossen werden" */
export const isWaived = inAnyLanguage({
  en: 'dropped waived excluded restricted limited revoked withdrawn suspended abandoned terminated cancelled canceled contracted',
  de: 'abbedungen ausgeschlossen eingeschränkt beschränkt widerrufen abbedungene aufgehoben ausgesetzt entzogen zurückgenommen zurückgezogen abgeändert begrenzt gekürzt',
  cs: 'vyloučen* omezen* zrušen* odvolán* pozastaven* vyloučit omezit zrušit vzdát odvolat pozastavit',
  fr: 'exclu exclue exclus limité limitée limités limitées écarté écartée écartés écartées exclues restreint restreinte restreints restreintes révoqué révoquée révoqués révoquées retiré retirée retirés retirées suspendu suspendue suspendus suspendues',
  es: 'excluido excluida excluidos excluidas limitado limitada limitados limitadas restringido restringida restringidos restringidas revocado revocada revocados revocadas retirado retirada retirados retiradas suspendido suspendida suspendidos suspendidas',
  it: 'escluso esclusa esclusi escluse limitato limitata limitati limitate revocato revocata revocati revocate ritirato ritirata ritirati ritirate sospeso sospesa sospesi sospese derogato derogata derogati derogate ristretto ristretta',
  pl: 'wyłączona wyłączone wyłączony ograniczona ograniczone ograniczony wyłączono ograniczono uchylona uchylone uchylony zniesiona zniesione zniesiony odwołana odwołane odwołany zawieszona zawieszone zawieszony cofnięta cofnięte cofnięty wyłączyć ograniczyć uchylić zawiesić zrzec',
  pt: 'excluído excluída excluídos excluídas limitado limitada limitados limitadas afastado afastada afastados afastadas revogado revogada revogados revogadas suspenso suspensa suspensos suspensas derrogado derrogada derrogados derrogadas',
  nl: 'uitgesloten beperkt ingetrokken herroepen opgeschort opgeheven ingeperkt',
})

/** "None of the above", "nichts davon" */
export const isOf = inAnyLanguage({
  en: 'of',
  de: 'von davon der hiervon',
  cs: 'z ze',
  fr: 'de des du',
  es: 'de del',
  it: 'di dei dello della degli delle',
  pl: 'z ze',
  pt: 'de dos da',
  nl: 'van de hiervan daarvan',
  id: 'dari',
})

/** "Both items were voted down.", "Les deux points …" */
export const isBoth = inAnyLanguage({
  en: 'both',
  de: 'beide beiden beides',
  cs: 'oba obě obou oběma obojí',
  fr: 'les deux',
  es: 'ambos ambas',
  it: 'entrambi entrambe ambedue',
  pl: 'oba obydwa obie obydwie oboje obu obydwu',
  pt: 'ambos ambas',
  nl: 'beide beiden allebei',
  id: 'keduanya',
})

export const isListItem = inAnyLanguage({
  en: 'item items point points statement statements motion motions proposal proposals',
  de: 'punkt punkte punkten antrag anträge anträgen vorschläge vorschlägen aussagen tagesordnungspunkte',
  cs: 'body bodů bod bodech bodům položky položek tvrzení prohlášení',
  fr: 'point points élément éléments affirmation affirmations',
  es: 'puntos punto elemento elementos afirmación afirmaciones',
  it: 'punti elementi affermazione affermazioni',
  pl: 'punkt punkty punktu punktów punktami pozycje pozycji oświadczenia stwierdzenia',
  pt: 'pontos ponto itens afirmação afirmações',
  nl: 'punten punt agendapunten voorstellen moties uitspraken',
  id: 'poin butir',
})
