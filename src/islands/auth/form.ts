import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import { EMAIL_MAX, emailParameter } from '../../domain/text/parameters.ts'

export type FieldErrors = Readonly<Partial<Record<string, string>>>

export type FormErrors = ReturnType<typeof useFormErrors>

export function useFormErrors() {
  const form = useRef<HTMLFormElement>(null)
  const [{ errors, attempt }, set] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  })
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const show = useCallback((next: FieldErrors): boolean => {
    set((last) => ({ errors: next, attempt: last.attempt + 1 }))
    return Object.keys(next).length > 0
  }, [])
  const clear = useCallback((name: string): void => {
    set((last) => (last.errors[name] ? { ...last, errors: { ...last.errors, [name]: undefined } } : last))
  }, [])
  return { form, errors, show, clear }
}

export function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

export function emailErrors(email: string): FieldErrors {
  if (email.trim() === '') return { email: ACCOUNT_ERRORS.emailRequired.text }
  if (email.trim().length > EMAIL_MAX) return { email: ACCOUNT_ERRORS.emailTooLong.text }
  return emailParameter(email).ok ? {} : { email: ACCOUNT_ERRORS.invalidEmail.text }
}

export function useHeadingFocus(view: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    place.current?.querySelector('h1')?.focus()
  }, [view])
  return place
}
