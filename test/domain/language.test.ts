import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { preferredLanguage, reportLanguage } from '../../src/domain/text/language.ts'
import { languageOf } from '../../src/domain/text/text-language.ts'

describe('the language a reader prefers', () => {
  it.each([
    ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
    ['de', 'de'],
    ['en-US,en;q=0.5', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['en;q=0.1, sk;q=0.9', 'sk'],
    ['*, pl;q=0.5', 'pl'],
    ['pt-BR', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['sr-Latn', 'sr'],
    ['CS-cz', 'cs'],
    ['iw', 'he'],
    ['!!!, it', 'it'],
    ['en;q=0, de', 'de'],
  ])('%s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it.each(['', '*', 'en;q=0', ';;;', 'und', 'x-private', '<script>', '../../etc'])(
    '%j has none',
    (header) => {
      expect(preferredLanguage(header)).toBeNull()
    },
  )

  it('is a language tag or null for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(preferredLanguage(header) ?? 'en').toMatch(/^[a-z]{2,3}(-Hant)?$/)
      }),
    )
  })
})

describe('the language of rules', () => {
  it.each([
    ['The contract must be signed by both parties.', 'en'],
    ['Every page is numbered.', 'en'],
    ['Must contain "Müller GmbH"', 'en'],
    ['Smlouva musí obsahovat datum podpisu.', 'cs'],
    ['Nesmí se vyskytovat překlepy.', 'cs'],
    ['Zmluva musí obsahovať dátum podpisu.', 'sk'],
    ['Der Vertrag muss ein Datum enthalten.', 'de'],
    ['Keine Rechtschreibfehler; die Beträge müssen übereinstimmen.', 'de'],
    ['Umowa musi zawierać datę podpisania.', 'pl'],
    ['Le contrat doit être signé par les deux parties.', 'fr'],
    ['El contrato debe contener la fecha de la firma.', 'es'],
    ['Il contratto deve essere firmato da entrambe le parti.', 'it'],
    ['O contrato deve ser assinado e não pode ter erros.', 'pt'],
    ['Het contract moet een datum bevatten.', 'nl'],
    ['A szerződés dátumot kell tartalmaznia.', 'hu'],
    ['Contractul trebuie să conțină data semnării.', 'ro'],
    ['Договор должен быть подписан.', 'ru'],
    ['Договір має містити дату підписання.', 'uk'],
    ['契約書に日付が記載されていること。', 'ja'],
    ['合同必须注明日期。', 'zh'],
    ['계약서에는 날짜가 있어야 합니다.', 'ko'],
    ['Η σύμβαση πρέπει να έχει ημερομηνία.', 'el'],
    ['يجب أن يكون العقد موقعا', 'ar'],
    ['قرارداد باید تاریخ داشته باشد و چاپ شود', 'fa'],
    ['החוזה חייב להיות חתום', 'he'],
    ['अनुबंध पर हस्ताक्षर होना चाहिए', 'hi'],
    ['สัญญาต้องมีวันที่', 'th'],
    ['1. 2. 3.', 'en'],
    ['', 'en'],
  ])('%s: %s', (rules, language) => {
    expect(languageOf(rules)).toBe(language)
  })

  it('is not affected by the letters of a code', () => {
    expect(languageOf('The document must mention 3a1e4e2-9a1e-4e5a-8a0e-1a2e3a4e5a6e.')).toBe('en')
  })

  it('is not affected by a foreign name', () => {
    expect(languageOf('The document must mention the company 株式会社 and its seat.')).toBe('en')
  })
})

describe('the language of the report', () => {
  it('[CORE-11] is the reader’s', () => {
    const acceptLanguage = 'cs'
    expect(reportLanguage({ ruleSet: '', acceptLanguage }, 'The contract must be signed.')).toBe('cs')
  })

  it('is the rule set’s, if it has one', () => {
    expect(reportLanguage({ ruleSet: 'pt-BR', acceptLanguage: 'cs' }, 'The contract must be signed.')).toBe(
      'pt',
    )
  })

  it.each([null, '', '*'])('[CORE-11] is that of the rules when the header is %j', (header) => {
    expect(
      reportLanguage({ ruleSet: '', acceptLanguage: header }, 'Der Vertrag muss unterschrieben sein.'),
    ).toBe('de')
  })
})

it.each([
  ['en', 'the contract must contain any of it'],
  ['cs', 'smlouva nesmí být pro se'],
  ['sk', 'zmluva nesmie byť pre sa'],
  ['de', 'der Vertrag muss nicht mit werden'],
  ['pl', 'umowa jest dla oraz musi'],
  ['fr', 'le contrat doit les des une dans pas'],
  ['es', 'el contrato debe ser con los las y'],
  ['it', 'il contratto deve essere gli le di'],
  ['pt', 'o contrato deve ser os as uma'],
  ['nl', 'het contract moet een van worden niet'],
  ['hu', 'egy kell nem van hogy minden'],
  ['ro', 'un contract trebuie este cu care nu'],
])('%s is recognised by its words alone: %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})
