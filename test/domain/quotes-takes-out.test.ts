/** What is said of a quote's section elsewhere: each row decides one condition of `takes-out.ts` or what it is made of. */
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
  ['en', 'Clause 3 (Roof) shall be deleted in its entirety.'],
  ['en', 'Section 3 (“Roof”) of this Agreement does not apply.'],
  ['en', 'Section 3, Roof, is deleted.'],
  ['en', 'Section 3, as of May not in use, stays.'],
  ['en', 'Section 3 evaporates, the law applies.'],
  ['en', 'Section 3 evaporates.\n8 laws apply.'],
  ['en', 'The new terms do not keep\n2 sections and section 3. We know.'],
  ['en', 'We do not keep 2.1\nand section 3. We know.'],
  ['en', 'The fees are gone. So is section 3. We know.'],
  ['en', 'The clause called “Roof” does not apply in winter.'],
  ['en', 'We list clause 3.1 – rejected. We know.'],
  ['en', 'We list clause 3.1 – Not used. We know.'],
  ['en', 'To clause 3.1 add “not” and “ever”.'],
  ['de', 'Ziffer 3 (Dach) wird gestrichen.'],
  ['de', 'Hiermit übernehmen wir Ziffer 3.1 heute nicht.'],
  ['de', 'Abschnitt 3 beginnt, sobald die neue Halle steht.'],
  ['de', 'Mit Schreiben vom 3. März hat der Mieter auf seine Rechte aus Ziffer 3.1 verzichtet.'],
  ['es', 'El anexo C sustituye al artículo 3.'],
])('%s: the section is taken out: %s', (language, sentence) => {
  expect(isProof(language, sentence)).toBe(false)
})

test.each(['Nobody may sue over section 3. We know.', 'Delete section 3. We know.'])(
  'a sentence at the top of a page takes the section out as any other: %s',
  (sentence) => {
    expect(isProof('en', sentence, true)).toBe(false)
  },
)

test.each([
  ['en', 'References to duties in section 3 are references to old targets.'],
  ['en', 'The duties in section 3 also apply to drafts.'],
  ['en', 'The duties in section 3 apply only to owners.'],
  ['en', 'Section 3 applies, whether the bank agrees or not.'],
  ['en', 'Section 3 also applies if it rains.'],
  ['en', 'In winter, clause 3 shall prevail.'],
  ['en', 'These are blue: clauses 1 and 3. We know.'],
  ['en', 'The bank keeps Annex 2 and section 3. We know.'],
  ['en', 'Section 3 (b) is deleted.'],
  ['en', 'Section 3 (iii) is deleted.'],
  ['en', 'Section 3 (Roof) describes the roof.'],
  ['en', '8. Deposit\nThe section 3 prevails over Annex B.'],
  ['en', 'Annex 2 and section 3 prevail over the offer.'],
  ['en', 'See duties in section 3 and old notes.'],
  ['en', 'We list clause 3.1 – . We know.'],
  ['en', 'We list clause 3.1 – No Waiver. We know.'],
  ['en', 'We list clause 3.1 – None. We know.'],
  ['de', 'Kosten der Ziffer 3.1 steigen.'],
  ['de', 'Die Miete richtet sich nach der Ziffer 3.1 im Winter nicht.'],
  ['ja', '第3条は青い。'],
  ['zh', '第3条于五月通过。'],
])('%s: the section stays in force: %s', (language, sentence) => {
  expect(isProof(language, sentence)).toBe(true)
})

const repeated = (word: string, count: number): string => word.repeat(count)

test.each([
  ['160 characters before it', (n: number) => `Nobody ${repeated('x', n + 144)} rely on section 3. We know.`],
  [
    'eight words before it',
    (n: number) => `Despite the old${repeated(' old', n)} talks about the roof under clause 3.1 rent is due.`,
  ],
  ['16 words after it', (n: number) => `Section 3 ${repeated('new ', 16 - n)}applies.`],
  [
    'four words before it',
    (n: number) => `The duties set out${repeated(' above', n)} in section 3 do not apply here.`,
  ],
  [
    'four words after a dash',
    (n: number) => `We list clause 3.1 – not agreed at all${repeated(' today', n)}. We know.`,
  ],
  [
    'a heading of 40 characters',
    (n: number) => `8. The Landlord has ${repeated('x', 13 - n)} removed\nsections 3 and 5. We know.`,
  ],
])('what takes the section out is read up to %s', (_, sentence) => {
  expect([0, 1].map((n) => isProof('en', sentence(n)))).toEqual([false, true])
})
