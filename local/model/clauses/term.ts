/** Duration and termination of a contract. */
import type { Clause } from './clause.ts'

export const term: readonly Clause[] = [
  {
    id: 'term',
    titles:
      'term|terms and termination|duration|expiration|expiry|contract period|period of agreement|doba trvání|doba platnosti|laufzeit|vertragsdauer',
    passages: [
      'continue|continues|remain|remains|be ..60 in force|in full force|in effect|effective ..80 until|through|for|unless',
      'term|duration ..120 year|years|month|months|until|expire|expires|end|ends|anniversary',
      'agreement|contract|lease ..80 shall expire|will expire|expires|shall terminate on|will terminate on|shall end|ends on|terminates on',
      'expiration date|expiry date|termination date|end date',
      'for a period of|for an initial period of|for a term of|for an initial term of ..40 year|years|month|months',
      'na dobu určitou|na dobu neurčitou|doba trvání',
      'befristet|unbefristet|läuft bis|laufzeit*',
    ],
    looser: [
      'shall last|is concluded for|runs for|run for|is entered into for ..30 months|years|month|year|indefinite',
      'agreement|contract|lease ..30 shall continue|will continue|continues|shall run|shall last ..30 until|through|for a period|for the period|indefinitely|so long as|for as long',
      'unless sooner terminated|unless earlier terminated|unless terminated earlier|unless terminated sooner',
    ],
  },
  {
    id: 'renewal',
    titles:
      'renewal|renewals|extension of term|extension of the term|extension of agreement|prodloužení|verlängerung',
    passages: [
      'automatic*|successive|additional|further|consecutive ..80 renew|renews|renewed|renewal|extend|extends|extended|extension',
      'renew|renews|renewed|renewal|renewals ..60 term|terms|period|periods|year|years|month|months|agreement',
      'agreement|term|contract ..60 be renewed|is renewed|be extended|is extended|be automatically renewed|be automatically extended|automatically renew|automatically renews',
      'prodlužuje|prodlouží|prodloužit',
      'verlängert|verlängern',
    ],
    looser: [
      'rolls over|roll over|be prolonged|is prolonged|prolonged for ..60 period|periods|year|years|month|months|term',
      'automatically ..20 continue|continues|renew|extend ..40 term|terms|period|periods|year|years|basis',
      'option|right ..12 to extend|to renew|of renewal|to prolong ..60 term|agreement|period|lease|contract',
      'from year to year|month to month|year~to~year',
    ],
    unless: [
      'renewal of|renewals of ..30 registration|insurance|license|licenses|licence|patent|patents|trademark|mark|marks',
      'has the meaning|have the meaning|patents|patent applications|continuations',
      'mutual*|common agreement|agree in writing|agreement of the parties|agreement between the parties|agreed to by both|by written agreement|non~renewal|refus*',
      'number of days',
      'discuss*|negotiat*',
    ],
  },
  {
    id: 'renewal notice',
    titles: 'notice of renewal|notice of non~renewal|non~renewal',
    passages: [
      '@renew ..250 unless|notice|notify|notifies ..250 days|months|notice',
      'unless|notice|notify|notifies ..250 not to renew|non~renewal of this|non~renewal of the agreement|non~renewal of the term|intention not|intent not|not to extend|non~renewal',
      'prodlužuje|prodlouží ..200 neoznámí|oznám*|vypov*',
      'verlängert ..200 *kündig*|frist',
    ],
    looser: [
      'not wishing|does not wish|not wish|not want|not intend ..60 renew*|prolong*|extend*',
      'from year to year|successive|renewed|extended|renewal ..80 unless ..60 terminated|cancelled|canceled|notice',
      'notice of non~renewal|notice of nonrenewal|notice not to renew|notice of its intent* not',
    ],
    unless: [
      'renewal of|renewals of ..30 registration|license|licenses|licence|patent|patents',
      'insurance|insurer|policies',
      'option to renew|right to renew|renewal option|wish to extend|wishes to extend|desires to so extend|agreed in writing|extension of time',
    ],
  },
  {
    id: 'termination for convenience',
    titles: 'for convenience|without cause|termination at will|ordentliche kündigung',
    passages: [
      '@may|be ..30 terminate|terminated|cancel|cancelled|canceled ..160 for convenience|without cause|for any reason|for any or no reason|no reason|at any time|sole discretion|sole option|at its option|at will|with or without|without penalty',
      'at any time|for any reason|without cause|for convenience|sole discretion|at will ..50 terminate|cancel|terminated',
      'either party|any party|each party|both parties|neither party|either of the parties|party wishing ..40 terminate|terminates|cancel ..160 days|months|notice',
      '@may ..12 end|leave|withdraw from ..40 at any time|notice',
      'may|be ..20 terminate|terminated ..90 upon|on|by giving|by providing|by delivering|with|following ..30 days|months ..40 notice',
      'termination for convenience|terminated for convenience|terminate for convenience|terminate this agreement without cause|terminable at will',
      '@terminate ..100 bez udání|bez uvedení|bez důvodu',
      'ohne angabe von gründen|ohne grund|ordentlich gekündigt|ordentlich kündigen|ordentliche kündigung',
    ],
    looser: [
      'end|terminate|cancel|withdraw ..100 without stating grounds|without giving reasons|without giving any reason|without reason|without grounds|without giving grounds|without any reason',
      'terminate|cancel ..80 for its convenience|for convenience|for their convenience|with or without cause',
    ],
    unless: [
      'breach|breaches|default|defaults|insolven*|bankrupt*|fails to|fail to|failure|material|materially|cure|cured|upon expiration|upon the expiration|after the expiration|following termination|upon termination|after termination|following the termination|mutual*|agreement in writing|common consent|immediately|change in control|change of control|force majeure|for any reason whatsoever|such condition|if the other party|ceases to|is terminated for any reason',
    ],
  },
]
