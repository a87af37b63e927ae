/**
 * Examples of single words: without one of the words in it, or around it, each would be judged the other way. In the files of
 * `words`, one for each language, "-" is a quote whose surroundings take it back and "+" one that is proof; the quote stands
 * between ⟦ and ⟧, and ↵ is a line end.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

const FOLDER = new URL('words/', import.meta.url)

test.each(readdirSync(FOLDER))('%s: every word counts', (file) => {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n').filter(Boolean)
  const wrong = lines.filter((line) => {
    const text = line.slice(2).replaceAll('↵', '\n')
    const [before = '', quote = '', after = ''] = text.split(/[⟦⟧]/u)
    const found = locateQuote(indexDocument([pageOf(before + quote + after, 1)]), quote)
    return found?.isProof !== line.startsWith('+')
  })
  expect(lines.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
