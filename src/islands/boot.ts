/** The server’s HTML paints first: scripts loading meanwhile would delay that by up to 90 ms on two cores. */

function fetchTheOthers(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload'
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="later"]')) {
    const script = Object.assign(document.createElement('script'), { type: 'module', src })
    script.addEventListener('error', startWhenOnline)
    document.head.appendChild(script)
  }
}

/** When scripts can't load because the browser is offline, shows a note and reloads once online. */
function startWhenOnline(): void {
  if (navigator.onLine) return
  const note = document.createElement('p')
  note.className = 'offline-page'
  note.setAttribute('role', 'status')
  note.textContent = 'You’re offline. This page will work once you’re back online.'
  document.body.insertBefore(note, document.body.firstChild)
  addEventListener('online', () => location.reload())
}
// wake.tsx dispatches this when an island's own chunk is missing.
addEventListener('asleep', startWhenOnline, { once: true })

// A hidden page (opened in the background or prerendered) is not painted.
if (document.visibilityState === 'hidden') fetchTheOthers()
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    fetchTheOthers()
  }).observe({ type: 'paint', buffered: true })
