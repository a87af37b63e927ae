/** Name, parties, dates, term and governing law of a contract. */
import type { Clause } from './clause.ts'

export const datesAndTerm: readonly Clause[] = [
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
  },
  {
    id: 'agreement date',
    titles: 'agreement date|contract date|date of agreement|date of this agreement|date',
    passages: [
      'dated|made|made and entered into|entered into|executed ..80 19??|20??|day of',
      'day of ..60 19??|20??',
      'dne|uzavřena|uzavřená|ze dne ..20 19??|20??',
      'vom|am|den|datum ..20 19??|20??',
    ],
  },
  {
    id: 'effective date',
    titles: 'effective date|commencement|commencement date|účinnost|inkrafttreten|vertragsbeginn',
    passages: [
      'enters into operation|enters into effect|becomes operative|becomes binding|binds the parties from',
      'agreement|contract|term|obligations ..60 commenced|commences|commence|begins|begin|began ..20 on|as of|from|upon',
      'deemed ..12 effective|commenced|in effect ..12 on|as of|from',
      'effective date|commencement date|start date|inception date',
      'become|becomes|be|is|are ..12 effective as of|effective on|effective upon|effective from',
      'made|entered into|dated|agreement|contract|lease|plan|amendment ..60 effective as of|effective on',
      'come into effect|comes into effect|come into force|comes into force|enter into force|enters into force|shall take effect|takes effect|will take effect',
      'shall commence on|shall begin on|shall commence and become effective',
      'nabývá účinnosti|nabude účinnosti',
      'tritt ..60 in kraft',
      'beginnt am|beginn des vertrags',
    ],
  },
  {
    id: 'term',
    titles:
      'term|terms and termination|duration|expiration|expiry|contract period|period of agreement|doba trvání|doba platnosti|laufzeit|vertragsdauer',
    passages: [
      'shall last|is concluded for|runs for|run for|is entered into for ..30 months|years|month|year|indefinite',
      'agreement|contract|lease ..30 shall continue|will continue|continues|shall run|shall last ..30 until|through|for a period|for the period|indefinitely|so long as|for as long',
      'unless sooner terminated|unless earlier terminated|unless terminated earlier|unless terminated sooner',
      'continue|continues|remain|remains|be ..60 in force|in full force|in effect|effective ..80 until|through|for|unless',
      'term|duration ..120 year|years|month|months|until|expire|expires|end|ends|anniversary',
      'agreement|contract|lease ..80 shall expire|will expire|expires|shall terminate on|will terminate on|shall end|ends on|terminates on',
      'expiration date|expiry date|termination date|end date',
      'for a period of|for an initial period of|for a term of|for an initial term of ..40 year|years|month|months',
      'na dobu určitou|na dobu neurčitou|doba trvání',
      'befristet|unbefristet|läuft bis|laufzeit*',
    ],
  },
  {
    id: 'renewal',
    titles:
      'renewal|renewals|extension of term|extension of the term|extension of agreement|prodloužení|verlängerung',
    passages: [
      'rolls over|roll over|be prolonged|is prolonged|prolonged for|prolong ..60 period|periods|year|years|month|months|term',
      'automatically ..20 continue|continues|renew|extend ..40 term|terms|period|periods|year|years|basis',
      'option|right ..12 to extend|to renew|of renewal|to prolong ..60 term|agreement|period|lease|contract',
      'from year to year|month to month|year~to~year',
      'automatic*|successive|additional|further|consecutive ..80 renew|renews|renewed|renewal|extend|extends|extended|extension',
      'renew|renews|renewed|renewal|renewals ..60 term|terms|period|periods|year|years|month|months|agreement',
      'agreement|term|contract ..60 be renewed|is renewed|be extended|is extended|be automatically renewed|be automatically extended|automatically renew|automatically renews',
      'prodlužuje|prodlouží|prodloužit',
      'verlängert|verlängern',
    ],
    unless: [
      'renewal of|renewals of ..30 registration|insurance|license|licenses|licence|patent|patents|trademark|mark|marks',
      'has the meaning|patents|patent applications|continuations',
    ],
  },
  {
    id: 'renewal notice',
    titles: 'notice of renewal|notice of non~renewal|non~renewal',
    passages: [
      'not wishing|does not wish|not wish|not want|not intend ..60 renew*|prolong*|extend*',
      'from year to year|successive|renewed|extended|renewal ..80 unless ..60 terminated|cancelled|canceled|notice',
      'notice of non~renewal|notice of nonrenewal|notice not to renew|notice of its intent* not',
      '@renew ..250 unless|notice|notify|notifies ..250 days|months|notice',
      'unless|notice|notify|notifies ..250 not to renew|non~renewal of this|non~renewal of the agreement|non~renewal of the term|intention not|intent not|not to extend|non~renewal',
      'prodlužuje|prodlouží ..200 neoznámí|oznám*|vypov*',
      'verlängert ..200 *kündig*|frist',
    ],
    unless: [
      'renewal of|renewals of ..30 registration|license|licenses|licence|patent|patents',
      'insurance|insurer',
    ],
  },
  {
    id: 'governing law',
    titles:
      'governing law|applicable law|choice of law|law and jurisdiction|rozhodné právo|anwendbares recht|rechtswahl',
    passages: [
      'decided|determined|resolved|settled ..30 according to|in accordance with|under|pursuant to ..30 law|laws',
      'determined|governed|resolved|construction|validity|interpretation|enforceability ..120 under|by|with ..12 laws of|law of|the laws',
      'laws of the|law of the|laws of ..60 shall control|shall govern|shall apply|will apply|controls|applies|govern',
      'governed ..40 law|laws',
      'conflict of law*|conflicts of law*|choice of law',
      'govern|governed|governs|governing ..120 law|laws',
      'construed|interpreted|enforced ..80 laws of|law of|accordance with the laws',
      'subject to the laws of|under the laws of the state ..60 agreement|contract',
      'řídí ..80 právním řádem|právem|zákon*',
      'es gilt|gilt|unterliegt|findet ..80 recht',
    ],
  },
  {
    id: 'termination for convenience',
    titles: 'for convenience|without cause|termination at will|ordentliche kündigung',
    passages: [
      'end|terminate|cancel|withdraw ..100 without stating grounds|without giving reasons|without giving any reason|without reason|without grounds|without giving grounds|without any reason',
      'terminate|cancel ..80 for its convenience|for convenience|for their convenience|with or without cause',
      '@may|be ..30 terminate|terminated|cancel|cancelled|canceled ..160 for convenience|without cause|for any reason|for any or no reason|no reason|at any time|sole discretion|sole option|at its option|at will|with or without|without penalty',
      'at any time|for any reason|without cause|for convenience|sole discretion|at will ..50 terminate|cancel|terminated',
      'either party|any party|each party|both parties|neither party|either of the parties|party wishing ..40 terminate|terminates|cancel ..160 days|months|notice',
      'termination for convenience|terminated for convenience|terminate for convenience|terminate this agreement without cause|terminable at will',
      '@terminate ..100 bez udání|bez uvedení|bez důvodu',
      'ohne angabe von gründen|ohne grund|ordentlich gekündigt|ordentlich kündigen|ordentliche kündigung',
    ],
    unless: [
      'breach|breaches|default|defaults|insolven*|bankrupt*|fails to|fail to|failure|material|materially|cure|cured|upon expiration|upon the expiration|after the expiration|following termination|upon termination|after termination|following the termination',
    ],
  },
]
