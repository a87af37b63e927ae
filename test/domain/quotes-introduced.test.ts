/** What stands around a whole sentence: sentences about it, labels, headings, boxes, notes and definitions. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSES: Readonly<Record<string, string>> = {
  en: 'The Landlord bears the cost of the yearly maintenance.',
  de: 'Der Vermieter trägt die Kosten der jährlichen Wartung.',
  fr: 'Le Bailleur prend en charge les frais d’entretien annuel.',
  es: 'El Arrendador asume los gastos del mantenimiento anual.',
  it: 'Il Locatore sostiene le spese di manutenzione annuale.',
  pl: 'Wynajmujący ponosi koszty corocznej konserwacji.',
  pt: 'O Senhorio suporta os custos da manutenção anual.',
  cs: 'Pronajímatel hradí náklady na každoroční údržbu.',
}

function isProof(language: string, around: string): boolean {
  const clause = CLAUSES[language] ?? ''
  const filling = (FILLING[language] ?? '').trim()
  const text = `1. ${filling}\n2. ${filling}\n${around.replace('…', clause)}\n7. ${filling}\n`
  // No character has a place, so that all lines begin at the same one.
  const page = { ...pageOf(text), boxes: new Float32Array(text.length * 4) }
  const found = locateQuote(indexDocument([page]), clause)
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const TURNED: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      '… This clause applies only where Annex 3 has been signed.',
      '… The same does not hold for consumers.',
    ],
    ...['… An exception applies to public holidays.', '… The opposite is true.', '… Really?'],
    ...['… These rights exist solely in the case of gross negligence.', '… That used to be so.'],
    ...[
      'Does the following hold? …',
      'The next sentence takes effect only after the lender has consented. …',
    ],
    ...['The Vendor’s position: …', 'The Landlord: …', 'Question 7: …', 'Option 2: …', 'Please confirm: …'],
    ...['Until 31 December 2019 the following applied: …', 'This is only a sample. …'],
    ...['Withdrawn statements\nThe fee is due at once. …', 'Provisions that do not apply\n5.1 …'],
    ...[
      '○ …\n● The Tenant bears it.',
      '[_] …\n[x] The Tenant bears it.',
      '❏ …',
      '- …\n+ The Tenant bears it.',
    ],
    ...['… (statement of the Respondent)', '… OR The Tenant bears it.', '{{…}}', '// …'],
    ...[
      '… (1)\nThe fee is due.\n(1) No longer in force.',
      '…#\nThe fee is due.\n# Not applicable to consumers.',
    ],
    ...['(a) …\n(b) The Tenant bears it.\nNone of the above is agreed.'],
    ...[
      'Appendix B has no legal effect.\nAppendix B\n…',
      'Schedule 3 is for information only.\nSchedule 3\n…',
    ],
    ...['“Rejected Clause” means the following clause: …'],
  ],
  de: [
    ...['… Das gilt allerdings nur für Wohnungen.', '… Gegenüber Verbrauchern gilt diese Regelung nicht.'],
    ...['… Das ist nicht richtig.', '… Wirklich?', 'Gilt Folgendes? …', 'Standpunkt des Vermieters: …'],
    ...['Bis zum 31. Dezember 2019 galt: …', 'Frage 7: …', '○ …\n● Der Mieter trägt sie.'],
    ...[
      'Anlage 4 ist nicht Bestandteil dieses Vertrags.\nAnlage 4\n…',
      'Der Mieter schlug Folgendes vor: „…“',
    ],
  ],
  fr: [
    '… Sont exceptées les commandes en ligne.',
    'L’article 4 disposait auparavant : …',
    '○ …\n● Non.',
    '… Cette clause n’a plus d’effet.',
  ],
  es: [
    '… Quedan exceptuados los pedidos en línea.',
    '… [sin efecto]',
    'La cláusula 4 decía anteriormente: …',
  ],
  it: [
    '… Quanto sopra si applica solo se il Cliente ha pagato.',
    'Clausola tipo: …',
    '… Ciò non è corretto.',
  ],
  pl: ['… Wyjątkiem są zamówienia internetowe.', 'Skreślone klauzule\n…', '… Strony się na to nie zgadzają.'],
  pt: [
    '… Excetuam-se as encomendas em linha.',
    'A cláusula 4 dizia anteriormente: …',
    '… Esta frase é eliminada.',
  ],
  cs: ['… Výjimkou jsou internetové objednávky.', 'Vypuštěná ujednání\n…', '… Strany s tím nesouhlasí.'],
}

test.for(
  Object.entries(TURNED).flatMap(([language, all]) => all.map((around) => [language, around] as const)),
)('%s: around the sentence stands what takes its meaning: %s', ([language, around]) => {
  expect(isProof(language, around)).toBe(false)
})

const KEPT: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...[
      '… This also applies if the Tenant is late.',
      '… Subject to the foregoing, the Tenant pays the rent.',
    ],
    ...[
      '… A payment under this clause shall not be refunded.',
      '… Unless agreed otherwise, the Tenant pays.',
    ],
    ...[
      'Maintenance: …',
      'The parties agree as follows: …',
      'Note: …',
      'Original Equipment\n…',
      '5.2 Exclusions\n…',
    ],
    ...[
      '● …\n● The Tenant pays.',
      '- …\n- The Tenant pays.',
      '[x] …\n[ ] The Tenant bears it.',
      '… (see Annex 2)',
    ],
    ...['…¹\nThe fee is due.\n¹ See also Annex 2.', 'Appendix B has no legal effect.\nAppendix A\n…'],
    ...['Is the rent negotiable? No.\n3. …', '… The Tenant shall not withhold any payment.'],
  ],
  de: ['… Dies gilt auch, wenn der Mieter in Verzug ist.', 'Wartung: …', '§ 3 Haftungsausschluss\n…'],
}

test.for(Object.entries(KEPT).flatMap(([language, all]) => all.map((around) => [language, around] as const)))(
  '%s: what stands around the sentence leaves its meaning: %s',
  ([language, around]) => {
    expect(isProof(language, around)).toBe(true)
  },
)
