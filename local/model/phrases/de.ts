import type { DocumentLanguage } from '../document/language.ts'
import type { Comparison, Phrases } from './shape.ts'

const comparisons: Record<Comparison, string> = {
  atMost: 'höchstens',
  atLeast: 'mindestens',
  below: 'weniger als',
  above: 'mehr als',
  exactly: 'genau',
  notAfter: 'kein Datum nach',
  notBefore: 'kein Datum vor',
  before: 'nur ein Datum vor',
  after: 'nur ein Datum nach',
  on: 'nur',
}

const counted = { pages: 'Anzahl der Seiten', words: 'Anzahl der Wörter', times: 'Anzahl der Stellen' }

const languages: Record<DocumentLanguage, string> = {
  en: 'auf Englisch',
  cs: 'auf Tschechisch',
  de: 'auf Deutsch',
  other: 'in einer anderen Sprache als Englisch, Tschechisch oder Deutsch',
}

function pages(count: number): string {
  return count === 1 ? 'auf der einzigen Seite' : `auf keiner der ${count} Seiten`
}

/** After a word that already negates. */
function anyPage(count: number): string {
  return count === 1 ? 'auf der einzigen Seite' : `auf den ${count} Seiten`
}

function times(count: number): string {
  return count > 1 ? ` (insgesamt ${count}-mal)` : ''
}

function list(words: readonly string[]): string {
  return words.map((word) => `„${word}“`).join(', ')
}

