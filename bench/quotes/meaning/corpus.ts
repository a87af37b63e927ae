import { type Document, readDocuments } from '../documents.ts'
import { LEXICONS } from './lexicon.ts'
import type { Text } from './texts.ts'

const SENTENCE = /(?<=[.;]\s+)\p{Lu}[^.;]{50,380}[.;](?=\s+\p{Lu})/gu

function sentencesOf({ pages }: Document): string[] {
  return pages.flatMap((page) =>
    [...page.text.matchAll(SENTENCE)]
      .map(([sentence]) => sentence)
      .filter((sentence) => !/[-\u2010]\s*\n/u.test(sentence))
      .map((sentence) => sentence.replace(/\s+/gu, ' ')),
  )
}

/** Returns the corpus documents whose language has a lexicon here. */
export async function corpusTexts(): Promise<Text[]> {
  return (await readDocuments()).flatMap((document) => {
    const lexicon = LEXICONS.find(({ language }) => document.language.startsWith(language))
    const sentences = sentencesOf(document)
    return lexicon === undefined || sentences.length === 0
      ? []
      : [{ name: document.name, lexicon, pages: document.pages, sentences }]
  })
}
