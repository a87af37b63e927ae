/**
 * Checks every PDF of the folders through the worker, and compares what each surface says of it: the API, the highlighted
 * PDF, CSV, Markdown, an AI assistant's tools, the command line, and the balance. Prints each difference:
 * `npm run bench:surfaces -- FOLDER …`.
 */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../scripts/build/building.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { programOf } from '../../test/support/command-line.ts'
import { startOwnStack } from '../../test/support/own-stack.ts'
import { newPerson } from '../people.ts'
import { assistantOf } from './assistant.ts'
import { differences, type Seen } from './differences.ts'

/** Few enough for the credit of one account. */
const GROUP = 30
const PRICE = 0.25
const RULES = `---
name: Surfaces
folder: Bench
---
- Payment must be due within 30 days.
- The agreement must name the governing law.
- The agreement must contain the word "confidential".
- The document must not mention "best efforts".
`

interface Listed {
  readonly documents: readonly (Pick<Seen, 'failure' | 'check'> & { readonly path: string })[]
}

const files = process.argv.slice(2).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => join(folder, name)),
)
await buildAll()
const stack = await startOwnStack()
const folder = mkdtempSync(join(tmpdir(), 'rulemark-surfaces-'))
const rules = join(folder, 'rules.md')
writeFileSync(rules, RULES)
let found = 0
let finished = 0
try {
  for (let from = 0; from < files.length; from += GROUP)
    await compareGroup(files.slice(from, from + GROUP), from)
} finally {
  rmSync(folder, { recursive: true, force: true })
  await stack.stop()
}
console.log(`${files.length} files, ${finished} finished, ${found} differences`)
process.exit(found === 0 ? 0 : 1)

async function compareGroup(paths: readonly string[], number: number): Promise<void> {
  const email = `group-${number}@example.org`
  const visitor = await newPerson(stack, email)
  const { run } = await programOf({ email, visitor })
  const { out, err } = await run('check', ...paths, '--rules', rules, '--format', 'json')
  if (out === '') throw new Error(err)
  const { documents } = JSON.parse(out) as Listed
  const assistant = await assistantOf(visitor)
  let paid = 0
  for (const { path, failure, check } of documents) {
    const id = check?.documentRequestId
    const entry = id === undefined ? null : await visitor.get<HistoryEntry>(`/api/documents/${id}`)
    if (entry?.state === 'FINISHED' && !entry.savedResult) paid += PRICE
    finished += Number(entry?.state === 'FINISHED')
    const marked = entry?.annotatedPdf ? await visitor.call('GET', entry.annotatedPdf) : null
    const pdf = marked && new Uint8Array(await marked.arrayBuffer())
    const told = id === undefined ? null : await assistant.resultOf(id)
    report(path, await differences({ failure, check, entry, pdf, told }))
  }
  const { balance } = await visitor.get<{ balance: number }>('/api/users/me')
  if (Math.abs(balance - (10 - paid)) > 1e-9) report(email, [`balance ${balance}, paid ${paid}`])
}

function report(name: string, all: readonly string[]): void {
  found += all.length
  for (const each of all) console.log(`${name}: ${each}`)
}
