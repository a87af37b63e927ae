/** Sentences about what a quote says, its section's title, its words and its choices, each next to one that changes nothing. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, readonly [title: string, sentence: string]>> = {
  en: ['Training', 'The employer trains every driver for three days a year.'],
  de: ['Schulung', 'Der Arbeitgeber schult alle Fahrer an drei Tagen im Jahr.'],
  cs: ['Školení', 'Zaměstnavatel školí všechny řidiče tři dny v roce.'],
  es: ['Formación', 'La empresa forma a los conductores tres días al año.'],
  it: ['Formazione', 'Il datore di lavoro forma gli autisti tre giorni all’anno.'],
  fr: ['Formation', 'L’employeur forme les chauffeurs trois jours par an.'],
}

/** "…" is the sentence; "@" the same as clause 3.1 under its title, with other text behind it; "|" is a line end. */
function isProof(language: string, around: string): boolean {
  const [title, sentence] = CLAUSES[language] ?? ['', '']
  const text = around
    .replace('@', `3. ${title}|3.1 …|8. Index 2026|`)
    .replaceAll('|', '\n')
    .replace('…', sentence)
  return locateQuote(indexDocument([pageOf(`1. Index\n${text}\n`)]), sentence)?.isProof ?? false
}

const PAIRS: readonly (readonly [language: string, takesBack: string, leaves: string])[] = [
  ['en', '@Section 3 Training is deleted.', '@Section 3 Training is unchanged.'],
  ['de', '@Abschnitt 3 Schulung wird gestrichen.', '@Abschnitt 3 Schulung bleibt unverändert.'],
  ['en', '@We dropped the wording of section 3.', '@We kept the wording of section 3.'],
  ['en', '@3.1 is water under the bridge.', '@3.1 is binding.'],
  ['en', '@For 3.1 read: “to be settled later”.', '@For 7.1 read: “to be settled later”.'],
  ['en', '@As for section 3, the union opted out.', '@As for section 3, the union was informed.'],
  ['es', '@Han olvidado lo previsto en el punto 3.1.', '@Han confirmado lo previsto en el punto 3.1.'],
  ['de', '@Auf Abschnitt 3 kann sich der Fahrer nicht berufen.', '@Auf Abschnitt 3 wird verwiesen.'],
  ['en', '@Clause 3.1 is a declaration of intent.', '@Clause 3.1 is binding on all sites.'],
  ['es', '@3.1: no procede', '@3.1: acordado'],
  ['en', '@Missing: 2.4, 3.1 and 8.2', '@Missing: 2.4, 7.1 and 8.2'],
  ['en', '@In clause 3.1 “three” is a misprint.', '@In clause 7.1 “four” is a misprint.'],
  ['en', '@“Three days” means whatever time there is.', '@“Three days” means three working days.'],
  ['en', '@“Driver” means nobody hired after May.', '@“Driver” means anybody who drives a bus.'],
  ['en', '@This version was replaced by version 4.', '@This version was signed in May.'],
  ['en', '@Statements in this report describe plans.', '@Statements in this report describe duties.'],
  ['en', '@We reserve the right to depart from this policy.', '@We reserve the right to extend this policy.'],
  ['en', '… Such a clause is void.', '… Such a clause is valid.'],
  ['en', '… Buses are blue. Such an obligation is void.', '… Buses are blue. Such an obligation is usual.'],
  ['de', '… Solch eine Klausel ist nichtig.', '… Solch eine Klausel ist wirksam.'],
  ['en', '… That is what the old law said.', '… That is what the law says.'],
  ['en', '… The law forbids this.', '… The law requires this.'],
  ['de', '… Das verbietet das Gesetz.', '… Das verlangt das Gesetz.'],
  ['fr', '… La loi interdit cela.', '… C’est ce que dit la loi.'],
  ['es', '… La ley prohíbe eso.', '… Así lo exige la ley.'],
  ['it', '… Lo vieta la legge.', '… Lo prescrive la legge.'],
  ['cs', '… To zakazuje zákon.', '… To vyžaduje zákon.'],
  ['en', '3. Training (if agreed)|3.1 …', '3. Training (if any)|3.1 …'],
  ['de', '3. Schulung (falls vereinbart)|3.1 …', '3. Schulung (auf Abruf)|3.1 …'],
  ['fr', '3. Formation (si convenu)|3.1 …', '3. Formation (sur place)|3.1 …'],
  ['en', '… For lack of money it did not happen.', '… Nobody has failed to do it.'],
  ['en', '… It has not yet been done.', '… There is no charge for doing so.'],
  ['en', '… Nobody should rely on it.', '… Nobody has ever complained about it.'],
  ['en', '… Smaller branches don’t have to.', '… Mr Hill retired in 2015, but his rule did not.'],
  ['de', '… Im Sommer macht das keiner.', '… Im Sommer macht das der Leiter.'],
  ['cs', '… Z nedostatku peněz se tak nestalo.', '… Dvakrát se tak stalo v Brně.'],
  ['it', '… D’estate nessuno lo fa.', '… D’estate lo fa il direttore.'],
  ['fr', '… En été, personne ne le fait.', '… En été, cela se fait sans frais.'],
  ['en', '… The parties have yet to agree on this.', '… In each of the twenty samples that was the case.'],
  ['fr', '… C’était le cas.', '… Dans chacun des vingt échantillons c’était le cas.'],
  ['en', '… As the survey shows, the reverse is true.', '… As the survey shows, this is true.'],
  ['en', '… The rule was overtaken by events.', '… The rule is known to all drivers.'],
  ['en', '… The measure was halted by the court.', '… The driver was halted by the police.'],
  ['en', '… This rule went under in May.', '… The year went by fast.'],
  ['en', '…|Draft: as sent to the board in May', '…|Final: as sent to the board in May'],
  ['de', '…|Entwurf – wie an den Vorstand im Mai', '…|Beschluss – wie an den Vorstand im Mai'],
  ['en', '…|☐ Yes|☒ No', '…|☒ Yes|☐ No'],
  ['fr', '…|☐ Oui|☒ Non', '…|☒ Oui|☐ Non'],
  ['en', '… The custom was given up in May.', '… The custom was introduced in May.'],
  ['it', '… La direzione ha posto fine a questa prassi.', '… La direzione ha introdotto questa prassi.'],
  ['cs', '… Povinnost vzniká teprve po zkoušce.', '… Povinnost vzniká dnem podpisu.'],
  [
    'en',
    '… Buses are blue. The duty rests in winter.',
    '… Buses are blue. The duty to wash them rests in winter.',
  ],
  [
    'de',
    '… Busse sind blau. Ob das geschieht, ist offen.',
    '… Busse sind blau. Ob das geschieht, wird geprüft.',
  ],
  ['it', '… Tocca al capo valutare se farlo.', '… Tocca al capo valutare come farlo.'],
  ['en', '… Interns cannot claim this benefit.', '… Interns can claim this benefit.'],
  ['en', '… At least so the old brochure had it.', '… At least two drivers took part.'],
  ['en', '… In none of the years was this the case.', '… In all of the years this was the case.'],
  ['en', '… We found no trace of it.', '… We found every trace of it.'],
  ['en', '… The item was sent back to the committee.', '… The item was adopted by the committee.'],
  ['en', 'Ms Fox moved the following. … She then sat down.', 'Ms Fox moved the following. … It was adopted.'],
  ['en', 'Suppose money were no object. …', 'We have the money. …'],
  ['en', 'If we had won, this is what would apply. …', 'Since we won, this is what applies. …'],
  ['en', 'Myths about us|…', 'Facts about us|…'],
  ['en', 'What the other side asked for|…', 'What both sides agreed|…'],
  ['it', 'Formulazioni da evitare|…', 'Formulazioni da usare|…'],
  ['de', 'Fassung bis 31. Mai 2019|…', 'Fassung seit 31. Mai 2019|…'],
  [
    'en',
    '… Buses are blue. The board has turned down all of the above.',
    '… Buses are blue. The board confirms all of the above.',
  ],
  [
    'en',
    'The union objected to these points:|- …|- Buses are blue.',
    'The union agreed to these points:|- …|- Buses are blue.',
  ],
]

test.each(PAIRS.map(([language, takesBack]) => [language, takesBack]))(
  '%s: what is said of the quote takes it back: %s',
  (language = '', around = '') => {
    expect(isProof(language, around)).toBe(false)
  },
)

test.each(PAIRS.map(([language, , leaves]) => [language, leaves]))(
  '%s: what is said of the quote leaves it: %s',
  (language = '', around = '') => {
    expect(isProof(language, around)).toBe(true)
  },
)

test('titles of a table of contents are not the beginning of sentences', () => {
  expect(isProof('en', 'Section 3 Training|Section 4 Notices not sent by post|@')).toBe(true)
})

test('a quote whose words are put in quotation marks hundreds of times proves nothing', () => {
  expect(isProof('en', `@${'The word “driver” stands here. '.repeat(400)}`)).toBe(false)
})
