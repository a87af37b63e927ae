/** Results of a check: verdicts and their evidence. */
import type { Quad } from '../document/page-text.ts'
import type { Section } from '../document/sections.ts'

/** `not-applicable`: the document doesn’t fulfil the rule’s condition. `undecided`: for one of `CAUSES`. */
export const VERDICTS = ['met', 'broken', 'not-found', 'not-applicable', 'undecided'] as const
export type Verdict = (typeof VERDICTS)[number]
export const PROBLEMS: readonly Verdict[] = ['broken', 'not-found', 'undecided']

/**
 * Why a finding is undecided; `CAUSE_WORDS` says it in sentences. `words-differ`: in a figure or in more than a quarter of
 * the words.
 */
export const CAUSES = [
  'readings-differ',
  'words-differ',
  'not-visible',
  'struck-out',
  'not-in-document',
  'read-once',
  'pages-unread',
  'not-understood',
] as const
export type Cause = (typeof CAUSES)[number]
/** In the order in which they are reviewed and counted. */
export const PROBLEMS_FIRST: readonly Verdict[] = [...PROBLEMS, 'not-applicable', 'met']

/**
 * How far a quote is proven; only `verified` (as written) and `repaired` (replaced by the document's own words) can carry
 * a verdict. `image` was read from a picture of a page, and its quad comes from the AI. `hidden` is invisible on the page,
 * `struck` crossed out, `unsure` has something drawn or written among its words.
 */
export type EvidenceStatus = 'verified' | 'repaired' | 'unverified' | 'image' | 'hidden' | 'struck' | 'unsure'

/** `specific`: the user's own rules. `general`: general checks. */
export type FindingSection = 'specific' | 'general'

export const GENERAL_KINDS = ['spelling', 'grammar', 'punctuation', 'consistency', 'unfinished'] as const
export type GeneralKind = (typeof GENERAL_KINDS)[number]

/** A run of words in the diff of a quote and the document: in both, only in the document, or only in the quote. */
export interface DiffPart {
  readonly kind: 'same' | 'document' | 'quote'
  readonly text: string
}

export interface Evidence {
  readonly quote: string
  /**
   * The document's words from the start of the sentence, list item or table row to the quote, with the space between;
   * absent when the quote begins it. `before`, `quote` and `after` together are the whole sentence.
   */
  readonly before?: string | undefined
  /** Likewise from the quote to the end of the sentence. */
  readonly after?: string | undefined
  /** Number of the clause, the nearest above the words: "7.1", "§ 5", "Article 3". Absent without any. */
  readonly clause?: string | undefined
  /** Page number from 1; null when the quote was not located. */
  readonly page: number | null
  /** Position of the words on that page, one quad per line; empty when not located. */
  readonly quads: readonly Quad[]
  /** Likewise of the rest of the sentence on that page. Absent without any. */
  readonly around?: readonly Quad[] | undefined
  readonly status: EvidenceStatus
  /** Diff between the given quote and the document's words; absent when equal. */
  readonly diff?: readonly DiffPart[] | undefined
  /** Whether the words come from text recognition: invisible text under a scan. */
  readonly recognised?: boolean | undefined
  /** One of several passages that the AI joined with an ellipsis; each is verified separately. */
  readonly joined?: boolean | undefined
}

/** A passage that was considered but did not count, kept as proof of absence. */
export interface Passage {
  /** As in `Evidence`. */
  readonly clause?: string | undefined
  readonly page: number
  readonly text: string
  /** Position of the words on that page; absent when not located. */
  readonly quads?: readonly Quad[] | undefined
}

/** Number of answers with this finding, out of all. */
export interface Agreement {
  readonly votes: number
  readonly of: number
}

/** One line of a result. An empty `error` means satisfied (DATA-20). Clients may ignore the fields after `quote`. */
export interface Finding {
  readonly id: number
  readonly rule: string
  /** Kind of a general check, independent of the report's language. */
  readonly kind?: GeneralKind | undefined
  readonly error: string
  readonly quote?: string | undefined
  readonly verdict: Verdict
  /** Set exactly if `verdict` is `undecided`. */
  readonly cause?: Cause | undefined
  /** Sentences of the document that limit a rule that is met: "met, with limits". Absent without any. */
  readonly limits?: readonly Evidence[] | undefined
  /** What the second reading says, in one sentence; set for "met, with limits" and `readings-differ`. */
  readonly secondReading?: string | undefined
  /** Explanation, in the language of the report. */
  readonly reason: string
  readonly fix?: string | undefined
  readonly evidence: readonly Evidence[]
  /** Words of a rule that was not found for which the document was searched, the telling ones. */
  readonly searched?: readonly string[] | undefined
  /** The closest passages to it, at most three. */
  readonly nearest?: readonly Passage[] | undefined
  /** Condition of a rule that does not apply, in the rule's own words. */
  readonly condition?: string | undefined
  /** Absent when the question was asked once. */
  readonly agreement?: Agreement | undefined
}

/** Origin of a result, for filing. */
export interface Provenance {
  /** Hash of the uploaded file, in hexadecimal. */
  readonly sha256: string
  readonly promptVersion: string
  readonly productVersion: string
}

export interface CheckResult {
  /** File name of the document. */
  readonly file: string
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
  readonly checkedBy: string
  readonly pages: number
  /** BCP 47 tag of the report's language. */
  readonly language: string
  /** Warnings about the file's text layer. */
  readonly warnings?: readonly string[] | undefined
  /** Pages that were not read, or only in part: blank, pictures, or garbled letters. */
  readonly unreadPages?: readonly number[] | undefined
  /** Those of them that were read in part. */
  readonly partlyReadPages?: readonly number[] | undefined
  /** Sections that no evidence quotes. */
  readonly notQuoted?: readonly Section[] | undefined
  readonly provenance?: Provenance | undefined
}

/** A specific rule is satisfied only when its error is empty (HIST-25). */
export function specificSatisfied(finding: Pick<Finding, 'error'>): boolean {
  return finding.error === ''
}

/** A general rule is also satisfied when its error contains "passes" or "meets", in any case (HIST-22 to 24). */
export function generalSatisfied(finding: Pick<Finding, 'error'>): boolean {
  return finding.error === '' || /passes|meets/i.test(finding.error)
}
