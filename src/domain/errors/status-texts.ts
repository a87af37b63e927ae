/** What a user is told about a failed call when only its status is known. */
export const STATUS_TEXTS = {
  // No response.
  0: 'The server could not be reached. Please try again.',
  400: 'Invalid request. Please check the provided data.',
  401: 'Unauthorized access. Please log in.',
  403: 'Access denied. You do not have permission for this action.',
  404: 'Requested resource was not found.',
  409: 'Data conflict. This record already exists.',
  413: 'Uploaded file is too large.',
  422: 'Invalid data. Please check the form.',
  429: 'Too many requests. Please try again later.',
  500: 'Server error. Please try again later.',
  502: 'Service temporarily unavailable.',
  503: 'Service temporarily unavailable due to maintenance.',
  504: 'Request timeout expired.',
} as const

export interface ErrorEntry {
  readonly status: number
  readonly text: string
  readonly retryable?: boolean
  /** The field of an account form that it is about. */
  readonly field?: 'email' | 'password'
}
