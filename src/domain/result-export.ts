/** A finished result as text for other programs: Markdown to paste, CSV to open in a spreadsheet. */
import { type ListedFinding, listFindings } from './history-findings.ts'
import { type Review, reviewOf } from './history-reviews.ts'
import { agreementWords, counted, evidenceWords, VERDICT_WORDS } from './history-words.ts'
import type { CheckResult, Evidence } from './verdicts.ts'

export interface ResultReport {
  readonly result: CheckResult
  readonly ruleSetName: string
  /** Date of the result as the screen shows it. */
  readonly date: string
  readonly reviews: readonly Review[]
}

const REVIEW_WORDS = { confirmed: 'Confirmed', accepted: 'Risk accepted', dismissed: 'Not an issue' } as const

export function toMarkdown(report: ResultReport): string {
  const { result, ruleSetName, date, reviews } = report
  const findings = listFindings(result)
  const facts = [ruleSetName, date, `checked by ${result.checkedBy}`, counted(result.pages, 'page', 'pages')]
  const parts = [
    `# ${escaped(result.file)}`,
    escaped(facts.join(' · ')),
    ...(result.warnings ?? []).map((warning) => `> ${escaped(warning)}`),
    ...chapter('Rules', 'specific', findings, reviews),
    ...chapter('General', 'general', findings, reviews),
  ]
  return `${parts.join('\n\n')}\n`
}

function chapter(
  title: string,
  section: ListedFinding['section'],
  findings: readonly ListedFinding[],
  reviews: readonly Review[],
): string[] {
  const own = findings.filter((finding) => finding.section === section)
  if (own.length === 0) return []
  return [
    `## ${title}`,
    ...own.map((finding) => findingMarkdown(finding, reviewOf(reviews, finding.finding.id))),
  ]
}

function findingMarkdown({ number, verdict, finding }: ListedFinding, review: Review | null): string {
  const lines = [
    `### ${number}. ${escaped(finding.rule)}`,
    `**${VERDICT_WORDS[verdict]}**${finding.error === '' ? '' : ` — ${escaped(finding.error)}`}`,
    finding.agreement && agreementWords(finding.agreement),
    finding.reason !== finding.error && escaped(finding.reason),
    ...finding.evidence.map((evidence) => `> ${escaped(evidence.quote)}\n>\n> ${place(evidence)}`),
    finding.fix && `Suggested wording: ${escaped(finding.fix)}`,
    review && `${REVIEW_WORDS[review.decision]}${review.reason ? `: ${escaped(review.reason)}` : ''}`,
  ]
  return lines.filter(Boolean).join('\n\n')
}

function place(evidence: Evidence): string {
  const words = evidenceWords(evidence)
  return evidence.page === null ? words : `Page ${evidence.page} · ${words}`
}

/** Text on one line in which nothing is read as Markdown. */
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
]

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. */
export function toCsv({ result, reviews }: Pick<ResultReport, 'result' | 'reviews'>): string {
  const rows = listFindings(result).map((finding) => csvRow(finding, reviewOf(reviews, finding.finding.id)))
  return `\ufeff${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function csvRow({ section, number, verdict, finding }: ListedFinding, review: Review | null): string[] {
  return [
    section === 'general' ? 'General' : 'Rule',
    String(number),
    finding.rule,
    VERDICT_WORDS[verdict],
    finding.error,
    finding.reason,
    finding.fix ?? '',
    finding.evidence.map(({ quote }) => quote).join('\n'),
    finding.evidence.map(({ page }) => page ?? '–').join('; '),
    finding.evidence.map(evidenceWords).join('\n'),
    review === null ? '' : REVIEW_WORDS[review.decision],
    review?.reason ?? '',
    finding.agreement ? agreementWords(finding.agreement) : '',
  ]
}

/** An apostrophe keeps a spreadsheet from running a document's words as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
