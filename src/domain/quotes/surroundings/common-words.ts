/** Words of all languages that several rules ask for. */

import type { Is } from '../meaning/languages.ts'

/** "under", "gemäß": before a section, they make it a part of what else is said. */
export const PREPOSITION =
  /^(?:to|from|in|of|under|by|on|at|for|with|per|as|within|against|over|through|via|than|into|upon|about|concerning|regarding|including|until|since|bis|až|zu[mr]?|vo[nm]|aus|nach|im|gemäß|laut|mit|bei|unter|auf|für|durch|gegen|über|an|am|ab|seit|trotz|wegen|bezüglich|hinsichtlich|concernant|acerca|circa|riguardo|ohledně|dotyczące|omtrent|betreffende|des|à|aux?|du|de|en|dans|par|pour|avec|sur|sous|selon|al|del|por|para|con|según|sobre|bajo|ad|alla?|all|della?|dell|di|nell?a?|dalla?|dall?|su|sulla?|secondo|ao|dos?|da|no|na|em|pel[oa]|com|segundo|conforme|z|ze|we?|k|ve?|s|se|do|po|przez|dla|od|według|pod|podle|dle|bij|van|uit|op|met|voor|door|onder|volgens|aan|tot|dari|pada|di|dengan|menurut|berdasarkan|dalam|oleh|sesuai)$/u

/** "For all customers: …" narrows nothing. */
export const ALL =
  /^(?:all|every|each|alle[nr]?|jede[rns]?|tou(?:s|tes?)|chaque|chacune?|tod[oa]s|tutt[ie]|wszystki\p{L}{1,3}|v\u0161ech\p{L}{1,3})$/u
/** "Payment terms and conditions:" states them. */
export const TERMS =
  /^(?:terms|conditions?|bedingungen|condiciones|condizioni|condi\u00e7\u00f5es|warunki|warunk\u00f3w|podm\u00ednky|podm\u00ednek)$/u

export const ONLY =
  /^(?:only|solely|exclusively|nur|lediglich|ausschlie\u00dflich|uniquement|seulement|seule?s?|s\u00f3lo|solo|solamente|\u00fanicamente|soltanto|unicamente|apenas|somente|s\u00f3|tylko|wy\u0142\u0105cznie|jedynie|pouze|jen|v\u00fdhradn\u011b|alleen|slechts|uitsluitend|yaln\u0131zca|sadece|hanya)$/u
