/** Quotes cut out of their sentence: the words around them decide whether the quote still means the same. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CUT: readonly (readonly [language: string, before: string, quote: string, after: string])[] = [
  ['en', 'Under no circumstances ', 'shall the Supplier be liable for it.', ''],
  ['en', 'This Agreement does not provide that ', 'the Supplier shall be liable for any loss.', ''],
  ['en', 'The parties deny that ', 'the Supplier shall be liable for any loss.', ''],
  ['en', 'The Supplier refuses to ', 'keep the information confidential at all times.', ''],
  ['en', 'The notice period is more than ', 'thirty days for both parties.', ''],
  ['en', 'The fee is due approximately ', 'thirty days after delivery to the Buyer.', ''],
  ['de', 'Die Frist beträgt etwa ', 'dreißig Tage für beide Parteien.', ''],
  ['en', '', 'The Supplier shall deliver it in time', ' if the Buyer pays.'],
  ['en', '', 'The Supplier shall deliver it in time', ', but not on Sundays.'],
  ['en', '', 'The Supplier shall deliver', ' nothing of what was ordered.'],
  ['en', '', 'The liability of the Supplier is limited to 100', ' times the fee.'],
  ['en', '', 'The liability of the Supplier is limited to 5', ' lakh rupees.'],
  ['en', '', 'The notice period is twenty', ' and five days for both.'],
  ['en', 'Is it true that ', 'the Supplier shall deliver it in time', ' to the Buyer?'],
  ['de', '', 'Der Lieferant haftet für Schäden am Gebäude', ' auch dann nicht, wenn er es wusste.'],
  ['de', '', 'Der Lieferant haftet für Schäden am Gebäude', ' keinesfalls.'],
  ['de', '', 'Der Lieferant lehnt die Haftung für Schäden', ' ab.'],
  ['es', 'Sólo ', 'el Proveedor entregará los bienes a tiempo.', ''],
  ['fr', "Le Fournisseur n'est aucunement ", 'tenu de livrer à temps.', ''],
  ['cs', 'Není pravda že ', 'dodavatel odpovídá za škodu v domě.', ''],
  ['it', 'Il Fornitore non ', 'consegnerà i beni in tempo.', ''],
  ['pl', '', 'Dostawca dostarczy towar w terminie', ' tylko po zapłacie.'],
  ['pt', 'O Fornecedor jamais ', 'entregará os bens a tempo.', ''],
  ['tr', '', 'Tedarikçi malları teslim etmek zorunda', ' değildir.'],
  ['ja', '', '供給者は商品を納品する義務を負う', 'ものではない。'],
  ['ja', '', '供給者は商品を納品する義務を負', 'わない。'],
  ['cs', '', 'Nájemce platí nájemné v domě dle čl.', ' V jen na výzvu.'],
  ['de', '', 'Der Mieter zahlt die Miete für das Haus u.', ' U. im Mai.'],
  ['en', '', 'The tenant pays the rent of the house under sec.', ' 5 if asked.'],
  ['zh', '供应商禁止', '向第三方披露任何保密信息。', ''],
  ['zh', '供应商无需', '承担任何损失的赔偿责任。', ''],
]

/** Words before or after a whole clause that negate it or restrict it to some cases. */
const AROUND: Readonly<
  Record<string, readonly [clause: string, before: readonly string[], after: readonly string[]]>
> = {
  en: [
    'the Supplier shall deliver the goods in time',
    [
      'It is not the case that ',
      'The parties deny, for the avoidance of doubt, that ',
      'Nothing in this Agreement means, or may be read as saying, that ',
      'No provision of this Agreement or of its annexes means ',
      'In the event that ',
      'It is open whether ',
    ],
    [
      ' in the event of prepayment.',
      ' to the extent agreed.',
      ', subject to payment.',
      ' so long as it is paid.',
    ],
  ],
  de: [
    'der Lieferant die Ware rechtzeitig liefern muss',
    [
      'Es ist nicht vereinbart, dass ',
      'Keine Regelung dieses Vertrags und seiner Anlagen besagt, dass ',
      'Es ist offen, ob ',
    ],
    [' im Falle der Vorauszahlung.', ', solange der Käufer zahlt.', ', es sei denn, der Käufer zahlt.'],
  ],
  cs: [
    'dodavatel musí dodat zboží včas',
    ['Není pravda, že ', 'Žádné ustanovení této smlouvy ani jejích příloh neříká, že ', 'Je otázkou, zda '],
    [' v případě platby předem.', ' za podmínky platby.', ', když kupující zaplatí.'],
  ],
  fr: [
    'le Fournisseur doit livrer les marchandises à temps',
    [
      'Il est faux de dire ou de ne jamais contester que ',
      'Aucune clause du contrat et de ses annexes ne dit que ',
    ],
    [' en cas de paiement.', ', à condition du paiement.', ' dans la mesure convenue.'],
  ],
  es: [
    'el Proveedor debe entregar los bienes a tiempo',
    ['No es cierto que ', 'Ninguna cláusula del contrato y de los anexos dice que '],
    [' en caso de pago.', ', siempre que se pague.', ', a menos que se pague.'],
  ],
  it: [
    'il Fornitore deve consegnare i beni in tempo',
    ['Non è vero che ', 'Nessuna clausola del contratto e degli allegati dice che '],
    [' in caso di pagamento.', ', a condizione del pagamento.', ', qualora si paghi.'],
  ],
  pl: [
    'dostawca musi dostarczyć towar w terminie',
    ['Nie jest prawdą, że ', 'Żadne postanowienie tej umowy lub jej załączników stanowi, że '],
    [' w przypadku zapłaty.', ', pod warunkiem zapłaty.', ', o ile kupujący zapłaci.'],
  ],
  pt: [
    'o Fornecedor deve entregar os bens a tempo',
    ['Não é verdade que ', 'Nenhuma cláusula do contrato e dos anexos diz que '],
    [' em caso de pagamento.', ', desde que se pague.', ', a menos que se pague.'],
  ],
}

