/** Text around a verbatim quote that says that the document doesn't state it, or only in part. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

/** The quote is between the bars; "N" stands for a line end. */
const TAKEN: readonly (readonly [language: string, text: string])[] = [
  ['en', '|The Supplier shall \ufffc deliver the goods to the port.|'],
  ['en', '|The Supplier shall \ufffd deliver the goods to the port.|'],
  ['de', '|Der Lieferant haftet \ufffc für alle Schäden des Kunden.|'],
  ['en', '|Shall the Supplier deliver the goods to the port?| The parties decide.'],
  ['en', '|The Supplier shall deliver the goods to the port|? The parties decide.'],
  ['cs', '|Dodavatel dodává zboží do přístavu.| Předchozí ustanovení je vypuštěno.'],
  ['en', 'The Supplier has no staff to |answer calls of the Customer at night|.'],
  ['en', 'Given the weather |the Supplier delivers the goods to the port|.'],
  ['en', 'If the Bank agrees, the Supplier |shall deliver the goods to the port|.'],
  ['en', 'The Supplier waives all rights to |use the name of the Customer in public|.'],
  ['en', '|The Supplier delivers the goods| someday.'],
  ['en', 'Earlier version: |The Supplier shall deliver the goods to the port.|'],
  ['en', 'Was: |The Supplier shall deliver the goods to the port.|'],
  ['de', 'Alte Fassung: |Der Lieferant haftet für alle Schäden des Kunden.|'],
  ['fr', 'Ancienne rédaction : |Le Fournisseur livre les marchandises au port.|'],
  ['es', 'Versión anterior: |El Proveedor entrega los bienes en el puerto.|'],
  ['en', '|The Supplier shall deliver the goods.| This duty was abandoned by the parties.'],
  ['en', '|The Supplier shall deliver the goods.| The Guarantor is exempt from that obligation.'],
  ['en', '|The Supplier shall deliver the goods.| However, the parties waive delivery in winter.'],
  ['de', '|Der Lieferant haftet für alle Schäden des Kunden.| Ausgenommen ist der Bürge.'],
  ['fr', '|Le Fournisseur livre les marchandises au port.| Toutefois, le garant en est dispensé.'],
  ['es', '|El Proveedor entrega los bienes en el puerto.| Queda excluido el garante.'],
  ['en', 'The tender of a rival said: “|The Supplier shall deliver the goods to the port.|”'],
  ['de', 'Der Kunde schrieb: „|Der Lieferant haftet für alle Schäden.|“'],
  ['ja', '先方の手紙には「|供給者は損害を賠償する。|」とあった。'],
  [
    'en',
    '3.1 |The Supplier shall deliver the goods.|N3.2 Records are kept.N8.1 Section 3.1 is hereby repealed.',
  ],
  [
    'en',
    '3.1 |The Supplier shall deliver the goods.|N3.2 Records are kept.N8.1 The parties strike Clause 3.',
  ],
  ['de', '3.1 |Der Lieferant haftet für Schäden.|N3.2 Akten bleiben.N8.1 Ziffer 3.1 wird gestrichen.'],
  ['ja', '第3条 |供給者は損害を賠償する。|N第4条 記録を保管する。N第8条 第3条を廃止する。'],
  ['en', '|Goods are sent by sea.N☐ The Supplier shall deliver the goods to the port.|'],
  ['de', '|Die Ware reist zur See.N☐ Der Lieferant haftet für alle Schäden des Kunden.|'],
  ['en', '□ |The Supplier shall deliver the goods to the port.|'],
  ['en', '|☐ The Supplier shall deliver the goods to the port.|'],
  ['ja', '銀行が承認したときは、|供給者は損害を賠償する。|'],
  ['ja', '|供給者は損害を賠償する|予定である。'],
  ['ja', '|供給者は損害を賠償する。|ただし、初年度を除く。'],
  ['ja', '以下の条項は廃止された。N（1）|供給者は損害を賠償する。|N（2）記録を保管する。'],
  ['ja', '旧条項：|供給者は損害を賠償する。|'],
  ['zh', '如果银行同意，|供应商应赔偿客户的全部损失。|'],
  ['zh', '|供应商应赔偿客户的全部损失。|但小额订单除外。'],
  ['zh', '已废止：|供应商应赔偿客户的全部损失。|'],
]

