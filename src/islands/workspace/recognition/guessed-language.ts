import { isRecognitionLanguage, type RecognitionLanguage } from '../../../domain/document/recognition.ts'
import { languageOf } from '../../../domain/text/text-language.ts'

/** The language of the rules, else the first of the browser's, that can be recognised; else English. */
export function guessedLanguage(rules: string, browser: readonly string[]): RecognitionLanguage {
  const likely = [...(rules === '' ? [] : [languageOf(rules)]), ...browser.map((tag) => tag.slice(0, 2))]
  return likely.find(isRecognitionLanguage) ?? 'en'
}
