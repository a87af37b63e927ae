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
import { trimmed } from '../domain/text/trimmed.ts'

/** The database cannot store lone surrogates or NUL. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

export function text(error?: string): z.ZodString {
  return z.string(error === undefined ? {} : { error }).overwrite(storable)
}

/** Without marks of direction, which can show a name's letters in another order than they have. */
function inOrder(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '')
}

/** A record's name: not blank, at most `max` characters. */
export function name(max: number, tooLong: string): z.ZodString {
  return text(ERRORS.nameRequired.text)
    .overwrite(inOrder)
    .overwrite(trimmed)
    .min(1, ERRORS.nameRequired.text)
    .max(max, tooLong)
}

export const givenId = z.number().int().positive(ERRORS.idNotPositive.text).max(Number.MAX_SAFE_INTEGER)

export const recordId = z.int().positive()

export const time = z.iso.datetime()

/** An existing password: only its length is checked, because the rules for new passwords may have changed. */
export const typedPassword = text(ERRORS.invalidRequest.text).min(1, ERRORS.invalidRequest.text).max(1000)

export const Message = z.strictObject({ message: z.string() })

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
