/** Liability, damages, warranty and insurance. */
import type { Clause } from './clause.ts'

export const liability: readonly Clause[] = [
  {
    id: 'uncapped liability',
    titles: 'unlimited liability|exceptions to limit*|exceptions to the limit*|exclusions from limit*',
    passages: [],
    looser: [
      'ceiling|cap|limit|limitation ..60 not applicable|not apply|inapplicable|falls away ..120 intent*|gross|fraud*|wilful*|willful*|negligen*',
      'limitation|limitations|limit|limits|exclusion|exclusions|cap|foregoing|section ..200 shall not apply|do not apply|does not apply|will not apply|shall not limit|does not limit|will not limit ..240 liab*|indemn*|gross negligence|willful|wilful|confiden*|breach|damages|fraud',
      'nothing ..120 limit|limits|exclude|excludes ..120 liab*',
      'except|other than|save ..300 in no event|under no circumstances|neither party|not|no party ..100 liable|liability',
      '@indirect ..250 except|provided, however|provided that ..160 breach|indemn*|confiden*|gross|negligence|fraud|willful|wilful',
      'not ..12 limit|restrict ..60 liability|indemnification',
      'liab* ..40 unlimited|without limit',
      'unbeschränkt|unbegrenzt ..60 haft*',
    ],
    unless: [
      'confidential information|proprietary information|unlimited liability company|limited liability company|third party claim|commence|assign*',
      'death or|otherwise expressly|express warrant*',
    ],
  },
  {
    id: 'liability cap',
    titles:
      'limitation of liability|limitation on liability|limitations of liability|limitations on liability|limit of liability|limits of liability|limitation of damages|liability cap|limited liability|haftungsobergrenze|haftungsbeschränkung|haftungsbegrenzung|omezení odpovědnosti',
    passages: [],
    looser: [
      'compensation|damages|liability ..60 not|never ..12 surpass|exceed|be more than|be higher than',
      'maximum|total|aggregate|entire|cumulative ..30 liability|recoverable|recovery|damages|amount recoverable',
      '@liable ..250 @cap',
      'in no event|under no circumstances|neither party|not ..160 liab* ..250 @indirect',
      'haft* ..120 begrenzt|beschränkt|ausgeschlossen',
      'odpovědnost* ..100 omezena|omezen|nepřesáhne',
    ],
    opposite: [
      'liable|liability|haftet|haftung ..20 without limit|without any limit|unlimited|uncapped|unbeschränkt|unbegrenzt',
      'unlimited|uncapped|unlimitedly|unbeschränkt|unbegrenzt ..10 liable|liability|haftung|haftet',
    ],
    unless: [
      'insurance policy|insurance coverage|admission of liability',
      'including|without limitation ..4 but not limited to ..250 limited liability company',
    ],
  },
  {
    id: 'liquidated damages',
    titles: 'liquidated damages|termination fee|break~up fee|pauschalierter schadensersatz',
    passages: [],
    looser: [
      'lump~sum|flat~rate|lump sum ..20 compensation|damages',
      'each|every|per ..20 day|week|month ..20 delay ..60 pay|owes|owe|compensation|%',
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
    passages: [],
    looser: [
      'guarantees|guarantee|guaranteed ..80 for ..20 months|years|year|month|days',
      'warrant* ..60 expire|expires|terminate|terminates|run|runs|remain|begin|begins ..60 day|days|month|months|year|years',
      'within ..40 days|months ..160 reject*|defective|defects|nonconform*|non~conform*',
      'defect* ..60 within|during ..30 day|days|month|months|year|years ..80 repair*|correct*|replac*|remed*|installation|delivery',
      'warrant* ..160 for|within|period of|during ..40 day|days|month|months|year|years',
      'warranty period|záruční dob*|gewährleistungsfrist|garantiezeit',
      'záruk* ..80 měsíc*|rok*|let',
      'gewährleistung|garantie ..80 monat*|jahr*',
    ],
    unless: ['breach*|exercis*|shares|stock|cured|surviv*|attachment|closing date|insolven*|bankrupt*'],
  },
  {
    id: 'insurance',
    titles: 'insurance|insurances|pojištění|versicherung*|haftpflichtversicherung',
    passages: [],
    looser: [
      'shall insure|must insure|will insure|keep insured|be insured|shall be covered by insurance ..80 against|for|value|with',
      'liability|insurance|workers|property ..12 coverage ..40 limits|limit|not less than|at least|amount',
      'policy of|policies of ..12 insurance',
      'insur* ..40 certificate|certificates',
      'take out|takes out|keep in force|maintain ..60 insurance|coverage',
      'maintain|maintains|obtain|carry|carries|procure|keep|provide|purchase ..120 insurance',
      'insurance coverage|insurance policy|insurance policies|insurance certificate|insurance carrier|certificate of insurance|certificates of insurance|named insured|additional insured|liability insurance',
      'insured against|insured for ..60 liabil*|loss|amount',
      'uzavř* ..60 pojištění',
      'pojistnou smlouvu|pojistná smlouva|haftpflichtversicherung*',
      'versicherung ..80 abschließen|unterhalten|abzuschließen',
    ],
  },
]
