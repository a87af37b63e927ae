/** JUnit XML for CI servers: a suite per document, a case per finding. */

import type { Outcome } from '../check-files.ts'
import { type Line, linesOf, pageOf, type Report, reasonOf, warningsOf } from '../report.ts'

export function toJunit({ ruleSet, outcomes }: Report): string {
  const suites = outcomes.map((outcome) => suite(outcome, ruleSet))
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(ruleSet)}">\n${suites.join('')}</testsuites>\n`
}

function suite({ path, entry, failure }: Outcome, ruleSet: string): string {
  const lines = entry ? linesOf(entry) : []
  const failures = lines.filter(({ level }) => level === 'error').length
  const errors = entry?.result ? 0 : 1
  const cases = lines.map((line) => testcase(line, path))
  if (errors > 0) {
    const name = `name="${xml(ruleSet)}" classname="${xml(path)}"`
    cases.push(`    <testcase ${name}><error message="${xml(failure)}"/></testcase>\n`)
  }
  const counts = `tests="${cases.length}" failures="${failures}" errors="${errors}"`
  const warnings = entry?.result ? warningsOf(entry.result) : []
  const notes = warnings.length > 0 ? `    <system-out>${xml(warnings.join('\n'))}</system-out>\n` : ''
  return `  <testsuite name="${xml(path)}" ${counts}>\n${cases.join('')}${notes}  </testsuite>\n`
}

/** General checks never fail a build, nor do limits: they go to system-out. */
function testcase({ finding, verdict, level, isOpen }: Line, path: string): string {
  const page = pageOf(finding)
  const text = xml(`${reasonOf(finding)}${page === null ? '' : ` (page ${page})`}`)
  const open = `    <testcase name="${xml(finding.rule)}" classname="${xml(path)}"`
  if (level === 'none' && !isOpen) return `${open}/>\n`
  if (level !== 'error') return `${open}><system-out>${xml(verdict)}: ${text}</system-out></testcase>\n`
  return `${open}><failure message="${xml(verdict)}">${text}</failure></testcase>\n`
}

/** Escapes text for an attribute or element; characters that XML 1.0 cannot represent become spaces. */
function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, ' ')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
