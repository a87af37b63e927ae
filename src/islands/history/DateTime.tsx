import { createContext, use } from 'react'

export type DateLocale = 'cs-CZ' | 'en-US'

/** The real screens use the Czech locale, the demo the American one. */
export const DateLocales = createContext<DateLocale>('cs-CZ')

/** Made at the first date, because a format takes milliseconds to make and many screens show none. */
const formats: Partial<Record<DateLocale, Intl.DateTimeFormat>> = {}

function newFormat(locale: DateLocale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Prague',
  })
}

export function whenText(date: string, locale: DateLocale): string {
  const format = (formats[locale] ??= newFormat(locale))
  return format.format(new Date(date))
}

/** A date and time in Prague, e.g. "21. 11. 2026 14:03". */
export function DateTime({ date }: { date: string }) {
  return <time dateTime={date}>{whenText(date, use(DateLocales))}</time>
}
