/** Detects a text's language by its most common words. */

export type Language = 'en' | 'cs' | 'de'
export type DocumentLanguage = Language | 'other'

const common: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the of and to in shall this that for with by be or is are any not as on from which will it'.split(' '),
  ),
  de: new Set(
    'der die das und den von zu mit ist im des dem nicht ein eine für auf werden oder wird sich als auch bei'.split(
      ' ',
    ),
  ),
  cs: new Set(
    'a se na je v že s z do pro o k nebo za jsou ve podle být po jako od této smlouvy bude které při'.split(
      ' ',
    ),
  ),
}

const sampleWords = 4000
/** Share of common words below which the language is unknown. */
const leastShare = 0.12

export function languageOf(text: string): DocumentLanguage {
  const words =
    text
      .slice(0, sampleWords * 8)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const shares = (Object.keys(common) as Language[]).map((language) => {
    const hits = words.filter((word) => common[language].has(word)).length
    return { language, share: words.length === 0 ? 0 : hits / words.length }
  })
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a))
  return best.share >= leastShare ? best.language : 'other'
}

/** Answer language for a BCP 47 tag; English for languages without phrases here. */
export function answerLanguage(tag: string): Language {
  const primary = tag.toLowerCase().split(/[-_]/u)[0]
  return primary === 'cs' || primary === 'de' ? primary : 'en'
}
