/** SARIF 2.1.0 (OASIS, Static Analysis Results Interchange Format): findings as code hosts show them. */

import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Outcome } from '../check-files.ts'
import { type Line, linesOf, pageOf, type Report, reasonOf, warningsOf } from '../report.ts'

export function toSarif({ ruleSet, outcomes }: Report): string {
  const found = outcomes.flatMap(({ path, entry }) =>
    entry ? linesOf(entry).map((line) => ({ path, line })) : [],
  )
  const rules = [...new Map(found.map(({ line }) => [ruleKey(line), ruleOf(line)])).values()]
  const failures = outcomes.filter(({ failure }) => failure !== '')
  const run = {
    tool: { driver: { name: 'Rulemark', semanticVersion: '0.1.0', rules } },
    automationDetails: { id: `rulemark/${encodeURIComponent(ruleSet)}` },
    results: found.map(({ path, line }) => resultOf(path, line)),
    invocations: [
      {
        executionSuccessful: failures.length === 0,
        toolExecutionNotifications: outcomes.flatMap(notificationsOf),
      },
    ],
  }
  const log = { $schema: SCHEMA, version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** Why a document could not be checked, or the warnings of its result. */
function notificationsOf({ path, entry, failure }: Outcome): object[] {
  const locations = [{ physicalLocation: { artifactLocation: { uri: uriOf(path) } } }]
  const texts = entry?.result ? warningsOf(entry.result) : [failure]
  return texts.map((text) => ({ level: failure === '' ? 'warning' : 'error', message: { text }, locations }))
}

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json'

/** General checks are numbered after the rules, so only their text identifies them across documents. */
function ruleKey({ id, isRule, finding }: Line): string {
  return isRule ? id : `general-${finding.rule}`
}

function ruleOf(line: Line): object {
  const { finding, isRule } = line
  return {
    id: ruleKey(line),
    shortDescription: { text: finding.rule },
    defaultConfiguration: { level: isRule ? 'error' : 'warning' },
  }
}

function resultOf(path: string, line: Line): object {
  const { finding, verdict, isOpen } = line
  const level = isOpen ? 'none' : line.level
  const page = pageOf(finding)
  const quote = finding.evidence.find((each) => each.page !== null)?.quote
  return {
    ruleId: ruleKey(line),
    kind: kindOf(line),
    level,
    message: { text: `${verdict}. ${reasonOf(finding)}`.trim() },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: uriOf(path) } },
        ...(page !== null && { logicalLocations: [{ name: `page ${page}`, kind: 'page' }] }),
      },
    ],
    ...(quote !== undefined && { properties: { page, quote } }),
  }
}

/** "review": a person has to judge it; SARIF allows a level for "fail" only. */
function kindOf({ finding, level, isOpen }: Line): string {
  if (isOpen) return 'review'
  if (level !== 'none') return 'fail'
  return finding.verdict === 'not-applicable' ? 'notApplicable' : 'pass'
}

/** SARIF requires a URI; relative ones are resolved against the working directory. */
function uriOf(path: string): string {
  if (isAbsolute(path)) return pathToFileURL(path).href
  return path.split(/[\\/]/).map(encodeURIComponent).join('/')
}
