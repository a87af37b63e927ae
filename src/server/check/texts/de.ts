import type { PageText } from '../../../domain/document/page-text.ts'
import { missedWords, pageRuns, type ReadPages } from '../../../domain/document/unread-pages.ts'
import { totalOf, type VerdictCounts } from '../../../domain/results/findings.ts'
import type { en } from './en.ts'

export const de: typeof en = {
  notFound: 'Im Dokument nicht gefunden.',
  causes: {
    'not-visible': 'Die zitierten Worte sind auf der Seite nicht zu sehen.',
    'struck-out': 'Die zitierten Worte sind durchgestrichen.',
    'not-in-document': 'Diese Worte stehen nicht im Dokument.',
    'read-once': 'Die zweite Lesung ergab keine brauchbare Antwort.',
    'pages-unread': 'Seiten, die nicht gelesen werden konnten, können dies entscheiden.',
    'not-understood': 'Die KI kann diese Regel nicht beurteilen.',
  },
  readingsDiffer: (why) =>
    why === '' ? 'Die zweite Lesung widerspricht.' : `Die zweite Lesung widerspricht: ${why}`,
  wordsDiffer: (words) => `Im Dokument steht: „${words}“`,
  unsure:
    'Zwischen den zitierten Worten steht eine Lücke, ein leeres Kästchen, eine Zeichnung oder ein zweiter Text; was sie sagen, ist nicht sicher.',
  broken: 'Das Dokument verstößt gegen diese Regel.',
  mistake: 'Hier ist etwas zu korrigieren.',
  nothingWrong: 'Nichts zu korrigieren gefunden.',
  wholeDocument: (pages) =>
    `Nach dem ganzen Dokument beurteilt (${counted(pages)}); es gibt keine Stelle zu zitieren.`,
  notSettled: (missed) => `Die gelesenen Seiten entscheiden das nicht. ${missing(missed)}`,
  nothingReported: (missed, read) =>
    `Im gelesenen Teil (${readWords(read)}) wurde kein Fehler gemeldet. ${missing(missed)}`,
  hiddenWords: (words, page) =>
    `Diese Worte stehen in der Datei, sind auf Seite ${page} aber nicht zu sehen: „${words}“.`,
  doesNotApply: (condition) => `Die Bedingung dieser Regel ist nicht erfüllt: „${condition}“.`,
  noCondition:
    'Laut KI ist die Regel nicht anwendbar, aber sie nennt keine Bedingung, die Teil der Regel ist.',
  kinds: {
    spelling: 'Rechtschreibung',
    grammar: 'Grammatik',
    punctuation: 'Zeichensetzung',
    consistency: 'Stimmigkeit von Namen, Daten, Zahlen und Verweisen',
    unfinished: 'Unfertiger Text',
  },
  verdicts: {
    met: 'Erfüllt',
    broken: 'Verletzt',
    'not-found': 'Im Dokument nicht gefunden',
    'not-applicable': 'Nicht anwendbar',
    undecided: 'Ihr Urteil ist gefragt',
  },
  withLimits: 'mit Einschränkungen',
  limitedBy: (words) => `Eingeschränkt durch: „${words}“`,
  agreement: ({ votes, of }) =>
    votes === of ? `${votes} von ${of}` : `${votes} von ${of}: selbst nachsehen`,
  warnings: {
    'unmapped-glyphs':
      'Die Bedeutung einiger Zeichen der Datei ist unbekannt. Zitate von dort werden womöglich nicht gefunden.',
    'hidden-text':
      'Die Datei enthält Text, den ein Leser nicht sieht. Sehen Sie ihn an, bevor Sie sich auf das Ergebnis verlassen.',
  },
  unread: (pages) =>
    `Nicht gelesen: ${named(pages)}, Bild ohne Text oder Buchstaben ohne bekannte Bedeutung. Was sich dort entscheiden könnte, wird nicht beurteilt: Sehen Sie selbst nach, oder lassen Sie den Text erkennen (OCR) und prüfen Sie erneut.`,
  partly: (pages) =>
    `Zum Teil gelesen: ${named(pages)}, ein Bild zeigt Wörter, die im Text fehlen. Was sich dort entscheiden könnte, wird nicht beurteilt: Sehen Sie selbst nach, oder lassen Sie den Text erkennen (OCR) und prüfen Sie erneut.`,
  blank: (pages) => `Leer: ${named(pages)}.`,
  hidden: (pages) =>
    `Die Datei enthält Text, den ein Leser nicht sieht: ${named(pages)}. Er belegt nichts. Sehen Sie ihn an, bevor Sie sich auf das Ergebnis verlassen.`,
  struck: (pages) => `Wörter sind durchgestrichen: ${named(pages)}. Sie belegen nichts.`,
  recognised: (pages) =>
    `Der Text wurde aus einem Bild erkannt: ${named(pages)}. Einzelne Buchstaben und Ziffern können falsch sein.`,
  notMarked: 'In dieser Datei ließ sich nichts hervorheben. Die Ergebnisse und ihre Zitate sind vollständig.',
  rule: 'Regel',
  fix: 'Vorgeschlagener Wortlaut',
  fromImage: 'Aus dem Bild: Die Stelle hat die KI angegeben, sie wurde nicht überprüft.',
  title: 'Ergebnis der Prüfung',
  columns: { rule: 'Regel', verdict: 'Ergebnis', page: 'Seite' },
  tally: ({ rules, general }) =>
    `${listed(rules)}.${totalOf(general) === 0 ? '' : ` Allgemeine Prüfungen: ${listed(general)}.`}`,
  notQuoted: (sections, more) =>
    `Von keiner Regel zitiert: ${sections.map(({ title, page }) => `${title} (Seite ${page})`).join('; ')}${more > 0 ? `; und ${more} weitere` : ''}.`,
  footer: (checkedBy, read) =>
    `Geprüft von ${checkedBy}, ${readWords(read, ' gelesen')}. Hervorgehoben ist nur, was im Dokument gefunden wurde.`,
  corrected: (difference) => `Berichtigtes Zitat (KI → Dokument): „${difference}“`,
  review: {
    title: 'Prüfbericht',
    ai: 'KI',
    decisions: { confirmed: 'Bestätigt', accepted: 'Risiko akzeptiert', dismissed: 'Kein Mangel' },
    earlier: 'aus einer früheren Prüfung übernommen',
    undecided: 'Noch nicht entschieden',
    decided: ({ decided, toDecide }) => `${decided} von ${toDecide} entschieden`,
    ruleSet: (name) => `Regelsatz: ${name}`,
    checked: (at, checkedBy) => `Geprüft: ${at}, ${checkedBy}`,
    reviewed: (account, at) =>
      `Geprüft von: ${account}, ${at ? `letzte Entscheidung ${at}` : 'noch keine Entscheidung'}`,
    madeOf: ({ sha256, promptVersion, productVersion }) => [
      `SHA-256 der hochgeladenen Datei: ${sha256}`,
      `Rulemark ${productVersion}, Fassung der Fragen ${promptVersion}`,
    ],
    notRecorded: 'SHA-256 der hochgeladenen Datei und Fassungen: bei der Prüfung nicht festgehalten',
    sign: ['Name', 'Datum', 'Unterschrift'],
  },
}

function counted(pages: number): string {
  return pages === 1 ? '1 Seite' : `${pages} Seiten`
}

function readWords({ pages, whole, partly }: ReadPages, verb = ''): string {
  const all = whole === pages ? counted(pages) : `${whole} von ${counted(pages)}`
  return `${all}${verb}${partly > 0 ? `, ${partly} weitere zum Teil` : ''}`
}

function missing(missed: readonly PageText[]): string {
  return missedWords(missed, { unread: 'Nicht gelesen', partly: 'Zum Teil gelesen' }, named)
}

function named(pages: readonly number[]): string {
  return `${pages.length === 1 ? 'Seite' : 'Seiten'} ${pageRuns(pages)}`
}

function listed(counts: VerdictCounts): string {
  const parts = [
    `${counts.met} erfüllt${counts.limited > 0 ? ` (${counts.limited} mit Einschränkungen)` : ''}`,
    `${counts.broken} verletzt`,
    `${counts['not-found']} im Dokument nicht gefunden`,
    counts.undecided > 0 && `${counts.undecided} von Ihnen zu beurteilen`,
    counts['not-applicable'] > 0 && `${counts['not-applicable']} nicht anwendbar`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
