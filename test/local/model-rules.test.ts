import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decide } from '../../local/model/deciders/decide.ts'
import type { Doc } from '../../local/model/document/document.ts'
import type { Language } from '../../local/model/document/language.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { czechPages, documentOf, englishPages, germanPages } from './model-documents.ts'

type Case = readonly [rule: string, verdict: 'met' | 'broken' | 'not_found', said?: RegExp | string]

const english: readonly Case[] = [
  ['The contract must contain the words "Delivery Date".', 'met', /section 1 “Definitions”, page 1/],
  ['The document must mention “Bremen”', 'met', 'page 1'],
  ['The contract must mention "Hamburg".', 'not_found', '3 pages'],
  ['The contract must not contain the word "warehouse".', 'broken', 'forbids “warehouse”'],
  ['The contract must not mention "penalty".', 'met', 'does not occur'],
  ['Do not use the term "widgets"', 'broken'],
  ['The text must contain "Acme" and "Borealis".', 'met'],
  ['The text must contain "Acme" or "Zenith".', 'met'],
  ['The text must contain "Acme" and "Zenith".', 'not_found', 'Zenith'],
  ['The document must use the term Delivery Date', 'met'],
  ['The agreement must name Borealis Foods GmbH', 'met'],
  ['The agreement must never mention Zenith Corp', 'met'],
  ['The word "Supplier" must appear at least 3 times.', 'met', /4 times; the rule allows at least 3 times/],
  ['The word "Bremen" must appear at least 2 times.', 'broken', 'once'],
  ['The contract must contain a governing law clause.', 'met', 'section 7 “Governing Law”'],
  ['The contract must have a section on confidentiality.', 'met', 'section 4'],
  ['There must be a limitation of liability clause', 'met', 'section 5'],
  ['Does the agreement contain a termination clause?', 'met', 'section 6'],
  ['Includes payment terms', 'met', 'section 3'],
  ['The contract must include an indemnification clause.', 'not_found', 'indemnification'],
  ['The contract must include a force majeure clause.', 'not_found'],
  ['The contract must not contain a non-compete clause.', 'met', 'As asked'],
  ['The contract must not contain an automatic renewal clause.', 'broken', 'page 3'],
  ['There must be a section titled "Delivery".', 'met'],
  ['The contract must contain a section on data protection.', 'not_found'],
  ['The contract must state the parties', 'met'],
  ['The contract must have a definitions section.', 'met', 'section 1'],
  ['Payment must be due within 30 days.', 'broken', 'states “forty-five (45) days”'],
  ['Payment must be due within 60 days.', 'met', 'at most 60 days'],
  ['Invoices must be payable within 45 days of receipt.', 'met'],
  ['The liability cap must not exceed USD 1,000,000.', 'broken', 'USD 2 million'],
  ['Liability must be limited to at most USD 5 million', 'met'],
  ['The term must not exceed 24 months.', 'met'],
  ['The initial term must be at least 3 years.', 'broken', '24'],
  ['The initial term must be between 1 and 3 years.', 'met', 'between 1 years and 3 years'],
  ['Delivery must take place within 10 days.', 'broken', '14 days'],
  ['Delivery must take place no later than 14 days after the order', 'met'],
  ['Interest on late payment must be at most 5 %.', 'broken', '8 %'],
  ['Interest on late payment must not exceed 10 percent', 'met'],
  ['The notice period must be at least 60 days.', 'met'],
  ['The confidentiality obligation must last at least 3 years.', 'met', 'section 4'],
  ['The annual order value must be at least EUR 300,000.', 'broken', 'EUR 250,000'],
  ['The agreement must be dated after 1 January 2024.', 'met', '15 March 2024'],
  ['The agreement must be dated before 1 January 2024', 'broken', '15 March 2024'],
  ['The warranty period must be at least 12 months.', 'not_found'],
  ['The agreement must be governed by the laws of New York.', 'met'],
  ['The agreement must be governed by the laws of England and Wales', 'broken', 'New York'],
  ['The document must have at most 3 pages.', 'met', 'has 3 pages'],
  ['The document must not be longer than two pages.', 'broken'],
  ['The document must have at least 1000 words', 'broken'],
  ['The document must contain between 100 and 400 words.', 'met'],
  ['The document must not have more than 5 pages.', 'met', 'at most 5 pages'],
  ['The document must not contain fewer than 4 pages', 'broken', 'at least 4 pages'],
  ['The price of each product is documented.', 'met'],
  ['The delivery date is documented', 'met'],
  ['The bank account is stated in the contract', 'not_found'],
  ['Every page must be numbered.', 'met', 'Each of the 3 pages'],
  ['The contract must contain a signature line.', 'met', 'page 3'],
  ['There must be signature lines for both parties.', 'met'],
  ['The contract must be signed', 'not_found', 'does not show that it is signed'],
  ['The contract must have a date line.', 'met'],
  ['All defined terms must be used.', 'broken', 'Ghost Term'],
  ['The contract must contain an e-mail address.', 'met', 'orders@acme.example'],
  ['The contract must contain a phone number', 'met', '7946'],
  ['The contract must contain an IBAN.', 'not_found'],
  ['The contract must match the pattern /EUR \\d+\\.\\d{2}/', 'met', 'EUR 12.50'],
  ['The contract must be written in English.', 'met'],
  ['The contract must be written in German', 'broken'],
  ['The supplier must train operators in the safe use of machines.', 'met', 'section 2'],
  ['The supplier must not subcontract the work.', 'met', 'rules this out'],
  ['The buyer must provide a bank guarantee before the first order.', 'not_found'],
  ['The supplier must recycle all packaging free of charge.', 'not_found'],
  ['The contract must not contain placeholders such as TBD.', 'met', 'Searched 3 pages'],
  ['The contract names the parties and the law that governs it.', 'met', 'page 1'],
  ['The contract names the governing law and the court that decides disputes.', 'not_found', 'court'],
  ['Interest on late payment is stated as a figure.', 'met', 'states “8 %'],
  ['Liability is limited to a stated amount.', 'met', 'USD 2 million'],
  ['Confidential information is returned within a stated number of days.', 'not_found'],
  [
    'The duty of confidentiality lasts for a stated number of years, at least 2 and at most 10.',
    'met',
    'five',
  ],
  ['Dates must be in ISO format.', 'broken', '“15 March 2024” (in section'],
  ['The delivery date must be before the payment date.', 'not_found', 'compare places'],
  ['The company name is written the same throughout the document.', 'not_found', 'compare places'],
  ['Every annex that the text refers to is listed at the end of the contract.', 'not_found', 'compare'],
  ['No sentence may be longer than 30 words.', 'not_found'],
  ['The contract must not contain a discount.', 'met', 'does not occur'],
  ['The word "Supplier" must appear at least twice.', 'met', 'at least 2 times'],
  ['The agreement must not be undated.', 'met', 'page 1'],
  ['The contract must not be untitled', 'met'],
  ['No handwriting.', 'not_found', 'reads only the text'],
  ['The contract must carry a company logo.', 'not_found', 'reads only the text'],
  ['The contract must give an email address and a phone number.', 'met', 'orders@acme.example'],
  ['The contract must not contain an email address', 'broken', 'orders@acme.example'],
  ['The contract must state all sites.', 'not_found'],
  ['The duty of confidentiality must bind both parties.', 'met', 'section 4'],
  ['Operators must be trained.', 'met', 'section 2'],
  ['Training of operators is not allowed.', 'broken', 'without the restriction'],
]

