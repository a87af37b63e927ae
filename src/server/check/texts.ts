/** What we ourselves say in a report, in the languages we know; English for the others. */
import type { TextWarning } from '../../domain/page-text.ts'
import type { Verdict } from '../../domain/verdicts.ts'
import type { GeneralKind } from './prompt.ts'

export interface Texts {
  readonly notFound: string
  /** Why a "met" without proof is not counted. */
  readonly unproven: string
  /** Stand in where the AI gave no reason. */
  readonly broken: string
  readonly mistake: string
  readonly nothingWrong: string
  /** In place of `nothingWrong` where `pictures` of the pages have no text. */
  nothingReported(pictures: number, pages: number): string
  wholeDocument(pages: number): string
  readonly kinds: Readonly<Record<GeneralKind, string>>
  readonly verdicts: Readonly<Record<Verdict, string>>
  /** In the verdict table, for a general check of pages without text. */
  readonly notVerified: string
  readonly warnings: Readonly<Record<TextWarning, string>>
  /** Of sentences that give orders to an AI, on these pages. */
  orders(pages: readonly number[]): string
  readonly rule: string
  readonly fix: string
  readonly fromImage: string
  readonly title: string
  readonly columns: { readonly rule: string; readonly verdict: string; readonly page: string }
  found(count: number): string
  tally(counts: Readonly<Record<Verdict, number>>): string
  footer(checkedBy: string, pages: number): string
}

const en: Texts = {
  notFound: 'Not found in the document.',
  unproven: 'The words quoted as proof are not in the document, so the rule is not counted as met.',
  broken: 'The document goes against this rule.',
  mistake: 'There is something to correct here.',
  nothingWrong: 'Nothing to correct was found.',
  nothingReported: (pictures, pages) =>
    `No mistake was reported. Pages that are pictures (${pictures} of ${pages}) can't be verified: read them yourself.`,
  wholeDocument: (pages) => `Judged on the whole document (${pagesEn(pages)}); there is no passage to quote.`,
  kinds: {
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    consistency: 'Consistency of names, dates, numbers and references',
    unfinished: 'Unfinished text',
  },
  verdicts: { met: 'Met', broken: 'Broken', 'not-found': 'Not found' },
  notVerified: 'Not verified',
  warnings: {
    'no-text-layer':
      "Some pages are pictures without text. What is quoted from them can't be verified, and the AI places their highlights.",
    'unmapped-glyphs':
      'Some characters of this file have no known meaning. Quotes from there may not be found.',
    'hidden-text': "This file holds text that a reader can't see. Look at it before you rely on the result.",
  },
  orders: (pages) =>
    `Page ${pages.join(', ')} holds words that read like orders to an AI. Look at them yourself.`,
  rule: 'Rule',
  fix: 'Suggested wording',
  fromImage: 'From the image: the place was given by the AI and not verified.',
  title: 'Result of the check',
  columns: { rule: 'Rule', verdict: 'Verdict', page: 'Page' },
  found: (count) => `${count} found`,
  tally: (counts) =>
    `${counts.met} met, ${counts.broken} broken, ${counts['not-found']} not found in the document`,
  footer: (checkedBy, pages) =>
    `Checked by ${checkedBy}, ${pagesEn(pages)} read. Only quotes found in the document are highlighted.`,
}

const cs: Texts = {
  notFound: 'V dokumentu nenalezeno.',
  unproven: 'Slova uvedená jako doklad v dokumentu nejsou, pravidlo se proto nepočítá jako splněné.',
  broken: 'Dokument tomuto pravidlu odporuje.',
  mistake: 'Zde je co opravit.',
  nothingWrong: 'Nic k opravě se nenašlo.',
  nothingReported: (pictures, pages) =>
    `Žádná chyba nebyla hlášena. Strany, které jsou obrázky (${pictures} z ${pages}), nelze ověřit: přečtěte si je.`,
  wholeDocument: (pages) => `Posouzeno podle celého dokumentu (${pagesCs(pages)}); není co citovat.`,
  kinds: {
    spelling: 'Pravopis',
    grammar: 'Gramatika',
    punctuation: 'Interpunkce',
    consistency: 'Soulad jmen, dat, čísel a odkazů',
    unfinished: 'Nedokončený text',
  },
  verdicts: { met: 'Splněno', broken: 'Porušeno', 'not-found': 'Nenalezeno' },
  notVerified: 'Neověřeno',
  warnings: {
    'no-text-layer':
      'Některé strany jsou obrázky bez textu. Citace z nich nelze ověřit a jejich zvýraznění umisťuje umělá inteligence.',
    'unmapped-glyphs': 'Význam některých znaků souboru není znám. Citace z těchto míst se nemusí najít.',
    'hidden-text':
      'Soubor obsahuje text, který čtenář nevidí. Než se na výsledek spolehnete, prohlédněte si jej.',
  },
  orders: (pages) =>
    `Na straně ${pages.join(', ')} jsou slova, která vypadají jako pokyny pro umělou inteligenci. Prohlédněte si je.`,
  rule: 'Pravidlo',
  fix: 'Navržené znění',
  fromImage: 'Z obrázku: místo určila umělá inteligence a nebylo ověřeno.',
  title: 'Výsledek kontroly',
  columns: { rule: 'Pravidlo', verdict: 'Výsledek', page: 'Strana' },
  found: (count) => `nalezeno ${count}`,
  tally: (counts) =>
    `splněno: ${counts.met}, porušeno: ${counts.broken}, v dokumentu nenalezeno: ${counts['not-found']}`,
  footer: (checkedBy, pages) =>
    `Kontroloval: ${checkedBy}. Přečteno: ${pagesCs(pages)}. Zvýrazněny jsou jen citace nalezené v dokumentu.`,
}

