import type { Report } from '../report.ts'

/** The server's complete answers, one per document. */
export function toJson({ ruleSet, outcomes }: Report): string {
  const documents = outcomes.map(({ path, entry, failure }) => ({ path, failure, check: entry }))
  return `${JSON.stringify({ version: 1, ruleSet, documents }, null, 2)}\n`
}
