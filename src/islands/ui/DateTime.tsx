import { createContext, use } from 'react'

export type DateLocale = 'cs-CZ' | 'en-US'

/** The real screens use the Czech locale, the demo the American one. */
export const DateLocales = createContext<DateLocale>('cs-CZ')

/** By locale. Made at the first date, because making one takes milliseconds and many screens show none. */
const formats = new Map<DateLocale, Intl.DateTimeFormat>()

export function whenText(date: string, locale: DateLocale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'numeric',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Prague',
    })
  formats.set(locale, format)
  return format.format(new Date(date))
}

export function DateTime({ date }: { date: string }) {
  return <time dateTime={date}>{whenText(date, use(DateLocales))}</time>
}
