/** Labels and answers of the line below a quote: "Status: not done", "Scope: pilot sites". */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

/** The label of a line that narrows what stands above it: "Validity: until March". */
export const isScope = inAnyLanguage({
  en: 'scope validity valid applies applicability restriction restrictions applicable limitation limitations',
  de: 'geltung* gültig* einschränkung* anwendungsbereich anwendbarkeit anwendbar beschränkung* begrenzung*',
  cs: 'platnost rozsah omezení účinnost platí použití použitelnost působnost',
  fr: 'portée validité étendue périmètre applicabilité valable applicable',
  es: 'ámbito vigencia validez alcance aplicabilidad aplicable válido válida restricción restricciones',
  it: 'ambito validità portata vigenza applicabilità applicabile valido valida restrizione restrizioni',
  pl: 'zakres ważność obowiązywanie obowiązuje zastosowanie ograniczenie ograniczenia',
  pt: 'âmbito vigência validade aplicabilidade aplicável restrição restrições',
  nl: 'bereik geldigheid toepassing reikwijdte toepassingsgebied toepasselijkheid toepasselijk geldig beperking beperkingen geldigheidsduur',
  tr: 'geçerlilik kapsam',
  id: 'cakupan',
  other: 'villkor vilkår ehto feltétel условие condiție condiția',
})

/** An answer that narrows nothing: "Scope: all sites", "Restrictions: none". */
export const isEverythingOrNone = inAnyLanguage({
  en: 'all every everyone everybody everywhere everything everyday any none unlimited indefinite each entire whole worldwide nationwide unrestricted nil indefinitely',
  de: 'alle aller alles allen jede jeder jeden jedes kein keine unbegrenzt unbeschränkt jedem jedermann allem sämtliche sämtlicher sämtlichen sämtliches keiner keines keinen keinem keinerlei überall unbegrenzte unbeschränkte unbefristet unbefristete uneingeschränkt uneingeschränkte gesamte gesamter gesamten gesamtes',
  cs: 'vše všem všemi všeho všechno všechny všechna všechen všech žádný žádná žádné žádní žádnou žádném žádným žádných neomezeně neomezená neomezené neomezený neomezena neomezeno neomezen neomezeny neomezeni neomezenou neomezenu neurčito neurčitou každý každá každé každého každou každém každým každému kdokoli kdokoliv kdekoli kdekoliv kdykoli kdykoliv všude všemu',
  fr: 'tous tout toute toutes aucun aucune illimité illimitée illimités illimitées aucuns aucunes chaque indéterminé indéterminée néant partout',
  es: 'todo toda todos todas ninguno ninguna ilimitado ilimitada ilimitados ilimitadas ningún cada indefinido indefinida indefinidos indefinidas',
  it: 'tutti tutto tutta tutte nessuno nessuna nessun illimitato illimitata illimitati illimitate ogni ciascuno ciascuna ovunque indeterminato indeterminata',
  pl: 'wszystko wszystkie wszystkich wszystkim wszystkimi żadna żadne żadnego żadnej żadnych żadnym żadnymi brak wszyscy wszystkiego wszystkiemu każdy każda każde każdego każdej każdą każdym każdemu wszędzie żaden nieograniczony nieograniczona nieograniczone nieograniczonego nieograniczonym nieograniczenie bezterminowo bezterminowy bezterminowa bezterminowe nieokreślony',
  pt: 'todo toda todos todas nenhum nenhuma ilimitado ilimitada ilimitados ilimitadas nenhuns nenhumas indeterminado indeterminada',
  nl: 'alle alles geen onbeperkt elk elke ieder iedere iedereen overal onbegrensd onbepaald onbeperkte geheel gehele volledig volledige',
  tr: 'tüm yok',
  id: 'semua',
  other: 'alla inga kaikki minden все всем всех всеми всего всей всему toate',
})

