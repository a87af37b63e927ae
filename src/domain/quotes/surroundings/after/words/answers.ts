/** Labels and answers of the line below a quote: "Status: not done", "Scope: pilot sites". */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** The label of a line that narrows what stands above it: "Validity: until March". */
export const isScope = inAnyLanguage({
  en: 'scope validity valid applies applicability restriction restrictions',
  de: 'geltung* gültig* einschränkung*',
  cs: 'platnost rozsah omezení',
  fr: 'portée validité',
  es: 'ámbito vigencia validez',
  it: 'ambito validità',
  pl: 'zakres ważność',
  pt: 'âmbito vigência validade',
  nl: 'bereik geldigheid toepassing',
  tr: 'geçerlilik kapsam',
  id: 'cakupan',
  other: 'villkor vilkår ehto feltétel условие condiție condiția',
})

/** An answer that narrows nothing: "Scope: all sites", "Restrictions: none". */
export const isEverythingOrNone = inAnyLanguage({
  en: 'all every everyone everybody everywhere everything everyday any none unlimited indefinite',
  de: 'alle aller alles allen jede jeder jeden jedes kein keine unbegrenzt unbeschränkt',
  cs: 'vše všem všemi všeho všechno všechny všechna všechen všech žádný žádná žádné žádní žádnou žádném žádným žádných neomezeně neomezená neomezené neomezený neomezena neomezeno',
  fr: 'tous tout toute toutes aucun aucune illimité illimitée illimités illimitées',
  es: 'todo toda todos todas ninguno ninguna ilimitado ilimitada',
  it: 'tutti tutto tutta tutte nessuno nessuna nessun illimitato illimitata illimitati illimitate',
  pl: 'wszystko wszystkie wszystkich wszystkim wszystkimi żadna żadne żadnego żadnej żadnych żadnym żadnymi brak',
  pt: 'todo toda todos todas nenhum nenhuma ilimitado ilimitada',
  nl: 'alle alles geen onbeperkt',
  tr: 'tüm yok',
  id: 'semua',
  other: 'alla inga kaikki minden все всем всех всеми всего всей всему toate',
})

/** The label of a line that judges what stands above it: "Result: open" */
export const isJudgementLabel = inAnyLanguage({
  en: 'status state result outcome decision vote compliance compliant complied fulfilled fulfilment met approval approved agreed accepted adopted finding verdict',
  de: 'status erfüllt erfüllung ergebnis entscheidung beschluss abstimmung genehmigt angenommen befund',
  cs: 'stav výsledek rozhodnutí splněno schváleno',
  fr: 'statut résultat décision conforme conformité constat',
  es: 'estado resultado decisión cumple cumplido cumplimiento',
  it: 'stato esito risultato decisione',
  pl: 'status wynik decyzja spełnione',
  pt: 'estado resultado decisão cumprido',
  nl: 'status resultaat besluit voldaan',
})

/** An answer that confirms: "Status: in force", "Erledigt: ja" */
export const isYes = inAnyLanguage({
  en: 'yes y yep ok okay done met pass passes passed active final complete completed closed signed positive compliant fully substantiated introduced implemented place force',
  de: 'ja j erfüllt erledigt eingeführt umgesetzt wirksam total totale kraft',
  cs: 'ano splněno zavedeno zavedena zavedeny hotovo',
  fr: 'oui o conforme total totale fait réalisé réalisée mis mise vigueur',
  es: 'sí s total hecho implantado implantada implementado implementada realizado realizada vigor',
  it: 'sì s totale fatto attuato attuata realizzato realizzata vigore',
  pl: 'tak wdrożono wdrożony wdrożona wdrożone zrobione wykonano wykonany wykonana wykonane wprowadzono wprowadzony wprowadzona wprowadzone',
  pt: 'sim conforme total feito concluído concluída implementado realizado vigor',
  nl: 'ja voltooid ingevoerd uitgevoerd gereed',
  tr: 'evet',
})