const TURNED = Object.entries(AROUND).flatMap(([language, [clause, before, after]]) => [
  ...before.map((words) => [language, words, clause, '.'] as const),
  ...after.map((words) => [language, '', clause.charAt(0).toUpperCase() + clause.slice(1), words] as const),
])

function located(language: string, text: string, quote: string): ReturnType<typeof locateQuote> {
  const filling = (FILLING[language] ?? '').repeat(3)
  return locateQuote(indexDocument([pageOf(`${filling}\n${text}\n${filling}`)]), quote)
}

test.each(CUT)('%s: cut from its sentence it is not proof: %s| %s |%s', (language, before, quote, after) => {
  expect(located(language, before + quote + after, quote)).toMatchObject({ isProof: false })
})

test.each(TURNED)(
  '%s: what a clause depends on is part of it: %s| %s |%s',
  (language, before, quote, after) => {
    expect(located(language, before + quote + after, quote)).toMatchObject({ isProof: false })
  },
)

test.each(Object.entries(AROUND))('%s: the same clause after a comma is proof', (language, [clause]) => {
  const text = `${(FILLING[language] ?? '').trim().replace(/\.$/u, '')}, ${clause}.`
  expect(located(language, text, clause)).toMatchObject({ isProof: true })
})

const LISTS: readonly (readonly [language: string, stem: string, first: string, second: string])[] = [
  [
    'en',
    'The Supplier shall not do any of this:',
    'disclose the records to others',
    'assign the Agreement to third parties',
  ],
  [
    'en',
    'The following is prohibited during the term:',
    'disclose the records to others',
    'assign the Agreement to third parties',
  ],
  [
    'de',
    'Der Lieferant darf keine der folgenden Handlungen vornehmen:',
    'Daten an andere geben',
    'den Vertrag an Dritte übertragen',
  ],
  [
    'cs',
    'Dodavatel nesmí během trvání smlouvy:',
    'sdělit údaje jiným osobám',
    'postoupit smlouvu na třetí osoby',
  ],
  [
    'fr',
    'Le Fournisseur ne peut pas pendant le contrat :',
    'communiquer les données à des tiers',
    'céder le contrat à des tiers',
  ],
  [
    'es',
    'El Proveedor no podrá durante el contrato:',
    'comunicar los datos a terceros',
    'ceder el contrato a terceros',
  ],
  [
    'it',
    'Il Fornitore non può durante il contratto:',
    'comunicare i dati a terzi',
    'cedere il contratto a terzi',
  ],
  [
    'pl',
    'Dostawca nie może w okresie umowy:',
    'ujawniać danych osobom trzecim',
    'przenosić umowy na osoby trzecie',
  ],
  [
    'pt',
    'O Fornecedor não pode durante o contrato:',
    'comunicar os dados a terceiros',
    'ceder o contrato a terceiros',
  ],
]
const FORMS: readonly ((stem: string, first: string, second: string) => string)[] = [
  (stem, first, second) => `${stem}\n(a) ${first};\n(b) ${second}.`,
  (stem, first, second) => `${stem} (i) ${first}; or (ii) ${second}.`,
  (stem, first, second) => `${stem}\n1. ${first}.\n2. ${second}.`,
  (stem, first, second) => `${stem}\n\u2022 ${first}\n\u2022 ${second}`,
]

test.each(LISTS)('%s: a stem that is denied denies its items: %s', (language, stem, first, second) => {
  for (const form of FORMS) {
    for (const item of [first, second]) {
      const text = form(stem, first, second)
      expect(located(language, text, item), text).toMatchObject({ isProof: false })
    }
  }
})

