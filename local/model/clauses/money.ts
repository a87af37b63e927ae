/** Prices, volumes, accounts, and duties after the end of the contract. */
import type { Clause } from './clause.ts'

export const money: readonly Clause[] = [
  {
    id: 'late payment',
    titles: 'late payment*|late fee*|interest on late*|default interest|overdue*',
    passages: [
      'late|overdue|past due|delinquent|not paid|unpaid|arrears|failure to pay|fails to pay|when due ..200 interest|penalty|late fee|late charge|surcharge|service charge',
      'interest|penalty|late fee|late charge|surcharge ..160 late|overdue|past due|delinquent|not paid|unpaid|arrears|default in payment',
      'fee|fees|charge|charged ..60 overdue|late|past due|unpaid ..20 amount|amounts|invoice|invoices|balance|balances|payment|payments|sums',
    ],
  },
  {
    id: 'revenue sharing',
    titles: 'revenue|revenues|profit sharing|royalt*|commission|commissions|revenue share',
    passages: [],
    looser: [
      'keeps|retains|gets|entitled to ..30 @percent ..60 @percent|sales|subscription|revenue|revenues|proceeds',
      'divide|divided|split|share|shared|shares|allocate|allocated ..40 @revenue',
      'royalty|royalties|commission|commissions ..40 equal to|of|at the rate ..20 @percent',
      'receive|receives|retain|retains|remit|pay ..40 @percent ..60 @revenue',
      'revenue shar*|profit shar*|revenue split',
      'share|shares|sharing|split|percent|percentage|portion|% ..120 @revenue',
      '@revenue ..100 shared|split|divided|percent|percentage|%|allocated between',
      'royalty|royalties ..160 percent|percentage|%|of net|of gross',
      'commission|commissions ..100 percent|percentage|%',
      'umsatzbeteiligung|gewinnbeteiligung|podíl na zisku|podíl na výnosech',
    ],
    unless: [
      'late payment|interest at|per annum|consumer price index|voting|underpa*|understate*|employees|loss of profit*|securities',
      '@compete ..80 own|stock|shares',
    ],
  },
  {
    id: 'price restrictions',
    titles: 'price protection|price restriction*',
    passages: [],
    looser: [
      '@price|rents|prices ..60 adjusted|increased|raised|changed ..60 index|inflation|never|only once|not more than|no more than|maximum of',
      '@price|prices ..30 be firm|are firm|remain firm|be fixed|remain fixed|held constant|remain unchanged|locked ..40 for|during|until|term|period|year|years',
      '@price|prices ..40 not ..12 change|increase|subject to change|be increased|be adjusted|be raised',
      'increase|raise|adjust|increases|adjustment ..30 @price ..120 exceed|exceeds|greater than|more than|limited to|cap|capped',
      'not|no|neither ..20 increase|raise ..20 @price|prices',
      'increase|increases|adjust|adjusts|adjusted|adjustment|increased ..60 @price ..120 not exceed|not to exceed|no more than|once per|once a|once every|consumer price',
      '@price ..80 increase|increases|adjusted|increased ..100 not exceed|not to exceed|no more than|not more than|once per|once a|consumer price',
      'preisbindung|preiserhöhung*',
    ],
    opposite: [
      'may|can|entitled to|right to|reserves the right ..30 adjust|increase|change|raise|amend|vary|modify|revise ..30 @price',
      '@price ..30 may be|can be|are subject to|is subject to ..20 adjusted|increased|changed|raised|amended|change|changes|adjustment',
    ],
    unless: [
      'damages|liability|penalt*|rent|interest rate|late payment|securities|counsel|attorneys|aggregate purchase price|royalt*',
    ],
  },
  {
    id: 'minimum commitment',
    titles: 'minimum|minimums|minimum purchase*|minimum order*|mindestabnahme',
    passages: [],
    looser: [
      'order|purchase|buy ..6 no fewer than|not fewer than|at least|no less than|a minimum of',
      'guarantee|guarantees|commits|commit|agrees to pay|shall pay|undertakes ..60 at least|not less than|no less than|minimum',
      'monthly|annual|yearly|quarterly|guaranteed ..4 minimum|minimums',
      'minimum ..30 purchase|purchases|order|orders|commitment|quantity|quantities|volume|royalty|royalties|payment|payments|annual|sales|guarantee',
      'purchase|buy|pay|sell|spend ..20 at least|a minimum|not less than|no less than|no fewer than',
      'minimální odběr|mindestabnahme|mindestbestell*',
    ],
    unless: [
      'at a minimum|no minimum|not be subject to any minimum|not include a minimum|not required to purchase any minimum|all but not less than|all but not less|wage*',
      'insurance|coverage',
    ],
  },
  {
    id: 'volume restriction',
    titles:
      'usage limit*|usage restriction*|volume restriction*|volume limit*|quantity limit*|quantity restriction*',
    passages: [],
    looser: [
      'limited to|restricted to|maximum of|no more than ..12 named users|seats|copies|devices|units|transactions',
      'not|no obligation|neither ..60 more than|in excess of|exceed|exceeding|beyond ..30 copies|units|users|%|percent|hours|pieces|quantities|forecast|capacity|items',
      'up to ..20 hours|users|copies|units|visits|seats|transactions ..80 additional|excess|exceed|thereafter|beyond',
      'not|no event ..60 exceed|exceeds ..100 units|copies|users|seats|hours|pages|times|quantity|quantities|number|per day|per week|per month|per year|servers|locations',
      'maximum|no more than|not more than|in excess of ..40 units|users|copies|seats|hours|quantity|quantities|samples|impressions|appearances|days per|locations|per day|per week|per month|per year',
      'maximum number|maximum of ..40 days|units|copies|samples|appearances|hours|persons|locations',
    ],
    unless: [
      'liab*|interest|damages|insurance|percent|%|working hours|rounded|claims|visit|visits|audit*|dollars|$',
    ],
  },
  {
    id: 'audit rights',
    titles:
      'audit|audits|audit rights|books and records|records|inspection|inspections|prüfung|prüfungsrecht|einsicht',
    passages: [],
    looser: [
      'enter|visit|access|have access to ..40 premises|offices|facilities ..60 check|inspect|examine|audit|verify',
      'right|rights|entitled|may ..60 audit|inspect|examine|review ..60 @books|compliance|books and records|facility|facilities|premises|operations',
      'right to|entitled to|may|permit|permits|allow|have access|rights to|access to ..160 @audit ..160 @books',
      '@books ..200 @audit|open to|available for',
      'right to audit|audit right|audit rights',
      'right ..40 inspect ..80 books|records|premises|facilities',
      'prüfungsrecht|einsichtsrecht|recht auf einsicht',
    ],
    unless: ['audited financial'],
  },
  {
    id: 'post-termination services',
    titles:
      'effect of termination|effects of termination|effect of expiration|consequences of termination|post~termination|upon termination|after termination|transition|wind~down|obligations on termination|obligations upon termination|obligations after termination|effect of expiration or termination|rights upon termination',
    passages: [],
    looser: [
      'has ended|have ended|end of the contract|end of the agreement|end of this agreement|end of the term ..120 shall|will|must ..60 help|assist|support|return|hand over|provide|continue|delete',
      'when this agreement ends|after this agreement ends|upon the end of|after the end of|at the end of the term|when the agreement ends|after the termination date|termination date ..200 shall|will|may ..100 return*|sell*|assist*|transition*|continu*',
      'transition assistance|transition services|sell off|sell~off|exit assistance',
      'upon|upon the|upon any|after|after the|following|following the|on|on the ..1 expiration|termination|expiry|cancellation ..280 shall|will|agrees|agree|must|may ..160 continu*|assist*|transition*|provid*|sell*|dispos*|pay*|purchas*|complet*|fulfil*',
      'wind~down|sell~off|transition ..2 period|services|assistance',
    ],
  },
]
