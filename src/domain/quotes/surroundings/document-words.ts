/** Words for documents and their parts, in all languages. */

import type { Is } from '../meaning/languages.ts'

export const SECTION =
  /^(?:section|clause|subclause|article|paragraph|chapter|chapitre|cap[i\u00ed]tul|capitol|requirement|provision|ziffer|artikel|absatz|absätz|punkt|nummer|abschnitt|kapitel|cl[áa]usula|artículo|apartado|clausol|articol|sezion|artigo|sec[çt]|seç|lid$|hoofdstuk|kapitol|secci|punto|punti$|ponto|paragra|madde|pasal|bab$|článk|článe|článc|odstav|bod|oddíl|artykuł|ustęp|rozdział|point|avsnitt|afsnit|kohta|kohda|szakasz|pont$|članak|točk|secțiun|paragraf|пункт|раздел|стать|глав|розділ|άρθρο|ενότητα)\p{L}{0,5}$|^(?:art|cl|pkt|§{1,2}|第)$/u
const PART =
  /^(?:annex|append|schedule|exhibit|attachment|part$|teil|anlage|anhang|partie|anexo|parte|allegat|bijlage|lampiran|załącznik|część|części|příloh|část)\p{L}{0,5}$/u
/** A word for the whole document. */
export const DOCUMENT =
  /^(?:agreements?|contracts?|documents?|papers?|vertr[aä]g\p{L}{0,2}|vereinbarung|dokuments?|papier|schriftst\u00fcck|smlouv\p{L}{1,2}|dokument\p{L}{0,2}|contrat|document|contrato|documento|contratto|accordo|umow\p{L}|overeenkomst|sözleşme|belge|perjanjian|kontrak|dokumen)$/u

export const isEdition: Is = (word = '') => EDITION.test(word)
export const isSection: Is = (word = '') => SECTION.test(word)
export const isPart: Is = (word = '') => PART.test(word.toLowerCase())

/** Other documents that may be about themselves: "This report was withdrawn." */
export const PAPER =
  /^(?:polic(?:y|ies)|reports?|minutes|guidelines?|schrift|bericht|richtlinie|protokoll|rapport|politique|handbook|handbuch|brochure|broschüre|manual|guide|informe|relazione|verbale|relatório|raport|zpráva|směrnice|verslag|stuk)$/u

/** "This version was replaced by version 4." */
export const VERSION =
  /^(?:version|edition|rules|terms|fassung|regeln|znění|verze|pravidla|versión|reglas|versione|regole|wersja|regulamin|versão|regras|versie|regels|text|texte|texto|testo|tekst)$/u
export const isVersion: Is = (word = '') => VERSION.test(word)

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
