/** Seeded chance, and how likely faults are. */

/** Outcome of a step: fails undone, is done late or without a response, or the process dies before or after it. */
export type Fate = 'done' | 'failed' | 'lost' | 'late' | 'dies before' | 'dies after'

export interface Odds {
  /** Probability that a step fails or its response is lost. */
  readonly fault: number
  /** Probability that the process dies at a step. */
  readonly death: number
  /** Probability that a step takes seconds instead of milliseconds. */
  readonly delay: number
  /** Largest error of a process's clock. */
  readonly skew: number
}

export const CALM: Odds = { fault: 0, death: 0, delay: 0, skew: 0 }

/** A generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
