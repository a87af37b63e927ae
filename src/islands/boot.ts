/**
 * What every page with an island starts with: lets the page be seen as the server sent it, then asks for what brings
 * it to life. On a machine of two cores, scripts that load and compile beside it put off the first picture by up to
 * 90 ms (docs/screens-bench.md).
 */

/** Asks for the page's other scripts. */
function fetchTheOthers(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload'
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.addEventListener('error', startWhenOnline)
    document.head.appendChild(script)
  }
}

/** A page whose scripts can't be fetched for want of a connection says so, and starts over when there is one. */
function startWhenOnline(): void {
  if (navigator.onLine) return
  const note = document.createElement('p')
  note.className = 'offline-page'
  note.setAttribute('role', 'status')
  note.textContent = 'You’re offline. This page starts working when the connection is back.'
  document.body.insertBefore(note, document.body.firstChild)
  addEventListener('online', () => location.reload())
}
// wake.tsx says so of an island whose own chunk is missing.
addEventListener('asleep', startWhenOnline, { once: true })

// A page out of sight (opened behind, or rendered ahead) is not painted.
if (document.visibilityState === 'hidden') fetchTheOthers()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    fetchTheOthers()
  }).observe({ type: 'paint', buffered: true })
