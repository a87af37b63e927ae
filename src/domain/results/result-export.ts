/** Exports a finished result: Markdown to paste, CSV for spreadsheets. */
import { readPagesIn } from '../document/unread-pages.ts'
import { toCsvFile } from '../text/csv.ts'
import { CAUSE_WORDS, problemWords } from './cause-words.ts'
import { type Review, reviewOf } from './decisions.ts'
import { diffWords, evidenceWords, placeWords } from './evidence-words.ts'
import {
  agreementWords,
  aiWords,
  checkedWords,
  countsWords,
  decidedWords,
  readWords,
  reviewWords,
} from './finding-words.ts'
import { type ListedFinding, listFindings } from './findings.ts'
import { countResult } from './result-counts.ts'
import { verdictWords } from './verdict-words.ts'
import type { CheckResult, Evidence, Finding } from './verdicts.ts'

export interface ResultReport {
  readonly result: CheckResult
  readonly ruleSetName: string
  /** Date of the result as shown on screen. */
  readonly date: string
  readonly reviews: readonly Review[]
}

export function toMarkdown(report: ResultReport): string {
  const { result, ruleSetName, date, reviews } = report
  const findings = listFindings(result, reviews)
  const counts = countResult(result, reviews)
  const facts = [ruleSetName, date, checkedWords(result), readWords(readPagesIn(result))]
  const parts = [
    `# ${escaped(result.file)}`,
    escaped(facts.filter(Boolean).join(' · ')),
    [countsWords(counts), decidedWords(counts)].filter(Boolean).join(' · '),
    ...(result.warnings ?? []).map((warning) => `> ${escaped(warning)}`),
    ...chapter('Rules', 'specific', findings, reviews),
    ...chapter('General checks', 'general', findings, reviews),
    result.provenance && `SHA-256 of the file: ${result.provenance.sha256}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function chapter(
  title: string,
  section: ListedFinding['section'],
  findings: readonly ListedFinding[],
  reviews: readonly Review[],
): string[] {
  const own = findings.filter((listed) => listed.section === section)
  const texts = own.map((listed) => findingMarkdown(listed, reviewOf(reviews, listed.finding.id)))
  return own.length === 0 ? [] : [`## ${title}`, ...texts]
}

function findingMarkdown(listed: ListedFinding, review: Review | null): string {
  const { number, verdict, isLimited, finding } = listed
  const { limits = [] } = finding
  const ai = aiWords(listed)
  // “Not found” is the verdict already; its reason follows.
  const isSaid = listed.ai.verdict === 'not-found' && finding.reason !== ''
  const problem = isSaid ? '' : escaped(problemWords(finding))
  const lines = [
    `### ${number}. ${escaped(finding.rule)}`,
    `**${verdictWords(verdict, isLimited)}**${ai && ` · ${ai}`}${problem && ` — ${problem}`}`,
    finding.agreement && agreementWords(finding.agreement),
    escaped(reasonBeyondError(finding)),
    ...finding.evidence.map(quoted),
    isLimited && `Limited by:${finding.secondReading ? ` ${escaped(finding.secondReading)}` : ''}`,
    ...(isLimited ? limits.map(quoted) : []),
    finding.fix && `Suggested wording: ${escaped(finding.fix)}`,
    review && escaped(reviewWords(review)),
  ]
  return lines.filter(Boolean).join('\n\n')
}

/** Returns the part of the reason that does not repeat the error. */
export function reasonBeyondError({ error, reason }: Pick<Finding, 'error' | 'reason'>): string {
  return error !== '' && reason.startsWith(error) ? reason.slice(error.length).trim() : reason
}

function quoted(evidence: Evidence): string {
  return `> ${inSentence(evidence)}\n>\n> ${place(evidence)}`
}

/** The quote in bold within its sentence. */
function inSentence({ before = '', quote, after = '' }: Evidence): string {
  if (before === '' && after === '') return escaped(quote)
  const [space, next] = [before.endsWith(' ') ? ' ' : '', after.startsWith(' ') ? ' ' : '']
  return `${escaped(before)}${space}**${escaped(quote)}**${next}${escaped(after)}`
}

function place(evidence: Evidence): string {
  const page = evidence.page === null ? '' : `${placeWords(evidence)} · `
  const differs = evidence.diff ? `: ${escaped(diffWords(evidence.diff))}` : ''
  return `${page}${evidenceWords(evidence)}${differs}`
}

/** Escapes Markdown and joins the text into one line. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/^(#{1,6}|[-+])(?=\s|$)/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

const COLUMNS = [
  'Section',
  'Number',
  'Rule',
  'Verdict',
  'Error',
  'Reason',
  'Suggested wording',
  'Evidence',
  'Pages',
  'Verification',
  'Decision',
  'Decision reason',
  'Agreement',
  'Corrected quotes',
  'File',
  'Rule set',
  'Date',
  'Warnings',
  'Cause',
  'Second reading',
  'Limits',
  'AI’s verdict',
]

export function toCsv({ result, ruleSetName, date, reviews }: ResultReport): string {
  const about = [result.file, ruleSetName, date, (result.warnings ?? []).join('\n')]
  const findings = listFindings(result, reviews)
  const rows = findings.map((listed) => csvCells(listed, reviewOf(reviews, listed.finding.id), about))
  return toCsvFile([COLUMNS, ...rows])
}

/** `about` is the same in each row. */
function csvCells(
  { section, number, verdict, isLimited, ai, finding }: ListedFinding,
  review: Review | null,
  about: readonly string[],
): string[] {
  const { evidence, limits = [], cause, secondReading = '' } = finding
  return [
    section === 'general' ? 'General' : 'Rule',
    String(number),
    finding.rule,
    verdictWords(verdict, isLimited),
    finding.error,
    reasonBeyondError(finding),
    finding.fix ?? '',
    evidence.map(({ quote }) => quote).join('\n'),
    evidence.map(({ page }) => page ?? '–').join('; '),
    evidence.map(evidenceWords).join('\n'),
    review === null ? '' : reviewWords({ ...review, reason: '' }),
    review?.reason ?? '',
    finding.agreement ? agreementWords(finding.agreement) : '',
    evidence.flatMap(({ diff }) => (diff ? diffWords(diff) : [])).join('\n'),
    ...about,
    cause ? CAUSE_WORDS[cause] : '',
    secondReading,
    isLimited ? limits.map(({ quote, page }) => (page ? `${quote} (page ${page})` : quote)).join('\n') : '',
    verdictWords(ai.verdict, ai.isLimited),
  ]
}
