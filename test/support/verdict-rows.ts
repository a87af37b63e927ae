/** Texts around a clause, at the edges of the rules that judge them: each is close to one with the other verdict. */

interface Rows {
  /** A sentence. */
  readonly clause: string
  /** In these texts "…" is the clause, "@" the same within a sentence, "|" a line end; braces are around another quote. */
  readonly taken: readonly string[]
  readonly kept: readonly string[]
}

export const VERDICT_ROWS: Readonly<Record<string, Rows>> = {
  en: {
    clause: 'The caretaker tests the lift every Monday.',
    taken: [
      // Labels
      ...['Option 12: …', 'Option B: …', 'Q: …', 'Either: …', 'The Landlord: …', 'The Landlord Smith: …'],
      ...['The rather discarded wording:|…', 'Discarded wording -|…', 'Until 31 May 2019: …'],
      ...['The position of the Seller in this matter - …', 'The following proposal - …'],
      'Until the end of May 2019 - …',
      // Sentences and questions before
      ...['Is it so? …', 'Is this wrong? …', 'Does this sentence hold? …', 'Is it a wrong sentence? …'],
      ...[
        'Former wording. …',
        'The former wording. …',
        'This is only a first sample. …',
        'This is a sample. …',
      ],
      ...['The following applies only to guests. …', 'The following is void. …'],
      ...['Which statement is untrue?|(b) …', 'Which of them is wrong?|B. …', 'What is a mistake?|2) …'],
      ...['“Excluded Matters” means @.', '“Void Terms” means @.', '“Non-Covered Matters” means @.'],
      ...['// …', '# …', '/* …', '<!-- …'],
      // Headings above
      ...['Wording never agreed|The bins are blue. …', 'Old wording|The bins are blue. …'],
      ...['Forbidden wording|The bins are blue. …', 'Wording that was rejected|The bins are blue. …'],
      ...['Wording never agreed|The bins are blue.|Letters are put into the box. …'],
      // Fields and boxes below
      ...[
        '…|Done: no',
        '…|Done： no',
        '…|Done? No',
        '…|Done = no',
        '…|Done – no',
        '…|Done — no',
        '…|Done - no',
      ],
      ...[
        '…|[ ] Yes [x] No',
        '…|Yes [ ] No [x] Partly [ ]',
        '…|[ ] Yes [x] No [ ] Partly',
        '…|Yes [ ] Not [x]',
      ],
      ...['…|Was this done in the year: no', '…|Done: no, the test is late', '…|Agreed (Y/N): N'],
      ...['…|Scope: pilot sites', '…|Scope in brief: pilot sites', '…|General scope: pilot sites'],
      // Short sentences behind
      ...['… Wishful thinking.', '… Nope.', '… Really.', '… It was so once.', '… If only.'],
      ...['… In reality the bins are the other way.', '… The opposite is the case.', '… That was so.'],
      // Infinitives
      'The owner abolished any right to {test the lift every Monday}.',
      'The owner lacks any duty to {test the lift every Monday}.',
      'The owner abandoned its duty to {test the lift every Monday}.',
      'The owner went there to {test the lift every Monday}.',
      // The rest of the sentence
      ...[
        '{The lift of the house costs 1} 000 dollars.',
        '{The lift of the house costs 12} million dollars.',
      ],
      ...['Weather and wind and rain and snow permitting, @.', '@, right?', '@, does he?'],
      ...['@ or never.', '@ if it works.', '@, though only in May.', 'At least @.', 'Until May, @.'],
      'The owner is not, save as agreed in May, bound to {test the lift every Monday}.',
      // Stems of lists
      ...['Never do this|(a) …', 'Nobody will be|1. …', 'The following are void.|(a) …', 'Text deleted: …'],
      ...['The parts to be agreed:|1. …', 'The owner pays in the event:|1. …', 'Alleged facts:|1. …'],
      'The owner will not paint the house; or {clean the lift every Monday}.',
      'If the owner paints the house; or {cleans the lift every Monday}.',
      'In the event the owner paints the house; {cleans the lift every Monday}.',
      'The following is not agreed. The owner paints the house; {cleans the lift every Monday}.',
      'The owner will not|- paint the house;|- {clean the lift every Monday}.',
      'The owner pays if:|1. the bins are blue;|2. {the lift stands every Monday}.',
      // Choices, remarks and removals behind
      ...[
        '@. OR The owner tests it.',
        '… OR The owner tests it.',
        '@. (statement of the owner)',
        '… (false)',
      ],
      ...['@ (fictional)', '@ (illustration)', '@ (vision)', '@ (passage)', '@ (retracted)'],
      ...[
        '@ was deleted.',
        '{The rule about the lift of the house} is hereby removed.',
        '…|Deleted.',
        '… [Void]',
      ],
      ...['{Testing of the lift every Monday}: none', '{Testing of the lift every Monday}|None.'],
      '{The rule about the lift} has been by all of them deleted.',
      ...['Annex 2: Superseded wording|The bins are blue.|…', 'PART B - FURTHER TEXT (NOT SELECTED)|…'],
      ...['Annex 2: Further wording (not agreed)|The bins are blue.|…'],
    ],
    kept: [
      ...['The Landlord Tenant Agreement: …'],
      ...['For all guests and owners: …', 'Adopted wording: …'],
      ...['The subject of this contract: …', 'Lifts: …'],
      ...['This is a house. …', 'Why is this so? …', 'Is the house blue? Yes. …', 'What is new?|2) …'],
      ...['New wording|The bins are blue. …', 'Lifts|The bins are not blue. …'],
      ...['Wording never agreed|The bins are blue.|Further wording|…'],
      ...[
        '…|[x] Garden [x] No pets',
        '…|[x] Yes [ ] No',
        '…|Yes [x] No [ ] Unknown [ ]',
        '…|Agreed (Y/N): Y',
      ],
      ...['…|Days on which the bins are blue: none', '…|Remarks: the bins are blue, not green'],
      ...['…|Known exceptions: none', '…|Scope: all sites of the owner', '…|Scope:|', '…|Done: yes'],
      ...['… Yes.', '… It is blue.', '… It is made of steel.', '… It is 5 m high.', '… This is right.'],
      'The owner has a duty to {test the lift every Monday}.',
      '@ and cleans it. Is the bin blue?',
      ...['Nobody smokes in the house.|(a) …', 'No waiver|1. …', 'Rooms nobody cleans now: …'],
      'The owner will paint the house; and {clean the lift every Monday}.',
      'The owner will|- paint the house;|- {clean the lift every Monday}.',
      ...['… (copy)', '… (see Annex 2)', '… The owner paid. OR is his name.'],
      ...['Annex 2: Deletion of data|…', 'PART B - FURTHER TEXT (SELECTED)|…'],
    ],
  },
}

export const FILLINGS: Readonly<Record<string, string>> = {
  en: 'The bins are blue. Letters are put into the box at the gate.',
}

/** The text, and the quote in it. */
export function textOf(language: string, row: string): readonly [text: string, quote: string] {
  const { clause } = VERDICT_ROWS[language] as Rows
  const inside = clause.charAt(0).toLowerCase() + clause.slice(1, -1)
  const filling = FILLINGS[language] ?? ''
  const quote =
    /\{(.*)\}/u.exec(row)?.[1] ??
    (row.startsWith('@') ? clause.slice(0, -1) : row.includes('@') ? inside : clause)
  const text = row
    .replaceAll('|', '\n')
    .replace('…', clause)
    .replace(/^@/u, clause.slice(0, -1))
    .replace('@', inside)
    .replace(/[{}]/gu, '')
  return [`1. ${filling}\n2. ${filling}\n${text}\n9. ${filling}\n`, quote]
}
