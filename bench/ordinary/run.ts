/**
 * Measures the emulated model's verdicts on ordinary documents, through reading, model and grounding:
 * `npm run bench:ordinary`. Of the held-out halves only totals are printed, because nothing is improved for its cases.
 */
import { pdfiumModule } from '../../local/pdfium.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import type { Checker } from '../../src/server/ports.ts'
import { emulatedModel } from '../accuracy/models.ts'
import { documentsOf, type Half, halves, type OrdinaryDocument } from './documents.ts'
import { pdfOfPages } from './pdf.ts'

interface Judged {
  readonly document: string
  readonly rule: string
  readonly is: string
  readonly said: string
  readonly reason: string
}

const reader = createPdfReader(pdfiumModule())

async function judged(checker: Checker, { name, pages, cases }: OrdinaryDocument): Promise<Judged[]> {
  const pdf = await pdfOfPages(pages)
  const read = await reader.read(pdf)
  if (!read.ok) throw new Error(`${name}: ${read.failure}`)
  const rules = cases.map(({ rule }) => rule)
  const check = { pdf, document: read.document, rules, language: 'en', fileName: name }
  const { specificRules } = await checkDocument(checker, check)
  return cases.map(({ rule, verdict }, at) => ({
    document: name,
    rule,
    is: verdict,
    said: specificRules[at]?.verdict.replace('not-applicable', 'does_not_apply').replace('-', '_') ?? '',
    reason: specificRules[at]?.reason ?? '',
  }))
}

function totals(half: Half, all: readonly Judged[]): string {
  const count = (which: (one: Judged) => boolean): string => {
    const found = all.filter(which).length
    return `${found} (${((100 * found) / all.length).toFixed(1)} %)`
  }
  const isWrong = ({ said, is }: Judged): boolean => said !== is
  const parts = [
    count((one) => !isWrong(one)),
    count((one) => isWrong(one) && one.said === 'met'),
    count((one) => isWrong(one) && one.said === 'broken'),
    count((one) => isWrong(one) && one.said !== 'met' && one.said !== 'broken'),
  ]
  return `| ${half} | ${all.length} | ${parts.join(' | ')} |`
}

const model = await emulatedModel()
const rows: string[] = []
for (const half of halves) {
  const all: Judged[] = []
  for (const document of documentsOf(half)) all.push(...(await judged(model.checker, document)))
  rows.push(totals(half, all))
  if (half.endsWith('held')) continue
  for (const one of all.filter(({ said, is }) => said !== is))
    console.log(`${one.document}: ${one.rule}\n  ${one.said}, should be ${one.is}: ${one.reason}`)
}
console.log('| half | rules | right | wrong "met" | wrong "broken" | "not found" where more was possible |')
console.log(`|---|---|---|---|---|---|\n${rows.join('\n')}`)
model.stop()
