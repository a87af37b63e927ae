/** Reads and checks a request's body against the contract. */
import type { MiddlewareHandler } from 'hono'
import type * as z from 'zod'
import { AppError, ERRORS } from '../../domain/errors.ts'
import type { AppEnv } from '../context.ts'

const KNOWN: ReadonlySet<string> = new Set(Object.values(ERRORS).map((entry) => entry.text))

/** The first thing wrong, in the catalogue's words; a text of the schema library never reaches a user. */
export function refusal(error: z.ZodError): AppError {
  const known = error.issues.find(
    (issue) => KNOWN.has(issue.message) || issue.message.startsWith('URL parameter'),
  )
  return new AppError('invalidRequest', known ? { text: known.message } : {})
}

export interface BodyOptions {
  /** Also takes application/x-www-form-urlencoded. */
  readonly form?: boolean
}

type Validated<Target extends string, S extends z.ZodType> = MiddlewareHandler<
  AppEnv,
  string,
  { in: Record<Target, z.input<S>>; out: Record<Target, z.output<S>> }
>

/** A JSON body; 415 for another content type, 400 for what the schema refuses. */
export function body<S extends z.ZodType>(
  schema: S,
  { form = false }: BodyOptions = {},
): Validated<'json', S> {
  return async function body(c, next) {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== 'application/json' && !(form && type === 'application/x-www-form-urlencoded'))
      throw new AppError('unsupportedMedia')
    const raw = type === 'application/json' ? parseJson(await c.req.text()) : await c.req.parseBody()
    const parsed = schema.safeParse(raw)
    if (!parsed.success) throw refusal(parsed.error)
    c.req.addValidatedData('json', parsed.data as object)
    await next()
  }
}

/** The query string. */
export function query<S extends z.ZodType>(schema: S): Validated<'query', S> {
  return async function query(c, next) {
    const parsed = schema.safeParse(c.req.query())
    if (!parsed.success) throw refusal(parsed.error)
    c.req.addValidatedData('query', parsed.data as object)
    await next()
  }
}

/** Half a surrogate pair and NUL have no place in a database's text. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    throw new AppError('invalidRequest')
  }
}
