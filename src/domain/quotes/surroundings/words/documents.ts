/** Nouns for documents and their parts. */

import { anyOf, type Is } from '../../meaning/languages.ts'
import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** A number follows: "clause 3.1". */
export const isSection: Is = inAnyLanguage({
  en: 'section* clause* subclause* article* paragraph* chapter* requirement* provision* art cl § §§',
  de: 'ziffer* artikel* absatz* absätz* punkt* nummer nummern abschnitt* kapitel*',
  cs: 'článk* článe* článc* kapitol* odstav* bod bodu bodě bodem body bodů bodech bodům oddíl*',
  fr: 'chapitre* section* article* point* alinéa* disposition* stipulation*',
  es: 'capítul* capitul* cláusula* clausula* artículo* apartado* secci* punto* párrafo* inciso* disposicion*',
  it: 'capitol* clausol* articol* sezion* punto punti paragra* disposizion*',
  pl: 'artykuł* ustęp* rozdział* kapitul* punkt* pkt',
  pt: 'cláusula* artigo* secç* sect* seç* ponto* capítul* parágrafo* alínea*',
  nl: 'lid hoofdstuk* artikel*',
  tr: 'madde*',
  id: 'pasal* bab',
  other:
    'avsnitt* afsnit* kohta* kohda* szakasz* pont članak* točk* secțiun* paragraf* пункт* раздел* стать* глав* розділ* άρθρο* ενότητα* 第',
})

export const isPart: Is = (word) => PARTS(word?.toLowerCase())
const PARTS = inAnyLanguage({
  en: 'annex* append* schedule* exhibit* attachment* part',
  de: 'teil teile teils teilen anlage* anhang*',
  cs: 'příloh* část*',
  fr: 'partie* annex*',
  es: 'anexo* parte*',
  it: 'allegat* parte*',
  pl: 'załącznik* część* części*',
  nl: 'bijlage*',
  id: 'lampiran*',
})

/** The whole document. */
export const isDocument: Is = inAnyLanguage({
  en: 'agreement agreements contract contracts document documents paper papers',
  de: 'vertrag vertrags vertrages vertrage verträge verträgen vereinbarung dokument dokuments dokumente dokumenten papier schriftstück',
  cs: 'smlouva smlouvy smlouvě smlouvu smlouvou dokument dokumentu dokumenty',
  fr: 'contrat document accord contrats convention',
  es: 'contrato documento acuerdo acuerdos contratos documentos convenio',
  it: 'contratto accordo documento contratti accordi documenti convenzione',
  pl: 'umowa umowy umowę umową umowie dokument dokumentu dokumenty',
  pt: 'contrato documento acordo acordos',
  nl: 'overeenkomst document',
  tr: 'sözleşme belge',
  id: 'perjanjian kontrak dokumen',
})

/** Other documents that may be about themselves: "This report was withdrawn." */
export const isReport: Is = inAnyLanguage({
  en: 'policy policies report reports minutes guideline guidelines handbook brochure manual guide',
  de: 'schrift bericht richtlinie protokoll handbuch broschüre',
  cs: 'zpráva směrnice',
  fr: 'rapport politique rapports politiques manuel directive',
  es: 'informe informes política políticas acta guía folleto',
  it: 'relazione verbale relazioni verbali rapporto politica manuale guida opuscolo',
  pl: 'raport',
  pt: 'relatório relatórios ata guia brochura folheto',
  nl: 'verslag stuk rapport',
})

const isPage: Is = inAnyLanguage({
  en: 'page pages sheet form',
  de: 'seite seiten blatt formular',
  cs: 'stránky strana',
  fr: 'page pages feuille feuilles formulaire',
  es: 'página páginas hoja hojas formulario',
  it: 'pagina pagine foglio modulo',
  pl: 'strona',
  pt: 'página páginas folha folhas formulário',
  nl: 'blad',
})

export const isPaper: Is = anyOf(isDocument, isReport, isPage)

/** "This version was replaced by version 4." */
export const isVersion: Is = inAnyLanguage({
  en: 'version edition rules terms text',
  de: 'fassung regeln text',
  cs: 'znění verze pravidla',
  fr: 'version texte règles édition',
  es: 'versión reglas texto edición condiciones',
  it: 'versione regole testo edizione condizioni',
  pl: 'wersja regulamin tekst',
  pt: 'versão regras texto edição condições',
  nl: 'versie regels',
})

/** "Version 2.1" is no section. */
export const isEdition: Is = inAnyLanguage({
  en: 'version edition release issue revision',
  de: 'fassung ausgabe auflage',
  cs: 'verze verzi vydání',
  fr: 'version édition révision',
  es: 'versión version edición revisión',
  it: 'versione edizione revisione',
  pl: 'wersja wersję wersji wydania wydanie',
  pt: 'versão edição revisão',
  nl: 'versie uitgave',
  tr: 'sürüm',
  id: 'versi',
})

/** Titles that repeat the kind of text: "Payment terms and conditions:" states them. */
export const isTerms: Is = inAnyLanguage({
  en: 'terms condition conditions',
  de: 'bedingungen',
  cs: 'podmínky podmínek',
  fr: 'condition conditions termes modalités',
  es: 'condiciones condición términos',
  it: 'condizioni condizione termini',
  pl: 'warunki warunków',
  pt: 'condições condição termos',
})

const DRAFT =
  /^(?:DRAFT|ENTWURF|PROJET|BORRADOR|BOZZA|NÁVRH|KONCEPT|RASCUNHO|PROJEKT|CONCEPT)(?:\s\d[\d.]{0,4})?$/u
/** "DRAFT 2" as a line of its own is about the whole document, which is checked all the same. */
export const isDraftMark = (line: string): boolean => DRAFT.test(line.trim())
