/** Texts around a clause, at the edges of the rules that judge them: each is close to one with the other verdict. */

interface Rows {
  /** A sentence. */
  readonly clause: string
  /** In these texts "…" is the clause, "@" the same within a sentence, "|" a line end and "\f" a page end. */
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
      ...['Former wording. …', 'The former wording. …', 'This is only a first sample. …', 'This is a sample. …'],
      ...['The following applies only to guests. …', 'The following is void. …'],
      ...['Which statement is untrue?|(b) …', 'Which of them is wrong?|B. …', 'What is a mistake?|2) …'],
      ...['“Excluded Matters” means @.', '“Void Terms” means @.', '“Non-Covered Matters” means @.'],
      ...['// …', '# …', '/* …', '<!-- …'],
      // Headings above
      ...['Wording never agreed|The bins are blue. …', 'Old wording|The bins are blue. …'],
      ...['Forbidden wording|The bins are blue. …', 'Wording that was rejected|The bins are blue. …'],
      ...['Wording never agreed|The bins are blue.|Letters are put into the box. …'],
      ...['Annex 2: Superseded wording|The bins are blue.|…', 'PART B - FURTHER TEXT (NOT SELECTED)|…'],
      ...['Annex 2: Further wording (not agreed)|The bins are blue.|…'],
    ],
    kept: [
      ...['Option price list: …', 'The Landlord Tenant Agreement: …'],
      ...['For all guests and owners: …', 'In return for the rent: …', 'Adopted wording: …'],
      ...['The subject of this contract: …', 'Lifts: …'],
      ...['This is a house. …', 'Why is this so? …', 'Is the house blue? Yes. …', 'What is new?|2) …'],
      ...['New wording|The bins are blue. …', 'Lifts|The bins are not blue. …'],
      ...['Wording never agreed|The bins are blue.|Further wording|…'],
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
  const text = row.replaceAll('|', '\n').replace('…', clause).replace('@', inside)
  return [`1. ${filling}\n2. ${filling}\n${text}\n9. ${filling}\n`, row.includes('@') ? inside : clause]
}
