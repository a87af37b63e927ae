/** User messages for failed calls: the specification's error catalogue, as seen by the client. */

const BY_STATUS: Readonly<Record<number, string>> = {
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
}
const OTHER = 'An unexpected error occurred. Please try again later.'

/** What the server said about a failed call. */
export interface Said {
  /** The catalogue's name of the refusal. */
  readonly code: string
  readonly message: string
}

export const SILENCE: Said = { code: '', message: '' }

/** Refusals whose own text says what to do. */
const TOLD = new Set(['ruleSetChanged', 'priceChanged', 'agreementOff'])

/** Words of texts that the specification has shown as they are [ERR-02 to ERR-09], whoever wrote them. */
const SPECIFIED = [
  'username already exists',
  'email already exists',
  'invalid credentials',
  'password too weak',
  'token expired',
  'token invalid',
  'file format not supported',
  'insufficient balance',
]
/** Likewise for a 400 on authentication paths [ERR-10, ERR-11]. */
const SPECIFIED_FOR_AUTH = ['username', 'email']

/** Returns the user's message for a failed call. */
export function userMessage(path: string, status: number, { code, message }: Said = SILENCE): string {
  const mentions = (words: string): boolean => message.toLowerCase().includes(words)
  const isAuth = status === 400 && path.startsWith('/api/auth/')
  if (TOLD.has(code) || SPECIFIED.some(mentions)) return message
  if (isAuth && SPECIFIED_FOR_AUTH.some(mentions)) return message
  if (status === 413 && path.startsWith('/api/documents/')) return 'File is too large. Maximum is 10MB.'
  return BY_STATUS[status] ?? OTHER
}
