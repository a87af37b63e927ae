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

const SHOWN_AS_IT_IS = [
  /username already exists/i,
  /email already exists/i,
  /invalid credentials/i,
  /password too weak/i,
  /token expired/i,
  /token invalid/i,
  /file format not supported/i,
  /insufficient balance/i,
  / changed (?:elsewhere )?since| no longer offered/i,
]

/** Returns the user's message for a failed call, from its path, status and the server's text. */
export function userMessage(path: string, status: number, serverText: string): string {
  if (SHOWN_AS_IT_IS.some((pattern) => pattern.test(serverText))) return serverText
  if (status === 400 && path.startsWith('/api/auth/') && /username|email/i.test(serverText)) return serverText
  if (status === 413 && path.startsWith('/api/documents/')) return 'File is too large. Maximum is 10MB.'
  return BY_STATUS[status] ?? OTHER
}
