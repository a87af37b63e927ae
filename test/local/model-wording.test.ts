/** Rules in words that neither the tables nor the document use: slips, clauses, synonyms, units, denials. */
import { describe, expect, it } from 'vitest'
import { fullContract, otherDocument } from '../../bench/paraphrases/documents.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import type { Doc } from '../../local/model/document/document.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { parseRule } from '../../local/model/rule.ts'
import { documentOf } from './model-documents.ts'

function verdictOn(doc: Doc, text: string): string {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), true).verdict
}

const service = documentOf(
  `SERVICE AGREEMENT
1. Place
Personal data never leave the European Economic Area. The servers are located in Finland.
2. Work
Subcontractors are not used. The cable has a length of 0.8 m. A penetration test is carried out once a year.
The Supplier delivers within 20 days after receipt of the order. Claims must be submitted within 30 days.
Unlike Voltera, we repair every pump. Children may use the pump if they are supervised.
3. Assignment
The Client may not hand the contract on to others unless the Supplier agrees.
4. Law
This Agreement is governed by the laws of Finland.`,
)

describe('an ordinary document', () => {
  it.each([
    ['The supplier must keep the data in the EU.', 'met'],
    ['The supplier must not use subcontractors.', 'met'],
    ['The cable must be at least 1 m long.', 'broken'],
    ['The cable must not be longer than 90 cm.', 'met'],
    ['A penetration test must be performed annually.', 'met'],
    ['A penetration test must be performed monthly.', 'broken'],
    ['Delivery must take place within 30 days of the order.', 'met'],
    ['Claims must be filed within two weeks.', 'broken'],
    ['Claims must be filed within a month.', 'met'],
    ['No page may mention a competitor such as Voltera.', 'broken'],
    ['No page may mention a competitor such as Siemens.', 'met'],
    ['No page may mention a competitor.', 'not_found'],
    ['Children must not use the pump without supervision.', 'met'],
    ['Assignment must be possible without consent.', 'broken'],
    ['All tax law must be observed.', 'not_found'],
    ['The pump must be tested on every ship.', 'not_found'],
  ])('%s: %s', (rule, verdict) => {
    expect(verdictOn(service, rule)).toBe(verdict)
  })
})

describe('words that are about something else', () => {
  it.each([
    ['Payment must be made within 14 days.', 'Suppliers without payments for five years should be removed.'],
    ['The terms of payment must be stated.', 'The trustees receive no payment.'],
    ['The salary must be at least $120,000.', 'Total due $ 2,717.95 Please pay by bank transfer.'],
    [
      'The applicant must have a university degree.',
      'We asked every university in the town for its records.',
    ],
  ])('%s %s', (rule, text) => {
    const doc = documentOf(`REPORT\n1. Findings\n${text}\n2. Journey\nThe train was late, so we walked home.`)
    expect(verdictOn(doc, rule)).toBe('not_found')
  })
})

describe('a contract with all kinds of clauses, and a text with none', () => {
  const [has, lacks] = [documentOf(...fullContract), documentOf(...otherDocument)]
  it.each([
    ['The contarct must have a titel.', 'met', 'not_found'],
    ['Exlusive dealing must be agreed.', 'met', 'not_found'],
    ['No poaching of staff.', 'met', 'not_found'],
    [
      'The purchaser shall, during each contract year, order and pay for not less than the minimum quantity of products set forth in the agreement.',
      'met',
      'not_found',
    ],
    [
      'This agreement shall not be assigned or otherwise transferred, in whole or in part, by operation of law or otherwise, without the prior written consent of the other party.',
      'met',
      'not_found',
    ],
    ['exit w/o cause possible?', 'met', 'not_found'],
    ['We must can control their books.', 'met', 'not_found'],
    ["We've been burnt before: no contracts that roll on by themselves, please.", 'broken', 'met'],
    ['Automatic prolongation is a no-go.', 'broken', 'met'],
    ['A promise not to sue should not be made.', 'broken', 'met'],
    ['Flag if assignment requires consent.', 'broken', 'met'],
    ['The agreement must be open-ended.', 'broken', 'met'],
    ['The customer must be free to order as little as it wants.', 'broken', 'met'],
    ['The term should be extended automatically unless someone objects.', 'met', 'not_found'],
    [
      'If personal data are processed, the contract must contain a data protection clause.',
      'does_not_apply',
      'does_not_apply',
    ],
    [
      'The contract must provide for the release of the source code if the vendor becomes insolvent.',
      'met',
      'not_found',
    ],
    ['Licensor grants an irrevocable, perpetual licence to the Deliverables.', 'met', 'not_found'],
    [
      'Neither party shall be entitled to terminate this agreement at any time for convenience or without cause.',
      'broken',
      'met',
    ],
  ])('%s: %s, %s', (rule, there, absent) => {
    expect([verdictOn(has, rule), verdictOn(lacks, rule)]).toEqual([there, absent])
  })
})

describe('only slips are corrected', () => {
  it.each([
    ['The intelectual property must be assigend', 'The intellectual property must be assigned'],
    ['The contract must name Aliance Corp', 'The contract must name Aliance Corp'],
    ['The contract must contain "contarct"', 'The contract must contain "contarct"'],
    ['Die Kaltmiete muss unter 1.000 Euro liegen', 'Die Kaltmiete muss unter 1.000 Euro liegen'],
  ])('%s', (text, body) => {
    expect(parseRule({ number: 1, text }).body).toBe(body)
  })
})
