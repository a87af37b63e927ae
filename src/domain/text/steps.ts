/** Long work split into steps, so that other requests can run in between. */
export type Steps<T> = Generator<void, T>

/** Runs all steps without pausing. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Counts units of work to decide when a step ends. */
export class Work {
  readonly #most: number
  #done = 0

  constructor(most: number) {
    this.#most = most
  }

  isEnough(more: number): boolean {
    this.#done += more
    if (this.#done < this.#most) return false
    this.#done = 0
    return true
  }
}

interface RememberedSteps<Key, Value> {
  readonly inSteps: (key: Key) => Steps<Value>
  readonly at: (key: Key) => Value
}

/** Calls `make` once for each key, in steps or all at once where it is first needed, and keeps what it returned as long as the key. */
export function rememberedSteps<Key extends WeakKey, Value>(
  make: (key: Key) => Steps<Value>,
): RememberedSteps<Key, Value> {
  const known = new WeakMap<Key, Value>()
  function* inSteps(key: Key): Steps<Value> {
    if (!known.has(key)) known.set(key, yield* make(key))
    return known.get(key) as Value
  }
  return { inSteps, at: (key) => finished(inSteps(key)) }
}
