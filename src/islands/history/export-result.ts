/** Taking a result out of the screen: to the clipboard, into a file. What writes it is loaded when it is wanted. */
import type { HistoryEntry } from '../../contract/documents.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
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
  const { ruleSetName, reviews, resultDate, createdAt } = entry
  const date = whenText(resultDate ?? createdAt, locale)
  const text = writers().then(({ toMarkdown }) => toMarkdown({ result, ruleSetName, date, reviews }))
  return copyText(text, 'Copied as Markdown')
}

export async function downloadCsv({ fileName, reviews }: HistoryEntry, result: CheckResult): Promise<void> {
  const { toCsv } = await writers()
  const file = new Blob([toCsv({ result, reviews })], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${fileName.replace(/\.pdf$/i, '')}.csv`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
