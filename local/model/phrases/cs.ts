import type { DocumentLanguage } from '../document/language.ts'
import type { Comparison, Phrases } from './shape.ts'

const comparisons: Record<Comparison, string> = {
  atMost: 'nejvýše',
  atLeast: 'nejméně',
  below: 'méně než',
  above: 'více než',
  exactly: 'přesně',
  notAfter: 'datum nejpozději',
  notBefore: 'datum nejdříve',
  before: 'jen datum před',
  after: 'jen datum po',
  on: 'jen',
}

const counted = { pages: 'Počet stran', words: 'Počet slov', times: 'Počet výskytů' }

const languages: Record<DocumentLanguage, string> = {
  en: 'anglicky',
  cs: 'česky',
  de: 'německy',
  other: 'jiným jazykem než anglicky, česky nebo německy',
}

function pages(count: number): string {
  return count === 1 ? 'na jediné straně dokumentu' : `na žádné z ${count} stran`
}

function times(count: number): string {
  return count > 1 ? ` (celkem ${count}×)` : ''
}

function list(words: readonly string[]): string {
  return words.map((word) => `„${word}“`).join(', ')
}

export const czech: Phrases = {
  where: ({ section, page }) => {
    if (section === null) return `na straně ${page}`
    const title = section.title === '' ? '' : ` „${section.title}“`
    return `v oddílu${section.number === null ? '' : ` ${section.number}`}${title}, strana ${page}`
  },
  limit: (limit) =>
    limit.comparison === 'between'
      ? `od ${limit.from} do ${limit.to}`
      : `${comparisons[limit.comparison]} ${limit.figure}`,
  contains: (words, place, count) => `„${words}“ stojí ${place}${times(count)}.`,
  containsNot: (words, count) => `„${words}“ se nevyskytuje ${pages(count)}.`,
  forbidden: (words, place, count) => `Pravidlo zakazuje „${words}“, ale stojí to ${place}${times(count)}.`,
  remove: (words) => `Odstraňte nebo nahraďte „${words}“.`,
  add: (words) => `Doplňte: ${words}.`,
  heading: (subject, place) =>
    `Nalezeno ${place}: nadpis odpovídá tomu, co pravidlo žádá${subject && ` (${subject})`}.`,
  passage: (subject, place) =>
    `Nalezeno ${place}: text pojednává o tom, co pravidlo žádá${subject && ` (${subject})`}.`,
  notOnPages: (words, missing) => `„${words}“ chybí na straně ${missing.join(', ')}.`,
  lacks: (words, place) => `Místo, které se tím zabývá, ${place}, neuvádí „${words}“.`,
  noClause: (subject, count) =>
    `${subject === '' ? 'O tom' : `„${subject}“: o tom`} nepojednává žádný nadpis ani text ${pages(count)}.`,
  unwantedClause: (subject, place) =>
    `Pravidlo ${subject === '' ? 'to zakazuje' : `zakazuje „${subject}“`}, ale text ${place} o tom pojednává.`,
  noUnwantedClause: (subject, count) =>
    `${subject === '' ? 'Jak' : `„${subject}“: jak`} pravidlo žádá, nic takového nestojí ${pages(count)}.`,
  stated: (figure, limit, place, met) =>
    `Dokument uvádí „${figure}“ (${place}); pravidlo připouští ${limit}${met ? ', je tedy splněno' : ''}.`,
  nothingStated: (limit, count) => `Údaj, který by šlo porovnat s „${limit}“, nebyl nalezen ${pages(count)}.`,
  noMoney: (count) => `Žádná peněžní částka nebyla nalezena ${pages(count)}.`,
  sameCurrency: (currency, count) => `Všechny nalezené částky (${count}) jsou v ${currency}.`,
  otherCurrency: (found, wanted, place) => `„${found}“ (${place}) není v ${wanted}.`,
  change: (from, to) => `Změňte „${from}“ na ${to}.`,
  amount: (kind, actual, limit) => `${counted[kind]}: ${actual}; pravidlo připouští ${limit}.`,
  sectionWords: (title, words, limit) =>
    `Počet slov v části „${title}“: ${words}; pravidlo připouští ${limit}.`,
  lawMet: (law, place) => `Rozhodné právo je uvedeno ${place} a je to to, které pravidlo žádá (${law}).`,
  lawOther: (stated, law, place) => `Rozhodné právo ${place} je „${stated}“, nikoli „${law}“.`,
  pagesNumbered: (count) => `Číslo strany je uvedeno na všech stranách (${count}).`,
  pagesUnnumbered: (missing) => `Číslo strany chybí na těchto stranách: ${missing.join(', ')}.`,
  numberPages: 'Očíslujte všechny strany.',
  line: (kind, place) => `Místo pro ${kind === 'signature' ? 'podpis' : 'datum'} je ${place}.`,
  oneLineOnly: (kind, place) =>
    `Nalezeno jen jedno místo pro ${kind === 'signature' ? 'podpis' : 'datum'}, ${place}.`,
  signed: (place) => `Podle značek v textu je podepsáno ${place}.`,
  lineOnly: (place) => `Místo pro podpis je ${place}, z textu však není vidět, že je podepsáno.`,
  noLine: (kind, count) =>
    `Místo pro ${kind === 'signature' ? 'podpis' : 'datum'} nebylo nalezeno ${pages(count)}.`,
  termsUnused: (terms) => `Definováno, ale dále nepoužito: ${list(terms)}.`,
  termsUndefined: (terms) => `Použito jako definovaný pojem, ale bez definice: ${list(terms)}.`,
  termsFine: (count) => `Zkontrolované definované pojmy: ${count}; bez závad.`,
  noTerms: 'Dokument nedefinuje žádné pojmy, které by šlo zkontrolovat.',
  writtenIn: (language) => `Podle nejčastějších slov je dokument psán ${languages[language]}.`,
  clean: (count) => `Prohlédnuté strany: ${count}; nic takového nebylo nalezeno.`,
  unclean: (count, first) => `Nalezená místa: ${count}; první z nich: ${first}`,
  patternFound: (kind, words, place) => `Nalezeno ${place}: „${words}“ (${kind}).`,
  nothingLike: (name, count) => `Pro srovnání s ${name} není ${pages(count)} žádné datum.`,
  datesFine: (count, name) => `Všechna nalezená data (${count}) mají tvar ${name}.`,
  otherDate: (found, name, place) => `„${found}“ (${place}) nemá tvar ${name}.`,
  languageUnclear: 'Text je příliš krátký, aby se dal poznat jeho jazyk.',
  figureNamed: (words, place) => `Dokument uvádí „${words}“ ${place}.`,
  noFigure: (place) => `Pasáž ${place} o tom mluví, ale neuvádí žádné číslo.`,
  beyondReach: 'Emulovaný model toto pravidlo neumí posoudit: musel by porovnat místa dokumentu mezi sebou.',
  unseen: 'Emulovaný model čte jen text dokumentu, a tak nemůže posoudit, co má být podle pravidla vidět.',
  nearest: (place) =>
    `Emulovaný model tomuto pravidlu nerozumí: nejbližší text stojí ${place}, má s ním však příliš málo společných slov.`,
  tooWeak: (count) =>
    `Emulovaný model tomuto pravidlu nerozumí: text s dostatkem společných slov nebyl nalezen ${pages(count)}.`,
  says: (place) => `Podle společných slov říká text ${place} to, co pravidlo žádá.`,
  forbids: (place) => `Text ${place} to vylučuje slovy blízkými pravidlu.`,
  allows: (place) => `Text ${place} se toho týká, ale bez omezení, které pravidlo žádá.`,
  noCondition: (condition) => `Nic v dokumentu nesplňuje podmínku „${condition}“.`,
  exceptionHolds: (condition) => `Dokument splňuje výjimku „${condition}“.`,
  noDictionary: 'Pro jazyk tohoto dokumentu zde není slovník, jeho pravopis tedy nebyl zkontrolován.',
  noText: 'Z tohoto dokumentu se nepodařilo přečíst žádný text.',
  spelling: (word) => `Slovo „${word}“ není ve slovníku.`,
  doubled: (word) => `Slovo „${word}“ stojí dvakrát za sebou.`,
  unbalanced: (mark) => `Znak „${mark}“ nemá svůj protějšek.`,
  punctuation: (found) => `Zdvojená interpunkce: „${found}“.`,
  spaceBefore: (mark) => `Před znakem „${mark}“ je mezera.`,
  placeholder: (found) => `Nedokončený text: „${found}“.`,
  wordsAndFigures: (words, figure) => `Číslo slovy („${words}“) a číslicemi („${figure}“) se liší.`,
  deadReference: (reference) => `Dokument odkazuje na „${reference}“, ale takový oddíl nemá.`,
  mixedDates: (first, second) => `Data jsou psána různě: „${first}“ a „${second}“.`,
  write: (wording) => `Napište „${wording}“.`,
  fillIn: 'Doplňte, co chybí.',
  pair: 'Doplňte chybějící závorku či uvozovky, nebo odstraňte tento znak.',
}
