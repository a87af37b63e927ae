import { createContext, use } from 'react'

export type DateLocale = 'cs-CZ' | 'en-US'

/** The real screens use the Czech locale, the demo the American one. */
export const DateLocales = createContext<DateLocale>('cs-CZ')

const formats: Readonly<Record<DateLocale, Intl.DateTimeFormat>> = {
  'cs-CZ': format('cs-CZ'),
  'en-US': format('en-US'),
}

function format(locale: DateLocale): Intl.DateTimeFormat {
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
  return formats[locale].format(new Date(date))
}

/** A date and time in Prague, e.g. "21. 11. 2026 14:03". */
export function DateTime({ date }: { date: string }) {
  return <time dateTime={date}>{whenText(date, use(DateLocales))}</time>
}
