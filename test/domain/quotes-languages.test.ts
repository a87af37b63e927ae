/** A quote that differs in a comma is proof only in a language whose words of negation and restriction are known. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

const KNOWN: Readonly<Record<string, string>> = {
  English: 'The tenant pays the rent for the flat, and the landlord keeps the house in order.',
  German: 'Der Mieter zahlt die Miete für die Wohnung, und der Vermieter hält das Haus in Ordnung.',
  Spanish: 'Los muebles de las salas son del dueño, y el inquilino los usa con cuidado por las tardes.',
  French: 'Les meubles des pièces sont au propriétaire, et le locataire les garde avec soin dans la maison.',
  Italian: 'Gli arredi delle stanze sono del proprietario, e il conduttore li usa con cura nella casa.',
  Portuguese: 'Os móveis das salas são do dono, e o inquilino trata dos jardins com cuidado pela manhã.',
  Czech: 'Nábytek je ve všech pokojích domu, a nájemce se o něj stará po celou dobu nájmu.',
  Polish: 'Meble są we wszystkich pokojach domu, a najemca dba o nie przez cały czas najmu.',
  Dutch: 'Het dak van het huis wordt met hout gedekt, en het is voor een gezin gemaakt.',
  Turkish: 'Kiracı bu daire için kira öder, ve mal sahibi ev ile bahçeye bakar.',
  Indonesian: 'Penyewa membayar sewa untuk rumah itu, dan pemilik menjaga kebun di sekitar rumah.',
}

const OTHERS: Readonly<Record<string, string>> = {
  Finnish: 'Vuokralainen maksaa asunnon vuokran, ja omistaja pitää talon kunnossa.',
  Estonian: 'Üürnik maksab korteri üüri, ja omanik hoiab maja korras.',
  'Hungarian with one frequent word': 'Nem, a bérlő fizet a ház, a kert és a garázs után.',
  Swahili: 'Mpangaji hulipa kodi ya nyumba, na mwenye nyumba hutunza bustani.',
}

function isProof(sentence: string, quote: string): boolean {
  return locateQuote(indexDocument([pageOf(sentence)]), quote)?.isProof ?? expect.fail(sentence)
}

test.each(Object.entries(KNOWN))('%s: with or without a comma', (_, sentence) => {
  expect(isProof(sentence, sentence)).toBe(true)
  expect(isProof(sentence, sentence.replace(',', ''))).toBe(true)
})

test.each(Object.entries(OTHERS))('%s: only as written', (_, sentence) => {
  expect(isProof(sentence, sentence)).toBe(true)
  expect(isProof(sentence, sentence.replace(',', ''))).toBe(false)
})

test('a comma after a leading "no" counts in every language', () => {
  const [sentence, opposite] = [
    'No, entry to the house is free of charge.',
    'No entry to the house is free of charge.',
  ]
  expect(isProof(sentence, sentence)).toBe(true)
  expect(isProof(sentence, opposite)).toBe(false)
  expect(isProof(opposite, sentence)).toBe(false)
})

test('two commas that only one side has count, one does not', () => {
  const sentence = 'The tenants, who smoke, pay the rent of the house in May.'
  expect(isProof(sentence, sentence.replaceAll(',', ''))).toBe(false)
  expect(isProof(sentence, sentence.replace(', pay', ' pay'))).toBe(true)
})

test('in a quote typed without capitals and signs, only a comma after a leading "no" counts', () => {
  const plain = (sentence: string): string => sentence.toLowerCase().replace(/[.,:]/g, '')
  for (const [sentence, isHarmless] of [
    ['No, entry to the house is free of charge.', false],
    ['The lease says: pay, not wait, in May or June.', true],
  ] as const)
    expect(isProof(sentence, plain(sentence)), sentence).toBe(isHarmless)
})

test('a comma beside a negation counts anywhere', () => {
  const [sentence, opposite] = [
    'The lease says: pay, not wait, in May or June.',
    'The lease says: pay not, wait, in May or June.',
  ]
  expect(isProof(sentence, sentence)).toBe(true)
  expect(isProof(sentence, opposite)).toBe(false)
  expect(isProof(sentence, sentence.replace('pay, not', 'pay not'))).toBe(false)
})
