import { z } from '@hono/zod-openapi'
import { ERRORS } from '../domain/errors/errors.ts'
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