const czech: readonly Case[] = [
  ['Smlouva musí obsahovat slovo „střechy“.', 'met', 'oddílu 1'],
  ['Smlouva nesmí obsahovat slovo „odstoupení“.', 'met', 'nevyskytuje'],
  ['Smlouva nesmí obsahovat slovo „pokutu“.', 'broken'],
  ['Dokument musí zmiňovat „Ostrava“', 'not_found'],
  ['Smlouva musí obsahovat ustanovení o mlčenlivosti.', 'met', '„Mlčenlivost“'],
  ['Smlouva musí upravovat platební podmínky.', 'met'],
  ['Smlouva musí obsahovat rozhodčí doložku.', 'not_found'],
  ['Smlouva musí obsahovat záruku.', 'met'],
  ['Splatnost faktury musí být nejvýše 14 dnů.', 'broken', '30 dnů'],
  ['Splatnost faktury musí být nejvýše 30 dnů', 'met'],
  ['Záruka musí být nejméně 24 měsíců.', 'met', '60 měsíců'],
  ['Cena díla nesmí přesáhnout 400 000 Kč.', 'broken', '480 000 Kč'],
  ['Smluvní pokuta musí být nejvýše 0,1 % denně.', 'met', '0,05'],
  ['Výpovědní doba musí být alespoň 2 měsíce.', 'met'],
  ['Smlouva se musí řídit českým právem.', 'met'],
  ['Smlouva musí být podepsána.', 'not_found', 'podepsáno'],
  ['Smlouva musí obsahovat místo pro podpis.', 'met'],
  ['Dokument musí mít nejvýše 2 strany.', 'met', 'Počet stran: 2'],
  ['Dokument nesmí mít více než 5 stran.', 'met', 'nejvýše 5 stran'],
  ['Dokument nesmí obsahovat překlepy.', 'not_found', 'slovník'],
  ['Dokument musí mít alespoň 500 slov.', 'broken'],
  ['Všechny stránky musí být očíslovány.', 'met'],
  ['Smlouva musí být uzavřena po 1. lednu 2020.', 'met', '3. května 2023'],
  ['Smlouva musí být napsána v češtině.', 'met'],
  ['Smlouva musí obsahovat IČO', 'met', '12345678'],
]

