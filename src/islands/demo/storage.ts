/** Keys that begin with "demo" and the balance are cleared on leaving; the rest lasts as long as the tab. */
import { dropEntry, storedEntry, storeEntry } from '../base/stored.ts'

export const TOUR_FLAG = 'demoTourActive'
export const TOUR_PROGRESS = 'demoTourProgress'
export const DEMO_STATE = 'demoState'
export const BALANCE = 'mockBalance'
/** sessionStorage: this tab is in the demo. */
export const PRESENCE = 'demoVisit'
/** sessionStorage: the tour was finished, so it no longer starts. */
export const TOURED = 'tourFinished'

export function forgetDemo(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keysOf(area)) if (key.startsWith('demo')) dropEntry(area, key)
  }
  dropEntry('localStorage', BALANCE)
}

function keysOf(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}

/** Clears the state on a page outside the demo if this tab was in it. Other tabs may still be. */
export function forgetDemoOnceLeft(): void {
  const inDemo = document.querySelector('[data-island^="demo-"]') !== null
  if (!inDemo && storedEntry('sessionStorage', PRESENCE) !== null) forgetDemo()
}

export function rememberTourFinished(): void {
  storeEntry('sessionStorage', TOURED, 'yes')
}

export function stayInDemo(): void {
  rememberTourFinished()
  dropEntry('localStorage', TOUR_FLAG)
}
