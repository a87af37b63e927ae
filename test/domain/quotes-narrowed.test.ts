/** Finished clauses that their sentence, list, heading, note or the next sentence revokes or narrows are not proof. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSE: Readonly<Record<string, string>> = {
  en: 'The Supplier shall be liable for any loss',
  de: 'Der Lieferant haftet für alle Schäden',
  fr: 'Le Fournisseur répond de tous les dommages',
  es: 'El Proveedor responde de todas las pérdidas',
  it: 'Il Fornitore risponde di tutte le perdite',
  pt: 'O Fornecedor responde por todas as perdas',
  cs: 'Dodavatel odpovídá za veškeré škody',
  pl: 'Dostawca odpowiada za wszystkie straty',
}

function isProof(language: string, before: string, quote: string, after: string): boolean {
  const filling = (FILLING[language] ?? '').repeat(3)
  const found = locateQuote(
    indexDocument([pageOf(`${filling}\n${before}${quote}${after}\n${filling}`)]),
    quote,
  )
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const BEHIND: readonly (readonly [language: string, after: readonly string[]])[] = [
  [
    'en',
    [
      ...[' | after 2030.', ' | excluded', ' after 2030.', ' in France.', ' while insured.', ' in theory.'],
      ...[' given in writing.', ' caused wilfully by it.', ' arising from fraud.', ' that it caused itself.'],
      ...[', which is denied.', ', which the Buyer disputes.', ', which has been deleted.', ' is void.'],
      ...[
        ' shall be deemed null.',
        ' has lapsed.',
        ' is unenforceable.',
        ' is suspended.',
        ' may be waived.',
      ],
      ...[
        ' to the extent agreed.',
        ' save for lost profit.',
        ' other than lost profit.',
        ' (except lost profit).',
      ],
      ...[' subject to clause 9.', ', subject always to clause 9.', ' conditional upon insurance.'],
      ...[
        ' to a maximum of one dollar.',
        ' capped at one dollar.',
        ' or replace it.',
        ' apart from lost profit.',
      ],
      ...[
        ' (to be agreed).',
        ' [TBC]',
        ' is under negotiation.',
        ' (draft).',
        ' — this clause is not agreed.',
      ],
      ...[
        '. Not agreed.',
        '. False.',
        '. It is not.',
        '. The Buyer disagrees.',
        '. Such liability is excluded here.',
      ],
      ...[
        '. Exceptions apply.',
        '. Subject to clause 9.',
        '. Not so in the first year.',
        ', which expires in 2024.',
        ', yet not now.',
      ],
      ...[
        '\u037e provided that it knew.',
        '. The Buyer has not agreed to this.',
        '. The same is excluded here.',
        ', so the brochure says.',
      ],
      ...['. That was the old rule.', '. The previous sentence shall not apply.', '*.', ' *', '.*'],
      ...['.¹\n¹ except in winter', ' [2].\n[2] except in winter', '1.\n1 except in winter', ' ❌'],
    ],
  ],
  [
    'de',
    [
      ' innerhalb der ersten Stunde.',
      ', welche bestritten werden.',
      ' gemäß Anlage 9.',
      ' (noch zu vereinbaren).',
    ],
  ],
  ['fr', [' causés par sa faute.', ' pendant la première heure.', ' qui sont assurés.', ' (à convenir).']],
  ['es', [' causadas por dolo.', ' durante la primera hora.', ' que estén aseguradas.', ' (por acordar).']],
  ['it', [' causate con dolo.', ' durante la prima ora.', ' che sono assicurate.', ' (da concordare).']],
  ['pt', [' causadas com dolo.', ' durante a primeira hora.', ' que estejam seguradas.', ' (a acordar).']],
  ['cs', [' během první hodiny.', ', které jsou vyloučeny.', ' podle přílohy 9.', ' (bude dohodnuto).']],
  ['pl', [' podczas pierwszej godziny.', ' według załącznika 9.', ' (do uzgodnienia).']],
]

test.each(BEHIND.flatMap(([language, tails]) => tails.map((after) => [language, after] as const)))(
  '%s: words after a clause are part of it: %j',
  (language, after) => {
    expect(isProof(language, '', CLAUSE[language] ?? '', after)).toBe(false)
  },
)

const small = (clause: string): string => clause.charAt(0).toLowerCase() + clause.slice(1)

const OPENINGS: readonly (readonly [language: string, before: readonly string[]])[] = [
  [
    'en',
    [
      ...[
        'According to the Buyer, ',
        'Until 2020, ',
        'Previously, ',
        'Only if the Buyer agrees, ',
        'Were it insured, ',
      ],
      ...[
        'Had the parties agreed otherwise, ',
        'Under the old contract, ',
        'The Buyer stated that ',
        'Lest ',
      ],
      ...[
        'It was formerly agreed that ',
        'The Buyer requires that ',
        'The statement that ',
        'Had it been agreed that ',
      ],
    ],
  ],
  ['de', ['Vor diesem Nachtrag, ', 'Nach dem Entwurf, ']],
  ['fr', ['Selon le Client, ', 'Avant cet avenant, ']],
  ['es', ['Según el Cliente, ', 'Antes de esta enmienda, ']],
  ['it', ['Secondo il Cliente, ', 'Prima di questa modifica, ']],
  ['pt', ['Segundo o Cliente, ', 'Antes desta alteração, ']],
  ['cs', ['Podle kupujícího, ', 'Před touto změnou, ']],
  ['pl', ['Według kupującego, ', 'Przed tą zmianą, ']],
]

test.each(OPENINGS.flatMap(([language, heads]) => heads.map((before) => [language, before] as const)))(
  '%s: words at the start of a sentence are part of its clause: %j',
  (language, before) => {
    expect(isProof(language, before, small(CLAUSE[language] ?? ''), '.')).toBe(false)
  },
)

test.each([
  ...[
    '[Deleted] ',
    '(Deleted) ',
    'DELETED\n',
    'Intentionally omitted.\n',
    'NOT AGREED\n',
    'Draft — not agreed\n',
  ],
  ...[
    'Sample clause:\n',
    'Sample clause\n',
    'Example of a prohibited clause:\n',
    'The following is not included:\n',
  ],
  ...[
    'Old text: ',
    'Previous wording: ',
    'Superseded: ',
    'Expired: ',
    'Myth: ',
    'Optional: ',
    'Exclusions\n',
  ],
  ...[
    'NOT PART OF THE CONTRACT\n',
    'No longer valid:\n',
    'The next sentence is void. ',
    'What follows was not agreed. ',
  ],
  ...['The Buyer wrote: "', 'The former agreement read: “', 'Excluded | '],
])('what a heading or label says of a clause is part of it: %j', (before) => {
  expect(isProof('en', before, CLAUSE.en ?? '', '.')).toBe(false)
})

const STEMS = [
  ...[
    'The services exclude',
    'The Supplier may refuse to',
    'This warranty is void if',
    'Unless',
    'No party shall',
  ],
  ...['The Supplier is released from the duty to', 'The Supplier need not', 'It is forbidden to', 'Where'],
  ...[
    'Nothing in this clause obliges the Supplier to',
    'The Buyer waives its right to',
    'To the extent that',
  ],
  ...['If any of the following occurs:', 'The following points were rejected.'],
]
const [FIRST, SECOND] = ['store the goods in a dry place', 'deliver the goods to the port in time']

test.each(STEMS)('an item belongs to its stem, with or without a colon: %s', (stem) => {
  for (const list of [
    `${stem}\n(a) ${FIRST};\n(b) `,
    `${stem}\n1. ${FIRST};\n2. `,
    `${stem}\n- ${FIRST}\n- `,
    `${stem}\n${FIRST};\n`,
  ])
    expect(isProof('en', list, SECOND, '.'), list).toBe(false)
})

test.each([
  ['a noun of the quote goes on', '', 'The Supplier shall pay the annual licence fee', ' of the Buyer.'],
  ['a clause follows', '', CLAUSE.en ?? '', ', and the Buyer pays the fee.'],
  ['a note says nothing of it', '', CLAUSE.en ?? '', '*.\n* See Annex 2.'],
  ['a heading names what is excluded', 'Exclusion of further remedies\n', `${CLAUSE.en}.`, ''],
  ['a numbered section stands before', 'Term and termination\n1. ', `${CLAUSE.en}.`, ''],
  ['a heading follows', '', `${CLAUSE.en}.`, '\n14.2 WAIVER. The parties may agree on it.'],
  [
    'the next sentence forbids something else',
    '',
    `${CLAUSE.en}.`,
    ' Neither party shall disclose this Agreement to others.',
  ],
  [
    'the next sentence is limited',
    '',
    `${CLAUSE.en}.`,
    ' Unless the parties agree otherwise, the fee is due in May.',
  ],
  [
    'the next sentence speaks of this Agreement at the end of what is read of it',
    '',
    `${CLAUSE.en}.`,
    ' Repair and all other charges and costs, which are not expressly apportioned by this Agreement, shall be shared.',
  ],
  ['a title in capitals', '', 'MANUFACTURING AND SUPPLY AGREEMENT', '\nDATED AS OF MAY 2020\n'],
])('still proof: %s', (_, before, quote, after) => {
  expect(isProof('en', before, quote, after)).toBe(true)
})

test('a quote whose mark has too many notes proves nothing', () => {
  const see = '* See Annex 2.\n'
  expect(isProof('en', '', CLAUSE.en ?? '', `*.\n${see.repeat(20)}`)).toBe(true)
  expect(isProof('en', '', CLAUSE.en ?? '', `*.\n${see.repeat(20_000)}`)).toBe(false)
})
