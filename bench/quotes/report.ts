/** Formats the table of an evaluation as Markdown. */
import type { Case } from './cases.ts'
import type { Outcome } from './score.ts'

export interface Result {
  readonly case: Case
  readonly outcome: Outcome
  /** Whether it was located as proof for a verdict of "met". */
  readonly isProof: boolean
}

type Group = (one: Case) => string

function share(part: number, all: number): string {
  return all === 0 ? '' : (part / all).toFixed(3)
}

function countOf(results: readonly Result[], outcome: Outcome): number {
  return results.filter((result) => result.outcome === outcome).length
}

function proofs(results: readonly Result[]): number {
  return results.filter((result) => result.isProof).length
}

function groups(results: readonly Result[], group: Group): [string, Result[]][] {
  const grouped = new Map<string, Result[]>()
  for (const result of results) {
    const name = group(result.case)
    grouped.set(name, [...(grouped.get(name) ?? []), result])
  }
  return [...grouped]
}

function presentRow(name: string, results: readonly Result[]): string {
  const right = countOf(results, 'right')
  const wrong = countOf(results, 'wrong place')
  const cells = [right, wrong, proofs(results)].map((count) => share(count, results.length))
  return `| ${name} | ${results.length} | ${cells.join(' | ')} |`
}

function absentRow(name: string, results: readonly Result[]): string {
  const accepted = results.length - countOf(results, 'missed')
  return `| ${name} | ${results.length} | ${accepted} | ${share(accepted, results.length)} | ${proofs(results)} |`
}

function presentTable(title: string, results: readonly Result[], group: Group): string[] {
  return [
    `| ${title} | quotes | recall | wrong place | fit for proof |`,
    '|---|---|---|---|---|',
    ...groups(results, group).map(([name, some]) => presentRow(name, some)),
    presentRow('**all**', results),
    '',
  ]
}

function absentTable(title: string, results: readonly Result[], group: Group): string[] {
  return [
    `| ${title} | quotes | accepted | share | as proof |`,
    '|---|---|---|---|---|',
    ...groups(results, group).map(([name, some]) => absentRow(name, some)),
    absentRow('**all**', results),
    '',
  ]
}

const byKind: Group = (one) => one.kind
const byLanguage: Group = (one) => one.document.language
const byLayout: Group = (one) => one.document.layout

/** Tables of unchanged quotes. */
export function unchangedTables(results: readonly Result[]): string[] {
  return [
    ...presentTable('language', results, byLanguage),
    ...presentTable('layout', results, byLayout),
    ...presentTable('where', results, byKind),
  ]
}

/** `isTurned` distinguishes quotes with a changed meaning from absent ones. */
export function evaluationTables(results: readonly Result[], isTurned: (one: Case) => boolean): string[] {
  const present = results.filter((result) => result.case.target !== null)
  const other = results.filter((result) => result.case.target === null)
  return [
    ...presentTable('perturbation', present, byKind),
    ...presentTable('language', present, byLanguage),
    ...absentTable(
      'absent',
      other.filter((result) => !isTurned(result.case)),
      byKind,
    ),
    ...absentTable(
      'says something else',
      other.filter((result) => isTurned(result.case)),
      byKind,
    ),
  ]
}

export function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0
}
