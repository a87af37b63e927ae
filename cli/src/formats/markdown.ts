import { linesOf, pageOf, type Report, reasonOf, warningsOf } from '../report.ts'

/** The warnings and a table per document, for a pull request or a wiki. */
export function toMarkdown({ ruleSet, outcomes }: Report): string {
  const parts = outcomes.map(({ path, entry, failure }) => {
    const title = `## ${cell(path)}`
    if (!entry?.result) return `${title}\n\nCould not be checked: ${cell(failure)}\n`
    const rows = linesOf(entry).map(({ finding, verdict }) =>
      [finding.rule, verdict, String(pageOf(finding) ?? ''), reasonOf(finding)].map(cell).join(' | '),
    )
    const head = '| Rule | Verdict | Page | Reason |\n| --- | --- | --- | --- |'
    const warnings = warningsOf(entry.result).map((warning) => `> ${cell(warning)}\n\n`)
    return `${title}\n\n${warnings.join('')}${head}\n${rows.map((row) => `| ${row} |`).join('\n')}\n`
  })
  return `# ${cell(ruleSet)}\n\n${parts.join('\n')}`
}

/** Escapes document text so that it is no markup. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>|#~]/g, '\\$&')
}
