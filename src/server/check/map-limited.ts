/** Like `Promise.all(items.map(work))`, but runs at most `limit` at once and starts none after a failure. */
export async function mapLimited<T, R>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  let failed = false
  async function lane(): Promise<void> {
    for (const [at, item] of queue) {
      if (failed) return
      results[at] = await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: limit }, lane))
  return results
}
