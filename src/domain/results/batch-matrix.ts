/** A batch as a table: a row for each document, a column for each rule and each general check. */
import type { DocumentState } from '../document/documents.ts'
import { countVerdicts, type VerdictCounts } from './findings.ts'
import type { FindingVerdict, ResultVerdicts } from './result-counts.ts'
import { GENERAL_KINDS, type GeneralKind, PROBLEMS, type Verdict } from './verdicts.ts'

/** A checked document; `rules` is its index in `ruleLists`. */
interface Checked {
  readonly documentRequestId: number
  readonly state: DocumentState
  readonly rules: number
  readonly verdicts: ResultVerdicts | null
}

/** The verdict and its finding; null where the document was not checked against that rule. */
export type MatrixCell = FindingVerdict | null

export interface MatrixColumn<Title> {
  readonly title: Title
  readonly counts: VerdictCounts
}

export interface MatrixRow<Check> {
  readonly check: Check
  readonly rules: readonly MatrixCell[]
  readonly general: readonly MatrixCell[]
  /** Verdicts on rules only. */
  readonly counts: VerdictCounts
}

export interface Matrix<Check> {
  readonly rules: readonly MatrixColumn<string>[]
  readonly general: readonly MatrixColumn<GeneralKind>[]
  readonly rows: readonly MatrixRow<Check>[]
}

/** Most urgent verdict first. */
const WEIGHT: readonly Verdict[] = [...PROBLEMS, 'met', 'not-applicable']

/** `ruleLists`: the rules as they were when documents were submitted; usually one list. */
export function matrixOf<Check extends Checked>(
  ruleLists: readonly (readonly string[])[],
  checks: readonly Check[],
): Matrix<Check> {
  const keys = ruleLists.map(keysOf)
  const columns = [...new Set(keys.flat())]
  const rows = checks.map((check) => rowOf(check, columns, keys[check.rules] ?? []))
  return {
    rules: columns.map((key, at) => ({
      title: key.slice(key.indexOf(' ') + 1),
      counts: countCells(rows.map(({ rules }) => rules[at])),
    })),
    general: GENERAL_KINDS.map((title, at) => ({
      title,
      counts: countCells(rows.map(({ general }) => general[at])),
    })),
    rows,
  }
}

/** A rule that occurs twice in a list gets two columns. */
function keysOf(rules: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return rules.map((rule) => {
    const times = (seen.get(rule) ?? 0) + 1
    seen.set(rule, times)
    return `${times} ${rule}`
  })
}

function rowOf<Check extends Checked>(
  check: Check,
  columns: readonly string[],
  keys: readonly string[],
): MatrixRow<Check> {
  const { rules = [], general = [] } = check.verdicts ?? {}
  const byKey = new Map(keys.map((key, at) => [key, rules[at]]))
  return {
    check,
    rules: columns.map((key) => byKey.get(key) ?? null),
    general: GENERAL_KINDS.map((kind) => worst(general.filter((each) => each.kind === kind))),
    counts: countVerdicts(rules),
  }
}

/** The most urgent of some cells; null if all are empty. */
export function worst(cells: readonly MatrixCell[]): MatrixCell {
  const filled = cells.filter((cell) => cell !== null)
  return filled.toSorted((a, b) => WEIGHT.indexOf(a.verdict) - WEIGHT.indexOf(b.verdict))[0] ?? null
}

export function countCells(cells: readonly (MatrixCell | undefined)[]): VerdictCounts {
  return countVerdicts(cells.filter((cell) => cell !== null && cell !== undefined))
}

/** Documents that break one of the user's rules; general checks don't count. */
export function withBrokenRules<Check>({ rows }: Matrix<Check>): readonly MatrixRow<Check>[] {
  return rows.filter(({ counts }) => counts.broken > 0)
}

/** Verdicts on rules that are neither met nor broken: somebody has to look. */
export function openVerdicts<Check>({ rows }: Pick<Matrix<Check>, 'rows'>): number {
  return rows.reduce((sum, { counts }) => sum + counts['not-found'] + counts.undecided, 0)
}