const de: Texts = {
  notFound: 'Im Dokument nicht gefunden.',
  unproven:
    'Die als Beleg zitierten Worte stehen nicht im Dokument; die Regel gilt deshalb nicht als erfüllt.',
  broken: 'Das Dokument verstößt gegen diese Regel.',
  mistake: 'Hier ist etwas zu korrigieren.',
  nothingWrong: 'Nichts zu korrigieren gefunden.',
  nothingReported: (pictures, pages) =>
    `Kein Fehler gemeldet. Seiten, die Bilder sind (${pictures} von ${pages}), lassen sich nicht überprüfen: Lesen Sie sie selbst.`,
  wholeDocument: (pages) =>
    `Nach dem ganzen Dokument beurteilt (${pagesDe(pages)}); es gibt keine Stelle zu zitieren.`,
  kinds: {
    spelling: 'Rechtschreibung',
    grammar: 'Grammatik',
    punctuation: 'Zeichensetzung',
    consistency: 'Stimmigkeit von Namen, Daten, Zahlen und Verweisen',
    unfinished: 'Unfertiger Text',
  },
  verdicts: { met: 'Erfüllt', broken: 'Verletzt', 'not-found': 'Nicht gefunden' },
  notVerified: 'Nicht überprüft',
  warnings: {
    'no-text-layer':
      'Einige Seiten sind Bilder ohne Text. Zitate daraus lassen sich nicht überprüfen, ihre Hervorhebungen setzt die KI.',
    'unmapped-glyphs':
      'Die Bedeutung einiger Zeichen der Datei ist unbekannt. Zitate von dort werden womöglich nicht gefunden.',
    'hidden-text':
      'Die Datei enthält Text, den ein Leser nicht sieht. Sehen Sie ihn an, bevor Sie sich auf das Ergebnis verlassen.',
  },
  orders: (pages) =>
    `Auf Seite ${pages.join(', ')} stehen Worte, die wie Anweisungen an eine KI klingen. Sehen Sie sie selbst an.`,
  rule: 'Regel',
  fix: 'Vorgeschlagener Wortlaut',
  fromImage: 'Aus dem Bild: Die Stelle hat die KI angegeben, sie wurde nicht überprüft.',
  title: 'Ergebnis der Prüfung',
  columns: { rule: 'Regel', verdict: 'Ergebnis', page: 'Seite' },
  found: (count) => `${count} gefunden`,
  tally: (counts) =>
    `${counts.met} erfüllt, ${counts.broken} verletzt, ${counts['not-found']} im Dokument nicht gefunden`,
  footer: (checkedBy, pages) =>
    `Geprüft von ${checkedBy}, ${pagesDe(pages)} gelesen. Hervorgehoben ist nur, was im Dokument gefunden wurde.`,
}

function pagesEn(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}

function pagesCs(count: number): string {
  if (count === 1) return '1 strana'
  return count >= 2 && count <= 4 ? `${count} strany` : `${count} stran`
}

function pagesDe(count: number): string {
  return count === 1 ? '1 Seite' : `${count} Seiten`
}

const KNOWN: Readonly<Record<string, Texts>> = { en, cs, de }

/** `language` is a BCP 47 tag. */
export function textsIn(language: string): Texts {
  return KNOWN[language.split('-')[0] ?? ''] ?? en
}
