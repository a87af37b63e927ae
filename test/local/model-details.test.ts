/** Names, numbers, pages and quoted words that a rule asks for beyond a kind of clause. */
import { describe, expect, it } from 'vitest'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { documentOf, englishPages } from './model-documents.ts'

const contract = documentOf(...englishPages)

function verdictOn(text: string): string {
  return decideConditional({ number: 1, text }, contract, phrasesIn('en'), true).verdict
}

describe('a clause without the names and numbers of the rule is no proof', () => {
  it.each([
    ['Does New York law govern the contract?', 'met'],
    ['Does Texas law govern the contract?', 'not_found'],
    ['Le contrat est régi par le droit de Texas.', 'not_found'],
    ['Der Vertrag unterliegt dem Recht von Texas.', 'not_found'],
    ['Governing law: Texas', 'not_found'],
    ['Acme Widgets Ltd. has to be named as a party.', 'met'],
    ['Zenith Rail Inc. has to be named as a party.', 'not_found'],
    ['The agreement has to require termination by WhatsApp.', 'not_found'],
  ])('%s: %s', (rule, verdict) => {
    expect(verdictOn(rule)).toBe(verdict)
  })
})

describe('rules in other languages are read like English ones', () => {
  it.each([
    ['Le contrat doit contenir une clause de confidentialité.', 'met'],
    ['La responsabilité doit être plafonnée.', 'met'],
    ['Aucune limitation de responsabilité ne doit être prévue.', 'broken'],
    ['El contrato debe renovarse automáticamente.', 'met'],
    ['El contrato no puede prorrogarse automáticamente.', 'broken'],
    ['Ein Vorkaufsrecht muss vereinbart sein.', 'not_found'],
    ['Smlouva se nesmí automaticky prodloužit.', 'broken'],
    ['Pojištění se nevyžaduje.', 'met'],
  ])('%s: %s', (rule, verdict) => {
    expect(verdictOn(rule)).toBe(verdict)
  })
})

describe('quoted words, in any form of rule', () => {
  it.each([
    ['Nowhere may "Borealis" be mentioned.', 'broken'],
    ['"Borealis" is a forbidden word.', 'broken'],
    ['The text should be free of the word "hereinafter".', 'met'],
    ['The term "Borealis" has to appear at least once.', 'met'],
    ['Das Wort "Borealis" darf nirgends stehen.', 'broken'],
    ['La palabra "hereinafter" debe aparecer.', 'not_found'],
    ['Every page must contain the word "Page".', 'met'],
    ['Every page must contain the word "Borealis".', 'not_found'],
    ['The header of each page must show the version.', 'not_found'],
  ])('%s: %s', (rule, verdict) => {
    expect(verdictOn(rule)).toBe(verdict)
  })
})
