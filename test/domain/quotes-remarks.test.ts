/** Remarks about a quote's section: in later sentences, headings, prefaces, tables and lists of sections. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, string>> = {
  en: 'The Tenant keeps the roof in good repair.',
  de: 'Der Mieter hält das Dach in gutem Zustand.',
  fr: 'Le Locataire maintient la toiture en bon état.',
  cs: 'Nájemce udržuje střechu v dobrém stavu.',
}

/** "…" is the clause; "@" is the clause as 3.1, with another section after it; "|" is a line end. */
function isProof(language: string, around: string): boolean {
  const clause = CLAUSES[language] ?? ''
  const filling = (FILLING[language] ?? '').trim()
  const text = around.replace('@', `3. Roof|3.1 …|7. ${filling}|`).replaceAll('|', '\n').replace('…', clause)
  const page = pageOf(`1. ${filling}\n2. ${filling}\n${text}\n9. ${filling}\n`)
  const found = locateQuote(indexDocument([page]), clause)
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const TAKEN: Readonly<Record<string, readonly string[]>> = {
  en: [
    '… (main house)',
    '@Only clauses 1, 2 and 7 apply to this order between the parties.',
    '@The only clauses that apply are 1 and 7.',
    '@Only these are agreed: clauses 1 and 7.',
    '@Only clauses 1 and 7 are binding in this document.',
    '@It is agreed that the order is blue. Only clauses 1 and 7 apply.',
    '@Only clauses 1 and 7 apply. Bins are blue.',
    'The board refused to adopt these terms|@',
    'Bins are blue:|The board refused to adopt these terms.|@',
    'The board did not confirm these terms.|@',
    'Subject: replaced by issue 4|@',
    '… Bins are blue. This section is a proposal.',
    '… Bins are blue. None of this holds in winter.',
    '… Bins are blue. The duty in the first sentence fades in summer.',
    '… Bins are blue. What was written here is wrong.',
    '3. Roof (withdrawn)|3.1 …',
    '3. Roof – status: suspended|3.1 …',
    '3. Roof|(for new houses only)|3.1 …',
    '3. Roof|Remark: The owner did not accept this section.|3.1 …',
    '@Section | In force|2 | yes|3 | no',
    '@Section  Title  Outcome|2  Bins  kept|3  Roof  deleted',
    '@3.1: deleted',
    '@The following are not part of this agreement: 3, 8.',
    '@Not in force: 3',
    'The board refused to adopt these terms.|@',
    'Text as it stood before the change of May:|@',
    'This page is a specimen.|@',
    '3. Roof – not agreed|3.1 …',
    '3. Roof (prior to 2018)|3.1 …',
    '@Section      In force|2      yes|3      no',
    '@Item      Clause      Selected|1      2.1      Y|2      3.1      N',
    '@Provision      Binding?|Section 2      binding|Section 3      non-binding',
    '@3.1 Roof: not applicable',
    '@GC 3.1: Delete.',
    '@Sub-clause 3.1 – Not used.',
    '@The obligation in clause 3.1 ceases in May.',
    '@All duties set out in section 3 are excluded.',
    '@The application of clause 3 is suspended.',
    '@1. Section 3.1 of the Agreement is hereby deleted.',
    '@The parties have opted out of clause 3.1.',
    '@Section 3 takes effect, as soon as the Bank agrees.',
    '@This Agreement terminated on 31 May 2023.',
    'Status: withdrawn by the board|@',
    'What we decided against:|…',
    'Part A: Rent|@Part A is deleted.',
  ],
  de: [
    'Wogegen wir sind:|…',
    '… Tonnen sind blau. Im Winter gilt nichts davon.',
    '… Tonnen sind blau. Satz 1 verfällt im Mai.',
  ],
  fr: ['… Les bacs sont bleus. La première phrase tombe en hiver.'],
  cs: ['… Nádoby jsou modré. V zimě nic z toho neplatí.'],
}

const KEPT: Readonly<Record<string, readonly string[]>> = {
  en: [
    '@Only clauses 1, 2 and 7 apply to this order between both the parties.',
    '@If so, only clauses 1 and 7 apply.',
    '@There only clauses 1 and 7 apply.',
    '@Only clauses 1 and 7 of the Lease apply.',
    '@Only clauses 1 and 7 were discussed.',
    '@Only clauses 1 and 7 apply to guests.',
    'Bins are blue and|The board refused to adopt these terms.|@',
    'Bins are blue.|the board refused to adopt these terms.|@',
    'The board refused to adopt that idea.|@',
    'The board added these terms without delay.|@',
    'The board meets without these terms.|@',
    'The board confirmed these terms and rejected all others.|@',
    'The board also rejected changes to these terms.|@',
    'Part A: Rent|Part B: Costs|@Part A is deleted.',
    'Part A: Rent|Part B: Costs|@Part B is deleted.',
    'Status: Replaced by issue 4|@',
    'Without delay the following terms bind the parties.|@',
    '… Bins are blue. This section applies to all sites.',
    '… Bins are blue. The duty in the first sentence also holds in summer.',
    '… Bins are blue. Nothing in this letter is secret.',
    '3. Roof (approved)|3.1 …',
    '3. Roof – Repairs|3.1 …',
    '3. Roof|(for all houses)|3.1 …',
    '3. Roof|Remark: The owner accepted this section.|3.1 …',
    '@Section | In force|2 | no|3 | yes',
    '@Section | Changed|2 | yes|3 | no',
    '@Section  Title  Outcome|2  Bins  deleted|3  Roof  kept',
    '@The following are not part of this agreement: 5, 8.',
    '@Pages not read: 3',
    'The board adopted these terms.|@',
    'This Agreement replaces the agreement of 2019.|@',
    '3. Cooling|3.1 …',
    '3. Rejected Goods|3.1 …',
    '3. Roof – Exceptions|3.1 …',
    '@Milestone      Paid|2      Yes|3      No',
    '@Step 3: Delete the file.',
    '@The rights under clause 3.1 bind the heirs, too.',
    '@Section 3.1 of the Loan Deed is hereby deleted.',
    '@Section 3.1 of the Agreement dated 5 June 2019 is deleted.',
    '@Clause 3 is not affected by this change.',
    '@Section 3 does not release the owner from other duties.',
    '@The auditor found no deviation from section 3.',
    '@Anyone who does not follow section 3 pays a fine.',
    '@Questions about section 3 are not answered by telephone.',
    '@This Agreement terminates on 31 May 2033.',
    '@In this document “shall” means “is required to”.',
    '… This is a duty, not merely a goal.',
    '… This clause does not limit any other remedy.',
    'The rule that applies reads: …',
    'For the purposes of this contract: …',
    'Status: approved by the board|@',
    'What we decided on:|…',
  ],
  de: ['… Tonnen sind blau. Satz 1 gilt auch im Mai.'],
}

const casesOf = (texts: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(texts).flatMap(([language, some]) => some.map((text): [string, string] => [language, text]))

test.each(casesOf(TAKEN))('%s: %s takes the proof', (language, text) => {
  expect(isProof(language, text)).toBe(false)
})

test.each(casesOf(KEPT))('%s: %s keeps the proof', (language, text) => {
  expect(isProof(language, text)).toBe(true)
})

test.each([
  ['In this document “shall” expresses a target and not a duty.', false],
  ['In this document “must” expresses a target and not a duty.', true],
  ['In this document “shall” means “is required to”.', true],
  [
    'In this document “including” means “without limitation”, the word “shall” means the same as “will”.',
    true,
  ],
  ['The words “will” and “shall” mean the same, (d) “or” is not exclusive.', true],
])('a word of duty that the document explains away is none: %s', (sentence, isKept) => {
  const quote = 'The Tenant shall keep the roof in good repair.'
  const page = pageOf(`1. ${FILLING.en}\n3. Roof\n3.1 ${quote}\n7. Words\n${sentence}\n`)
  expect(locateQuote(indexDocument([page]), quote)?.isProof).toBe(isKept)
})