const STATED: readonly (readonly [language: string, text: string])[] = [
  ['en', '8. ExclusionsN|The Supplier is not liable for indirect losses.|'],
  ['en', '7. Termination without causeN|Either party may end this contract in May.|'],
  ['en', '5.3 Draft reportsN|The Supplier shall send a draft report each month.|'],
  ['fr', '8. ExclusionsN|Le Fournisseur livre les marchandises au port.|'],
  ['en', 'The Supplier |shall deliver the goods to the port|.'],
  ['en', 'The Supplier undertakes to |deliver the goods to the port|.'],
  ['en', 'For the avoidance of doubt, |the Supplier shall deliver the goods.|'],
  ['en', 'Governing law: |This contract is governed by the law of Utah.|'],
  ['en', '|The Supplier shall deliver the goods.|N* Confidential treatment requested'],
  ['en', '|The Supplier shall deliver the goods.| Work in violation of this section is void.'],
  ['en', '☒ |The Supplier shall deliver the goods.|N☐ Each party bears its costs.'],
  ['en', '3.1 |The Supplier shall deliver the goods.|N8.1 Section 3.1 of the Loan Deed is deleted.'],
  [
    'en',
    '3.1 |The Supplier shall deliver the goods.|N3.2 Records are kept.N8.1 Section 3.1 shall supersede all earlier terms.',
  ],
  ['en', '|The Supplier shall deliver the goods.|N8.1 Section 3.1 is deleted.'],
  ['en', 'Section 2 shall read as follows: “|The Supplier shall deliver the goods.|”'],
  ['ja', '|供給者は損害を賠償する。|本義務は契約終了後も存続する。'],
  ['ja', '第8条（適用除外）N|供給者は損害を賠償する。|'],
  ['ja', '当事者は次のとおり合意する。N（1）|供給者は損害を賠償する。|N（2）記録を保管する。'],
  ['zh', '|供应商应赔偿客户的全部损失。|记录保存十年。'],
]

function isProof(language: string, marked: string): boolean | undefined {
  const [before = '', quote = '', after = ''] = marked.replaceAll('N', '\n').split('|')
  const filling = (FILLING[language] ?? '').repeat(2)
  const text = `${filling}\n\n${before}${quote}${after}\n\n${filling}`
  return locateQuote(indexDocument([pageOf(text)]), quote)?.isProof
}

test.each(TAKEN)('%s: with this context the quote is not proof: %s', (language, marked) => {
  expect(isProof(language, marked)).toBe(false)
})

test.each(STATED)('%s: with this context the quote is still proof: %s', (language, marked) => {
  expect(isProof(language, marked)).toBe(true)
})

/** A page whose characters are on a grid, so that columns are where they appear. */
function onGrid(lines: readonly string[]): PageText {
  const text = lines.join('\n')
  const page = pageOf(text)
  let [x, y] = [50, 800]
  for (const [at, char] of [...text].entries()) {
    if (char === '\n') [x, y] = [50, y - 14]
    else {
      if (char !== ' ') page.boxes.set([x, y, x + 5, y + 9], at * 4)
      x += 5
    }
  }
  return page
}

const LEFT = 'The Supplier hosts the data in Germany.'
const RIGHT = 'The Customer trains its own staff.'

test.each([
  ['Old wording', 'New wording', true],
  ['Before', 'After', true],
  ['Service', 'Excluded', false],
  ['Service', 'Not included', false],
  ['Service', 'Remarks', true],
])('a column under a head that excludes it proves nothing: %s, %s', (left, right, isStated) => {
  const filling = FILLING.en ?? ''
  const rows = [`${left.padEnd(60)}${right}`, `${LEFT.padEnd(60)}${RIGHT}`]
  const index = indexDocument([onGrid([filling, filling, ...rows, filling])])
  expect(locateQuote(index, RIGHT)?.isProof).toBe(isStated)
  expect(locateQuote(index, LEFT)?.isProof).toBe(left === 'Service' && isStated)
})

test('text below a table is not in its columns', () => {
  const filling = FILLING.en ?? ''
  const cells = [
    ['No desktop', 'Small'],
    ['Desktop', 'Large'],
  ]
  const rows = cells.map(([left = '', right]) => `${left.padEnd(20)}${right}`)
  const index = indexDocument([onGrid([filling, ...rows, 'These are sizes.', LEFT, filling])])
  expect(locateQuote(index, LEFT)?.isProof).toBe(true)
})

test.each([
  ['en', 'The Supplier delivers all goods to the port.', true],
  ['tr', 'Tedarikçi bütün malları limana teslim eder.', false],
])(
  '%s: in other letter case a quote is proof only where its words are understood',
  (language, said, isProof) => {
    const text = `${FILLING[language]}${said} ${FILLING[language]}`
    const found = (quote: string) => locateQuote(indexDocument([pageOf(text)]), quote)
    expect(found(said)).toMatchObject({ status: 'verified', isProof: true })
    expect(found(said.toUpperCase())).toMatchObject({ status: 'repaired', isProof })
  },
)
