import { readPagesIn } from '../../domain/document/unread-pages.ts'
import type { Review } from '../../domain/results/decisions.ts'
import { diffWords } from '../../domain/results/diff-words.ts'
import { demoModelNote } from '../../domain/results/finding-words.ts'
import { type ListedFinding, listFindings } from '../../domain/results/findings.ts'
import { countResult } from '../../domain/results/result-counts.ts'
import type { Judged } from '../../domain/results/reviewed-verdict.ts'
import type { CheckResult, Finding } from '../../domain/results/verdicts.ts'
import type { Summary, SummaryLine } from '../base/ports.ts'
import { type Texts, textsIn } from './texts.ts'

/** Per line; the screen shows all. */
const DETAILS_MAX = 3
const DETAIL_MAX = 300

/** Named sections that no rule quotes; the screen shows all. */
const NOT_QUOTED_MAX = 10

/** One row for each rule, then one for each kind of general check. */
export function summaryOf(result: CheckResult): Summary {
  const texts = textsIn(result.language)
  const findings = listFindings(result, [])
  const { checkedBy, warnings = [] } = result
  const demo = demoModelNote(checkedBy)
  return {
    title: texts.title,
    subtitle: subtitleOf(result, []),
    columns: texts.columns,
    lines: [
      ...findings.filter(({ section }) => section === 'specific').map((listed) => ruleLine(listed, texts)),
      ...generalLines(
        findings.filter(({ section }) => section === 'general'),
        texts,
      ),
    ],
    notes: [...(demo === '' ? [] : [demo]), ...warnings, ...notQuoted(result, texts)],
    footer: texts.footer(checkedBy, readPagesIn(result)),
  }
}

export function subtitleOf(result: CheckResult, reviews: readonly Review[]): string {
  return `${result.file}: ${textsIn(result.language).tally(countResult(result, reviews))}`
}

function ruleLine(listed: ListedFinding, texts: Texts): SummaryLine {
  const { finding, verdict, isLimited } = listed
  return {
    number: finding.id,
    rule: finding.rule,
    verdict,
    verdictLabel: verdictLabel(listed, texts),
    ...(isLimited && { isLimited }),
    page: pageOf([finding]),
    ...detailsOf([finding], texts),
  }
}

/** What is wrong, limited or left to the reader, corrections of quotes, invisible quotes, and pictures of quotes. */
export function detailsOf(
  findings: readonly Finding[],
  texts: Texts,
): Pick<SummaryLine, 'details' | 'pictures'> {
  const details = findings.flatMap(({ verdict, error, reason, evidence, limits = [] }) => [
    ...(verdict === 'broken' ? [short(error)] : []),
    ...(verdict === 'undecided' ? [error, short(reason)].filter((words) => words !== '') : []),
    ...limits.map(({ quote }) => texts.limitedBy(short(quote))),
    ...evidence.flatMap((one) => [
      ...(one.diff ? [texts.corrected(short(diffWords(one.diff)))] : []),
      ...(one.status === 'hidden' && one.page !== null
        ? [texts.hiddenWords(short(one.quote), one.page)]
        : []),
    ]),
  ])
  const pictures = findings
    .flatMap(({ evidence }) => evidence)
    .flatMap(({ recognised, page, quads }) => (recognised && page !== null ? [{ page, quads }] : []))
  return {
    ...(details.length > 0 && { details: details.slice(0, DETAILS_MAX) }),
    ...(pictures.length > 0 && { pictures }),
  }
}

function short(text: string): string {
  return text.length <= DETAIL_MAX ? text : `${text.slice(0, DETAIL_MAX).toWellFormed()}…`
}

export function verdictLabel({ ai, finding }: Pick<ListedFinding, 'ai' | 'finding'>, texts: Texts): string {
  return labelOf(verdictWord(ai, texts), finding, texts)
}

export function verdictWord({ verdict, isLimited }: Judged, texts: Texts): string {
  const word = texts.verdicts[verdict]
  return isLimited ? `${word}, ${texts.withLimits}` : word
}

function labelOf(word: string, { agreement }: Finding, texts: Texts): string {
  return agreement ? `${word}, ${texts.agreement(agreement)}` : word
}

/** One row per kind, with its verdict and number of findings. */
function generalLines(findings: readonly ListedFinding[], texts: Texts): SummaryLine[] {
  return [...Map.groupBy(findings, ({ finding }) => finding.rule)].map(([rule, all]) => {
    const worst = all.find(({ verdict }) => verdict === 'broken') ?? all[0]
    const verdict = worst?.verdict ?? 'met'
    const alike = all.filter((each) => each.verdict === verdict)
    const word = alike.length > 1 ? `${texts.verdicts[verdict]} (${alike.length})` : texts.verdicts[verdict]
    const [only] = alike
    const label = alike.length === 1 && only ? labelOf(word, only.finding, texts) : word
    const own = alike.map(({ finding }) => finding)
    return { rule, verdict, verdictLabel: label, page: pageOf(own), ...detailsOf(own, texts) }
  })
}

function notQuoted({ notQuoted: sections = [] }: CheckResult, texts: Texts): string[] {
  if (sections.length === 0) return []
  const named = sections.slice(0, NOT_QUOTED_MAX)
  return [texts.notQuoted(named, sections.length - named.length)]
}

export function pageOf(findings: readonly Finding[]): number | null {
  const located = findings.flatMap(({ evidence }) => evidence).find(({ page }) => page !== null)
  return located?.page ?? null
}
