/** Computes the figures of a measurement from verdicts and labels. */
import type { CheckResult, Finding } from '../../src/domain/results/verdicts.ts'
import type { AccuracyResult } from '../../src/pages/accuracy/result.ts'
import { bootstrapped, shareOf } from './intervals.ts'
import type { Case, Label } from './labelled.ts'

/** Minimum share of the shorter text's words that both must have. */
const OVERLAP = 0.8

/** One case with its finding from each run; none where the check failed. */
export interface Judged extends Case {
  readonly findings: readonly (Finding | undefined)[]
}

export function judgedBy(cases: readonly Case[], runs: readonly (CheckResult | null)[]): Judged[] {
  return cases.map((one, at) => ({ ...one, findings: runs.map((result) => result?.specificRules[at]) }))
}

type Figures = Pick<AccuracyResult, 'accuracy' | 'macroF1' | 'falseMet' | 'evidenceOverlap' | 'agreement'>

export function figuresOf(judged: readonly Judged[], labels: readonly Label[], seed: string): Figures {
  const documents = [...Map.groupBy(judged, ({ document }) => document).values()]
  const notMet = judged.filter(({ label }) => label !== 'met')
  const quoted = judged.filter((one) => one.label === 'met' && said(one) === 'met' && one.evidence.length > 0)
  const isRepeated = judged.some(({ findings }) => findings.length > 1)
  return {
    accuracy: shareOf(judged.filter((one) => isRight(one, labels)).length, judged.length),
    macroF1: bootstrapped(documents, seed, (cases) => macroF1(cases, labels)),
    falseMet: shareOf(notMet.filter((one) => said(one) === 'met').length, notMet.length),
    evidenceOverlap: shareOf(quoted.filter(overlaps).length, quoted.length),
    agreement: isRepeated ? shareOf(judged.filter(agrees).length, judged.length) : null,
  }
}

function said({ findings: [first] }: Judged): Finding['verdict'] | undefined {
  return first?.verdict
}

/** Where experts only distinguish present and absent, "broken" means absent too; undecided is never right. */
function labelSaid(judged: Judged, labels: readonly Label[]): string | undefined {
  const verdict = said(judged)
  return verdict === 'broken' && !labels.includes('broken') ? 'not-found' : verdict
}

function isRight(judged: Judged, labels: readonly Label[]): boolean {
  return labelSaid(judged, labels) === judged.label
}

/** Mean of the F1 scores of all labels; a label that neither side uses doesn't count. */
function macroF1(cases: readonly Judged[], labels: readonly Label[]): number {
  const scores = labels.flatMap((label) => {
    const given = cases.filter((one) => labelSaid(one, labels) === label).length
    const wanted = cases.filter((one) => one.label === label).length
    const right = cases.filter((one) => one.label === label && isRight(one, labels)).length
    return given + wanted === 0 ? [] : [(2 * right) / (given + wanted)]
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}

function agrees({ findings }: Judged): boolean {
  return new Set(findings.map((finding) => finding?.verdict)).size === 1
}

/** Counts only quotes that are in the document. */
function overlaps({ findings: [first], evidence }: Judged): boolean {
  const located = (first?.evidence ?? []).filter(
    ({ status }) => status === 'verified' || status === 'repaired',
  )
  return located.some(({ quote }) => evidence.some((labelled) => shares(quote, labelled)))
}

function shares(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  const left = new Map<string, number>()
  for (const word of many) left.set(word, (left.get(word) ?? 0) + 1)
  const common = few.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return few.length > 0 && common.length >= OVERLAP * few.length
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
