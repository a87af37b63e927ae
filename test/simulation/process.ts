/** One call of the simulated worker. */
export interface Process {
  readonly name: string
  /** Offset of its clock in milliseconds. */
  readonly skew: number
  /** Whether it runs the other of two versions, which differ in their price. */
  readonly isOther: boolean
  isDead: boolean
  readonly onDeath: () => void
}
