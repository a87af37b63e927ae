/** Honest sentences around a quote that only look as if they took it back, next to ones that do. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const QUOTES: Readonly<Record<string, string>> = {
  en: 'The Supplier delivers the goods to the port.',
  de: 'Der Lieferant haftet für alle Schäden des Kunden.',
  fr: 'Le Fournisseur livre les marchandises au port.',
  es: 'El Proveedor entrega los bienes en el puerto.',
  it: 'Il Fornitore consegna le merci al porto.',
  pt: 'O Fornecedor entrega os bens no porto.',
  cs: 'Dodavatel dodává zboží do přístavu.',
  pl: 'Dostawca dostarcza towary do portu.',
}

/** "…" is the quote. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'a source, a rule for exceptions, and the mark of a draft': [
    'en … (Source: Annual Report 2025)',
    'de … (Quelle: Jahresbericht 2025)',
    'en … Exceptions must be approved.',
    'en … Exceptions must be approved by the board.',
    'en …\nDRAFT\nThe Buyer pays the price.',
    'de …\nENTWURF\nDer Käufer zahlt den Preis.',
    'en DRAFT\n…',
    'de ENTWURF 2.1\n3. Lieferung\n3.1 …',
    'en 3. Delivery\nDRAFT\n3.1 …',
  ],
  'a word that is a negation in another language': [
    'pt … No prazo de trinta dias, esta obrigação é cumprida.',
    'pt … No valor do contrato, isto corresponde a dez por cento.',
    'de … Dies ist am 31. Mai 2021 vereinbart worden.',
    'it … Il Cliente ne informa la Banca e questo è registrato.',
    'cs … Tak je zboží u kupujícího a to mu stačí.',
  ],
  'a variable, and a word cut at the beginning of what is read': [
    'en For every n:\na) …\nb) It is open.',
    `en Casino ${'and the hall of it '.repeat(8)}halls:\na) …\nb) It is open.`,
  ],
  'a noun that looks like a negation or a guess': [
    'fr … Toute personne peut demander cela.',
    'fr Chaque personne doit :\na) …\nb) payer le prix.',
    'cs … Toto se týká nemovitosti v Brně.',
    'pl … Powyższe towary odbiera zakład w Łodzi.',
  ],
  'a pronoun about its own sentence': [
    'cs … Cena je splatná v eurech, a to pouze převodem.',
    'de … Der Kunde meldet Fehler, damit kein Schaden entsteht.',
    'es … Con respecto a la entrega, el Cliente no paga nada.',
    'en … Both sides have the same number of copies if the Buyer wants.',
  ],
  'a consequence': [
    'en … If this is done in winter, the Buyer pays the fee.',
    'es … Si se hace esto en invierno, el Cliente paga.',
  ],
  'a time before another': [
    'en … In the preceding year there were no sales.',
    'en … The preceding year is not included in the report.',
    'es … El año anterior no hubo entregas.',
  ],
  'a lead-in that reports or names': [
    'en Subject of the contract: …',
    'en The following faults were reported: …',
    'de Folgende Vorfälle wurden berichtet: …',
  ],
  'a sentence that denies something else': [
    'en … None of the goods are of glass.',
    'de … Keine der Parteien darf den Preis ändern.',
    'fr … Aucune partie ne peut céder le contrat.',
    'it … Nessuna parte può modificare il prezzo.',
    'it … Non è consentito cedere il contratto a terzi senza accordo.',
    'es … No se permite ceder el contrato a un tercero.',
    'pl … Nie wolno przenosić umowy na osoby trzecie.',
    'cs … Není možné postoupit smlouvu třetí osobě.',
    "fr … N'oubliez pas la facture du mois.",
    'en … Don’t use the goods of others in May.',
    'pt … Não há outros custos para o Cliente.',
  ],
  'a number or a star that is no mark of a note': [
    'en 1 The goods if any\nThis agreement1 is new. …1',
    'en The files are *.txt files. … The *.csv files are large.',
  ],
  'quotation marks that open to the left': ['de Man nutzt »make« oft. … Danach nutzt man »make« wieder.'],
}

const TAKEN: readonly string[] = [
  'en … This is excluded in the same year.',
  'en … In the first year, this is not agreed.',
  'en Subject to the contract: …',
  'en The following statements were reported: …',
  'en The following errors were found: …',
  'en The following options were considered: …',
  'en The following rumours were spread: …',
  'de Folgende Lügen wurden verbreitet: …',
  'fr Les rumeurs suivantes ont été relevées : …',
  'en … Until this is signed, the Buyer pays EUR 5.',
  'en … Unless this is signed, the Buyer pays EUR 5.',
  'en … * The port may be closed.\n* if any',
  'en …1\n1 The goods if any',
  'en … If this is agreed, the Buyer pays the fee.',
  'en … This is so if the Buyer pays the fee.',
  "fr … Ne s'applique pas aux consommateurs.",
  'en … None.',
  'de … Keine.',
  'de Der Kunde schrieb: »…« Danach schwieg er.',
  'es … No se acuerda nada al respecto.',
  'es … No se aplica a los consumidores.',
  'es … No hay tal obligación.',
  'it … Non vale per i consumatori.',
  'pt … Não se aplica aos consumidores.',
  'pl … Nie dotyczy konsumentów.',
  'pl Kupujący mówił tak: …',
  'cs … Zda tak učiní, rozhodne dodavatel.',
]

function isProof(marked: string): boolean | undefined {
  const [language, around] = [marked.slice(0, 2), marked.slice(3)]
  const quote = QUOTES[language] ?? ''
  const filling = (FILLING[language] ?? '').repeat(2)
  const page = pageOf(`${filling}\n\n${around.replace('…', quote)}\n\n${filling}`)
  return locateQuote(indexDocument([page]), quote)?.isProof
}

test.for(Object.entries(STATED).flatMap(([kind, all]) => all.map((around) => [kind, around] as const)))(
  '%s takes nothing back: %s',
  ([, around]) => {
    expect(isProof(around)).toBe(true)
  },
)

test.each(TAKEN)('the quote is not proof: %s', (around) => {
  expect(isProof(around)).toBe(false)
})