/** The label of a line that judges what stands above it: "Result: open" */
export const isJudgementLabel = inAnyLanguage({
  en: 'status state result outcome decision vote compliance compliant complied fulfilled fulfilment met approval approved agreed accepted adopted finding verdict results outcomes findings implementation implemented conformity assessment',
  de: 'status erfüllt erfüllung ergebnis entscheidung beschluss abstimmung genehmigt angenommen befund umsetzung umgesetzt umsetzungsstand einhaltung konformität prüfergebnis abstimmungsergebnis resultat bearbeitungsstand feststellung',
  cs: 'stav výsledek rozhodnutí splněno schváleno status hlasování plnění splnění splněna splněn schválení schválena schválen usnesení nález zjištění soulad shoda dohodnuto přijato',
  fr: 'statut résultat décision conforme conformité constat état conclusion constatation approbation approuvé approuvée convenu convenue accepté acceptée adopté adoptée respecté respectée rempli remplie',
  es: 'estado resultado decisión cumple cumplido cumplimiento votación veredicto hallazgo conformidad aprobación aprobado aprobada acordado acordada aceptado aceptada adoptado adoptada cumplida',
  it: 'stato esito risultato decisione votazione voto verdetto conformità approvazione approvato approvata concordato concordata accettato accettata adottato adottata adempiuto rispettato',
  pl: 'status wynik decyzja spełnione stan rezultat spełnienie spełniono spełniony spełniona głosowanie zatwierdzenie zatwierdzono uzgodniono przyjęto uchwała zgodność ocena ustalenie ustalenia',
  pt: 'estado resultado decisão cumprido situação votação veredito conformidade constatação aprovação aprovado aprovada aceite aceito aceita adotado adotada cumprida cumprimento',
  nl: 'status resultaat besluit voldaan beslissing uitslag stemming stemuitslag uitkomst vervuld naleving conformiteit bevinding',
})

/** An answer that confirms: "Status: in force", "Erledigt: ja" */
export const isYes = inAnyLanguage({
  en: 'yes y yep ok okay done met pass passes passed active final complete completed closed signed positive compliant fully substantiated introduced implemented place force finalised finalized fulfilled satisfied achieved executed',
  de: 'ja j erfüllt erledigt eingeführt umgesetzt wirksam total totale kraft jawohl ok okay abgeschlossen bestanden positiv unterzeichnet unterschrieben konform aktiv fertig fertiggestellt eingehalten durchgeführt realisiert verabschiedet vorhanden erfüllte vollzogen',
  cs: 'ano splněno zavedeno zavedena zavedeny hotovo zaveden zavedeni ok splněna splněny splněn splněné splněný splněná dokončeno dokončena dokončen dokončeny uzavřeno uzavřena uzavřen podepsáno podepsána podepsán podepsány vyhovuje vyhovující kladné kladný kladná aktivní účinné účinná účinný účinnosti provedeno provedena proveden provedeny realizováno realizována realizován vykonáno',
  fr: 'oui o conforme total totale fait réalisé réalisée mis mise vigueur réalisés réalisées faite faits faites achevé achevée terminé terminée clôturé clôturée signé signée positif complet complète actif respecté respectée rempli remplie',
  es: 'sí s total hecho implantado implantada implementado implementada realizado realizada vigor implantados implantadas implementados implementadas realizados realizadas hecha hechos hechas completado completada completo completa cerrado cerrada firmado firmada positivo positiva activo activa cumplido cumplida',
  it: 'sì s totale fatto attuato attuata realizzato realizzata vigore attuati attuate realizzati realizzate fatta fatti fatte implementato implementata completato completata concluso conclusa chiuso chiusa firmato firmata attivo attiva pienamente',
  pl: 'tak wdrożono wdrożony wdrożona wdrożone zrobione wykonano wykonany wykonana wykonane wprowadzono wprowadzony wprowadzona wprowadzone ok spełniono spełniony spełniona spełnione zakończono zakończony zakończona zakończone podpisano podpisany podpisana podpisane zamknięto zamknięty zamknięta zamknięte gotowe gotowy gotowa aktywny aktywna aktywne zrealizowano zrealizowany zrealizowana zrealizowane zgodny zgodna zgodne pozytywny pozytywna pozytywne zaliczono zaliczone',
  pt: 'sim conforme total feito concluído concluída implementado realizado vigor feita feitos feitas concluídos concluídas fechado fechada assinado assinada ativo ativa cumprido cumprida plenamente',
  nl: 'ja voltooid ingevoerd uitgevoerd gereed oké akkoord voldaan afgerond afgesloten ondertekend definitief actief positief geïmplementeerd gerealiseerd kracht conform klaar compleet geslaagd',
  tr: 'evet',
})
