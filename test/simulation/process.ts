/** One call of the simulated worker. */
export interface Process {
  readonly name: string
  /** Offset of its clock in milliseconds. */
  readonly skew: number
  isDead: boolean
  readonly onDeath: () => void
}
