/** The verdict table that goes into the marked PDF. */
import { type CheckResult, type Finding, generalSatisfied, type Verdict } from '../../domain/verdicts.ts'
import type { Summary, SummaryLine } from '../ports.ts'
import { type Texts, textsIn } from './texts.ts'

/** A line for each rule, then one for each of the general checks. */
export function summaryOf(result: CheckResult): Summary {
  const texts = textsIn(result.language)
  return {
    title: texts.title,
    subtitle: `${result.file}: ${texts.tally(tallyOf(result.specificRules))}`,
    columns: texts.columns,
    lines: [
      ...result.specificRules.map((finding) => ruleLine(finding, texts)),
      ...generalLines(result, texts),
    ],
    footer: [texts.footer(result.checkedBy, result.pages), ...(result.warnings ?? [])].join(' '),
  }
}

function tallyOf(findings: readonly Finding[]): Record<Verdict, number> {
  const tally = { met: 0, broken: 0, 'not-found': 0 }
  for (const { verdict } of findings) tally[verdict] += 1
  return tally
}

function ruleLine(finding: Finding, texts: Texts): SummaryLine {
  const { id: number, rule, verdict } = finding
  return { number, rule, verdict, verdictLabel: texts.verdicts[verdict], page: pageOf([finding]) }
}

function generalLines({ generalRules }: CheckResult, texts: Texts): SummaryLine[] {
  const names = [...new Set(generalRules.map(({ rule }) => rule))]
  return names.map((rule) => {
    const wrong = generalRules.filter((finding) => finding.rule === rule && !generalSatisfied(finding))
    if (wrong.length === 0) return cleanLine(rule, generalRules, texts)
    return { rule, verdict: 'broken', verdictLabel: texts.found(wrong.length), page: pageOf(wrong) }
  })
}

/** Where pages are pictures, nothing wrong was reported but nothing was verified either. */
function cleanLine(rule: string, findings: readonly Finding[], texts: Texts): SummaryLine {
  const isRead = findings.some((finding) => finding.rule === rule && finding.reason === texts.nothingWrong)
  return isRead
    ? { rule, verdict: 'met', verdictLabel: texts.verdicts.met, page: null }
    : { rule, verdict: 'not-found', verdictLabel: texts.notVerified, page: null }
}

/** Where the first located evidence stands. */
function pageOf(findings: readonly Finding[]): number | null {
  const located = findings.flatMap(({ evidence }) => evidence).find(({ page }) => page !== null)
  return located?.page ?? null
}
