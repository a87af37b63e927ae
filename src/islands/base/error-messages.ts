import { DOCUMENT_ERRORS } from '../../domain/errors/document-errors.ts'
import { STATUS_TEXTS } from '../../domain/errors/status-texts.ts'

const BY_STATUS: Readonly<Record<number, string>> = STATUS_TEXTS
const OTHER = 'An unexpected error occurred. Please try again later.'

export interface Said {
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

export function userMessage(path: string, status: number, { code, message }: Said = SILENCE): string {
  const mentions = (words: string): boolean => message.toLowerCase().includes(words)
  const isAuth = status === 400 && path.startsWith('/api/auth/')
  if (TOLD.has(code) || SPECIFIED.some(mentions)) return message
  if (isAuth && SPECIFIED_FOR_AUTH.some(mentions)) return message
  if (status === 413 && path.startsWith('/api/documents/')) return DOCUMENT_ERRORS.fileTooLarge.text
  return BY_STATUS[status] ?? OTHER
}
