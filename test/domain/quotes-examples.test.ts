/** An example and a counterexample of rules about the text around a sentence. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, string>> = {
  en: 'The Landlord bears the cost of the yearly maintenance.',
  de: 'Der Vermieter trägt die Kosten der jährlichen Wartung.',
  pl: 'Wynajmujący ponosi koszty corocznej konserwacji.',
  ja: '貸主は毎年の保守費用を負担する。',
  hu: 'A bérbeadó viseli az éves karbantartás költségét.',
}

/** "…" stands for the clause. */
function isProof(language: string, around: string): boolean {
  const clause = CLAUSES[language] ?? ''
  const filling = FILLING[language]?.trim() ?? 'Minden rendben van a házban és a kertben is.'
  const text = `1. ${filling}\n2. ${filling}\n${around.replace('…', clause)}\n7. ${filling}\n`
  const page = { ...pageOf(text), boxes: new Float32Array(text.length * 4) }
  return locateQuote(indexDocument([page]), clause)?.isProof ?? expect.fail(around)
}

const TAKES_BACK: Readonly<Record<string, readonly string[]>> = {
  pl: ['Kupujący ujął to tak: …'],
  en: [
    'The Buyer put it thus: …',
    'Subject to approval: …',
    'The following incidents were reported by him: …',
    '…\n8. This contract was excluded by the parties.',
    '…\n8. This contract was cancelled by the parties.',
    'Clause 3, “…”, is deleted.',
    '“…” is deleted.',
    'The clause reads as follows: “…” It is deleted.',
    'None of this document is agreed.\n3. Costs\n3.1 …',
    'Nobody agreed to this document.\n3. Costs\n3.1 …',
    '… That is quite the opposite.',
    '… It is quite the opposite in winter.',
    'If the board agrees, the following applies. …',
    'Unless the board objects, the next clause applies. …',
    'The rest of this paragraph applies only to shops. …',
    '… Branch offices are exempt.',
    '… The Landlord decides whether to do so.',
    '… The Landlord could not prove it.',
    '… The Tenant need not prove it.',
    '3. Costs\nRemark: The owner did not accept this section.\n3.1 …',
    'Option A (not chosen): …',
    'Option A (if chosen): …',
    'The following proposal: …',
    'Isle of Man edition: …',
    '… In May the preceding clause is suspended.',
    '… The annex prevails over all of the foregoing.',
    '… The parties exclude all of the foregoing.',
    '…\nand only with the consent of the lender.',
    '…\nand not before May.',
    'Is this clause agreed? …',
    'Is the sample wrong? …',
    'Deleted provisions\n…',
    'Former provisions\n…',
    '[…]',
    '[… [x] ]',
    '{…}',
    '3. Costs\n3.1 …\n8. Clauses 2.1 to 3.5 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 3.0 to 3.5 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 1 to 5 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 1 to 60 are deleted.',
    '3. Costs\n3.1 …\n8. Clause 3.1 applies only in May.',
    '3. Costs\n(not agreed)\n3.1 …',
    '3. Costs – not yet in force\n3.1 …',
    '… This was changed in 2022.',
    '… This is our aim for 2040.',
    '… That is what the brochure says.',
    '… A breach of this has no consequences.',
    '… There is no obligation in this regard.',
    'From 2035 the following will hold. …',
    'This is how it would read. …',
    'Before 31 December 2019 it was so: …',
    'Before the next winter: …',
    'The contract between the Supplier and its carrier provides: …',
    '“Rejected clause” means: …',
    'PART B - OPTIONAL TERMS (NOT SELECTED)\n…',
    'Example: …',
    'Draft: …',
    '… This sentence is a mere proposal.',
    '… What was written here is wrong.',
    '… (Not so.)',
    '… Not any more.',
    '… No.',
    '… And that is a dream.',
    '… An exception is made for shops.',
    '… This letter supersedes the foregoing.',
    '3. Costs\n3.1 …\n8. Clauses 1 to 600 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 3.2 to 4.1 are deleted.',
  ],
  ja: ['…※\n※ 適用しない', '…この条項は適用しない。', '…（削除）', '…（適用しない）'],
  de: ['… Die Leitung hat all dies verworfen.'],
  hu: ['A bérbeadó javaslata így szól: …', 'Elvetett szöveg:\n…'],
}

const LEAVES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The parties agree thus: …',
    'Subject of the contract: …',
    'The subject of this contract is: …',
    'The following incidents were reported yesterday: …',
    '…\n8. This contract was excluded if unsigned.',
    '…\n8. This contract was not cancelled by the parties.',
    'The following is inserted: “…”',
    'The following is inserted: “…” Clause 4 is kept.',
    'Nothing in this document amends the lease.\n3. Costs\n3.1 …',
    'The following applies. …',
    'The rent under this clause is due only once a year. …',
    '… Such services are VAT exempt.',
    '… No branch office is exempt.',
    '… The Landlord decides whether a lift is needed.',
    '… The auditor asks whether it was paid.',
    '3. Costs\nRemark: The owner did accept this section.\n3.1 …',
    'Current version: …',
    'Adopted edition: …',
    '… A payment under the preceding clause is not refundable.',
    '… The parties welcome all of the foregoing.',
    '…\nand of the garden.',
    'Is the roof new? …',
    'Other provisions\n…',
    '[a] …',
    '[a … [b]',
    '3. Costs\n3.1 …\n8. Clauses 3.2 to 3.5 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 3.5 to 3.0 are deleted.',
    'The rule that the rent is due is strict. …',
    '… This is a duty and not merely an aim.',
    '… A breach of this has severe consequences.',
    '… The parties have agreed in this regard.',
    'Since 2019 the following has held. …',
    'The position is as follows. …',
    'The parties agree on the following. …',
    'This contract between the Supplier and its carrier provides: …',
    "The Tenant's obligations: …",
    'The tenant: …',
    '“Costs” means: …',
    '… This sentence is binding.',
    '… What is written here is right.',
    '… Such clauses are usual.',
    '… No. 5 is blue.',
    '… Exceptions must be approved by the board.',
    '… If a provision is void, the remaining provisions are not affected.',
    '… This Agreement supersedes all previous agreements.',
    '3. Costs\n3.1 …\n8. Clauses 2.1 to 2.5 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 4 to 6 are deleted.',
    '3. Costs\n3.1 …\n8. Clauses 1 to 2 are deleted.',
  ],
  ja: ['…※\n※ 附属書を参照', '…この条項は全員に適用する。', '…（別表参照）'],
  hu: ['Az elvetett szöveg eleje itt:\n…'],
}

test.each(Object.entries(TAKES_BACK))('%s: each of these takes the proof', (language, all) => {
  expect(all.filter((around) => isProof(language, around))).toEqual([])
})

test.each(Object.entries(LEAVES))('%s: each of these leaves the proof', (language, all) => {
  expect(all.filter((around) => !isProof(language, around))).toEqual([])
})
