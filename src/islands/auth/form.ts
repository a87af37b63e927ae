/** What the forms of an account share: errors beside their fields, and where the focus goes. */
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import { emailParameter } from '../../domain/parameters.ts'

/** What is wrong, by the name of the field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>

export interface FormErrors {
  readonly form: RefObject<HTMLFormElement | null>
  readonly errors: FieldErrors
  /** Shows these errors, moves the focus to the first and tells whether there are any. */
  readonly show: (errors: FieldErrors) => boolean
  /** The person has begun to mend a field. */
  readonly clear: (name: string) => void
}

export function useFormErrors(): FormErrors {
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

/** A field's value when the form is sent. */
export function fieldOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** What is wrong with an address; empty when nothing is. */
export function emailErrors(email: string): FieldErrors {
  if (email.trim() === '') return { email: ACCOUNT_ERRORS.emailRequired.text }
  return emailParameter(email).ok ? {} : { email: ACCOUNT_ERRORS.invalidEmail.text }
}

function never(): () => void {
  return () => {}
}

/** False in the server's HTML and until React has taken it over. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** When one view takes another's place, its heading takes the focus. */
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

/** Seconds that are left of a pause, 0 when there is none, and how to begin one. */
export function useCoolOff(seconds: number): readonly [left: number, start: () => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return [
    left,
    () => {
      setLeft(seconds)
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}
