import type { DocumentLanguage } from '../document/language.ts'
import type { Comparison, Phrases } from './shape.ts'

const comparisons: Record<Comparison, string> = {
  atMost: 'at most',
  atLeast: 'at least',
  below: 'less than',
  above: 'more than',
  exactly: 'exactly',
  notAfter: 'no date after',
  notBefore: 'no date before',
  before: 'only dates before',
  after: 'only dates after',
  on: 'only',
}

const languages: Record<DocumentLanguage, string> = {
  en: 'English',
  cs: 'Czech',
  de: 'German',
  other: 'another language than English, Czech or German',
}

function pages(count: number): string {
  return count === 1 ? 'the only page' : `any of the ${count} pages`
}

function list(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

export const english: Phrases = {
  where: ({ section, page }) => {
    if (section === null) return `on page ${page}`
    const title = section.title === '' ? '' : ` “${section.title}”`
    return `in section${section.number === null ? '' : ` ${section.number}`}${title}, page ${page}`
  },
  limit: (limit) =>
    limit.comparison === 'between'
      ? `between ${limit.from} and ${limit.to}`
      : `${comparisons[limit.comparison]} ${limit.figure}`,
  contains: (words, place, times) =>
    `“${words}” occurs ${place}${times > 1 ? ` (${times} times in all)` : ''}.`,
  containsNot: (words, count) => `“${words}” does not occur on ${pages(count)}.`,
  forbidden: (words, place, times) =>
    `The rule forbids “${words}”, but it occurs ${place}${times > 1 ? ` (${times} times in all)` : ''}.`,
  remove: (words) => `Remove or replace “${words}”.`,
  add: (words) => `Add: ${words}.`,
  heading: (subject, place) =>
    `Found ${place}: its heading names what the rule asks for${subject && ` (${subject})`}.`,
  passage: (subject, place) =>
    `Found ${place}: the passage deals with what the rule asks for${subject && ` (${subject})`}.`,
  notOnPages: (words, missing) =>
    `“${words}” is missing on ${missing.length === 1 ? 'page' : 'pages'} ${missing.join(', ')}.`,
  lacks: (words, place) => `The place that deals with this, ${place}, does not name “${words}”.`,
  noClause: (subject, count) =>
    `No heading or passage on ${pages(count)} deals with ${subject === '' ? 'what the rule asks for' : `“${subject}”`}.`,
  unwantedClause: (subject, place) =>
    `The rule forbids ${subject === '' ? 'this' : `“${subject}”`}, but a passage ${place} deals with it.`,
  noUnwantedClause: (subject, count) =>
    `As asked, no heading or passage on ${pages(count)} deals with ${subject === '' ? 'this' : `“${subject}”`}.`,
  stated: (figure, limit, place, met) =>
    `The document states “${figure}” (${place}); the rule allows ${limit}${met ? ', so it is met' : ''}.`,
  nothingStated: (limit, count) => `No figure to compare with “${limit}” was found on ${pages(count)}.`,
  noMoney: (count) => `No amount of money was found on ${pages(count)}.`,
  sameCurrency: (currency, times) => `All amounts found (${times}) are in ${currency}.`,
  otherCurrency: (found, wanted, place) => `“${found}” (${place}) is not in ${wanted}.`,
  change: (from, to) => `Change “${from}” to ${to}.`,
  amount: (kind, actual, limit) =>
    kind === 'times'
      ? `The document says so ${actual === 1 ? 'once' : `${actual} times`}; the rule allows ${limit}.`
      : `The document has ${actual} ${actual === 1 ? kind.slice(0, -1) : kind}; the rule allows ${limit}.`,
  sectionWords: (title, words, limit) =>
    `The section “${title}” has ${words} word${words === 1 ? '' : 's'}; the rule allows ${limit}.`,
  lawMet: (law, place) =>
    `The governing law is named ${place}, and it is the one the rule asks for (${law}).`,
  lawOther: (stated, law, place) => `The governing law ${place} is “${stated}”, not “${law}”.`,
  pagesNumbered: (count) => `Each of the ${count} pages shows its number.`,
  pagesUnnumbered: (missing) =>
    `No page number was found on page${missing.length > 1 ? 's' : ''} ${missing.join(', ')}.`,
  numberPages: 'Number every page.',
  line: (kind, place) => `There is a ${kind === 'signature' ? 'signature' : 'date'} line ${place}.`,
  oneLineOnly: (kind, place) => `Only one ${kind} line was found, ${place}.`,
  signed: (place) => `According to the marks in the text, it is signed ${place}.`,
  lineOnly: (place) => `There is a signature line ${place}, but the text does not show that it is signed.`,
  noLine: (kind, count) =>
    `No ${kind === 'signature' ? 'signature' : 'date'} line was found on ${pages(count)}.`,
  termsUnused: (terms) => `Defined but not used again: ${list(terms)}.`,
  termsUndefined: (terms) => `Used like a defined term, but not defined: ${list(terms)}.`,
  termsFine: (count) => `Checked ${count} defined terms and found no problem.`,
  noTerms: 'The document defines no terms that could be checked.',
  writtenIn: (language) =>
    `Judging by its most common words, the document is written in ${languages[language]}.`,
  clean: (count) => `Searched ${count} page${count > 1 ? 's' : ''} and found nothing of the kind.`,
  unclean: (count, first) => `${count} place${count > 1 ? 's' : ''} found; the first: ${first}`,
  patternFound: (kind, words, place) => `Found ${place}: “${words}” (${kind}).`,
  nothingLike: (name, count) => `No date was found on ${pages(count)} to compare with ${name}.`,
  datesFine: (count, name) => `All dates found (${count}) are written as ${name}.`,
  otherDate: (found, name, place) => `“${found}” (${place}) is not written as ${name}.`,
  languageUnclear: 'The text is too short to tell its language.',
  figureNamed: (words, place) => `The document states “${words}” ${place}.`,
  noFigure: (place) => `The passage ${place} deals with this, but states no figure.`,
  beyondReach:
    'The emulated model can’t judge this rule: it would have to compare places of the document with each other.',
  unseen:
    'The emulated model reads only the text of a document, so it can’t judge what this rule asks to see.',
  nearest: (place) =>
    `The emulated model does not understand this rule: the closest passage is ${place}, but shares too few words with it.`,
  tooWeak: (count) =>
    `The emulated model does not understand this rule: no passage on ${pages(count)} shares enough words with it.`,
  says: (place) => `A passage ${place} says what the rule asks for, judging by the words they share.`,
  forbids: (place) => `A passage ${place} rules this out in words close to the rule's own.`,
  allows: (place) => `A passage ${place} mentions this, but without the restriction that the rule requires.`,
  noCondition: (condition) => `Nothing in the document fulfils the condition “${condition}”.`,
  exceptionHolds: (condition) => `The document fulfils the exception “${condition}”.`,
  noDictionary:
    'No dictionary is installed for the language of this document, so its spelling was not checked.',
  noText: 'No text could be read from this document.',
  spelling: (word) => `“${word}” is not in the dictionary.`,
  doubled: (word) => `The word “${word}” is repeated.`,
  unbalanced: (mark) => `“${mark}” has no counterpart.`,
  punctuation: (found) => `Doubled punctuation: “${found}”.`,
  spaceBefore: (mark) => `There is a space before “${mark}”.`,
  placeholder: (found) => `Unfinished text: “${found}”.`,
  wordsAndFigures: (words, figure) => `The number in words (“${words}”) and in figures (“${figure}”) differ.`,
  deadReference: (reference) => `The document refers to “${reference}”, but has no such section.`,
  mixedDates: (first, second) => `Dates are written in different ways: “${first}” and “${second}”.`,
  write: (wording) => `Write “${wording}”.`,
  fillIn: 'Fill in what is missing.',
  pair: 'Add the missing bracket or quotation mark, or remove this one.',
}
