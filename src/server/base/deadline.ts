/** A service did not answer in time; it may still complete the call. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export function isLate(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (LATE.has(e.name)) return true
  return false
}

/** TimeoutError comes from an AbortSignal. */
const LATE: ReadonlySet<string> = new Set(['TimedOut', 'TimeoutError', 'Overloaded'])

export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** Does not cancel `work`. @throws TimedOut */
export async function withDeadline<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Turns of the event loop in which an answer that has arrived is read. */
const TURNS = 10
const TURN_MS = 50

/** Later than `ms` by some turns: a busy isolate may read an answer that arrived long ago only after the timer. */
export function deadlineIn(ms: number): AbortSignal {
  const passed = new AbortController()
  const signal = AbortSignal.timeout(ms)
  function wait(turns: number): void {
    if (turns === 0) passed.abort(signal.reason)
    else setTimeout(() => wait(turns - 1), TURN_MS)
  }
  signal.addEventListener('abort', () => wait(TURNS))
  return passed.signal
}
