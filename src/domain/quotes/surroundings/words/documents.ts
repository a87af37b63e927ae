/** Nouns for documents and their parts. */

import { anyOf, type Is } from '../../meaning/languages.ts'
import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** A number follows: "clause 3.1". */
export const isSection: Is = inAnyLanguage({
  en: 'section* clause* subclause* article* paragraph* chapter* requirement* provision* art cl § §§ subsection* sub-section* sub-clause* subparagraph* sub-paragraph*',
  de: 'ziffer* artikel* absatz* absätz* punkt* nummer nummern abschnitt* kapitel* paragraf* unterabsatz* unterabsätz* unterabschnitt* unterziffer* buchstabe buchstaben',
  cs: 'článk* článe* článc* kapitol* odstav* bod bodu bodě bodem body bodů bodech bodům oddíl* čl odst písm paragraf* pododstav* podbod*',
  fr: 'chapitre* section* article* point* alinéa* disposition* stipulation*',
  es: 'capítul* capitul* cláusula* clausula* artículo* apartado* secci* punto* párrafo* inciso* disposicion*',
  it: 'capitol* clausol* articol* sezion* punto punti paragra* disposizion*',
  pl: 'artykuł* ustęp* rozdział* kapitul* punkt* pkt art ust artykule rozdziale punkcie podpunkt* podpunkcie paragraf* klauzul*',
  pt: 'cláusula* artigo* secç* sect* seç* ponto* capítul* parágrafo* alínea*',
  nl: 'lid hoofdstuk* artikel* paragraaf paragrafen punt punten onderdeel',
  tr: 'madde*',
  id: 'pasal* bab',
  other:
    'avsnitt* afsnit* kohta* kohda* szakasz* pont članak* točk* secțiun* paragraf* пункт* раздел* стать* глав* розділ* άρθρο* ενότητα* 第',
})

export const isPart: Is = (word) => PARTS(word?.toLowerCase())
const PARTS = inAnyLanguage({
  en: 'annex* append* schedule* exhibit* attachment* part parts addendum addenda',
  de: 'teil teile teils teilen anlage* anhang* anhänge anhängen beilage beilagen',
  cs: 'příloh* část* příloze dodatek dodatku dodatkem',
  fr: 'partie* annex*',
  es: 'anexo* parte*',
  it: 'allegat* parte*',
  pl: 'załącznik* część* części* aneks* dodatek dodatku dodatkiem',
  nl: 'bijlage* annex* deel aanhangsel*',
  id: 'lampiran*',
})

/** The whole document. */
export const isDocument: Is = inAnyLanguage({
  en: 'agreement agreements contract contracts document documents paper papers',
  de: 'vertrag vertrags vertrages vertrage verträge verträgen vereinbarung dokument dokuments dokumente dokumenten papier schriftstück *vertrag *vertrags *vertrages vereinbarungen abkommen abkommens schriftstücks schriftstücke schriftstücken',
  cs: 'smlouva smlouvy smlouvě smlouvu smlouvou dokument dokumentu dokumenty smluv smlouvám smlouvách smlouvami dokumentem dokumentů dokumentech dohoda dohody dohodě dohodu dohodou listina listiny listině listinu listinou',
  fr: 'contrat document accord contrats convention',
  es: 'contrato documento acuerdo acuerdos contratos documentos convenio',
  it: 'contratto accordo documento contratti accordi documenti convenzione',
  pl: 'umowa umowy umowę umową umowie dokument dokumentu dokumenty umów umowom umowach umowami dokumentem dokumencie dokumentów dokumentach porozumienie porozumienia porozumieniu porozumieniem kontrakt kontraktu kontraktem kontrakcie kontrakty',
  pt: 'contrato documento acordo acordos',
  nl: 'overeenkomst document *overeenkomst overeenkomsten contract contracten documenten',
  tr: 'sözleşme belge',
  id: 'perjanjian kontrak dokumen',
})

