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
