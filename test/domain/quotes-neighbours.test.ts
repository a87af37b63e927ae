/** What a quote's own clause, its list and the sentences next to it say about it, next to honest twins. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const QUOTES: Readonly<Record<string, string>> = {
  en: 'The Supplier delivers the goods to the port.',
  de: 'Der Lieferant liefert die Ware in den Hafen.',
  fr: 'Le Fournisseur livre les marchandises au port.',
  es: 'El Proveedor entrega los bienes en el puerto.',
  cs: 'Dodavatel dodává zboží do přístavu.',
  sv: 'Leverantören sänder varorna till hamnen.',
}

/** Around "…", the quote, or with the quote between bars. */
function isProof(line: string): boolean {
  const language = line.slice(0, 2)
  const marked = line.slice(3).replace('…', `|${QUOTES[language]}|`)
  const [before = '', quote = '', after = ''] = marked.split('|')
  const filling = (FILLING[language] ?? '').repeat(2)
  const text = `${filling}\n\n${before}${quote}${after}\n\n${filling}`
  return (locateQuote(indexDocument([pageOf(text)]), quote) ?? expect.fail(line)).isProof
}

const TAKEN: readonly string[] = [
  'en … So much for that.',
  'en … If only.',
  'en … That was then.',
  'en … Reality is different.',
  'en … Don’t rely on it.',
  'de … Das war einmal.',
  'de … Die Wirklichkeit sieht anders aus.',
  'fr … C’était avant.',
  'es … La realidad es otra.',
  'cs … Opak je pravdou.',
  'sv … Så är det inte.',
  'sv … Det var förr.',
  'en …\nPrecondition: a deposit',
  'en …\nDraft - not for use in May',
  'de …\nEntwurf – nicht verwenden',
  'en …\nScope: pilot sites',
  'en Discarded wording:\n…',
  'en (a) Ports are open.\n(b) …\nwhichever the Buyer chooses.',
  'en (a) Ports are open.\n(b) …\nBoth points were outvoted.',
  'en Can anybody still say this with a straight face? …',
  'en |The price rises each year|, and this only with consent.',
  'en |The members pay in May|, July or never.',
  'de |Der Verwalter stellt die Reinigung| der Treppen ein.',
  'en The following is without effect. …',
  'de Er verspricht, |die Miete zu zahlen|.',
  'sv |Leverantören sänder varorna| om han vill.',
]

const KEPT: readonly string[] = [
  'en … This has always been so.',
  'en … This clause is new.',
  'en … Ports are open.',
  'en … It is made of steel.',
  'en … Responsible: Head of IT.',
  'en … However, it also does so on request.',
  'de … Das war schon immer so.',
  'fr … Il en est toujours ainsi.',
  'sv … Så har det alltid varit.',
  'en …\nPriority: high',
  'en …\nScope: all sites',
  'en Adopted wording:\n…',
  'en (a) Ports are open.\n(b) …\nand this is so in winter as well.',
  'en (a) Ports are open.\n(b) …\nBoth points were adopted.',
  'en Why is this so? …',
  'en The following provisions apply without limitation. …',
  'de Die folgenden Bestimmungen gelten ohne Ausnahme. …',
  'en 3. Fees\nThe following provisions apply without limitation.\n3.1 …',
  'en |The price rises each year|, and the Buyer pays it.',
  'de Er ist verpflichtet, |die Miete zu zahlen|.',
]

test.each(TAKEN)('%s is no proof', (line) => {
  expect(isProof(line)).toBe(false)
})

test.each(KEPT)('%s is proof', (line) => {
  expect(isProof(line)).toBe(true)
})
