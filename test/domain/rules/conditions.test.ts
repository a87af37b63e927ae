/** The words that begin a condition or an exception, in each language. */
import { expect, test } from 'vitest'
import { conditionOf } from '../../../src/domain/rules/conditions.ts'

/** By language: what is named, the rest of the rule, and the words that make it a condition or an exception. */
const LANGUAGES: readonly (readonly string[])[] = [
  [
    'en',
    'the tenant keeps dogs',
    'the contract must contain a fee',
    'if,where,wherever,when,whenever,in case,in the event,provided,insofar',
    'unless,except',
  ],
  [
    'de',
    'der Mieter Hunde hat',
    'muss der Vertrag das Entgelt enthalten',
    'wenn,falls,sofern,soweit,sobald,insoweit,im Falle,im Fall,bei',
    'es sei denn,außer',
  ],
  [
    'cs',
    'nájemce má dva psy',
    'smlouva musí obsahovat výši poplatku a nesmí se měnit',
    'pokud,jestliže,jestli,když,v případě',
    'ledaže,pokud ne',
  ],
  [
    'sk',
    'nájomca má dva psy',
    'zmluva musí obsahovať poplatok a nesmie sa meniť',
    'ak,keď,v prípade',
    'okrem,iba ak',
  ],
  [
    'pl',
    'najemca ma dwa psy',
    'umowa musi zawierać opłatę oraz nie może być zmieniona',
    'jeśli,jeżeli,gdy,w przypadku,o ile',
    'chyba że',
  ],
  [
    'fr',
    'le locataire garde des chiens',
    'le contrat doit indiquer les frais dans une clause',
    "si,s'il,s’il,lorsque,en cas,quand",
    'sauf,à moins',
  ],
  [
    'es',
    'el inquilino tiene perros',
    'el contrato debe contener los gastos y las tasas',
    'si,cuando,en caso,siempre que',
    'salvo,a menos',
  ],
  [
    'it',
    'il conduttore ha cani',
    'il contratto deve contenere gli oneri e le spese di casa',
    'se,quando,qualora,nel caso,in caso',
    'salvo,a meno',
  ],
  [
    'pt',
    'o inquilino tem animais',
    'o contrato deve conter os custos e as taxas em uma cláusula',
    'se,quando,caso,em caso,no caso',
    'salvo,a menos',
  ],
  [
    'nl',
    'de huurder honden heeft',
    'moet het contract een bedrag bevatten van de kosten',
    'als,indien,wanneer,in geval',
    'tenzij,behalve',
  ],
  [
    'hu',
    'bérlő kutyát tart',
    'a szerződés nem hiányos és minden díj kell hogy szerepeljen',
    'ha,amennyiben',
    'kivéve',
  ],
  [
    'ro',
    'chiriașul are câini',
    'un contract trebuie să conțină o taxă care este fixă',
    'dacă,în cazul',
    'cu excepția',
  ],
  ['ru', 'арендатор держит собак', 'договор должен содержать плату', 'если,в случае', 'кроме,если не'],
  ['uk', 'орендар має собак', 'договір повинен містити плату і її строк', 'якщо,у разі', 'крім,якщо не'],
]

test.each(LANGUAGES)(
  '%s: each of its words makes "%s" a condition or an exception',
  (_, text = '', rest = '', ...words) => {
    const said = words.map((list) =>
      list.split(',').map((word) => conditionOf(`${word} ${text}, ${rest}.`, text)),
    )
    expect(said).toEqual(
      words.map((list, at) => list.split(',').map(() => ({ text, isException: at === 1 }))),
    )
    expect(conditionOf(`xyz ${text}, ${rest}.`, text)).toBeNull()
  },
)

test('the opening word is at most four words before the condition', () => {
  const rule = (between: string): string =>
    `If ${between} the tenant keeps dogs, the contract must contain a fee.`
  expect(conditionOf(rule('the and of'), 'the tenant keeps dogs')).not.toBeNull()
  expect(conditionOf(rule('the and of to'), 'the tenant keeps dogs')).toBeNull()
})

test.each([
  [
    'marks at the ends of what is named do not count',
    'If dogs bark, a fee is due.',
    'dogs bark,:',
    'dogs bark',
  ],
  ['four letters are enough', 'If dogs, a fee is due.', 'dogs', 'dogs'],
  ['three are not', 'If dog, a fee is due.', 'dog', null],
  ['so are four other characters of the rule', 'If dogs bark.', 'dogs bark', 'dogs bark'],
  ['three of them are not', 'If dogs bark', 'dogs bark', null],
  ['the first place counts', 'If dogs bark, the fee is due as dogs bark.', 'dogs bark', 'dogs bark'],
  [
    'letters that become two in lower case move nothing',
    'In İzmir, if dogs bark, a fee is due.',
    'dogs bark',
    'dogs bark',
  ],
  ['letter case does not count', 'If DOGS bark, a fee is due.', 'dogs bark', 'DOGS bark'],
  [
    'a condition before a colon is another one',
    'If dogs bark: the fee is due at once.',
    'the fee is due',
    null,
  ],
  ['the opening word may be named too', 'A fee is due if dogs bark.', 'if dogs bark', 'if dogs bark'],
  [
    'Czech has a condition within the verb',
    'Je-li nájemce dlužníkem, smlouva se ukončí a poplatek je splatný.',
    'nájemce dlužníkem',
    'nájemce dlužníkem',
  ],
  [
    'other languages have not',
    'Als-li huurder honden heeft, moet het contract een bedrag van de kosten bevatten.',
    'huurder honden heeft',
    null,
  ],
])('%s: %j', (_, rule, named, text) => {
  expect(conditionOf(rule, named)?.text ?? null).toBe(text)
})
