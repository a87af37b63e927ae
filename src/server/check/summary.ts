/** The table of verdicts for the marked PDF. */
import { type ListedFinding, listFindings, tally } from '../../domain/history-findings.ts'
import type { CheckResult, Finding } from '../../domain/verdicts.ts'
import type { Summary, SummaryLine } from '../ports.ts'
import { type Texts, textsIn } from './texts.ts'

/** Sections without a quote that are named; the screen lists all. */
const NOT_QUOTED_MAX = 10

/** One row for each rule, then one for each kind of general check. */
export function summaryOf(result: CheckResult): Summary {
  const texts = textsIn(result.language)
  const findings = listFindings(result)
  const { checkedBy, pages, unreadPages = [], warnings = [] } = result
  return {
    title: texts.title,
    subtitle: `${result.file}: ${texts.tally(tally(findings))}`,
    columns: texts.columns,
    lines: [
      ...findings.filter(({ section }) => section === 'specific').map((listed) => ruleLine(listed, texts)),
      ...generalLines(
        findings.filter(({ section }) => section === 'general'),
        texts,
      ),
    ],
    notes: [...warnings, ...notQuoted(result, texts)],
    footer: texts.footer(checkedBy, pages - unreadPages.length, pages),
  }
}

function ruleLine({ finding, verdict }: ListedFinding, texts: Texts): SummaryLine {
  const verdictLabel = labelOf(texts.verdicts[verdict], finding, texts)
  return { number: finding.id, rule: finding.rule, verdict, verdictLabel, page: pageOf([finding]) }
}

function labelOf(word: string, { agreement }: Finding, texts: Texts): string {
  return agreement ? `${word}, ${texts.agreement(agreement)}` : word
}

/** One row per kind, with its verdict and number of findings. */
function generalLines(findings: readonly ListedFinding[], texts: Texts): SummaryLine[] {
  return [...Map.groupBy(findings, ({ finding }) => finding.rule)].map(([rule, own]) => {
    const worst = own.find(({ verdict }) => verdict === 'broken') ?? own[0]
    const verdict = worst?.verdict ?? 'met'
    const alike = own.filter((each) => each.verdict === verdict)
    const word = alike.length > 1 ? `${texts.verdicts[verdict]} (${alike.length})` : texts.verdicts[verdict]
    const [only] = alike
    const verdictLabel = alike.length === 1 && only ? labelOf(word, only.finding, texts) : word
    return { rule, verdict, verdictLabel, page: pageOf(alike.map(({ finding }) => finding)) }
  })
}

function notQuoted({ notQuoted: sections = [] }: CheckResult, texts: Texts): string[] {
  if (sections.length === 0) return []
  const named = sections.slice(0, NOT_QUOTED_MAX)
  return [texts.notQuoted(named, sections.length - named.length)]
}

/** Page of the first located quote. */
function pageOf(findings: readonly Finding[]): number | null {
  const located = findings.flatMap(({ evidence }) => evidence).find(({ page }) => page !== null)
  return located?.page ?? null
}
