/** Sentences elsewhere in the document that take back a quote's section, part or paragraph, and those that do not. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, string>> = {
  en: 'The Tenant keeps the roof in good repair.',
  de: 'Der Mieter hält das Dach in gutem Zustand.',
  fr: 'Le Locataire maintient la toiture en bon état.',
  es: 'El Arrendatario mantiene el tejado en buen estado.',
  it: 'Il Conduttore mantiene il tetto in buono stato.',
  pl: 'Najemca utrzymuje dach w dobrym stanie.',
  pt: 'O Inquilino mantém o telhado em bom estado.',
  cs: 'Nájemce udržuje střechu v dobrém stavu.',
}

/** "…" is the clause; "@" is the clause as 3.1, with other sections after it; "|" is a line end. */
function isProof(language: string, around: string): boolean {
  const clause = CLAUSES[language] ?? ''
  const filling = (FILLING[language] ?? '').trim()
  const text = around.replace('@', `3. Roof|3.1 …|7. ${filling}|`).replaceAll('|', '\n').replace('…', clause)
  const found = locateQuote(
    indexDocument([pageOf(`1. ${filling}\n2. ${filling}\n${text}\n9. ${filling}\n`)]),
    clause,
  )
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      '@In May the wording of clause 3.1 is replaced.',
      '@A breach of 3.1 remains without any consequence.',
    ],
    ...[
      '@A date from which 3.1 binds the parties has yet to be set.',
      '@Section 3 will take effect once the bill has passed.',
      '@In place of 3.1 the parties use Schedule C.',
    ],
    ...[
      '@Clauses 2 to 5 do not apply.',
      '@Sections 1, 3 and 7 are deleted.',
      '@Annex B prevails over clause 3.1.',
      'Annex 4: Repairs|@Annex 4 is deleted.',
      'Annex 4 is deleted.|Annex 4 - Repairs|@',
    ],
    ...[
      '@Notwithstanding anything to the contrary in clause 3, nothing is owed.',
      '@Section 3 applied until 2020.',
    ],
    ...['@Clause 3.1 has had its day.', '@We have put 3.1 on ice.', '@The Roof section was pulled in May.'],
    ...['Only text in bold applies.|@', 'Lines with > were dropped.|3. Roof|> …'],
    '3. Roof|Bins stay as they are in|Section 7.2 (Bins), unchanged. …|9. Repeal|Section 3 is deleted.',
    ...['@This report was withdrawn.', '@The parties dumped section 2, section 3 and Annex B.'],
    ...['@The Tenant need not observe clause 3.1.', '@The parties have suspended clause 3.'],
    ...['@The clause titled “Roof” does not apply in winter.', '@This contract was never signed.'],
    ...[
      '… Bins are emptied daily. The foregoing applies only to owners.',
      '… Bins are blue. No such duty exists here.',
    ],
    ...['… Applies only to owners.', '… So the agent wrote in May.', '… (printing error)', '…|Answer: No.'],
    ...[
      'As one witness recalled: …',
      'The contract between two others provides: …',
      '[If box A is ticked:] …',
      'Either: …',
    ],
    ...[
      'Annex 4 – terms that were rejected|3. Roof|3.1 …',
      '…*|4. Bins are blue.|* Does not apply to owners.',
    ],
  ],
  de: [
    ...['@Der Vorstand hat Ziffer 3.1 am 4. Mai gekappt.', '@Ziffer 3.1 liegt in der Schublade.'],
    ...['@Die Ziffern 2 bis 5 gelten nicht.', '@Abweichend von Ziffer 3.1 ist nichts geschuldet.'],
    ...[
      '@Die Parteien haben mit Brief vom 3. März 2021 Ziffer 3 ausgesetzt.',
      '… Der Mieter darf davon abweichen.',
    ],
    ...['… Die Tonnen sind blau. Das Vorstehende gilt nur für Eigentümer.', 'Ein Zeuge erinnerte sich: …'],
  ],
  fr: ["@L'article « Roof » ne s'applique pas en hiver.", "@Par dérogation à l'article 3.1, rien n'est dû."],
  es: ['@La cláusula 3.1 deja de surtir efecto en mayo.', '… (errata)'],
  it: ["@L'articolo 3.1 non sarà eseguito.", "@In deroga all'articolo 3, nulla è dovuto."],
  pl: ['@Punkty od 2 do 5 nie mają zastosowania.', 'Doradca napisał: …'],
  pt: ['@Em derrogação da cláusula 3.1, nada é devido.', '… Nada do que precede vincula o Inquilino.'],
  cs: ['@Články 2 až 5 se nepoužijí.', '@Příloha B má přednost před článkem 3.1.', 'Svědek vzpomínal: …'],
}

