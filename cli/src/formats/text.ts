import { countsWords } from '../../../src/domain/results/finding-words.ts'
import { countResult } from '../../../src/domain/results/result-counts.ts'
import { linesOf, pageOf, type Report, reasonOf, warningsOf } from '../report.ts'
import { printable } from '../terminal.ts'

/** Terminal output: each document, the result's warnings, and the findings that need attention. */
export function toText({ ruleSet, outcomes }: Report): string {
  const texts = outcomes.map(({ path, entry, failure }) => {
    if (failure !== '' || !entry?.result) return `${path}\n  could not be checked: ${failure}\n`
    const lines = linesOf(entry)
    const open = lines.filter(({ level, isOpen }) => isOpen || level !== 'none')
    const details = open.map(({ finding, verdict }) => {
      const page = pageOf(finding)
      const place = page === null ? '' : ` (page ${page})`
      return `  ${verdict}: ${finding.rule}${place}\n    ${reasonOf(finding)}`
    })
    const head = [path, `  “${ruleSet}”: ${countsWords(countResult(entry.result, entry.reviews))}`]
    const warnings = warningsOf(entry.result).map((warning) => `  ${warning}`)
    return [...head, ...warnings, ...details, ''].join('\n')
  })
  return printable(texts.join('\n'))
}