test.each(LISTS)('%s: text after the list is not denied: %s', (language, stem, first, second) => {
  const own = (FILLING[language] ?? '').trim().replace(/^\S+ \S+ /u, '')
  const text = `${stem}\n(a) ${first};\n(b) ${second}.\n3. ${FILLING[language]}`
  expect(locateQuote(indexDocument([pageOf(text)]), own)).toMatchObject({ isProof: true })
})

test.each([
  ['en', 'Section 2 is amended by deleting the words “', '” and inserting nothing in their place.'],
  ['en', 'In Section 2 the words "', '" are replaced by other words.'],
  ['de', 'In § 2 werden die Worte „', '“ gestrichen.'],
  ['fr', 'À la section 2, les mots « ', ' » sont supprimés.'],
])('%s: words that a sentence deletes prove nothing: %s| |%s', (language, before, after) => {
  const quote = AROUND[language]?.[0] ?? ''
  expect(located(language, before + quote + after, quote)).toMatchObject({ isProof: false })
})

test.each(
  CUT.map(
    ([language, , quote]) =>
      [language, `${quote.replace(/[.。]$/u, '')}${/[ぁ-鿿]/u.test(quote) ? '。' : '.'}`] as const,
  ),
)('%s: alone it is proof: %s', (language, sentence) => {
  const whole = sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
  expect(located(language, whole, whole)).toMatchObject({ status: 'verified', isProof: true })
})

const OTHER: readonly (readonly [own: string, quote: string])[] = [
  ['The Buyer (suspended) pays a fee to the bank.', 'The Buyer … pays a fee to the bank.'],
  ['The Buyer does [not] pay five dollars monthly.', 'The Buyer does not pay five dollars monthly.'],
  ['[ ] Yes [ ] No the supplier is insured.', 'Yes No the supplier is insured.'],
  ['○ Yes ● No the supplier is insured.', '● Yes ○ No the supplier is insured.'],
  ['○ Yes ● No the supplier is insured.', 'Yes No the supplier is insured.'],
  ['● The supplier is not insured;\n○ The supplier is insured.', 'The supplier is insured.'],
  ['○ The supplier is insured.\n● The supplier is not insured.', 'The supplier is insured.'],
  ['\uf06f Yes \uf0fe No the supplier is insured.', '\uf0fe Yes \uf06f No the supplier is insured.'],
  ['\uf06f Yes \uf0fe No the supplier is insured.', 'Yes No the supplier is insured.'],
  ['The price is 5\u00ad7 million for both parties.', 'The price is 5 7 million for both parties.'],
  ['The price is 5\u200b0 dollars for both parties.', 'The price is 5 0 dollars for both parties.'],
  ['The price is ·5 million for both parties.', 'The price is 5 million for both parties.'],
  ['The load is 5 kb for both parties always.', 'The load is 5 kB for both parties always.'],
  ['THE LOAD IS 5 MW FOR BOTH PARTIES ALWAYS.', 'The load is 5 mW for both parties always.'],
  ['The Supplier shall deliver it in time?', 'The Supplier shall deliver it in time.'],
  ['The parties may re-\nsign this Agreement at will.', 'The parties may resign this Agreement at will.'],
  ['Goods are not-\nable when delivered to the port.', 'Goods are notable when delivered to the port.'],
  [
    'The price amounts to:\n12.50 Dollars are paid for each.',
    'The price amounts to: Dollars are paid for each.',
  ],
]

test.each(OTHER)('%j changes the meaning of %j', (own, quote) => {
  const found = located('en', own, quote)
  expect(found?.isProof ?? false).toBe(false)
  expect(found?.status).not.toBe('verified')
})

test.each([
  [
    'a bullet that the quote leaves out',
    '● The Supplier shall deliver it;\n● The Buyer shall pay it in time.',
  ],
  [
    'the same bullet of a symbol font',
    '\uf0b7 The Supplier shall deliver it;\n\uf0b7 The Buyer shall pay it in time.',
  ],
])('%s changes nothing', (_, own) => {
  const quote = 'The Supplier shall deliver it; The Buyer shall pay it in time.'
  expect(located('en', own, quote)).toMatchObject({ isProof: true })
})

test.each([
  [
    'a word that begins like a number of another language',
    'The partners run the joint venture',
    ' of both in Bonn.',
  ],
  ['the digits of a name', 'The company develops the agent AB7195', ' and its partners sell it.'],
  [
    'a denial in the clause after "and"',
    'The partners share the profit in equal parts and',
    ' nothing else is owed.',
  ],
])('%s at the end doesn’t change the meaning', (_, quote, after) => {
  expect(located('en', quote + after, quote)).toMatchObject({ isProof: true })
})

test('the next numbered clause doesn’t change the meaning', () => {
  const clause = '4.2 The fee for early repayment is 1 % of the amount repaid.'
  const text = `4.1 The Borrower may repay early.\n${clause}\n4.3 No fee is charged unless the loan is repaid.`
  expect(located('en', text, clause)).toMatchObject({ status: 'verified', isProof: true })
})