const STATED: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      '@If clause 3.1 and Annex A differ, clause 3.1 prevails.',
      '@Amendment No. 2 leaves section 3 unchanged.',
    ],
    ...['@Section 3 was renewed in May.', '@Section 3 took effect once the bill had passed.'],
    ...['Annex 3: Fees|Annex 4: Repairs|@Annex 4 is deleted.', 'Annex 4: Repairs|@Annex 3 is deleted.'],
    ...['@Section 2, section 3 and Annex B survive.', '@The Roof section was written in May.'],
    ...['@Clause 3.1, which is about the roof, is old.', 'Annex B – Roof|…|9. Annex B has the prices.'],
    ...[
      '@Version 3.1 has had its day.',
      '@The rent rose by 3.1 % in May.',
      'Lines with > are binding.|3. Roof|> …',
    ],
    ...[
      '@Clauses 4 to 5 do not apply.',
      '@Sections 1, 5 and 7 are deleted.',
      '@Clause 3.1 prevails over Annex B.',
    ],
    ...['@Notwithstanding clause 7.4, the rent is due.', '@Section 3.1 shall supersede all earlier terms.'],
    ...[
      '@The rent is not reduced in accordance with clause 3.1.',
      '@Section 3.1(b) is deleted.',
      '@Clause 3A is deleted.',
    ],
    ...[
      '@This does not affect clause 3.1.',
      '@Except as stated in clauses 3 and 4, nothing may be assigned.',
    ],
    ...['@The clause titled “Roof” also applies in winter.', '@This contract was signed twice.'],
    ...[
      '… Bins are emptied daily. The foregoing also applies to guests.',
      '… Notices go to the address above.',
    ],
    ...[
      '… (see Annex 2)',
      '…|(b) Bins are blue.',
      '…|Answer: Yes.',
      'The parties resolved: …',
      'For all tenants: …',
    ],
    ...['Annex 4 – terms that apply to all|3. Roof|3.1 …', '**…**'],
    ...['Annex 4: Deletion of Personal Data|3. Roof|3.1 …', 'Exhibit C: Disputes|3. Roof|3.1 …'],
    ...[
      '@A use contrary to clause 3.1 is a breach.',
      '@The Tenant who acts contrary to clause 3 pays a fee.',
    ],
    ...['Payment terms and conditions:|…', "The Tenant's obligations:|…"],
    ...['The following conditions apply:|…', '… (Place, date, signature)', '… [Signature page follows]'],
    ...['@This document is a template.', '@This contract is a draft for discussion.'],
    ...[
      '… Orders above EUR 500 require a signature.',
      '… (Section 5)',
      '… This includes for example gutters.',
    ],
    ...[
      '@This contract is void if the deposit is not paid.',
      'This agreement between the parties provides: …',
    ],
    '… This is done by the technical department.',
    ...[
      '@If the Tenant does not observe clause 3.1, nothing is owed.',
      '@This contract is not void in winter.',
    ],
    '@Section 2 and section 3.1 (Roof), together, the “Roof Exceptions”, are in force.',
    ...['It was agreed in May.|Disputes|…', 'It was agreed in May.|Rejection of Goods|…', 'Waiver|…'],
  ],
  de: [
    ...['@Der Vorstand hat Ziffer 3.1 am 4. Mai beschlossen.', '@Ziffer 3.1 geht Anlage B vor.'],
    ...['… Es gilt ausschließlich deutsches Recht.'],
    ...['@Vor Ablauf der Frist nach Ziffer 3.1 wird geprüft.', 'Die Miete beträgt: …'],
    ...[
      '@Die Ziffern 4 bis 5 gelten nicht.',
      '@Gemäß Ziffer 3.1 wird geprüft.',
      'Beglaubigte Übersetzung:|…',
    ],
    ...[
      '@Wer entgegen Ziffer 3 handelt, zahlt.',
      'Die Pflichten des Mieters:|…',
      'Es gelten folgende Bedingungen:|…',
    ],
  ],
  fr: [
    ...["@L'article 3 prévaut sur l'annexe B.", 'Les parties ont décidé : …'],
    '@Ce contrat est résilié sans effet rétroactif.',
    '@Ce contrat est sans effet sur les droits acquis.',
  ],
  pl: ['Kapitał spółki wynosi: …', 'Siła wyższa: …'],
  pt: ['Cláusula oitava: …'],
  cs: [
    ...['… Výše nájemného nesmí přesáhnout tisíc korun.', 'Platí tato pravidla: …'],
    ...['@Články 1 a 5 se nepoužijí.', '@Článek 3 má přednost před přílohou B.', 'Strany se dohodly: …'],
  ],
}

const casesOf = (all: Readonly<Record<string, readonly string[]>>): (readonly [string, string])[] =>
  Object.entries(all).flatMap(([language, texts]) => texts.map((text) => [language, text] as const))

test.each(casesOf(TAKEN))('%s: another sentence takes the quote back: %s', (language, around) => {
  expect(isProof(language, around)).toBe(false)
})

test.each(casesOf(STATED))('%s: the quote is still proof: %s', (language, around) => {
  expect(isProof(language, around)).toBe(true)
})

test('a section that is named a thousand times proves nothing, and is judged in time', () => {
  expect(isProof('en', `@${'See clause 3.1 for this. '.repeat(1200)}`)).toBe(false)
})

test('of thousands of sentences about the document the last may make it void, in time', () => {
  const many = (times: number): string => 'This agreement binds the parties. '.repeat(times)
  expect(isProof('en', `@${many(20_000)}|This agreement was never signed.`)).toBe(false)
  expect(isProof('en', `@${many(20)}|This agreement was signed in May.`)).toBe(true)
})
