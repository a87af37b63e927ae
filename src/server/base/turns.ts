/** Lets long work alternate with the isolate's other requests. */
import type { Steps } from '../../domain/text/steps.ts'

export function othersTurn(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await othersTurn()
  }
}
