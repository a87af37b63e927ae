/** Chooses the language of a report: the rule set's, else the reader's, else that of the rules. */
import { languageOf } from './text-language.ts'

/** A canonical tag of the language only, except that Traditional Chinese stays distinct; null if `raw` is invalid. */
export function languageTag(raw: string): string | null {
  try {
    const locale = new Intl.Locale(raw.trim())
    const { language, script } = locale.maximize()
    const tag = language === 'zh' && script === 'Hant' ? 'zh-Hant' : locale.language
    return /^[a-z]{2,3}(-Hant)?$/.test(tag) && tag !== 'und' ? tag : null
  } catch {
    return null
  }
}

/** Whether a rule set may have it: empty or a language tag. */
export function isLanguage(raw: string): boolean {
  return raw === '' || languageTag(raw) !== null
}

/** Returns the language an Accept-Language header prefers; null if it names none. */
export function preferredLanguage(header: string): string | null {
  let best: string | null = null
  let most = 0
  for (const part of header.slice(0, 1_000).split(',')) {
    const [raw = '', ...parameters] = part.split(';')
    const weight = parameters
      .map((parameter) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter)?.[1])
      .find(Boolean)
    const quality = weight === undefined ? 1 : Number(weight)
    const tag = quality > most ? languageTag(raw) : null
    if (tag === null) continue
    best = tag
    most = quality
  }
  return best
}

/** `ruleSet`: tag of its language, empty if it has none. `acceptLanguage`: the raw header, null if absent. */
export function reportLanguage(
  { ruleSet, acceptLanguage }: { readonly ruleSet: string; readonly acceptLanguage: string | null },
  rulesText: string,
): string {
  return languageTag(ruleSet) ?? preferredLanguage(acceptLanguage ?? '') ?? languageOf(rulesText)
}
