/** 95 % confidence intervals: Wilson's for shares, bootstrap over documents for other figures. */
import type { Share } from '../../src/pages/accuracy/result.ts'
import { randomFrom } from '../random.ts'

/** Standard deviations around the mean that cover 95 % of a normal distribution. */
const Z = 1.959964
const RESAMPLES = 1_000

/** Wilson 1927; valid also for few cases and shares near 0 and 1. For no cases, the interval is 0 to 1. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { value: 0, low: 0, high: 1, of }
  const value = count / of
  const scale = 1 + Z ** 2 / of
  const middle = (value + Z ** 2 / (2 * of)) / scale
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / of + Z ** 2 / (4 * of ** 2))
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of }
}

/** Efron's percentile bootstrap. Whole documents are sampled, because the cases of one document are correlated. */
export function bootstrapped<T>(
  documents: readonly (readonly T[])[],
  seed: string,
  figure: (cases: readonly T[]) => number,
): Share {
  const random = randomFrom(seed)
  const figures = Array.from({ length: RESAMPLES }, () =>
    figure(documents.flatMap(() => random.pick(documents))),
  ).sort((a, b) => a - b)
  const at = (share: number): number => figures[Math.floor(share * (RESAMPLES - 1))] ?? 0
  return { value: figure(documents.flat()), low: at(0.025), high: at(0.975), of: documents.length }
}
