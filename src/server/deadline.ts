/** Waiting has an end: what has not answered by its deadline counts as failed, whatever it still does. */

/** Something outside did not answer in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** Whether something down the chain of causes did not answer in time, or had too much to do to take this on. */
export function isLate(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) if (LATE.has(e.name)) return true
  return false
}

/** TimeoutError: an AbortSignal's own. */
const LATE: ReadonlySet<string> = new Set(['TimedOut', 'TimeoutError', 'Overloaded'])

/** Something outside refused for now, again and again. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
}

/** @throws TimedOut */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
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
