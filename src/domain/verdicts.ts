/** What a check says about a document: verdicts, and the evidence they rest on. */
import type { Quad } from './page-text.ts'

/**
 * `not-applicable`: the rule has a condition that the document doesn't fulfil. `unreadable`: the pages that were read
 * don't settle the rule, and others could not be read.
 */
export type Verdict = 'met' | 'broken' | 'not-found' | 'not-applicable' | 'unreadable'

/**
 * How far a quote is proven: `verified` stands in the document as written, `repaired` differed slightly and now
 * carries the document's own words, `unverified` is not in the document and is never highlighted. `image` was read
 * off a page that is a picture: there is no text to check it against, and its quad is the AI's own. `hidden` is in
 * the file, but a reader of the page can't see it. Only `verified` and `repaired` count as proof.
 */
export type EvidenceStatus = 'verified' | 'repaired' | 'unverified' | 'image' | 'hidden'

/** What every document is checked for besides the user's rules. */
export const GENERAL_KINDS = ['spelling', 'grammar', 'punctuation', 'consistency', 'unfinished'] as const
export type GeneralKind = (typeof GENERAL_KINDS)[number]

/** A run of words in the comparison of a quote with the document: in both, in the document alone, in the quote alone. */
export interface DiffPart {
  readonly kind: 'same' | 'document' | 'quote'
  readonly text: string
}

export interface Evidence {
  readonly quote: string
  /** Page number from 1; null when the quote was not located. */
  readonly page: number | null
  /** Where the words stand on that page, one quad a line; empty when not located. */
  readonly quads: readonly Quad[]
  readonly status: EvidenceStatus
  /** How the quote as given differs from the document's words; absent when nothing differs. */
  readonly diff?: readonly DiffPart[] | undefined
  /** The words were recognised from a picture: invisible text under a scan. */
  readonly recognised?: boolean | undefined
  /** One of several passages that the AI joined with an ellipsis; each is verified by itself. */
  readonly joined?: boolean | undefined
}

/** A passage that was looked at and did not count, kept as proof of absence. */
export interface Passage {
  readonly page: number
  readonly text: string
  /** Where the words stand on that page; absent when they were not located. */
  readonly quads?: readonly Quad[] | undefined
}

/** How many of the times the question was asked gave this finding. */
export interface Agreement {
  readonly votes: number
  readonly of: number
}

/** A part of the document that no evidence lies in. */
export interface Section {
  readonly title: string
  /** Where it begins, from 1. */
  readonly page: number
}

/**
 * One line of a result. `error` empty means satisfied (DATA-20). The fields after `quote` are additions a client
 * may ignore.
 */
export interface Finding {
  readonly id: number
  readonly rule: string
  /** Of a general check: what it is, whatever it is called in the report's language. Older results lack it. */
  readonly kind?: GeneralKind | undefined
  readonly error: string
  readonly quote?: string | undefined
  readonly verdict: Verdict
  /** Why, in the language of the report. */
  readonly reason: string
  /** Suggested wording for a broken rule. */
  readonly fix?: string | undefined
  readonly evidence: readonly Evidence[]
  /** Passages nearest to what a missing rule asks for, at most three. */
  readonly nearest?: readonly Passage[] | undefined
  /** Of a rule that does not apply: its condition, in the rule's own words. */
  readonly condition?: string | undefined
  /** Absent when the question was asked once. */
  readonly agreement?: Agreement | undefined
}

/** What a result was made from and by, for those who file it. */
export interface Provenance {
  /** Of the uploaded file, in hexadecimal. */
  readonly sha256: string
  readonly promptVersion: string
  readonly productVersion: string
}

export interface CheckResult {
  /** The document's file name. */
  readonly file: string
  readonly specificRules: readonly Finding[]
  readonly generalRules: readonly Finding[]
  /** Model name, or "local stand-in". */
  readonly checkedBy: string
  readonly pages: number
  /** BCP 47 tag of the report's language. */
  readonly language: string
  /** What a reader should know about the file's text layer. */
  readonly warnings?: readonly string[] | undefined
  /** Pages without text that we could read: blank ones, pictures, and letters without meaning. */
  readonly unreadPages?: readonly number[] | undefined
  /** Sections that no rule quotes. */
  readonly notQuoted?: readonly Section[] | undefined
  /** Older results lack it. */
  readonly provenance?: Provenance | undefined
}

/** A specific rule is satisfied only when its error is empty (HIST-25). */
export function specificSatisfied(finding: Pick<Finding, 'error'>): boolean {
  return finding.error === ''
}

/** A general rule is satisfied also when its error contains "passes" or "meets", whatever the case (HIST-22 to 24). */
export function generalSatisfied(finding: Pick<Finding, 'error'>): boolean {
  return finding.error === '' || /passes|meets/i.test(finding.error)
}
