/** Formats the results of the contracts as Markdown. */
import type { CheckResult, Evidence, EvidenceStatus, Finding } from '../../src/domain/results/verdicts.ts'
import { RULES } from './rules.ts'

export interface Contract {
  /** File name without extension. */
  readonly name: string
  readonly result: CheckResult
  /** Seconds from submission to the end, from the history. */
  readonly seconds: number
}

export function tablesOf(contracts: readonly Contract[]): string {
  return [
    ...RULES.map((rule, at) => `${at + 1}. ${rule}`),
    '',
    `| contract (pages) | ${RULES.map((_, at) => at + 1).join(' | ')} | general |`,
    `|---|${RULES.map(() => '---').join('|')}|---|`,
    ...contracts.map(row),
    '',
    totals(contracts),
  ].join('\n')
}

function row({ name, result }: Contract): string {
  const general = result.generalRules.filter(({ error }) => error !== '').length
  const cells = [`${name} (${result.pages})`, ...result.specificRules.map(cell), String(general)]
  return `| ${cells.join(' | ')} |`
}

const VERDICTS: Readonly<Record<Finding['verdict'], string>> = {
  met: 'met',
  broken: '**broken**',
  'not-found': 'not found',
  'not-applicable': 'does not apply',
  undecided: 'needs judgement',
}

/** "met p. 3 v": verdict, page of the first evidence, and its status. */
function cell({ verdict, evidence }: Finding): string {
  const first = evidence.find(({ page }) => page !== null) ?? evidence[0]
  return first ? `${VERDICTS[verdict]} ${placeOf(first)}` : VERDICTS[verdict]
}

function placeOf({ page, status }: Evidence): string {
  return page === null ? (status[0] ?? '') : `p. ${page} ${status[0]}`
}

function totals(contracts: readonly Contract[]): string {
  const findings = contracts.flatMap(({ result }) => [...result.specificRules, ...result.generalRules])
  const evidence = findings.flatMap((finding) => finding.evidence)
  const count = (wanted: EvidenceStatus): number => evidence.filter(({ status }) => status === wanted).length
  const verdicts = contracts.flatMap(({ result }) => result.specificRules.map(({ verdict }) => verdict))
  const share = (wanted: Finding['verdict']): number =>
    verdicts.filter((verdict) => verdict === wanted).length
  const seconds = contracts.map((contract) => contract.seconds)
  const pages = contracts.reduce((sum, { result }) => sum + result.pages, 0)
  return [
    `Of ${verdicts.length} verdicts ${share('met')} are met, ${share('broken')} broken and ${share('not-found')} not found.`,
    `They and the general findings quote ${evidence.length} pieces of text: ${count('verified')} stand in their`,
    `document as written (v), ${count('repaired')} but for small differences (r), ${count('unverified')} do not (u).`,
    `${pages} pages took ${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s a contract, from submission to end.`,
  ].join('\n')
}
