export interface ErrorEntry {
  readonly status: number
  readonly text: string
  readonly retryable?: boolean
}
