/** Texts around a clause, at the edges of the rules that judge them: each is close to one with the other verdict. */

interface Rows {
  /** A sentence. */
  readonly clause: string
  /**
   * In these texts "…" is the clause, "@" the same within a sentence, "|" a line end; braces are around another quote,
   * and what is before "~" is at the beginning of the document.
   */
  readonly taken: readonly string[]
  readonly kept: readonly string[]
}

export const VERDICT_ROWS: Readonly<Record<string, Rows>> = {
  en: {
    clause: 'The caretaker tests the lift every Monday.',
    taken: [
      // At the beginning of the document
      ...['Status: withdrawn~…', 'Status: superseded~…', 'Paper, not binding~…', 'Nonbinding paper~…'],
      ...[
        'Only text in bold applies.~…',
        'In this paper only text in italics is binding.~…',
        'Status: void~…',
      ],
      ...['Lines behind > were deleted.~> …', 'Text behind “+” is not agreed.~+ …'],
      // Choices of several lines
      ...['☐ …', '[ ] …', '( ) …', '○ …|● The owner tests it.', '● No.|○ …'],
      '☐ The bins are blue, and|{the lift is tested every Monday by the caretaker}.',
      '[ ] The bins are blue, and|the house is old, and|{the lift is tested by the caretaker}.',
      // Signs and units at the ends
      ...[
        'The price is -{5 dollars for each house}.',
        '{The price of the lift is 5} %.',
        'From 3 - {5 lifts run}.',
      ],
      ...[
        '{The price of the lift is 5} - 7 dollars.',
        '{The house is open 24}/7.',
        '{The price of it is 5}+ dollars.',
      ],
      ...[
        'The owner/{caretaker tests the lift every Monday}.',
        '{The caretaker tests the lift}/stairs each day.',
      ],
      ...[
        'The price is 3:{5 for each house}.',
        '{The price of the lift is 5}° at most.',
        'The price is €{5 a day}.',
      ],
      ...['Is it so that @?|7. The bins are blue.', '@?|a) The bins are blue.', '@?|• The bins are blue.'],
      ...['Variant 12: …', 'Variant B: …', 'Scenario 3: …', 'Until end of May - …', 'Or: …', 'Case 1 -|…'],
      ...['Is the following true? …', 'Only the next sentence is limited to guests. …', 'Is that so? …'],
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
      ...['Status: final~…', 'Binding paper~…', 'Headings are in bold.~…', 'A paper about lifts~…'],
      ...['Lines that begin with > are agreed.~> …', 'Lines behind = were deleted.~> …'],
      ...['☐ The bins are blue.|…', '○ …|○ The owner pays.', '- …|- The owner pays.'],
      ...['[x] …', 'A house/lift is old. …', 'The price is 5 %. …'],
      ...['@.|7. None of the bins is blue.', '@.|(a) No bins are blue.', '…|• Never mind the bins.'],
      ...['Variant fee: …', 'For the sake of clarity - …'],
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
      // One word more than the limits
      ...['… Bins are blue.', '… Guests can count on it.', '… The poster of a legend hangs at the gate.'],
      ...['This is a sample of our blue. …', '…|Colour of the scope: blue'],
      'The owner has a duty to {test the lift every Monday}.',
      '@ and cleans it. Is the bin blue?',
      ...['Nobody smokes in the house.|(a) …', 'No waiver|1. …', 'Rooms nobody cleans now: …'],
      'The owner will paint the house; and {clean the lift every Monday}.',
      'The owner will|- paint the house;|- {clean the lift every Monday}.',
      ...['… (copy)', '… (see Annex 2)', '… The owner paid. OR is his name.'],
      ...['Annex 2: Deletion of data|…', 'PART B - FURTHER TEXT (SELECTED)|…'],
    ],
  },
  de: {
    clause: 'Der Hausmeister prüft den Aufzug jeden Montag.',
    taken: [
      ...['… Am 31. Dezember gilt dies nicht.', '… Ab dem 3. Heumonat 2020 gilt dies nicht.'],
      'Keiner darf ab dem 3. Mai:|a) {die Daten des Hauses an Dritte weitergeben}',
      'Der Eigentümer ist nicht verpflichtet, {den Aufzug jeden Montag zu prüfen}.',
      'Der Eigentümer vergisst, {den Aufzug jeden Montag zu prüfen}.',
      ...[
        '{Der Verwalter stellt die Prüfung} der Aufzüge ein.',
        '{Der Verwalter sagt die Prüfung} im Mai ab, heißt es.',
      ],
      ...['Möglichkeit 2: …', 'Entweder: …', 'Der Vermieter: …', 'Nur was fett ist, gilt.~…'],
      ...['Stand: überholt~…', 'Unverbindlich~…', 'Ist das wahr? …', 'Folgendes gilt nur für Gäste. …'],
      ...[
        '… Das war früher so.',
        '… Das Gegenteil ist richtig.',
        '…|Erledigt: nein',
        '…|Geltung: Probebetrieb',
      ],
    ],
    kept: [
      ...[
        '… Am 31. Dezember gilt dies auch.',
        '… Das ist immer so.',
        '…|Erledigt: ja',
        '…|Geltung: alle Häuser',
      ],
      'Der Eigentümer ist verpflichtet, {den Aufzug jeden Montag zu prüfen}.',
      ...['Stand: Mai 2020~…', 'Verbindlich~…', 'Überschriften sind fett.~…'],
    ],
  },
  es: {
    clause: 'El conserje revisa el ascensor cada lunes.',
    taken: [
      'O bien: …',
      '… No hay que probarlo.',
      '… No se permite usar esta cláusula.',
      '… No se puede exigir el pago.',
    ],
    kept: ['… No hay costes para los vecinos de la casa.', '… No se puede fumar en la casa.'],
  },
  it: {
    clause: "Il custode controlla l'ascensore ogni lunedì.",
    taken: ['… Non è consentito usare questa clausola.', 'Oppure: …', '… Non si può esigere il controllo.'],
    kept: ['… Non ci sono costi per gli ospiti della casa.', '… Non si possono portare cani nelle stanze.'],
  },
  pl: {
    clause: 'Dozorca sprawdza windę w każdy poniedziałek.',
    taken: ['… Nie wolno stosować tego postanowienia.', 'Albo: …', '… Nie można żądać sprawdzania.'],
    kept: ['… Nie można wprowadzać psów do tego domu.', '… Nie wolno palić papierosów w domu.'],
  },
  fi: {
    clause: 'Talonmies tarkastaa hissin joka maanantai.',
    taken: [
      'Vanha teksti:|…',
      '… Ei pidä paikkaansa.',
      '… Se ei ole totta.',
      '… Näin oli ennen.',
      '… Turha toivo.',
      '… Aivan turha toivo.',
    ],
    kept: ['… Astiat ovat sinisiä ja uusia.', '… Astiat ovat sinisiä täällä.', '… Näin on aina.'],
  },
}