const german: readonly Case[] = [
  ['Der Vertrag muss das Wort „Datensicherheit“ enthalten.', 'met', 'Abschnitt 1'],
  ['Der Vertrag darf das Wort „Provision“ nicht enthalten.', 'met', 'kommt auf keiner der 2 Seiten vor'],
  ['Der Vertrag darf nicht „Hamburg“ enthalten', 'broken'],
  ['Der Vertrag muss eine Geheimhaltungsklausel enthalten.', 'met'],
  ['Der Vertrag muss eine Regelung zur Kündigung enthalten.', 'met', 'Abschnitt 3'],
  ['Der Vertrag muss einen Gerichtsstand enthalten.', 'met'],
  ['Der Vertrag muss eine Schiedsgerichtsklausel enthalten', 'not_found'],
  ['Rechnungen müssen innerhalb von 30 Tagen zahlbar sein.', 'met', '14 Tagen'],
  ['Die Zahlungsfrist darf höchstens 10 Tage betragen.', 'broken', '14 Tagen'],
  ['Die Laufzeit darf 12 Monate nicht überschreiten.', 'broken', '24 Monaten'],
  ['Die Laufzeit muss mindestens 1 Jahr betragen.', 'met'],
  ['Die Haftung muss auf höchstens 50.000 EUR begrenzt sein.', 'broken', '100.000 EUR'],
  ['Die Vergütung darf höchstens 100 EUR betragen.', 'met', '95,00 EUR'],
  ['Der Vertrag muss deutschem Recht unterliegen.', 'met'],
  ['Das Dokument darf höchstens 2 Seiten haben.', 'met', 'Anzahl der Seiten: 2'],
  ['Das Dokument darf nicht mehr als 1 Seite haben.', 'broken', 'höchstens 1 Seite'],
  ['Alle Seiten müssen nummeriert sein.', 'met'],
  ['Der Vertrag muss eine Unterschriftenzeile enthalten.', 'met'],
  ['Der Vertrag muss auf Deutsch verfasst sein.', 'met'],
  ['Der Vertrag muss nach dem 1. Januar 2024 datiert sein.', 'met', '1. Februar 2024'],
]

const sets: readonly (readonly [Language, Doc, readonly Case[]])[] = [
  ['en', documentOf(...englishPages), english],
  ['cs', documentOf(...czechPages), czech],
  ['de', documentOf(...germanPages), german],
]

function flat(text: string): string {
  return text.replace(/\s+/gu, ' ')
}

for (const [language, doc, cases] of sets) {
  describe(`rules in ${language}`, () => {
    for (const [text, verdict, said] of cases) {
      it(`${text} -> ${verdict}, with quotes that are on their page`, () => {
        const decision = decide({ number: 1, text }, doc, phrasesIn(language))
        expect(`${decision.verdict}: ${decision.reason}`).toMatch(new RegExp(`^${verdict}: .{10,}`))
        if (said !== undefined) expect(decision.reason).toMatch(said)
        for (const quote of decision.quotes) {
          expect(quote.text.length).toBeLessThanOrEqual(300)
          expect(flat(doc.pages.find(({ number }) => number === quote.page)?.text ?? '')).toContain(
            flat(quote.text),
          )
        }
      })
    }
  })
}

describe('rules in another language than the document', () => {
  const doc = documentOf(...czechPages)
  it.each([
    ['The contract must contain a confidentiality clause.', 'met'],
    ['The contract must be governed by Czech law', 'met'],
    ['The contract must contain an arbitration clause.', 'not_found'],
  ])('%s -> %s', (text, verdict) => {
    expect(decide({ number: 1, text }, doc, phrasesIn('en')).verdict).toBe(verdict)
  })
})

it('finds nothing in a document without text, and says so', () => {
  const decision = decide(
    { number: 1, text: 'The contract must not mention "fee".' },
    documentOf(''),
    phrasesIn('en'),
  )
  expect(decision).toMatchObject({
    verdict: 'not_found',
    reason: 'No text could be read from this document.',
  })
})

const fragments = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'must not contain',
    'at most',
    '30 days',
    'within',
    '"',
    '(',
    ')',
    '“',
    '”',
    '/a+/',
    'pattern',
    '%',
    'USD',
    '1,000',
  ),
  fc.constantFrom(
    'section',
    'confidentiality',
    '\n',
    '. ',
    'governed by the laws of',
    'between 1 and 5',
    '§ 3 ',
    '12.',
    '____',
    '\0',
  ),
)
const texts = fc.array(fragments, { maxLength: 30 }).map((parts) => parts.join(' '))

it('any rule about any text gets one verdict, with quotes that are on their page', () => {
  fc.assert(
    fc.property(texts, texts, (text, page) => {
      const doc = documentOf(page)
      const decision = decide({ number: 1, text }, doc, phrasesIn('en'))
      expect(['met', 'broken', 'not_found']).toContain(decision.verdict)
      expect(decision.reason).not.toBe('')
      for (const quote of decision.quotes) expect(flat(doc.pages[0]?.text ?? '')).toContain(flat(quote.text))
    }),
    { numRuns: 150 },
  )
})
