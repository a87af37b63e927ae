/** Words of sentences that deny what a quote says, or leave it open: "The Supplier decides whether to do so." */

import { inAnyLanguage } from '../../../meaning/word-lists.ts'

export const isWhether = inAnyLanguage({
  en: 'whether',
  de: 'ob',
  cs: 'zda zdali jestli',
  pl: 'czy',
  nl: 'of',
})

/** "Whether this was done is checked." */
export const isChecked = inAnyLanguage({
  en: 'check checks checked recorded documented monitored reviewed verified audited records logged logs reviews verifies verify audits monitors inspected inspects tested',
  de: 'geprüft überprüft prüft dokumentiert kontrolliert prüfen überprüfen kontrollieren dokumentieren überwacht überwachen protokolliert aufgezeichnet erfasst verifiziert auditiert',
  cs: 'kontroluje ověřuje eviduje kontrolují kontrolováno kontrolován kontrolována zkontroluje zkontrolováno ověřují ověří ověřováno ověřeno ověřen ověřena evidují evidováno evidována zaznamenává zaznamenávají zaznamenáno zaznamenána dokumentuje dokumentují dokumentováno dokumentována prověřuje prověřují prověřeno prověřena přezkoumává přezkoumáno sleduje sledují sledováno',
  pl: 'sprawdza kontrolowane sprawdzają sprawdzi sprawdzą sprawdzane sprawdzany sprawdzana sprawdzono sprawdzone kontroluje kontrolują kontrolowany kontrolowana skontrolowano skontrolowane weryfikuje weryfikują weryfikowane weryfikowany weryfikowana zweryfikowano dokumentuje dokumentują dokumentowane udokumentowano odnotowuje odnotowują odnotowano rejestruje rejestrują rejestrowane monitoruje monitorują monitorowane',
  nl: 'gecontroleerd controleert controleren geregistreerd vastgelegd gedocumenteerd getoetst bewaakt nagegaan geverifieerd',
})

/** "The Supplier decides whether to do so.", "Ob das geschieht, bleibt …" */
export const isDeciding = inAnyLanguage({
  en: 'decide decides choose chooses free chance decided chose discretion liberty',
  de: 'entscheidet entscheiden frei bleibt entscheide entschied entschieden bestimmt bestimmen wählt wählen überlassen freigestellt',
  cs: 'rozhoduje rozhodne volí rozhodují rozhodnou rozhodnout rozhodnutí zvolí volit záleží závisí uvážení zváží',
  pl: 'decyduje zdecyduje postanowi decydują zdecydują decydować decyzja decyzji decyzję postanowią zależy wybiera wybierają wybierze uznania',
  nl: 'beslist vrij beslissen besliste beslisten bepaalt bepalen kiest kiezen besluit besluiten overgelaten',
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
  de: 'vergangenheit geschichte vorbei vorüber passé',
  cs: 'minulost minulosti minulostí historie historií historii dávno pryč',
  fr: 'passé histoire passée révolu révolue révolus révolues fini finie',
  es: 'pasado historia pasada acabó acabado terminado',
  it: 'passato finito finita superato superata',
  pl: 'przeszłość przeszłości historia przeszłością historią historii dawno minęło',
  pt: 'passado história acabou terminou',
  nl: 'verleden voorbij geschiedenis',
})

/** "At least that is what the manager said." */
export const isAtLeast = inAnyLanguage({
  en: 'least',
  de: 'jedenfalls zumindest immerhin wenigstens',
  cs: 'alespoň aspoň přinejmenším',
  fr: 'moins',
  es: 'menos',
  it: 'almeno perlomeno quantomeno',
  pl: 'przynajmniej',
  pt: 'menos',
  nl: 'tenminste althans minste',
})

/** "The auditor could find no trace of it." */
export const isTrace = inAnyLanguage({
  en: 'trace traces evidence sign record records signs proof indication indications',
  de: 'spur spuren nachweis nachweise beleg belege anzeichen anhaltspunkt anhaltspunkte beweis beweise nachweisen belegen hinweis hinweise',
  cs: 'stopa stopy důkaz důkazy záznam stopu stopou důkazu důkazů důkazem záznamu záznamy záznamů známka známku známky',
  fr: 'trace traces preuve preuves indice indices justificatif justificatifs',
  es: 'rastro prueba pruebas rastros huella huellas indicio indicios evidencia evidencias constancia registro registros',
  it: 'traccia tracce prova prove riscontro riscontri indizio indizi evidenza evidenze',
  pl: 'ślad ślady śladu dowody dowodu dowodów śladów śladem zapis zapisu zapisy zapisów wzmianka wzmianki oznaka oznaki',
  pt: 'vestígio vestígios prova provas rasto rastos indício indícios evidência evidências registo registos',
  nl: 'spoor bewijs sporen bewijzen aanwijzing aanwijzingen',
})

/** "You will look in vain for anybody who does." */
export const isInVain = inAnyLanguage({
  en: 'vain vainly',
  de: 'vergebens vergeblich erfolglos',
  cs: 'marně nadarmo marné',
  fr: 'vain vainement',
  es: 'vano',
  it: 'vano invano',
  pl: 'próżno daremnie nadaremnie bezskutecznie',
  pt: 'debalde',
  nl: 'tevergeefs vergeefs',
})

/** "rely on it", "abide by it", "comply with it" */
export const isVerbPreposition = inAnyLanguage({
  en: 'on by of to with in upon',
})

/** "Smaller branches don't have to.", "… were not able to." */
export const isDutyOrWish = inAnyLanguage({
  en: 'have has had need want wants able obliged required going needs needed wanted wish wishes wished bound intend intends intended supposed willing prepared entitled expected ought',
})
