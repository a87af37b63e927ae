export interface Outcome {
  /** "checked", "refused: …" and "failed: …" are expected; "ERROR: …" is a bug of ours. */
  readonly ended: string
  readonly pages?: number
  readonly milliseconds: number
  /** Resident memory of the process afterwards. */
  readonly megabytes: number
}
