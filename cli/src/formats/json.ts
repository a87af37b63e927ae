import type { Report } from '../report.ts'

/** Everything the server answered, a document each. */
export function toJson({ ruleSet, outcomes }: Report): string {
  const documents = outcomes.map(({ path, entry, failure }) => ({ path, failure, check: entry }))
  return `${JSON.stringify({ version: 1, ruleSet, documents }, null, 2)}\n`
}
