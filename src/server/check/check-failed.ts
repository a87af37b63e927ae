import { CHECK_FAILURES, type CheckFailure } from '../../domain/errors/check-failures.ts'

/** Permanent failure: the check ends in ERROR and is refunded. */
export class CheckFailed extends Error {
  readonly failure: CheckFailure
  constructor(failure: CheckFailure, options: { cause?: unknown } = {}) {
    super(CHECK_FAILURES[failure], options)
    this.failure = failure
  }
}
