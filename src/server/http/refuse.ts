/** Translates validation errors into the catalogue's errors, because the library's texts are not for users. */
import type { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { AppError, ERRORS, type ErrorCode } from '../../domain/errors/errors.ts'
import { PARAMETER_MISSING, PARAMETERS_MISSING } from '../../domain/text/parameters.ts'

/** Refusals of invalid requests by their texts, which is all that the library passes on. */
const BY_TEXT: ReadonlyMap<string, ErrorCode> = new Map(
  (Object.keys(ERRORS) as ErrorCode[])
    .filter((code) => ERRORS[code].status === 400)
    .map((code) => [ERRORS[code].text, code]),
)
const WITHOUT_CODE: ReadonlySet<string> = new Set([PARAMETER_MISSING, PARAMETERS_MISSING])

type Checked = { readonly target: string } & (
  | { readonly success: true }
  | { readonly success: false; readonly error: Pick<z.ZodError, 'issues'> }
)

export function refuse(checked: Checked, c: Context): void {
  if (checked.target === 'json' && mediaType(c) !== 'application/json') throw new AppError('unsupportedMedia')
  if (!checked.success) throw refusal(checked.error)
}

function refusal({ issues }: Pick<z.ZodError, 'issues'>): AppError {
  const known = issues.find(
    ({ code, message }) => code === 'custom' || BY_TEXT.has(message) || WITHOUT_CODE.has(message),
  )
  const code = BY_TEXT.get(known?.message ?? '') ?? 'invalidRequest'
  return new AppError(code, known && { text: known.message })
}

/** Errors thrown by the library: wrong media type, or invalid JSON. */
export function libraryRefusal(error: Error): AppError | null {
  if (!(error instanceof HTTPException)) return null
  if (error.status === 400) return new AppError('invalidRequest')
  return error.status === 415 ? new AppError('unsupportedMedia') : null
}

export function mediaType(c: Context): string | undefined {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
}