export const german: Phrases = {
  where: ({ section, page }) => {
    if (section === null) return `auf Seite ${page}`
    const title = section.title === '' ? '' : ` „${section.title}“`
    return `in Abschnitt${section.number === null ? '' : ` ${section.number}`}${title}, Seite ${page}`
  },
  limit: (limit) =>
    limit.comparison === 'between'
      ? `zwischen ${limit.from} und ${limit.to}`
      : `${comparisons[limit.comparison]} ${limit.figure}`,
  contains: (words, place, count) => `„${words}“ steht ${place}${times(count)}.`,
  containsNot: (words, count) =>
    count === 1
      ? `„${words}“ kommt auf der einzigen Seite nicht vor.`
      : `„${words}“ kommt ${pages(count)} vor.`,
  forbidden: (words, place, count) =>
    `Die Regel verbietet „${words}“, es steht aber ${place}${times(count)}.`,
  remove: (words) => `„${words}“ entfernen oder ersetzen.`,
  add: (words) => `Ergänzen: ${words}.`,
  heading: (subject, place) =>
    `Gefunden ${place}: Die Überschrift nennt, was die Regel verlangt${subject && ` (${subject})`}.`,
  passage: (subject, place) =>
    `Gefunden ${place}: Die Stelle behandelt, was die Regel verlangt${subject && ` (${subject})`}.`,
  notOnPages: (words, missing) => `„${words}“ fehlt auf Seite ${missing.join(', ')}.`,
  lacks: (words, place) => `Die Stelle, die davon handelt, ${place}, nennt „${words}“ nicht.`,
  noClause: (subject, count) =>
    `Keine Überschrift und keine Stelle ${anyPage(count)} behandelt ${subject === '' ? 'das Verlangte' : `„${subject}“`}.`,
  unwantedClause: (subject, place) =>
    `Die Regel verbietet ${subject === '' ? 'dies' : `„${subject}“`}, eine Stelle ${place} behandelt es aber.`,
  noUnwantedClause: (subject, count) =>
    `Wie verlangt, behandelt keine Stelle ${anyPage(count)} ${subject === '' ? 'dies' : `„${subject}“`}.`,
  stated: (figure, limit, place, met) =>
    `Das Dokument nennt „${figure}“ (${place}); die Regel erlaubt ${limit}${met ? ' und ist damit erfüllt' : ''}.`,
  nothingStated: (limit, count) =>
    `Keine Angabe, die sich mit „${limit}“ vergleichen lässt, steht ${anyPage(count)}.`,
  noMoney: (count) => `Kein Geldbetrag steht ${anyPage(count)}.`,
  sameCurrency: (currency, count) => `Alle gefundenen Beträge (${count}) sind in ${currency}.`,
  otherCurrency: (found, wanted, place) => `„${found}“ (${place}) ist nicht in ${wanted}.`,
  change: (from, to) => `„${from}“ ändern in ${to}.`,
  amount: (kind, actual, limit) => `${counted[kind]}: ${actual}; die Regel erlaubt ${limit}.`,
  sectionWords: (title, words, limit) =>
    `Wörter im Abschnitt „${title}“: ${words}; die Regel erlaubt ${limit}.`,
  lawMet: (law, place) => `Das anwendbare Recht ist ${place} genannt, und es ist das verlangte (${law}).`,
  lawOther: (stated, law, place) => `Das anwendbare Recht ${place} ist „${stated}“, nicht „${law}“.`,
  pagesNumbered: (count) => `Alle ${count} Seiten tragen ihre Seitenzahl.`,
  pagesUnnumbered: (missing) => `Ohne Seitenzahl: Seite ${missing.join(', ')}.`,
  numberPages: 'Alle Seiten nummerieren.',
  line: (kind, place) =>
    `Ein Feld für ${kind === 'signature' ? 'die Unterschrift' : 'das Datum'} steht ${place}.`,
  oneLineOnly: (kind, place) =>
    `Nur ein Feld für ${kind === 'signature' ? 'eine Unterschrift' : 'ein Datum'} gefunden, ${place}.`,
  signed: (place) => `Nach den Zeichen im Text ist unterschrieben ${place}.`,
  lineOnly: (place) =>
    `Ein Feld für die Unterschrift steht ${place}, der Text zeigt aber keine Unterschrift.`,
  noLine: (kind, count) =>
    `Kein Feld für ${kind === 'signature' ? 'eine Unterschrift' : 'ein Datum'} steht ${anyPage(count)}.`,
  termsUnused: (terms) => `Definiert, aber nicht verwendet: ${list(terms)}.`,
  termsUndefined: (terms) => `Wie ein definierter Begriff verwendet, aber nicht definiert: ${list(terms)}.`,
  termsFine: (count) => `Geprüfte definierte Begriffe: ${count}; nichts zu beanstanden.`,
  noTerms: 'Das Dokument definiert keine Begriffe, die sich prüfen ließen.',
  writtenIn: (language) => `Nach seinen häufigsten Wörtern ist das Dokument ${languages[language]} verfasst.`,
  clean: (count) => `Durchgesehene Seiten: ${count}; nichts dergleichen gefunden.`,
  unclean: (count, first) => `Gefundene Stellen: ${count}; die erste: ${first}`,
  patternFound: (kind, words, place) => `Gefunden ${place}: „${words}“ (${kind}).`,
  nothingLike: (name, count) => `Kein Datum steht ${anyPage(count)}, das sich mit ${name} vergleichen lässt.`,
  datesFine: (count, name) => `Alle gefundenen Daten (${count}) sind als ${name} geschrieben.`,
  otherDate: (found, name, place) => `„${found}“ (${place}) ist nicht als ${name} geschrieben.`,
  languageUnclear: 'Der Text ist zu kurz, um seine Sprache zu erkennen.',
  figureNamed: (words, place) => `Das Dokument nennt „${words}“ ${place}.`,
  noFigure: (place) => `Die Stelle ${place} handelt davon, nennt aber keine Zahl.`,
  beyondReach:
    'Das emulierte Modell kann diese Regel nicht beurteilen: Es müsste Stellen des Dokuments miteinander vergleichen.',
  unseen:
    'Das emulierte Modell liest nur den Text eines Dokuments und kann nicht beurteilen, was nach dieser Regel zu sehen sein soll.',
  nearest: (place) =>
    `Das emulierte Modell versteht diese Regel nicht: Die nächstliegende Stelle steht ${place}, teilt mit ihr aber zu wenige Wörter.`,
  tooWeak: (count) =>
    `Das emulierte Modell versteht diese Regel nicht: Keine Stelle ${anyPage(count)} teilt mit ihr genügend Wörter.`,
  says: (place) => `Eine Stelle ${place} sagt, nach den gemeinsamen Wörtern, was die Regel verlangt.`,
  forbids: (place) => `Eine Stelle ${place} schließt dies mit Worten aus, die der Regel nahe sind.`,
  allows: (place) =>
    `Eine Stelle ${place} spricht davon, aber ohne die Einschränkung, die die Regel verlangt.`,
  noCondition: (condition) => `Nichts im Dokument erfüllt die Bedingung „${condition}“.`,
  exceptionHolds: (condition) => `Das Dokument erfüllt die Ausnahme „${condition}“.`,
  noDictionary:
    'Für die Sprache dieses Dokuments gibt es hier kein Wörterbuch; die Rechtschreibung wurde nicht geprüft.',
  noText: 'Aus diesem Dokument ließ sich kein Text lesen.',
  spelling: (word) => `„${word}“ steht nicht im Wörterbuch.`,
  doubled: (word) => `Das Wort „${word}“ steht doppelt.`,
  unbalanced: (mark) => `„${mark}“ hat kein Gegenstück.`,
  punctuation: (found) => `Doppeltes Satzzeichen: „${found}“.`,
  spaceBefore: (mark) => `Vor „${mark}“ steht ein Leerzeichen.`,
  placeholder: (found) => `Unfertiger Text: „${found}“.`,
  wordsAndFigures: (words, figure) =>
    `Die Zahl in Worten („${words}“) und in Ziffern („${figure}“) weichen voneinander ab.`,
  deadReference: (reference) =>
    `Das Dokument verweist auf „${reference}“, hat aber keinen solchen Abschnitt.`,
  mixedDates: (first, second) => `Daten sind verschieden geschrieben: „${first}“ und „${second}“.`,
  write: (wording) => `Schreiben Sie „${wording}“.`,
  fillIn: 'Fehlendes ergänzen.',
  pair: 'Die fehlende Klammer oder das Anführungszeichen ergänzen oder dieses entfernen.',
}