/** Other documents that may be about themselves: "This report was withdrawn." */
export const isReport: Is = inAnyLanguage({
  en: 'policy policies report reports minutes guideline guidelines handbook brochure manual guide handbooks manuals brochures guides memorandum',
  de: 'schrift bericht richtlinie protokoll handbuch broschüre berichts berichtes berichte richtlinien protokolls protokolle handbuchs handbuches leitfaden merkblatt niederschrift vermerk gutachten leitlinie leitlinien',
  cs: 'zpráva směrnice zprávy zprávě zprávu zprávou směrnici směrnicí zápis zápisu zápisem protokol protokolu příručka příručky příručku příručce brožura brožury brožuru manuál',
  fr: 'rapport politique rapports politiques manuel directive',
  es: 'informe informes política políticas acta guía folleto',
  it: 'relazione verbale relazioni verbali rapporto politica manuale guida opuscolo',
  pl: 'raport raportu raporcie raportem raporty sprawozdanie sprawozdania sprawozdaniu protokół protokołu protokole podręcznik podręcznika podręczniku instrukcja instrukcji instrukcję wytyczne wytycznych broszura broszury broszurę polityka polityki',
  pt: 'relatório relatórios ata guia brochura folheto',
  nl: 'verslag stuk rapport notulen richtlijn richtlijnen handboek brochure handleiding beleid',
})

const isPage: Is = inAnyLanguage({
  en: 'page pages sheet form sheets',
  de: 'seite seiten blatt formular blatts blattes blätter formulars formulare',
  cs: 'stránky strana stránka stránku stránce stránek formulář formuláře formuláři',
  fr: 'page pages feuille feuilles formulaire',
  es: 'página páginas hoja hojas formulario',
  it: 'pagina pagine foglio modulo',
  pl: 'strona formularz formularza formularzu arkusz arkusza',
  pt: 'página páginas folha folhas formulário',
  nl: 'blad pagina bladzijde formulier',
})

export const isPaper: Is = anyOf(isDocument, isReport, isPage)

/** "This version was replaced by version 4." */
export const isVersion: Is = inAnyLanguage({
  en: 'version edition rules terms text',
  de: 'fassung regeln text fassungen version',
  cs: 'znění verze pravidla verzi verzí vydání text textu pravidel podmínky',
  fr: 'version texte règles édition',
  es: 'versión reglas texto edición condiciones',
  it: 'versione regole testo edizione condizioni',
  pl: 'wersja regulamin tekst wersji wersję wersją regulaminu tekstu tekście brzmienie brzmienia wydanie wydania warunki zasady',
  pt: 'versão regras texto edição condições',
  nl: 'versie regels tekst uitgave',
})

/** "Version 2.1" is no section. */
export const isEdition: Is = inAnyLanguage({
  en: 'version edition release issue revision',
  de: 'fassung ausgabe auflage version revision',
  cs: 'verze verzi vydání verzí edice edici',
  fr: 'version édition révision',
  es: 'versión version edición revisión',
  it: 'versione edizione revisione',
  pl: 'wersja wersję wersji wydania wydanie wersją wersje wydaniu edycja edycji edycję',
  pt: 'versão edição revisão',
  nl: 'versie uitgave editie',
  tr: 'sürüm',
  id: 'versi',
})

/** Titles that repeat the kind of text: "Payment terms and conditions:" states them. */
export const isTerms: Is = inAnyLanguage({
  en: 'terms condition conditions',
  de: 'bedingungen *bedingungen bedingung konditionen',
  cs: 'podmínky podmínek podmínkách podmínkám',
  fr: 'condition conditions termes modalités',
  es: 'condiciones condición términos',
  it: 'condizioni condizione termini',
  pl: 'warunki warunków warunkach warunkom',
  pt: 'condições condição termos',
  nl: 'voorwaarde *voorwaarden',
})

const DRAFT =
  /^(?:DRAFT|ENTWURF|PROJET|BORRADOR|BOZZA|NÁVRH|KONCEPT|RASCUNHO|PROJEKT|CONCEPT)(?:\s\d[\d.]{0,4})?$/u
/** "DRAFT 2" as a line of its own is about the whole document, which is checked all the same. */
export const isDraftMark = (line: string): boolean => DRAFT.test(line.trim())
