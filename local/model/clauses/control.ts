/** Changes of parties and owners: first refusal, change of control, assignment. */
import type { Clause } from './clause.ts'

export const control: readonly Clause[] = [
  {
    id: 'first refusal',
    titles: 'first refusal|first offer|first negotiation|right of first*|předkupní|vorkaufsrecht',
    passages: [
      'right of first|rights of first ..4 refusal|offer|negotiation|opportunity|negotiations',
      'first right|first option|first opportunity ..4 to|of ..6 purchase|acquire|negotiat*|licens*|refus*|buy|lease|develop|match|participate',
      'right to match|matching right|last refusal|right of last refusal',
      'first offer|first refusal',
      'předkupní práv*|vorkaufsrecht',
    ],
    looser: [
      'preferential right|preemptive right|pre~emption right|right of pre~emption|pre~emptive right|priority right ..40 acquire|buy|purchase|lease|subscribe',
      'first ..12 offer|option|right|opportunity|chance|negotiate ..40 to',
      'match ..12 offer|such offer|the offer|terms|bid',
      'bona fide ..12 offer ..120 match|same terms|right to purchase|elect',
    ],
  },
  {
    id: 'change of control',
    titles: 'change of control|change in control|kontrollwechsel',
    passages: [
      'change of|change in ..14 control',
      'change in|change of ..12 management or ownership|ownership',
      'transfer of|sale of|assignment of|acquisition of ..30 controlling|majority ..60 interest|stock|shares|voting',
      'acquires|acquired by|acquire ..60 control|majority|fifty percent|50% ..80 voting|stock|shares|equity|outstanding',
      'merger|consolidation|merges|merged|operation of law|sale of all|substantially all ..150 terminate|prior written consent|written notice|deemed an assignment',
      'změna kontroly|změna ovládání|změny kontroly|kontrollwechsel',
    ],
    looser: [
      'comes under the control|come under the control|loses control|obtains control|acquires control|control passes|ceases to be controlled',
      'majority|controlling|more than 50%|more than fifty|substantially all ..60 stock|shares|securities|interest|equity|assets|ownership ..60 transferred|sold|acquired|changes|assigned|transfer|sale|acquisition',
    ],
    unless: [
      'successors and assigns|binding upon',
      'may assign|right to assign|free to assign|without consent|without the consent|without the prior|be distributions',
      'indemnif*',
    ],
  },
  {
    id: 'anti-assignment',
    titles: 'non~assign*|no assign*|postoupení|abtretung|übertragung',
    passages: [
      '@not ..200 assign|assigned|assigns|assignable|assignment ..300 without|unless|except|prior|written ..60 @consent',
      'assign|assigned|assigns|assignable|assignment ..250 without ..80 @consent',
      'without ..80 @consent ..200 assign|assigned|assigns|assignment',
      'shall not|may not|is not|are not|be not|cannot ..10 assign|assigned|assignable|transferable|be assigned|be assignable|be transferable',
      '@not ..120 transfer|transferred ..120 agreement|rights|obligations|contract ..120 without ..60 @consent',
      'assignment ..80 void|null|prohibited',
      'postoupit|převést ..120 souhlas*',
      'abtret*|abgetreten|übertrag* ..120 zustimmung|einwilligung',
    ],
    looser: [
      'rights|obligations|contract|agreement ..60 not|cannot ..20 pass to|be passed|be made over|be ceded|cede|be novated|novate',
      'not|neither|nor|no ..80 transferred|transfer|assigned|assignable|assign|conveyed|encumbered ..80 without|except|unless ..60 @consent',
      'attempted|purported|any such ..12 assignment|transfer ..60 void|null|ineffective|breach',
      'not assignable|non~assignable|not be assigned|not transferable|non~transferable ..60 agreement|contract|rights',
    ],
    opposite: [
      'may|can|free to|entitled to|right to ..12 freely assign|assign freely|freely transfer|transfer freely',
      'may|can|entitled to|right to ..12 assign|transfer ..60 agreement|contract|rights ..40 without ..30 @consent',
    ],
    unless: [
      'assign|assigns|assigned ..14 representative|employee|employees|personnel|manager|task|person|staff|individual',
      'hereby assigns|agrees to assign|shall assign to|assigns to the company',
    ],
  },
]
