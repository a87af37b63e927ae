import type { PageText } from '../../../domain/document/page-text.ts'
import type { Section } from '../../../domain/document/sections.ts'
import { missedWords, pageRuns, type ReadPages } from '../../../domain/document/unread-pages.ts'
import {
  agreementWords,
  countsWords,
  DECISION_WORDS,
  decidedWords,
  readWords,
} from '../../../domain/results/finding-words.ts'
import { VERDICT_WORDS, WITH_LIMITS } from '../../../domain/results/verdict-words.ts'
import type { Provenance } from '../../../domain/results/verdicts.ts'

/** Our texts in a report; the other languages have the same. */
export const en = {
  notFound: 'Not found in the document.',
  causes: {
    'not-visible': 'Readers can’t see the quoted words on the page.',
    'struck-out': 'The quoted words are crossed out.',
    'not-in-document': 'These words are not in the document.',
    'read-once': 'The second reading gave no usable answer.',
    'pages-unread': 'Pages that could not be read may decide this.',
    'not-understood': 'The AI can’t judge this rule.',
  },
  /** `why` is what the second reading says, or empty. */
  readingsDiffer: (why: string) =>
    why === '' ? 'The second reading disagrees.' : `The second reading disagrees: ${why}`,
  wordsDiffer: (words: string) => `The document says: “${words}”`,
  unsure:
    'Among the quoted words there is a blank, an empty box, a drawing or a second text, so what they say is not certain.',
  broken: 'The document breaks this rule.',
  mistake: 'This needs correcting.',
  nothingWrong: 'Nothing was found.',
  wholeDocument: (pages: number) =>
    `Judged on the whole document (${counted(pages)}); there is no passage to quote.`,
  /** Added to the reason if unread pages may decide. */
  notSettled: (missed: readonly PageText[]) =>
    `The pages that were read don’t settle this. ${missing(missed)}`,
  /** Replaces `nothingWrong` when some pages could not be read. */
  nothingReported: (missed: readonly PageText[], read: ReadPages) =>
    `Nothing was reported in the part that was read (${readWords(read, '')}). ${missing(missed)}`,
  hiddenWords: (words: string, page: number) =>
    `These words are in the file but invisible on page ${page}: “${words}”.`,
  doesNotApply: (condition: string) => `The condition of this rule is not fulfilled: “${condition}”.`,
  noCondition: 'The AI says that it does not apply, but names no condition that is part of the rule.',
  kinds: {
    spelling: 'Spelling',
    grammar: 'Grammar',
    punctuation: 'Punctuation',
    consistency: 'Consistency of names, dates, numbers and references',
    unfinished: 'Unfinished text',
  },
  verdicts: VERDICT_WORDS,
  withLimits: WITH_LIMITS,
  limitedBy: (words: string) => `Limited by: “${words}”`,
  agreement: agreementWords,
  warnings: {
    'unmapped-glyphs':
      'Some characters of this file have no known meaning. Quotes from there may not be found.',
    'hidden-text': 'This file contains text that readers can’t see. Check it before you rely on the result.',
  },
  unread: (pages: readonly number[]) =>
    `Not read: ${named(pages)}, a picture without text or letters without a known meaning. Rules that these pages could settle are not judged. Read the pages yourself, or run text recognition (OCR) and check again.`,
  partly: (pages: readonly number[]) =>
    `Read in part: ${named(pages)}, a picture shows words that the text lacks. Rules that these words could settle are not judged. Read the pages yourself, or run text recognition (OCR) and check again.`,
  blank: (pages: readonly number[]) => `Blank: ${named(pages)}.`,
  hidden: (pages: readonly number[]) =>
    `This file contains text that readers can’t see: ${named(pages)}. It doesn’t count as evidence. Check it before you rely on the result.`,
  struck: (pages: readonly number[]) =>
    `Some words are crossed out: ${named(pages)}. They don’t count as evidence.`,
  recognised: (pages: readonly number[]) =>
    `The text was recognised from a picture: ${named(pages)}. Some letters and digits may be misread.`,
  notMarked: 'This file could not be highlighted. The verdicts and their quotes are complete.',
  rule: 'Rule',
  fix: 'Suggested wording',
  fromImage: 'From a picture: the AI gave the position, and it was not verified.',
  title: 'Result of the check',
  columns: { rule: 'Rule', verdict: 'Verdict', page: 'Page' },
  tally: countsWords,
  /** Sections without evidence; `more` of them are not named. */
  notQuoted: (sections: readonly Section[], more: number) =>
    `Not quoted by any rule: ${sections.map(({ title, page }) => `${title} (page ${page})`).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
  footer: (checkedBy: string, read: ReadPages) =>
    `Checked by ${checkedBy}, ${readWords(read)}. Only quotes found in the document are highlighted.`,
  corrected: (difference: string) => `Quote corrected (AI → document): “${difference}”`,
  review: {
    title: 'Review report',
    ai: 'AI',
    decisions: DECISION_WORDS,
    earlier: 'carried over from an earlier check',
    undecided: 'No decision yet',
    decided: decidedWords,
    ruleSet: (name: string) => `Rule set: ${name}`,
    /** `at` is a time in UTC. */
    checked: (at: string, checkedBy: string) => `Checked: ${at} by ${checkedBy}`,
    /** `at`: of the last decision; null without any. */
    reviewed: (account: string, at: string | null) =>
      `Reviewed by: ${account}, ${at ? `last decision ${at}` : 'no decisions yet'}`,
    madeOf: ({ sha256, promptVersion, productVersion }: Provenance) => [
      `SHA-256 of the uploaded file: ${sha256}`,
      `Rulemark ${productVersion}, prompt version ${promptVersion}`,
    ],
    notRecorded: 'SHA-256 of the uploaded file and versions: not recorded at the time of the check',
    sign: ['Name', 'Date', 'Signature'],
  },
}

function counted(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`
}

function missing(missed: readonly PageText[]): string {
  return missedWords(missed, { unread: 'Not read', partly: 'Read in part' }, named)
}

function named(pages: readonly number[]): string {
  return `${pages.length === 1 ? 'page' : 'pages'} ${pageRuns(pages)}`
}
