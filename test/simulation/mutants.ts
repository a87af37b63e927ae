/** Mistakes that the simulation must find: each replaces `right` with `wrong` in one file of the product. */
import { CHECKS } from './mutants/checks.ts'
import { MONEY } from './mutants/money.ts'
import { OTHERS } from './mutants/others.ts'

export interface Mutant {
  readonly name: string
  readonly file: string
  readonly right: string
  readonly wrong: string
}

export const MUTANTS: readonly Mutant[] = [...CHECKS, ...MONEY, ...OTHERS]

/** The source with the mistake planted. @throws unless `right` occurs exactly once */
export function planted({ file, right, wrong }: Mutant, source: string): string {
  if (source.split(right).length !== 2) throw new Error(`${file} does not have once: ${right}`)
  return source.replace(right, () => wrong)
}
