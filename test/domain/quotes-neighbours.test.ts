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
  'en |The Supplier delivers ten \ufffc goods to the port.|',
  'en |The Supplier delivers ten \ufffd goods to the port.|',
  'en Anna testified:\n…',
  'en The mayor then replied as follows:\n…',
  'en The Supplier maybe |delivers the goods to the port in May|.',
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
  'en … A breach of this has no consequences.',
  'de … Ein Verstoß dagegen bleibt folgenlos.',
  'es … Eso es, al menos, lo que dice el folleto.',
  'en … This was changed in 2022.',
  'en … This comes into force only when the licence has been granted.',
  'en … This is our aim for the year 2040.',
  'en … Branch offices are exempt.',
  'cs … Pobočky jsou z toho vyňaty.',
  'en … The Supplier decides whether to do so.',
  'es … La dirección no pudo demostrarlo.',
  "fr … Il n'existe aucune obligation légale en ce sens.",
  'fr … Il y est renoncé la première année.',
  'fr … Cette règle a pris fin en 2021.',
  'de … Heute wissen wir, dass der Verfasser das erfunden hatte.',
  'en …\n3.2 The duty just stated may be dropped at any time.',
  'en … Branch offices are outside the scope of this sentence.',
  'en …\nIn favour 3, against 11.',
  'en …\n3.2 Exceptions:\n(a) the northern region',
  'en Either\n…\nor\nThe parties decide later.',
  'en …\nor\nThe parties decide later.',
  'en Variant 1\n…',
  'de Variante 1 (nicht gewählt)\n…',
  'en The following points were withdrawn during the talks:\n(a) Ports are open.\n(b) …',
  'en 3. Ports\nThe rest of this paragraph depends on funding. …',
  'en Only if the pilot succeeds will the next sentence take effect. …',
  'en From 2035 the following will hold. …',
  'en In an ideal world, this is how it would read. …',
  'en Rumour has it as follows. …',
  'en Text for tenants over seventy: …',
  'en Annex C – Superseded policies\n3. Ports\n…',
  'en 3. Ports\nObsolete.\n3.1 …',
  'fr 3. Ports\nCe chapitre est destiné aux clients du tarif le plus cher.\n3.1 …',
  'en …*\n* From 2031 onwards.',
]

const KEPT: readonly string[] = [
  'en … This has always been so.',
  'en |The Supplier delivers ten of the goods to the port.|',
  'en The witness recalled and the parties agree: …',
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
  'en … Exceptions must be approved by the board.',
  'cs … Výjimky musí schválit rada.',
  'de … Ausnahmen muss der Vorstand genehmigen.',
  'en … A breach of this is a reason to terminate.',
  'en … This is a duty and not merely an aim.',
  'en … This was confirmed in 2022.',
  'en … The Seller accepts this.',
  'en … The auditor checks whether this was done.',
  'es … La dirección lo demostró.',
  'en …\n3.2 The duty just stated may not be dropped by either party.',
  'en …\nIn favour 11, against 3.',
  'en …\n3.2 Exceptions:\nnone',
  'en Variant 1 (chosen)\n…',
  'en Option chosen by the parties: …',
  'en The position is as follows. …',
  'en Recommendation: tender these supplies. …',
  'en …   ✓',
  'en …*\n* See also page 7.',
]

test.each(TAKEN)('%s is no proof', (line) => {
  expect(isProof(line)).toBe(false)
})

test.each(KEPT)('%s is proof', (line) => {
  expect(isProof(line)).toBe(true)
})
