/** The emulated model's phrases, the same set in each language. */
import type { DocumentLanguage } from '../document/language.ts'

/** A position: page, and section if the document has sections. */
export interface Where {
  readonly section: { readonly number: string | null; readonly title: string } | null
  readonly page: number
}

export type Comparison =
  | 'atMost'
  | 'atLeast'
  | 'below'
  | 'above'
  | 'exactly'
  | 'notAfter'
  | 'notBefore'
  | 'before'
  | 'after'
  | 'on'

/** A limit set by a rule, with its figures as written. */
export type Limit =
  | { readonly comparison: Comparison; readonly figure: string }
  | { readonly comparison: 'between'; readonly from: string; readonly to: string }

export interface Phrases {
  /** "in section 7 “Term”, page 3". */
  where(place: Where): string
  /** "at most 30 days". */
  limit(limit: Limit): string
  contains(words: string, place: string, times: number): string
  containsNot(words: string, pages: number): string
  forbidden(words: string, place: string, times: number): string
  remove(words: string): string
  add(words: string): string
  /** Here and below: `subject` is '' if the rule itself is a sentence. */
  heading(subject: string, place: string): string
  passage(subject: string, place: string): string
  noClause(subject: string, pages: number): string
  /** The right kind of place, without the names or numbers of the rule. */
  lacks(words: string, place: string): string
  notOnPages(words: string, pages: readonly number[]): string
  unwantedClause(subject: string, place: string): string
  noUnwantedClause(subject: string, pages: number): string
  stated(figure: string, limit: string, place: string, met: boolean): string
  nothingStated(limit: string, pages: number): string
  noMoney(pages: number): string
  sameCurrency(currency: string, times: number): string
  otherCurrency(found: string, wanted: string, place: string): string
  change(from: string, to: string): string
  amount(kind: 'pages' | 'words' | 'times', actual: number, limit: string): string
  sectionWords(title: string, words: number, limit: string): string
  lawMet(law: string, place: string): string
  lawOther(stated: string, law: string, place: string): string
  pagesNumbered(pages: number): string
  pagesUnnumbered(pages: readonly number[]): string
  numberPages: string
  line(kind: 'signature' | 'date', place: string): string
  oneLineOnly(kind: 'signature' | 'date', place: string): string
  signed(place: string): string
  /** A signature line without any sign that it was signed. */
  lineOnly(place: string): string
  noLine(kind: 'signature' | 'date', pages: number): string
  termsUnused(terms: readonly string[]): string
  termsUndefined(terms: readonly string[]): string
  termsFine(count: number): string
  noTerms: string
  writtenIn(language: DocumentLanguage): string
  clean(pages: number): string
  unclean(count: number, first: string): string
  patternFound(kind: string, words: string, place: string): string
  nothingLike(name: string, pages: number): string
  datesFine(count: number, name: string): string
  otherDate(found: string, name: string, place: string): string
  languageUnclear: string
  figureNamed(words: string, place: string): string
  noFigure(place: string): string
  beyondReach: string
  unseen: string
  nearest(place: string): string
  tooWeak(pages: number): string
  says(place: string): string
  forbids(place: string): string
  allows(place: string): string
  noCondition(condition: string): string
  exceptionHolds(condition: string): string
  noDictionary: string
  noText: string
  spelling(word: string): string
  doubled(word: string): string
  unbalanced(mark: string): string
  punctuation(found: string): string
  spaceBefore(mark: string): string
  placeholder(found: string): string
  wordsAndFigures(words: string, figure: string): string
  deadReference(reference: string): string
  mixedDates(first: string, second: string): string
  write(wording: string): string
  fillIn: string
  pair: string
}
