import { type PendingToast, takePendingToasts, usualDuration } from '../ui/pending-toasts.ts'

/** Shows toasts left by the previous page ("Successfully logged out") on pages without an island. */
export function showPendingNotices(): void {
  if (document.querySelector('[data-island]')) return
  const toasts = takePendingToasts()
  if (toasts.length === 0) return
  const corner = document.createElement('div')
  corner.className = 'toaster'
  corner.role = 'status'
  document.body.appendChild(corner)
  for (const toast of toasts) show(corner, toast)
}

function show(corner: HTMLElement, toast: PendingToast): void {
  const notice = document.createElement('div')
  notice.className = `floating toast toast-plain toast-${toast.kind}`
  if (toast.title) notice.appendChild(line('toast-title', toast.title))
  notice.appendChild(line('', toast.text))
  if (toast.action) notice.appendChild(link(toast.action))
  corner.appendChild(notice)
  setTimeout(() => notice.remove(), toast.duration ?? usualDuration)
}

function line(className: string, text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}

function link({ label, href }: NonNullable<PendingToast['action']>): HTMLElement {
  const anchor = document.createElement('a')
  anchor.textContent = label
  anchor.href = href
  return anchor
}
