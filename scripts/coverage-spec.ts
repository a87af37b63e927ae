/** `npm run coverage:spec`: fails when a row of docs/requirements.md is neither named by a test nor excused. */
import { globSync, readFileSync } from 'node:fs'

const rows = new Set(readFileSync('docs/requirements.md', 'utf8').match(/(?<=^\| )[A-Z]+-\d+(?= \|)/gm))
const tests = globSync('test/**/*.test.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
const named = new Set(
  tests.flatMap((text) =>
    [...text.matchAll(/\[([A-Z]+-\d+(?:, ?[A-Z]+-\d+)*)\]/g)].flatMap((m) => m[1]?.split(/, ?/) ?? []),
  ),
)
const excused: Record<string, string> = JSON.parse(readFileSync('docs/requirements-excused.json', 'utf8'))

const missing = [...rows].filter((row) => !row.startsWith('OPEN-') && !named.has(row) && !(row in excused))
const sections = Map.groupBy(missing, (row) => row.split('-')[0] ?? '')
for (const [section, ids] of sections) console.log(`${section} ${ids.length}: ${ids.join(' ')}`)
const unknown = [...named].filter((row) => !rows.has(row) && !row.startsWith('OPEN-'))
if (unknown.length > 0) console.log(`named by a test but not in the list: ${unknown.join(' ')}`)
const counted = [...rows].filter((row) => !row.startsWith('OPEN-')).length
console.log(
  `${counted - missing.length} of ${counted} rows shown by a test or excused (${Object.keys(excused).length}), ${missing.length} missing`,
)
if (missing.length > 0) process.exitCode = 1
