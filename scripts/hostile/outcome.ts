/** What became of one file. */
export interface Outcome {
  /** "checked", "refused: …" and "failed: …" are answers; "ERROR: …" is a mistake of ours. */
  readonly ended: string
  readonly pages?: number
  readonly milliseconds: number
  /** Resident memory of the process afterwards. */
  readonly megabytes: number
}
