/**
 * What the demo keeps in the browser. Its state lives under keys that begin with "demo" and is forgotten on leaving;
 * what outlasts it belongs to the visit, which is the life of the tab.
 */
import { dropEntry, storedEntry, storeEntry } from '../stored.ts'

export const TOUR_FLAG = 'demoTourActive'
export const TOUR_PROGRESS = 'demoTourProgress'
export const DEMO_STATE = 'demoState'
export const BALANCE = 'mockBalance'
/** In the visit: this tab is in the demo. */
const PRESENCE = 'demoVisit'
/** In the visit: the tour was walked to its end, so the demo is free from now on. */
const TOURED = 'tourFinished'

export function enterDemo(): void {
  storeEntry('sessionStorage', PRESENCE, 'yes')
}

/** Forgets the demo's state in this browser. */
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

/** On a page outside the demo: the tab that was in it has left. Other tabs may still be there. */
export function forgetDemoOnceLeft(): void {
  const inDemo = document.querySelector('[data-island^="demo-"]') !== null
  if (!inDemo && storedEntry('sessionStorage', PRESENCE) !== null) forgetDemo()
}

export function tourFinished(): boolean {
  return storedEntry('sessionStorage', TOURED) !== null
}

export function rememberTourFinished(): void {
  storeEntry('sessionStorage', TOURED, 'yes')
}

/** Ends the tour and stays: the demo is free from now on. */
export function lookAround(): void {
  rememberTourFinished()
  dropEntry('localStorage', TOUR_FLAG)
}

/** A value kept as JSON; undefined when there is none that can be read. */
export function readJson(area: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(storedEntry(area, key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
