/** What is said of a quote's section elsewhere: each row decides one condition of `takes-out.ts`. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, string>> = {
  en: 'The Tenant keeps the roof in good repair.',
  de: 'Der Mieter hält das Dach in gutem Zustand.',
  es: 'El Arrendatario mantiene el tejado en buen estado.',
  ja: '借主は屋根を良好に保つ。',
  zh: '承租人应保持屋顶完好。',
}

/** Whether the clause of a document's section 3 is proof, with a sentence after other sections or at the top. */
function isProof(language: string, sentence: string, isFirst = false): boolean | undefined {
  const clause = CLAUSES[language] ?? ''
  const filling = (FILLING[language] ?? '').trim()
  const isUnspaced = language === 'ja' || language === 'zh'
  const section = isUnspaced ? `第3条 A\n${clause}\n第7条 B\n` : `3. Roof\n3.1 ${clause}\n7. ${filling}\n`
  const lines = [`1. ${filling}\n2. ${filling}\n${section}`, `${sentence}\n`]
  const text = (isFirst ? lines.toReversed() : lines).join('')
  return locateQuote(indexDocument([pageOf(`${text}9. ${filling}\n`)]), clause)?.isProof
}

test.each([
  ['en', 'The section on Roof has had its day.'],
  ['en', 'Not clause 3.1 but Annex B applies.'],
  ['en', 'Contrary to clause 3.1, nothing is owed.'],
  ['en', 'The duties in section 3 require consent.'],
  ['en', 'The duties in section 3 do not apply here.'],
  ['en', 'Section 3 begins, once the bank agrees.'],
  ['en', 'Section 3 is contrary to law.'],
  ['en', 'Section 3 evaporates.'],
  ['en', 'Section 3 is not changed but deleted.'],
  ['en', 'Section 3 applies to fewer than five homes.'],
  ['en', 'We have shredded section 3. We know.'],
  ['en', 'We list clause 3.1 – not agreed.'],
  ['en', '“Roof” is deleted.'],
  ['de', 'Abschnitt 3 beginnt, sobald die neue Halle steht.'],
  ['de', 'Mit Schreiben vom 3. März hat der Mieter auf seine Rechte aus Ziffer 3.1 verzichtet.'],
  ['es', 'El anexo C sustituye al artículo 3.'],
])('%s: the section is taken out: %s', (language, sentence) => {
  expect(isProof(language, sentence)).toBe(false)
})

test('a sentence at the top of a page takes a section out as any other', () => {
  expect(isProof('en', 'Nobody may sue over section 3. We know.', true)).toBe(false)
})

test.each([
  ['en', 'References to duties in section 3 are references to old targets.'],
  ['en', 'The duties in section 3 also apply to drafts.'],
  ['en', 'The duties in section 3 apply only to owners.'],
  ['en', 'Section 3 applies, whether the bank agrees or not.'],
  ['en', 'Section 3 also applies if it rains.'],
  ['en', 'In winter, clause 3 shall prevail.'],
  ['en', 'These are blue: clauses 1 and 3. We know.'],
  ['en', 'The bank keeps Annex 2 and section 3. We know.'],
  ['ja', '第3条は青い。'],
  ['zh', '第3条于五月通过。'],
])('%s: the section stays in force: %s', (language, sentence) => {
  expect(isProof(language, sentence)).toBe(true)
})

test('what takes a section out is read up to 160 characters and eight words before it', () => {
  const far = (length: number): string => `${'Nobody in the house can now rely '.padEnd(length - 3, 'x')} on`
  expect([159, 160].map((length) => isProof('en', `${far(length)} section 3. We know.`))).toEqual([
    false,
    true,
  ])
  const deep = (words: string): string =>
    `Despite the ${words} talks about the roof under clause 3.1 rent is due.`
  expect(['many', 'many long'].map((words) => isProof('en', deep(words)))).toEqual([false, true])
})
