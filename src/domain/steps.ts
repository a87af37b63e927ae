/** Long work in steps, between which others may have their turn. */
export type Steps<T> = Generator<void, T>

/** All steps at once. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Counts work, and tells when a step has enough of it. */
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
