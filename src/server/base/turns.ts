/** Lets long work alternate with the isolate's other requests. */
import type { Steps } from '../../domain/text/steps.ts'

/** Lets the isolate serve other requests. */
export function othersTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

/** Lets the isolate serve other requests after each step. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await othersTurn()
  }
}
