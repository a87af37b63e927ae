/** Waiting has an end: what has not answered by its deadline counts as failed, whatever it still does. */

/** Something outside did not answer in time. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
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
