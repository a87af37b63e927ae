/** Parses path and query parameters: trimmed, limited in length and character set. */

const KINDS = {
  token: { pattern: /^[A-Za-z0-9._-]+$/, max: 500 },
  username: { pattern: /^[A-Za-z0-9._@-]+$/, max: 50 },
  email: { pattern: /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]+$/, max: 100 },
  id: { pattern: /^[0-9]+$/, max: 20 },
  filename: { pattern: /^[A-Za-z0-9._() -]+$/, max: 255 },
  generic: { pattern: /^[\s\S]+$/, max: 1000 },
} as const
export type ParameterKind = keyof typeof KINDS

export const EMAIL_MAX = KINDS.email.max

/** Pattern of the HTML standard for `input type=email`. */
const EMAIL_SHAPE =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Refusal of a blank or absent parameter. */
export const PARAMETER_MISSING = 'Required URL parameter is missing'
/** Refusal where a call takes several, and not all were given. */
export const PARAMETERS_MISSING = 'Some URL parameters were not provided'

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message }
}

export function parameter(kind: ParameterKind, raw: string): Parsed<string> {
  const value = raw.trim()
  if (value === '') return refuse(PARAMETER_MISSING)
  const { pattern, max } = KINDS[kind]
  if (value.length > max) return refuse(`URL parameter too long (max ${max} characters)`)
  if (!pattern.test(value)) return refuse(`URL parameter contains invalid characters for type: ${kind}`)
  return { ok: true, value }
}

/** A record's id: a positive safe integer. */
export function idParameter(raw: string): Parsed<number> {
  const parsed = parameter('id', raw)
  if (!parsed.ok) return parsed
  const value = Number(parsed.value)
  return Number.isSafeInteger(value) && value > 0
    ? { ok: true, value }
    : refuse('ID must be a positive number')
}

export function emailParameter(raw: string): Parsed<string> {
  const parsed = parameter('email', raw)
  if (!parsed.ok) return parsed
  return EMAIL_SHAPE.test(parsed.value) ? parsed : refuse('Invalid email format')
}

/** A user name: an email address, or a name without "@". */
export function usernameParameter(raw: string): Parsed<string> {
  return raw.includes('@') ? emailParameter(raw) : parameter('username', raw)
}

/** All values of each query parameter: names of at most 50 characters, values of at most 1000. */
export function queryParameters<Query extends Readonly<Record<string, readonly string[]>>>(
  query: Query,
): Parsed<Query> {
  for (const [name, values] of Object.entries(query)) {
    if (name.length > 50) return refuse('URL parameter too long (max 50 characters)')
    if (values.some((value) => value.length > 1000))
      return refuse('URL parameter too long (max 1000 characters)')
  }
  return { ok: true, value: query }
}

/** A tag name to look up: any characters, at most 100. */
export function tagNameParameter(raw: string): Parsed<string> {
  const parsed = parameter('generic', raw)
  if (parsed.ok && parsed.value.length > 100) return refuse('URL parameter too long (max 100 characters)')
  return parsed
}