export const APPLY =
  /^(?:apply|applies|counts?|valid|agreed|binding|gelten|gilt|vereinbart|verbindlich|(?:s')?appliquent|applicables|aplican|aplicables|rigen|applicano|applicabili|vale|vige|valgono|vigono|se|aplicam(?:-se)?|aplic\u00e1veis|valem|obowi\u0105zuj(?:e|\u0105)|foi|stosuje|plat\u00ed|gelden|ge\u00e7erlidir|uygulan\u0131r|berlaku)$/u

/** Verbs that are harmless when denied: "does not affect clause 3", "nobody may violate section 3". */
export const BREAKS =
  /^(?:breach|violat|affect|restrict|prejudic|ovliv|dotýk|dotč|dotk|afect|pregiudic|infring|deviat|derog|contraven|depart|amend|alter|chang|cambi|zmian|nemění|limit|modif|releas|reliev|discharg|entbind|befrei|entheb|libera|libère|exonèr|dispens|zprošť|zbav|zwalnia|ontsla|onthef|verletz|versto|abweich|einschr\u00e4nk|\u00e4nder|ber\u00fchr|enfre|viol|d\u00e9rog|vulner|incumpl|infrin|contrav|narusz|zmieni|odst\u0119p|poru\u0161|odch\u00fdl|m\u011bn|schend|afwijk|overtre|wijzig|ihlal|melanggar|menyimpang)/u
/** "except under clause 3.1" */
export const EXCEPT =
  /^(?:unless|except|save|außer|sauf|hors|salvo|excepto|tranne|oprócz|chyba|kromě|leda|tenzij|behalve|kecuali|hariç)$/u

/** Not "when both have signed", which may have happened. */
export const ONCE =
  /^(?:once|only|nur|erst|teprve|až|jakmile|seulement|solo|sólo|soltanto|dopiero|só|somente|apenas|pas|zodra|sobald)$/u

/** "that is what …" */
export const WHAT = /^(?:what|whatever|was|ce|lo|quanto|ci\u00f2|co|o|wat)$/u

/** The word without an elided article: "l'engagement". */
export const withoutElision = (word: string): string => word.slice(word.indexOf("'") + 1)

export const SECTION =
  /^(?:section|clause|subclause|article|paragraph|chapter|chapitre|cap[i\u00ed]tul|capitol|requirement|provision|ziffer|artikel|absatz|absätz|punkt|nummer|abschnitt|kapitel|cl[áa]usula|artículo|apartado|clausol|articol|sezion|artigo|sec[çt]|seç|lid$|hoofdstuk|kapitol|secci|punto|punti$|ponto|paragra|madde|pasal|bab$|článk|článe|článc|odstav|bod|oddíl|artykuł|ustęp|rozdział|point|avsnitt|afsnit|kohta|kohda|szakasz|pont$|članak|točk|secțiun|paragraf|пункт|раздел|стать|глав|розділ|άρθρο|ενότητα)\p{L}{0,5}$|^(?:art|cl|pkt|§{1,2}|第)$/u
const PART =
  /^(?:annex|append|schedule|exhibit|attachment|part$|teil|anlage|anhang|partie|anexo|parte|allegat|bijlage|lampiran|załącznik|część|części|příloh|část)\p{L}{0,5}$/u
/** A word for the whole document. */
export const DOCUMENT =
  /^(?:agreements?|contracts?|documents?|papers?|vertr[aä]g\p{L}{0,2}|vereinbarung|dokuments?|papier|schriftst\u00fcck|smlouv\p{L}{1,2}|dokument\p{L}{0,2}|contrat|document|contrato|documento|contratto|accordo|umow\p{L}|overeenkomst|sözleşme|belge|perjanjian|kontrak|dokumen)$/u

export const isSection: Is = (word = '') => SECTION.test(word)
export const isPart: Is = (word = '') => PART.test(word.toLowerCase())

/** Other documents that may be about themselves: "This report was withdrawn." */
export const PAPER =
  /^(?:polic(?:y|ies)|reports?|minutes|guidelines?|schrift|bericht|richtlinie|protokoll|rapport|politique|handbook|handbuch|brochure|broschüre|manual|guide|informe|relazione|verbale|relatório|raport|zpráva|směrnice|verslag|stuk)$/u

/** "This version was replaced by version 4." */
export const VERSION =
  /^(?:version|edition|rules|terms|fassung|regeln|znění|verze|pravidla|versión|reglas|versione|regole|wersja|regulamin|versão|regras|versie|regels|text|texte|texto|testo|tekst)$/u

export const isPaper: Is = (word = '') =>
  DOCUMENT.test(word) ||
  PAPER.test(word) ||
  /^(?:pages?|sheet|form|seiten?|p\u00e1ginas|pagine|str\u00e1nky|blatt|formular|feuille|página|pagina|strona|strana|blad)$/u.test(
    word,
  )

/** "Version 2.1" is no section. */
export const EDITION =
  /^(?:version|edition|\u00e9dition|wydani[ae]|release|issue|revision|fassung|ausgabe|auflage|versi[o\u00f3]n|edici\u00f3n|versione|edizione|vers\u00e3o|edi\u00e7\u00e3o|verz[ei]|vyd\u00e1n\u00ed|wersj[aię]|versie|uitgave|s\u00fcr\u00fcm|versi)$/u

const DRAFT =
  /^(?:DRAFT|ENTWURF|PROJET|BORRADOR|BOZZA|NÁVRH|KONCEPT|RASCUNHO|PROJEKT|CONCEPT)(?:\s\d[\d.]{0,4})?$/u
/** "DRAFT 2" as a line of its own is about the whole document, which is checked all the same. */
export const isDraftMark = (line: string): boolean => DRAFT.test(line.trim())

/** Words that begin a clause inside a sentence. */
export const isClauseLink: Is = (word = '') =>
  /^(?:who|whom|whose|which|that|what|as|after|before|because|than|weil|nachdem|als|dass|welche[rsmn]?|qui|que|dont|où|après|che|cui|quien|quienes|cual|který|která|které|kteří|jak|jako|że|który|która|które|którzy|die|dat|toen|omdat)$/u.test(
    word,
  )
