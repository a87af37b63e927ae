/** What the surfaces say differently of one document. */
import { isDeepStrictEqual } from 'node:util'
import { pdfiumModule } from '../../local/pdfium.ts'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { countsWords } from '../../src/domain/results/finding-words.ts'
import { listFindings } from '../../src/domain/results/findings.ts'
import { countResult } from '../../src/domain/results/result-counts.ts'
import { toCsv, toMarkdown } from '../../src/domain/results/result-export.ts'
import { VERDICT_WORDS } from '../../src/domain/results/verdict-words.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Told, ToldFinding } from './assistant.ts'

export interface Seen {
  /** From the command line: why the document was not checked, or empty. */
  readonly failure: string
  readonly check: HistoryEntry | null
  readonly entry: HistoryEntry | null
  /** The highlighted PDF. */
  readonly pdf: Uint8Array | null
  readonly told: Told | null
}

const reader = createPdfReader(pdfiumModule())

export async function differences({ failure, check, entry, pdf, told }: Seen): Promise<string[]> {
  // The upload was refused: then there is neither a check nor a charge.
  if (entry === null) return failure === '' ? ['neither a check nor a reason'] : []
  const { result } = entry
  const found: string[] = []
  const expectSame = (what: string, here: unknown, there: unknown): void => {
    if (!isDeepStrictEqual(here, there))
      found.push(`${what}: ${JSON.stringify(here)} / ${JSON.stringify(there)}`)
  }
  expectSame('command line', check, entry)
  expectSame(
    'assistant',
    [told?.state, told?.failure, told?.price_dollars],
    [entry.state, entry.failure, entry.priceFinal],
  )
  if (!result) {
    expectSame(
      'failed',
      [entry.state, entry.priceFinal, pdf, !entry.failure, failure],
      ['ERROR', 0, null, false, entry.failure],
    )
    return found
  }
  expectSame('assistant’s rules', told?.rules?.map(essence), result.specificRules.map(essence))
  expectSame('assistant’s checks', told?.general_checks?.map(essence), result.generalRules.map(essence))
  expectSame(
    'assistant’s notes',
    [told?.warnings, told?.unread_pages],
    [result.warnings ?? [], result.unreadPages ?? []],
  )
  const report = { result, ruleSetName: '', date: '', reviews: [] }
  expectSame(
    'CSV',
    verdictsIn(toCsv(report), (word) => `,${word},`),
    verdictsOf(result),
  )
  expectSame(
    'Markdown',
    verdictsIn(toMarkdown(report), (word) => `\n**${word}**`),
    verdictsOf(result),
  )
  return [...found, ...(pdf === null ? ['no highlighted PDF'] : await differencesInPdf(pdf, result))]
}

/** The report's first page states the counts and the warnings. */
async function differencesInPdf(pdf: Uint8Array, result: CheckResult): Promise<string[]> {
  const outcome = await reader.read(pdf)
  if (!outcome.ok) return [`the highlighted PDF can't be read: ${outcome.failure}`]
  const text = tight(outcome.document.pages.map((page) => page.text).join('\n'))
  const expected = [countsWords(countResult(result, [])), ...(result.warnings ?? [])]
  return expected.filter((each) => !text.includes(tight(each))).map((each) => `not in the PDF: ${each}`)
}

function tight(text: string): string {
  return text.replace(/[\s\u00ad]+/gu, '')
}

function essence({ rule, verdict, reason }: ToldFinding): ToldFinding {
  return { rule, verdict, reason }
}

/** Number of findings by verdict, in the words of the screens. */
function verdictsOf(result: CheckResult): Record<string, number> {
  const words = listFindings(result).map(({ verdict }) => VERDICT_WORDS[verdict])
  return Object.fromEntries(
    Object.values(VERDICT_WORDS).map((word) => [word, words.filter((each) => each === word).length]),
  )
}

function verdictsIn(text: string, written: (word: string) => string): Record<string, number> {
  const words = Object.values(VERDICT_WORDS)
  return Object.fromEntries(words.map((word) => [word, text.split(written(word)).length - 1]))
}
