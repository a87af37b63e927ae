/** A page whose scripts could not be fetched for want of a connection says so, and starts over when there is one. */

export function startWhenOnline(): void {
  if (navigator.onLine || document.querySelector('.offline-page')) return
  const note = document.createElement('p')
  note.className = 'offline-page'
  note.setAttribute('role', 'status')
  note.textContent = 'You’re offline. This page starts working when the connection is back.'
  document.body.insertBefore(note, document.body.firstChild)
  addEventListener('online', () => location.reload(), { once: true })
}
