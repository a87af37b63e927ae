/** A comment on a quote takes the proof, unless a word confirms the quote. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const QUOTES: Readonly<Record<string, string>> = {
  en: 'The carrier washes every lorry once a week.',
  de: 'Der Spediteur wäscht jeden Lastwagen einmal pro Woche.',
  fr: 'Le transporteur lave chaque camion une fois par semaine.',
  es: 'El transportista lava cada camión una vez por semana.',
  it: 'Il vettore lava ogni camion una volta alla settimana.',
  cs: 'Dopravce myje každý kamion jednou týdně.',
}

/** "…" is the quote. */
const PAIRS: readonly (readonly [language: string, takesBack: string, leaves: string])[] = [
  ['en', '… The scheme was folded in March.', '… The scheme was started in March.'],
  ['en', '… Our visit told a different story.', '… Our visit confirmed it.'],
  ['en', '… The drivers told us that they skip this.', '… In winter two drivers do this.'],
  ['en', '… Please cross this out.', '… Please observe this in each depot.'],
  ['en', '… The foregoing takes effect upon payment.', '… The foregoing took effect upon payment.'],
  ['en', '… Weekends are another matter.', '… Weekends are included.'],
  ['en', '… Staff paint another picture.', '… Staff paint no other picture.'],
  ['en', '… The drivers may opt out of this.', '… The drivers must use soap for this.'],
  ['en', '… That sounds nice.', '… That process is in Annex 2.'],
  ['de', '… Das steht in den Sternen.', '… Das neue Auto steht in der Halle.'],
  ['de', '… Die Leitung hat den Plan gekippt.', '… Die Leitung hat den Plan beschlossen.'],
  ['de', '… Für Anhänger wurde anderes vereinbart.', '… Für Anhänger wurde dasselbe vereinbart.'],
  ['fr', '… La direction a balayé la mesure.', '… La direction a adopté la mesure.'],
  ['es', '… La idea quedó en nada.', '… La idea fue aprobada.'],
  ['it', '… Il consiglio ha archiviato il piano.', '… Il consiglio ha approvato il piano.'],
  // A noun for what the quote says, or for its text
  ['en', '… The promise was folded in March.', '… The Promise was folded in March.'],
  [
    'en',
    '… The promise was folded in March.',
    '… The promise of the former board in the north was, after long talks abroad, folded in March.',
  ],
  ['en', '… The promise was folded in March.', '…\n\nThe promise was folded in March.'],
  ['en', '… The promise was folded.', '… Without prejudice to this, the promise was folded.'],
  ['en', '… The promise is limited, as confirmed by all.', '… The promise was confirmed in March.'],
  ['en', '… This statement amazes readers.', '… This statement reflects our practice.'],
  ['en', '… This statement amazes visitors.', '… This clause amazes visitors.'],
  ['en', '… Readers laugh at this statement.', '… Readers of this statement laugh.'],
  [
    'en',
    '… Visitors laugh at this statement.',
    '… Visitors from all over the world and from the north laugh at this statement.',
  ],
  // A pronoun
  ['en', '… Drivers like this.', '… Drivers like this brush.'],
  ['en', '… Visitors laughed at all this.', '… Visitors laughed at this at all sites.'],
  [
    'en',
    '… Visitors laughed at this since the days of old.',
    '… Visitors laughed at this since the first day.',
  ],
  // A rule, a time or another thing
  ['en', '… This was a nice dream.', '… This must be done with soap.'],
  ['en', '… The firm dropped out.', '… The year went by fast.'],
  // Before the quote
  ['en', 'Someone scribbled this on the wall: …', 'We have agreed on this: …'],
  ['en', 'An unknown caller told us this. …', 'The parties agreed to this. …'],
  ['en', 'What if it were like this? …', 'Why is this so? …'],
  ['en', 'Washing (text of March)\n…', 'Washing (current text)\n…'],
  ['en', 'Not signed\n3. Washing\n3.1 …', 'Now signed\n3. Washing\n3.1 …'],
  // Below it
  ['en', '…\nStatus: open', '…\nStatus: in force'],
  ['en', '…\nCompliance: partly', '…\nCompliance: yes'],
  ['de', '…\nErgebnis: offen', '…\nErgebnis: angenommen'],
]

function isProof(language: string, around: string): boolean {
  const [quote = '', filling = ''] = [QUOTES[language], FILLING[language]]
  const page = pageOf(`${filling}\n\n${around.replace('…', quote)}\n\n${filling}`)
  return locateQuote(indexDocument([page]), quote)?.isProof ?? false
}

test.each(PAIRS)('%s: what is said of the quote takes the proof: %s', (language, takesBack) => {
  expect(isProof(language, takesBack)).toBe(false)
})

test.each(PAIRS)('%s: beside %s: %s', (language, _, leaves) => {
  expect(isProof(language, leaves)).toBe(true)
})

test('a noun that the quote has is another thing', () => {
  const quote = 'The plan covers every lorry of the fleet.'
  const page = pageOf(`${FILLING.en}\n\n${quote} The plan was folded in March.\n\n${FILLING.en}`)
  expect(locateQuote(indexDocument([page]), quote)?.isProof).toBe(true)
})

/** A statement of a report, and what it reports next. */
const REPORTS: readonly string[] = [
  'The company operates twelve plants in six countries. | Revenue grew by five percent in 2024.',
  'Waste is sorted at source in all our offices. | The contractor collected 412 tonnes in 2023.',
  'The instrument is traceable to national standards. | It was calibrated on 5 June 2023.',
  'The hotline is available to suppliers around the clock. | It received 57 calls in 2023.',
  'The method detects lead down to 0.1 mg per kg. | We analysed six samples in duplicate.',
  'Each vehicle undergoes an annual inspection. | Two vehicles failed the inspection in 2023.',
]

test.each(REPORTS)('what a report tells next takes nothing back: %s', (both) => {
  const [quote = '', next = ''] = both.split(' | ')
  const page = pageOf(`${FILLING.en}\n\n${quote} ${next}\n\n${FILLING.en}`)
  expect(locateQuote(indexDocument([page]), quote)?.isProof).toBe(true)
})
