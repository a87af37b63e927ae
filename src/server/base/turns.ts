/** Lets long work alternate with the isolate's other requests. */
import type { Steps } from '../../domain/text/steps.ts'

/** Lets the isolate serve other requests, for at least `ms` milliseconds. */
export function othersTurn(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Lets the isolate serve other requests after each step. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await othersTurn()
  }
}
