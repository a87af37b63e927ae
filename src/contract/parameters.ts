/** Path and query parameters as schemas, with the error texts of domain/parameters.ts. */
import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
import {
  emailParameter,
  idParameter,
  PARAMETER_MISSING,
  PARAMETERS_MISSING,
  type Parsed,
  parameter,
  queryParameters,
  tagNameParameter,
  usernameParameter,
} from '../domain/text/parameters.ts'

function read<T>(rule: (raw: string) => Parsed<T>, missing: string = PARAMETER_MISSING) {
  return z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .transform((raw, context) => {
      const parsed = rule(raw)
      if (parsed.ok) return parsed.value
      context.addIssue({ code: 'custom', message: parsed.message })
      return z.NEVER
    })
}

export function id(missing?: string) {
  return read(idParameter, missing).openapi({ type: 'integer', minimum: 1 })
}

export const IdPath = z.object({ id: id() })

export const TagName = read(tagNameParameter).openapi({ type: 'string', maxLength: 100 })

export const TokenQuery = z.object({
  token: read((raw) => parameter('token', raw)).openapi({ type: 'string', maxLength: 500 }),
})

export const EmailQuery = z.object({
  email: read(emailParameter, PARAMETERS_MISSING).openapi({ type: 'string', maxLength: 100 }),
  username: read(usernameParameter).openapi({ type: 'string', maxLength: 100 }).optional(),
})

/** Chosen by the client; batches of different users may have the same id. */
export const BatchId = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.uuid(ERRORS.invalidRequest.text))
  .openapi({ format: 'uuid' })

export const Price = z
  .string()
  .trim()
  .regex(/^\d{1,9}(?:\.\d{1,3})?$/, ERRORS.invalidRequest.text)
  .transform(Number)
  .openapi({ type: 'number', minimum: 0 })

export const AnyQuery = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .superRefine((query, context) => {
    const lists = Object.entries(query).map(([name, values]) => [name, [values].flat()])
    const parsed = queryParameters(Object.fromEntries(lists))
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message })
  })
