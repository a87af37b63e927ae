/** Name, parties, dates and governing law of a contract. */
import type { Clause } from './clause.ts'

export const beginning: readonly Clause[] = [
  {
    id: 'document name',
    titles: 'agreement|contract|lease|plan|policy|addendum|amendment|smlouva|smlouvu|*vertrag|vereinbarung',
    passages: [
      'this ..40 agreement|contract|lease|plan|amendment|addendum',
      'tato|této ..40 smlouv*',
      'dieser|dieses ..40 *vertrag|*vertrages|vereinbarung',
    ],
  },
  {
    id: 'parties',
    titles: 'parties|the parties|contracting parties|smluvní strany|vertragsparteien|parteien',
    passages: [
      'between|by and among|by and between ..300 and',
      'hereinafter|hereafter|referred to as|collectively referred|party of the first part',
      'the parties|parties hereto|each party|either party',
      'dále jen|smluvní strany|smluvní strana',
      'nachfolgend|im folgenden|vertragsparteien|die parteien',
      'zwischen ..200 und',
    ],
    // "Relationship of the Parties"
    unless: ['of the parties|of parties'],
  },
  {
    id: 'agreement date',
    titles: 'agreement date|contract date|date of agreement|date of this agreement|date',
    passages: [
      'dated|made|made and entered into|entered into|executed ..80 19??|20??|day of',
      'day of ..60 19??|20??',
      'agreement|contract|amendment|addendum ..120 as of|effective ..30 19??|20??',
      'dne|uzavřena|uzavřená|ze dne ..20 19??|20??',
      'vom|am|den|datum ..20 19??|20??',
    ],
    looser: ['date: ..20 19??|20??'],
  },
  {
    id: 'effective date',
    titles: 'effective date|commencement|commencement date|účinnost|inkrafttreten|vertragsbeginn',
    passages: [
      'effective date|commencement date|start date|inception date',
      'become|becomes|be|is|are ..12 effective as of|effective on|effective upon|effective from',
      'made|entered into|dated|agreement|contract|lease|plan|amendment ..60 effective as of|effective on',
      'come into effect|comes into effect|come into force|comes into force|enter into force|enters into force|shall take effect|takes effect|will take effect',
      'shall commence on|shall begin on|shall commence and become effective',
      'nabývá účinnosti|nabude účinnosti',
      'tritt ..60 in kraft',
      'beginnt am|beginn des vertrags',
    ],
    looser: [
      'enters into operation|enters into effect|becomes operative|becomes binding|binds the parties from',
      'agreement|contract|term|obligations ..60 commenced|commences|commence|begins|begin|began ..20 on|as of|from|upon',
      'deemed ..12 effective|commenced|in effect ..12 on|as of|from',
    ],
    unless: ['effective date of|registration statement|plan of liquidation|effective upon|notices|requests'],
  },
  {
    id: 'governing law',
    titles:
      'governing law|applicable law|choice of law|law and jurisdiction|rozhodné právo|anwendbares recht|rechtswahl',
    passages: [
      'govern|governed|governs|governing ..120 law|laws',
      'construed|interpreted|enforced ..80 laws of|law of|accordance with the laws',
      'subject to the laws of|subject to the law of|under the laws of the state ..60 agreement|contract',
      'řídí ..80 právním řádem|právem|zákon*',
      'es gilt|gilt|unterliegt|findet ..80 recht',
    ],
    looser: [
      'decided|determined|resolved|settled ..30 according to|in accordance with|under|pursuant to ..30 law|laws',
      'determined|governed|resolved|construction|validity|interpretation|enforceability ..120 under|by|with ..12 laws of|law of|the laws',
      'laws of the|law of the|laws of ..60 shall control|shall govern|shall apply|will apply|controls|applies|govern',
      'governed ..40 law|laws',
      'subject to the law of|subject to the laws of|law applies|law governs|law shall apply|law will apply|law shall govern',
      'conflict of law*|conflicts of law*|choice of law',
    ],
  },
]
