/** Taking a result out of the screen: to the clipboard, into a file. */
import type { HistoryEntry } from '../../contract/documents.ts'
import { toCsv, toMarkdown } from '../../domain/result-export.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { toast } from '../ui/index.ts'
import { type DateLocale, whenText } from './When.tsx'

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ kind: 'success', text: done })
  } catch {
    toast({ kind: 'error', text: 'Your browser did not allow copying.' })
  }
}

export function copyMarkdown(entry: HistoryEntry, result: CheckResult, locale: DateLocale): Promise<void> {
  const { ruleSetName, reviews, resultDate, createdAt } = entry
  const date = whenText(resultDate ?? createdAt, locale)
  return copyText(toMarkdown({ result, ruleSetName, date, reviews }), 'Copied as Markdown')
}

export function downloadCsv({ fileName, reviews }: HistoryEntry, result: CheckResult): void {
  const file = new Blob([toCsv({ result, reviews })], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${fileName.replace(/\.pdf$/i, '')}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
