import { CHECK_FAILURES, type CheckFailure } from '../../domain/errors/check-failures.ts'

/** A check that can't be finished and won't be by trying again: it ends in ERROR and the money goes back. */
export class CheckFailed extends Error {
  readonly failure: CheckFailure
  constructor(failure: CheckFailure, options: { cause?: unknown } = {}) {
    super(CHECK_FAILURES[failure], options)
    this.failure = failure
  }
}
