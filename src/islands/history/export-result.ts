/** Taking a result out of the screen: to the clipboard, into a file. What writes it is loaded when it is wanted. */
import type { HistoryEntry } from '../../contract/documents.ts'
import type { ResultReport } from '../../domain/result-export.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { downloadText } from '../download.ts'
import { toast } from '../ui/index.ts'
import { type DateLocale, whenText } from './When.tsx'

const writers = () => import('../../domain/result-export.ts')

/** A text that is still to come is promised to the clipboard at once, while the press still counts as one. */
export async function copyText(text: string | Promise<string>, done: string): Promise<void> {
  try {
    const plain = Promise.resolve(text).then((words) => new Blob([words], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    toast({ kind: 'success', text: done })
  } catch {
    toast({ kind: 'error', text: 'Your browser did not allow copying.' })
  }
}

export function copyMarkdown(entry: HistoryEntry, result: CheckResult, locale: DateLocale): Promise<void> {
  const text = writers().then(({ toMarkdown }) => toMarkdown(reportOf(entry, result, locale)))
  return copyText(text, 'Copied as Markdown')
}

export async function downloadCsv(
  entry: HistoryEntry,
  result: CheckResult,
  locale: DateLocale,
): Promise<void> {
  const { toCsv } = await writers()
  const name = `${entry.fileName.replace(/\.pdf$/i, '')}.csv`
  downloadText(name, 'text/csv', toCsv(reportOf(entry, result, locale)))
}

function reportOf(entry: HistoryEntry, result: CheckResult, locale: DateLocale): ResultReport {
  const { ruleSetName, reviews, resultDate, createdAt } = entry
  return { result, ruleSetName, date: whenText(resultDate ?? createdAt, locale), reviews }
}
