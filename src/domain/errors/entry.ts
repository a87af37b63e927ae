export interface ErrorEntry {
  readonly status: number
  readonly text: string
  readonly retryable?: boolean
  /** The field of an account form that it is about. */
  readonly field?: 'email' | 'password'
}
