/**
 * What every page with an island starts with: lets the page be seen as the server sent it, then brings it to life. On a
 * machine of two cores, scripts that load and compile beside it put off the first picture by up to 90 ms
 * (docs/screens-bench.md).
 */

/** A page out of sight (opened behind, or rendered ahead) gets no frames. */
function firstPicture(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

async function start(): Promise<void> {
  await firstPicture()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload'
  const { wakeIslands } = await import('./wake.tsx')
  wakeIslands()
}

start().catch(console.error)
