/** Money, volumes, liability and insurance. */
import type { Clause } from './clause.ts'

export const money: readonly Clause[] = [
  {
    id: 'revenue sharing',
    titles: 'revenue|revenues|profit sharing|royalt*|commission|commissions|revenue share',
    passages: [
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
    unless: ['late payment|interest at|per annum|consumer price index', '@compete ..80 own|stock|shares'],
  },
  {
    id: 'price restrictions',
    titles: 'price increase*|price protection|price restriction*|price adjust*|price change*',
    passages: [
      '@price|price ..60 firm|fixed|held constant|remain unchanged|locked ..40 for|during|until|term|period|year|years',
      '@price ..40 not ..12 change|increase|subject to change|be increased|be adjusted|exceed',
      'increase|raise|adjust|increases|adjustment ..30 @price ..120 exceed|exceeds|greater than|more than|limited to|cap|capped',
      'not|no|neither ..60 increase|raise|increased|raised ..60 @price',
      '@price ..60 not increase|not be increased|not exceed|not raise|not be raised|not reduce|not be reduced|not change|not be changed|remain fixed|be fixed for|be firm|remain firm',
      'increase|increases|adjust|adjusts|adjusted|adjustment|increased ..60 @price ..120 not exceed|not to exceed|no more than|once per|once a|once every|consumer price',
      '@price ..80 increase|increases|adjusted|increased ..100 not exceed|not to exceed|no more than|not more than|once per|once a|consumer price',
      'preisbindung|preiserhöhung*',
    ],
    unless: ['damages|liability|penalt*|rent|interest rate|late payment'],
  },
  {
    id: 'minimum commitment',
    titles: 'minimum|minimums|minimum purchase*|minimum order*|mindestabnahme',
    passages: [
      'guarantee|guarantees|commits|commit|agrees to pay|shall pay|undertakes ..60 at least|not less than|no less than|minimum',
      'monthly|annual|yearly|quarterly|guaranteed ..4 minimum|minimums',
      'minimum ..60 purchase|purchases|order|orders|commitment|quantity|quantities|volume|royalty|royalties|payment|payments|amount|annual|sales|guarantee|number|investment|requirement|requirements',
      'purchase|order|buy|pay|sell|spend ..60 at least|a minimum|not less than|no less than|no fewer than',
      'minimální odběr|mindestabnahme|mindestbestell*',
    ],
    unless: ['at a minimum|no minimum|not required to purchase any minimum', 'insurance|coverage'],
  },
  {
    id: 'volume restriction',
    titles:
      'usage limit*|usage restriction*|volume restriction*|volume limit*|quantity limit*|quantity restriction*',
    passages: [
      'not|no obligation|neither ..60 more than|in excess of|exceed|exceeding|beyond ..30 copies|units|users|%|percent|hours|pieces|quantities|forecast|capacity|items',
      'up to ..20 hours|users|copies|units|visits|seats|transactions ..80 additional|excess|exceed|thereafter|beyond',
      'not|no event ..60 exceed|exceeds ..100 units|copies|users|seats|hours|pages|times|quantity|quantities|number|per day|per week|per month|per year|servers|locations',
      'maximum|up to|no more than|not more than|limited to|limit of|in excess of ..80 number|units|users|copies|seats|hours|quantity|quantities|samples|impressions|appearances|days per|locations|per day|per week|per month|per year',
      'maximum number|maximum of ..40 days|units|copies|samples|appearances|hours|persons|locations',
    ],
    unless: ['liab*|interest|damages|insurance|percent|%'],
  },
  {
    id: 'uncapped liability',
    titles: 'unlimited liability|exceptions to limit*|exceptions to the limit*|exclusions from limit*',
    passages: [
      'limitation|limitations|limit|limits|exclusion|exclusions|cap|foregoing|section ..200 shall not apply|do not apply|does not apply|will not apply|shall not limit|does not limit|will not limit ..240 liab*|indemn*|gross negligence|willful|wilful|confiden*|breach|damages|fraud',
      'nothing ..120 limit|limits|exclude|excludes ..120 liab*',
      'except for|except in|except as|except with|other than|save ..300 in no event|neither party|not be liable|liab* exceed|liability shall not exceed',
      'liab* ..80 unlimited|without limit',
      'unbeschränkt|unbegrenzt ..60 haft*',
    ],
  },
  {
    id: 'liability cap',
    titles:
      'limitation of liability|limitation on liability|limitations of liability|limitations on liability|limit of liability|limits of liability|limitation of damages|liability cap|limited liability|haftungsobergrenze|haftungsbeschränkung|haftungsbegrenzung|omezení odpovědnosti',
    passages: [
      'maximum|total|aggregate|entire|cumulative ..30 liability|recoverable|recovery|damages|amount recoverable',
      '@liable ..250 @cap',
      'in no event|under no circumstances|neither party|not ..160 liab* ..250 @indirect',
      'haft* ..120 begrenzt|beschränkt|ausgeschlossen',
      'odpovědnost* ..100 omezena|omezen|nepřesáhne',
    ],
    unless: [
      'insurance policy|insurance coverage|admission of liability',
      'including|without limitation ..4 but not limited to ..250 limited liability company',
    ],
  },
  {
    id: 'liquidated damages',
    titles: 'liquidated damages|termination fee|break~up fee|pauschalierter schadensersatz',
    passages: [
      'agreed damages|agreed and liquidated|stipulated damages|termination charge|cancellation charge|cancellation charges|termination payment',
      'reasonable estimate|genuine pre~estimate|fair estimate ..60 damages|loss|losses|harm',
      'pay ..40 damages|compensation|penalty ..80 each|every|per ..4 day|week|month',
      'liquidated damages|break~up fee|pauschalierte* schadensersatz|pauschalierter schadensersatz',
      'early termination|termination|cancellation ..4 fee|charge|penalty|payment',
      'pay ..60 damages|penalty ..40 sum of|amount of|per day|for each day',
    ],
    unless: ['not ..40 liquidated damages', 'no ..20 termination fee|cancellation fee'],
  },
  {
    id: 'warranty duration',
    titles:
      'warranty period|warranty term|duration of warranty|záruční doba|záruční lhůta|gewährleistungsfrist|garantiezeit',
    passages: [
      'warrant* ..60 expire|expires|terminate|terminates|run|runs|remain|begin|begins ..60 day|days|month|months|year|years',
      'defect* ..60 within|during ..30 day|days|month|months|year|years ..80 repair*|correct*|replac*|remed*|installation|delivery',
      'warrant* ..200 for|within|period of|during ..60 day|days|month|months|year|years',
      'warranty period|záruční dob*|gewährleistungsfrist|garantiezeit',
      'záruk* ..80 měsíc*|rok*|let',
      'gewährleistung|garantie ..80 monat*|jahr*',
    ],
  },
  {
    id: 'insurance',
    titles: 'insurance|insurances|pojištění|versicherung*|haftpflichtversicherung',
    passages: [
      'liability|insurance|workers|property ..12 coverage ..40 limits|limit|not less than|at least|amount',
      'policy of|policies of ..12 insurance',
      'insur* ..40 certificate|certificates',
      'take out|takes out|keep in force|maintain ..60 insurance|coverage',
      'maintain|maintains|obtain|carry|carries|procure|keep|provide|purchase|effect|have ..120 insurance',
      'insurance coverage|insurance policy|insurance policies|insurance certificate|insurance carrier|certificate of insurance|certificates of insurance|named insured|additional insured|liability insurance',
      'insured against|insured for ..60 liabil*|loss|amount',
      'uzavř* ..60 pojištění',
      'pojistnou smlouvu|pojistná smlouva|haftpflichtversicherung*',
      'versicherung ..80 abschließen|unterhalten|abzuschließen',
    ],
  },
  {
    id: 'audit rights',
    titles:
      'audit|audits|audit rights|books and records|records|inspection|inspections|prüfung|prüfungsrecht|einsicht',
    passages: [
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
    passages: [
      'when this agreement ends|after this agreement ends|upon the end of|after the end of|at the end of the term|when the agreement ends|after the termination date|termination date ..200 shall|will|may ..100 return*|sell*|assist*|transition*|provid*|ceas*|continu*|destroy*',
      'transition assistance|transition services|sell off|sell~off|exit assistance',
      'upon|upon the|upon any|after|after the|following|following the|on|on the ..1 expiration|termination|expiry|cancellation ..280 shall|will|agrees|agree|must|may ..160 return*|continu*|assist*|transition*|provid*|sell*|dispos*|ceas*|discontinu*|destr*|deliver*|pay*|purchas*|complet*|fulfil*',
      'wind~down|sell~off|transition ..2 period|services|assistance',
    ],
  },
]
