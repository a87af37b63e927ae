import { toast } from './toasts.ts'

/** Passes a pending text to the clipboard at once, while the click still counts as a user gesture. */
export async function copyText(text: string | Promise<string>, done: string): Promise<void> {
  try {
    const plain = Promise.resolve(text).then((words) => new Blob([words], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })])
    toast({ kind: 'success', text: done })
  } catch {
    toast({ kind: 'error', text: 'Your browser did not allow copying.' })
  }
}
