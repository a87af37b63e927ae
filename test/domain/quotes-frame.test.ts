/** The context of a quote, however far: across pages, in list stems, in brackets, as an example or a claim. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

/** A form feed begins a new page. */
function isProof(language: string, before: string, quote: string, after: string): boolean {
  const filling = (FILLING[language] ?? '').repeat(3)
  const pages = `${filling}\n${before}${quote}${after}\n${filling}`.split('\f')
  const found = locateQuote(indexDocument(pages.map((text, at) => pageOf(text, at + 1))), quote)
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const LOSS = 'The Supplier shall be liable for any loss.'
const loss = 'the Supplier shall be liable for any loss'
const INSURED = 'The Supplier is insured against all losses'
const SECRET = 'keep the information confidential at all times'

type Case = readonly [language: string, before: string, quote: string, after: string]

const TURNED: readonly Case[] = [
  ['en', 'Nothing in this Agreement means that\f', `${loss}.`, ''],
  ['en', 'The Supplier shall not\f', 'be liable for any loss or damage.', ''],
  ['en', '', INSURED, '\fonly if the Buyer pays.'],
  ['en', '', INSURED, '\funless the Buyer agrees.'],
  ['en', '', INSURED, '; provided, however, that the Buyer pays.'],
  ['en', '', INSURED, '; except on Sundays.'],
  ['en', '', `${INSURED}.`, ' Provided that the Buyer pays first.'],
  ['en', 'The Supplier shall n\u043et ', 'be liable for any loss or damage.', ''],
  ['en', 'The Supplier shall no\u034ft ', 'be liable for any loss or damage.', ''],
  ['en', 'The Supplier shall n o t ', 'be liable for any loss or damage.', ''],
  ['en', 'The Supplier can-\nnot ', 'be liable for any loss or damage.', ''],
  ['en', 'The Supplier shall \u{1d427}\u{1d428}\u{1d42d} ', 'be liable for any loss or damage.', ''],
  [
    'en',
    'The Supplier shall not:\nassign the contract;\nsubcontract it;\n',
    'disclose the records to others',
    '',
  ],
  ['en', 'The Supplier shall not do any of this: assign it; ', 'disclose the records to third parties', ''],
  ['en', 'This Agreement ends if:\n(a) the Buyer objects;\n(b) ', INSURED.replace('The', 'the'), '.'],
  ['en', 'The fee is waived where:\n(a) the Buyer objects;\n(b) ', INSURED.replace('The', 'the'), '.'],
  ['en', 'Deleted: ', LOSS, ''],
  ['en', 'Rejected wording: ', LOSS, ''],
  ['en', '[The Supplier delivers in time. ', LOSS, ' The Buyer pays.]'],
  ['en', '', `${INSURED}.`, ' [Intentionally omitted.]'],
  ['en', '', INSURED, '\n(intentionally left blank)'],
  ['en', '', INSURED, '\nReserved.'],
  ['en', '', INSURED, ': not applicable'],
  ['en', '', INSURED, ': ☐ Yes ☒ No'],
  ['en', '', INSURED, ' [ ] yes [x] no'],
  ['en', 'For example, ', `${loss}.`, ''],
  ['en', 'Example: ', LOSS, ''],
  ['en', 'The Buyer alleges that ', `${loss}.`, ''],
  ['en', 'It is untrue that ', `${loss}.`, ''],
  ['en', 'It would be wrong to say that ', `${loss}.`, ''],
  ['en', '', 'Is the Supplier liable for any loss or damage?', ' No.'],
  ['en', 'Is it agreed that ', loss, '?\n7. Invoices are sent by email.'],
  ['en', '', LOSS, ' The parties do not agree to this.\n7. Invoices are sent by email.'],
  ['en', 'The Supplier is exempt from the duty to ', `${SECRET}.`, ''],
  ['en', 'The Supplier is released from its obligation to ', `${SECRET}.`, ''],
  ['en', 'The Supplier is not required, save as agreed, to ', `${SECRET}.`, ''],
  ['en', 'The Supplier shall in no case, even if it knew, ', 'be liable for any loss or damage.', ''],
  ['en', '', loss.replace('the', 'The'), ' up to $100.'],
  ['en', '', loss.replace('the', 'The'), ' or not, as it chooses.'],
  ['de', 'Es ist falsch, dass ', 'der Lieferant für alle Schäden haftet', '.'],
  ['de', 'Der Käufer behauptet, dass ', 'der Lieferant für alle Schäden haftet', '.'],
  ['de', '', 'Haftung des Lieferanten für Schäden', '\n(entfällt)'],
  ['de', 'Der Lieferant darf nicht:\nden Vertrag übertragen;\n', 'die Daten an Dritte weitergeben', ''],
  ['de', 'Der Vertrag endet, wenn:\na) der Käufer es will;\nb) ', 'der Lieferant versichert ist', '.'],
  ['de', 'Beispiel: ', 'Der Lieferant haftet für alle Schäden.', ''],
  ['fr', 'Il est faux que ', 'le Fournisseur est tenu de livrer à temps', '.'],
  ['fr', 'Le Fournisseur est dispensé de ', 'livrer les marchandises à temps au port', '.'],
  ['fr', '', 'Responsabilité du Fournisseur pour les dommages', '\n(sans objet)'],
  ['fr', 'Le Fournisseur ne peut pas :\ncéder le contrat ;\n', 'communiquer les données à des tiers', ''],
  ['cs', 'Je nepravda, že ', 'dodavatel odpovídá za škodu v domě', '.'],
  ['cs', '', 'Odpovědnost dodavatele za škodu', '\n(vypuštěno)'],
  ['cs', 'Dodavatel nesmí:\npostoupit smlouvu;\n', 'sdělit údaje třetím osobám bez souhlasu', ''],
  ['es', 'Es falso que ', 'el Proveedor responde de todas las pérdidas', '.'],
  ['es', '', 'Responsabilidad del Proveedor por pérdidas', '\n(suprimido)'],
  ['es', 'El Proveedor no podrá:\nceder el contrato;\n', 'comunicar los datos a terceros', ''],
  ['it', 'È falso che ', 'il Fornitore risponde di tutte le perdite', '.'],
  ['it', '', 'Responsabilità del Fornitore per le perdite', '\n(omissis)'],
  ['it', 'Il Fornitore non può:\ncedere il contratto;\n', 'comunicare i dati a terzi', ''],
  ['pl', 'Jest nieprawdą, że ', 'dostawca odpowiada za wszystkie straty', '.'],
  ['pl', '', 'Odpowiedzialność dostawcy za straty', '\n(skreślony)'],
  ['pl', 'Dostawca nie może:\nprzenosić umowy;\n', 'ujawniać danych osobom trzecim', ''],
  ['pt', 'É falso que ', 'o Fornecedor responde por todas as perdas', '.'],
  ['pt', '', 'Responsabilidade do Fornecedor por perdas', '\n(revogado)'],
  ['pt', 'O Fornecedor não pode:\nceder o contrato;\n', 'comunicar os dados a terceiros', ''],
]

test('a text with few frequent words is judged by the words of its most likely language', () => {
  const quote = 'uhradit cestovní výdaje zákazníka'
  const text = `Dodavatel vede záznamy o všech dodávkách.\nJe zakázáno:\n- sdělit údaje;\n- ${quote}.\nFaktury se zasílají poštou.`
  expect(locateQuote(indexDocument([pageOf(text)]), quote)).toMatchObject({ isProof: false })
})

/** Text before and after a whole clause, for each language: with each, the clause is not proof. */
const AROUND: Readonly<Record<string, readonly [clause: string, before: string[], after: string[]]>> = {
  en: [
    loss,
    [
      ...[
        'It is a myth that ',
        'The Buyer demands that ',
        'The Buyer hopes that ',
        'The parties discussed that ',
      ],
      ...['Void: ', 'Draft: ', 'Not agreed: ', 'Option B (not chosen): ', 'minus '],
    ],
    [
      ...['*.', ' notwithstanding, so be it.', ' in excess of $100.', ' exceeding $100.'],
      ...[
        ', always provided that it knew.',
        ', although it is not.',
        ' is hereby deleted.',
        '" is hereby deleted.',
      ],
      ...['; however, not for lost profit.', '; this does not apply to lost profit.', ' shall be replaced.'],
      ...[
        '. This clause is void.',
        '. This sentence shall not apply.',
        '. The foregoing sentence is deleted.',
      ],
    ],
  ],
  de: [
    'der Lieferant haftet für alle Schäden',
    ['Die Parteien hoffen, dass ', 'Nicht vereinbart: '],
    [
      '; dies gilt nicht für Folgeschäden.',
      ' bis zu 100 Euro.',
      '. Diese Klausel gilt nicht.',
      ', obwohl er es wusste.',
    ],
  ],
  cs: [
    'dodavatel odpovídá za škodu v domě',
    ['Strany doufají, že '],
    [', ačkoli nemusí.', '. Toto ustanovení se nepoužije a ruší se.', ' pouze při úmyslu.'],
  ],
  fr: [
    'le Fournisseur est tenu de livrer à temps',
    ['Les parties espèrent que '],
    ['. Cette clause est supprimée.', ', sauf force majeure.', ' sous réserve du paiement.'],
  ],
  es: [
    'el Proveedor responde de todas las pérdidas',
    ['Las partes esperan que '],
    ['. Esta cláusula queda suprimida.', ', aunque no quiera.'],
  ],
  it: [
    'il Fornitore risponde di tutte le perdite',
    ['Le parti sperano che '],
    ['. Questa clausola è soppressa.', ', sebbene non voglia.'],
  ],
  pl: [
    'dostawca odpowiada za wszystkie straty',
    ['Strony mają nadzieję, że '],
    ['. To postanowienie zostaje skreślone.', ', chociaż nie chce.'],
  ],
  pt: [
    'o Fornecedor responde por todas as perdas',
    ['As partes esperam que '],
    ['. Esta cláusula fica revogada.', ', embora não queira.'],
  ],
}

const PLACED: readonly Case[] = Object.entries(AROUND).flatMap(([language, [clause, before, after]]) => [
  ...before.map((words) => [language, words, clause, '.'] as const),
  ...after.map((words) => [language, '', clause.charAt(0).toUpperCase() + clause.slice(1), words] as const),
])

const GOVERNED = ['stops', 'is unable', 'is unwilling', 'forgot', 'used', 'tries', 'neglects'].map(
  (verb): Case => ['en', `The Supplier ${verb} to `, `${SECRET}.`, ''],
)

const INFINITIVES: readonly Case[] = [
  'weigert sich',
  'ist nicht verpflichtet',
  'verpflichtet sich nicht dazu',
].map((verb) => ['de', `Der Lieferant ${verb}, `, 'die Daten geheim zu halten und zu schützen', '.'])

test.each([...PLACED, ...GOVERNED, ...INFINITIVES])(
  '%s: the context changes the meaning: %j| %j |%j',
  (...given) => {
    expect(isProof(...given)).toBe(false)
  },
)

test.each(TURNED)('%s: not proof: %j| %j |%j', (...given) => {
  expect(isProof(...given)).toBe(false)
})

const STANDING: readonly Case[] = [
  ['en', 'No waiver: ', LOSS, ''],
  ['en', 'The Buyer pays.\f', LOSS, ''],
  ['en', '', LOSS, '\fUnless agreed otherwise, the Buyer pays.'],
  ['en', 'The Supplier shall, without limitation, do all of this:\n(a) pay;\n(b) ', SECRET, '.'],
  [
    'en',
    'The report contains at least the following parts:\n(a) costs;\n(b) ',
    'the names of all suppliers',
    '.',
  ],
  ['en', 'The price [see annex] is fixed. ', LOSS, ' [Annex 1]'],
  ['en', '', `${INSURED};`, ' the Buyer pays in time.'],
  ['en', '', LOSS, '\n☐ The Buyer pays in time.'],
  ['en', 'This shall not apply: the Buyer pays. ', LOSS, ''],
  ['en', 'The parties agree that ', `${loss}.`, ''],
  ['en', 'The Supplier undertakes to ', `${SECRET}.`, ''],
  ['en', '', LOSS, ' This Agreement may not be assigned.'],
  ['de', 'Die Parteien vereinbaren, dass ', 'der Lieferant für alle Schäden haftet', '.'],
  ['de', 'Der Lieferant verpflichtet sich, ', 'die Daten geheim zu halten und zu schützen', '.'],
  ['de', 'Der Käufer zahlt nicht. ', 'Der Lieferant haftet für alle Schäden.', ' Er ist versichert.'],
]

const CONTENT = 'Additionally, the Supplier keeps a copy of every film.'

test.each([
  'The service will not show anything that: (i) is illegal; (ii) is harmful; or (iii) is false. ',
  'No fee is due for any film that: (i) is old, and (ii) was shown. ',
  'Without limiting the foregoing, the duties of the Supplier include:\n(a) care;\n(b) ',
  'To reach this objective, the parties follow the steps of this Section. ',
])('a sentence after a finished list, or one that denies nothing, is still proof: %j', (before) => {
  expect(isProof('en', before, CONTENT, '')).toBe(true)
})

test.each([
  ['the first words of the document', 'Excluded items: (a) ', 'the Supplier repairs the pumps', '.'],
  ['two words', `${FILLING.de} Nicht dabei: `, 'der Lieferant repariert die Pumpen', '.'],
])('%s can be a stem that denies: %j| %j |%j', (_, before, quote, after) => {
  const text = `${before}${quote}${after}\n`
  expect(locateQuote(indexDocument([pageOf(text)]), quote)).toMatchObject({ isProof: false })
})

test.each([
  'The following was rejected: (i) the film is old; or (ii) it was shown. ',
  'Void clauses: (i) the Buyer pays; or (ii) the Buyer delivers. ',
  'Deleted clauses: (i) the Buyer pays; or (ii) the Buyer delivers. ',
  'The service will not show anything that: (i) is illegal; (ii) is harmful; or (iii) ',
  'The service will not show anything that:\n(a) is illegal; or\n(b) is false.\n(c) ',
  'The Buyer objects to the following. ',
])('a sentence of an unfinished list is not proof: %j', (before) => {
  expect(isProof('en', before, CONTENT, '')).toBe(false)
})

test('headers and footers are not the stem of a list', () => {
  const pages = ['Contents\nExceptions 55\nRelease 56', 'SUPPLY AGREEMENT', 'Prices', 'Term', 'Notices']
  const footer = 'Source: SUPPLIER, INC., 5/2020'
  const texts = pages.map(
    (title, at) => `${title}\n${at === 1 ? LOSS : `The Buyer pays fee ${at} in time.`}\n${footer}`,
  )
  texts[0] = `${FILLING.en?.repeat(3)}\n${pages[0]}\n${footer}`
  const index = indexDocument(texts.map((text, at) => pageOf(text, at + 1)))
  expect(locateQuote(index, 'SUPPLY AGREEMENT')?.isProof).toBe(true)
  expect(locateQuote(index, LOSS)?.isProof).toBe(true)
})

test.each(STANDING)('%s: still proof: %j| %j |%j', (...given) => {
  expect(isProof(...given)).toBe(true)
})
