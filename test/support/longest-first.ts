/** The order of test files: in a clone that has run no test yet, vitest knows only their sizes and would end with long ones. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest although they are short, by the reports of the test runner. */
const LONGEST = [
  'test/faults/local-run.test.ts',
  'test/self-host/contracts.test.ts',
  'test/server/command-line.test.ts',
  'test/server/waiting.test.ts',
  'test/simulation/simulation.test.ts',
  'test/simulation/matrix.test.ts',
  'test/adapters/pdf-hostile.test.ts',
  'test/adapters/pdf-geometry.test.ts',
  'test/domain/quotes-hostile.test.ts',
]

/** Starts each project with its longest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project)
    return [...projects.values()].flatMap((own) => own.toSorted((a, b) => rank(b) - rank(a)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  return Number(LONGEST.some((file) => moduleId.endsWith(file)))
}
