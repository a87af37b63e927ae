/** Path and query parameters as schemas, with the error texts of domain/parameters.ts. */
import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors.ts'
import { idParameter, type Parsed, queryParameters, tagNameParameter } from '../domain/parameters.ts'

/** A parameter parsed by one of the domain's functions. */
function read<T>(rule: (raw: string) => Parsed<T>, error?: string) {
  return z.string(error === undefined ? {} : { error }).transform((raw, context) => {
    const parsed = rule(raw)
    if (parsed.ok) return parsed.value
    context.addIssue({ code: 'custom', message: parsed.message })
    return z.NEVER
  })
}

/** A record's id. `error`: text if it is missing. */
export function id(error?: string) {
  return read(idParameter, error).openapi({ type: 'integer', minimum: 1 })
}

/** Path parameter of calls that name one record. */
export const IdPath = z.object({ id: id() })

export const TagName = read(tagNameParameter).openapi({ type: 'string', maxLength: 100 })

/** Chosen by the client; batches of different users may have the same id. */
export const BatchId = z.uuid(ERRORS.invalidRequest.text).toLowerCase()

/** Dollars. */
export const Price = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,3})?$/, ERRORS.invalidRequest.text)
  .transform(Number)
  .openapi({ type: 'number', minimum: 0 })

/** Limits for every query string. */
export const AnyQuery = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .superRefine((query, context) => {
    const lists = Object.entries(query).map(([name, values]) => [name, [values].flat()])
    const parsed = queryParameters(Object.fromEntries(lists))
    if (!parsed.ok) context.addIssue({ code: 'custom', message: parsed.message })
  })