export const FILLINGS: Readonly<Record<string, string>> = {
  en: 'The bins are blue. Letters are put into the box at the gate.',
  de: 'Die Tonnen sind blau. Briefe werden in den Kasten am Tor gelegt.',
  es: 'Los cubos son azules. Las cartas se dejan en el buzón de la puerta.',
  it: 'I bidoni sono blu. Le lettere si lasciano nella cassetta al cancello.',
  pl: 'Kosze są niebieskie. Listy wkłada się do skrzynki przy bramie.',
  fi: 'Astiat ovat sinisiä. Kirjeet pannaan portin laatikkoon.',
}

/** The text, and the quote in it. */
export function textOf(language: string, row: string): readonly [text: string, quote: string] {
  const { clause } = VERDICT_ROWS[language] as Rows
  const inside = clause.charAt(0).toLowerCase() + clause.slice(1, -1)
  const filling = FILLINGS[language] ?? ''
  const quote =
    /\{(.*)\}/u.exec(row)?.[1] ??
    (row.startsWith('@') ? clause.slice(0, -1) : row.includes('@') ? inside : clause)
  const [top, around] = row.includes('~') ? row.split('~', 2) : ['', row]
  const written = (around ?? '')
    .replaceAll('|', '\n')
    .replace('…', clause)
    .replace(/^@/u, clause.slice(0, -1))
    .replace('@', inside)
    .replace(/[{}]/gu, '')
  const numbered = `1. ${filling}\n2. ${filling}\n${written}\n9. ${filling}\n`
  return [top === '' ? numbered : `${top}\n${numbered}`, quote]
}
