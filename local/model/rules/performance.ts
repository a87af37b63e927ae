/** Mutual duties of the parties, and the consequences of a breach. */
import type { Naming } from './naming.ts'

export const performance: readonly Naming[] = [
  {
    id: 'confidentiality',
    senses: [
      'confiden*|non~disclos*|nondisclos*|nda|secrecy|secret|secrets|trade secret*',
      '! disclos*|divulg*|reveal*|disclosure of|talk*|speak*|reveal*|share|pass|passed|passes|leak*|tell|told|private|to itself|to themselves|between us & information|data|secrets|outsider*|learn*|hear*|between them|terms of this|trade secret*|anyone|the public',
    ],
    also: 'information|disclos*|keep|kept|third|part*|treat*|protect*|business|private|other|obligation*|proprietary|undertaking*|secret*|each|outsider*|recipient*|exchang*|receiv*|everything|insider*',
    unless:
      'uncapped|audit*|source code|personal|persons|privacy|only include|technical information|reverse engineer*|registered address|two years after|number of years|excluded',
  },
  {
    id: 'limitation of liability',
    senses: [
      'limit* of liab*|limit* on liab*|limits liab*|limit liab*|liability limitation*|limitation of damages',
      '@cap & @liable|responsib* for damage*|responsib* for loss*',
      'answers only|only answers|only liable|liable only|responsible only|only responsible & loss*|damage*|negligence|intent',
      '! exclud*|exclusion*|disclaim*|waiv*|reject*|not|neither|no|none|nobody & @liable|responsib*|answerable & damage*|loss*|lost|indirect|consequential|profit*|incidental',
    ],
    also: 'damages|damage|part*|each|loss*|profit*|indirect|consequential|exclu*|incidental|special|caused|data',
    unless:
      'cap|uncapped|no limit|unlimited|exception*|exceed*|ceiling|maximum|amount|force majeure|god|warrant*|insur*',
  },
  {
    id: 'termination',
    senses: ['terminat*|cancellation', '@terminate & @agreement|right*|early|before|breach*|when|how|part*'],
    also: 'right*|early|breach*|notice|part*|either|cause|default|material|how|conditions|grounds|ways|when',
    unless:
      'renew*|leave open|leave * out|leave * * out|leave * * * out|leave * * * * out|leave * * * * * out|leave * * * * * * out|takes effect|take effect|come to an end|comes to an end|when this contract ends|when the contract ends|when the agreement ends|when it ends|@nocause|after|post~*|fee*|transition*|duration|expir*|page*|line*|surviv*|outliv*|even if|simply|just',
  },
  {
    id: 'retention of title',
    senses: [
      'retention of title|reservation of title|title retention',
      'title|ownership|property|owner & goods|products & paid|payment',
    ],
    also: 'until|full|paid|payment|pass*|remain*|stay*|goods|supplier*|seller*',
  },
  {
    id: 'payment',
    senses: [
      'payment*|terms of payment',
      'pay|pays|paid|paying|payable|owe|owes|invoic*|bill*|remunerat*|fall due|settle & when|how|terms|due|due date|conditions|fees|price*|@agreement|work|services',
      'invoic*|remuneration|due dates|paying|salary|wages|fees',
    ],
    also: 'due|fee*|invoic*|condition*|schedule|terms|price*|amount|made|method*|how|when|pay|paid|bank*|transfer|upon|receipt|deadline*',
    unless:
      'bank details|bank account|account number|expectation*|late|minimum|currency|penalt*|fine*|royalt*|commission*|revenue|profit*|terminat*|damages|@cap|per day|insur*|raise*|increas*',
  },
  {
    id: 'indemnification',
    senses: [
      'indemni*|hold harmless|hold * harmless|holds * harmless|harmless',
      'compensat*|reimburs*|cover|covers|defend*|make good|make whole|protect*|accus*|shield*|bear|bears|pay & claim*|sue*|lawsuit*|third part* & loss*|claim*|cost*|expense*|damage*|raised|brought|against|infring*|accus*',
    ],
    also: 'claim*|loss*|third|part*|against|damage*|harmless|each|other|mutual|cost*|expense*|others|sue*|lawsuit*|defend*|compensat*|cover*|caused',
    unless: 'insur*|not to sue|not bring|validity',
  },
  {
    id: 'force majeure',
    senses: [
      'force majeure|act of god|acts of god|beyond * control|unforesee*|natural disaster*|unforeseen|extraordinary event*|extraordinary circumstance*|natural catastrophe*|outside * control|nobody could foresee|events nobody',
      'disaster*|war|wars|strike*|earthquake*|flood*|pandemic*|epidemic*|riot*|natural catastroph* & excus*|relie*|releas*|cover*|delay*|suspend*|regulat*|address*|deal*|liab*|disaster*|war|wars|happen*|perform*|delay*|delivery|late',
    ],
    also: 'event*|excus*|control|reasonable|performance|perform*|delay*|disaster*|war|wars|strike*|parties|relief|releas*|natural|happen*|prevent*|circumstance*|rely|liable|suspend*|events|foresee',
    inside:
      'nobody|not liable|not be liable|neither * liable|no * liable|not responsible|not be responsible|nothing|prevented|prevents|cannot|failure|non~performance|no party|neither party|neither side',
  },
  {
    id: 'arbitration',
    senses: ['arbitra*|arbitral panel|private tribunal'],
    also: 'dispute*|binding|settl*|resol*|final|tribunal*|submitted|referred|decide*|controvers*|disagreement*|rules|court*|icc|lcia',
  },
  {
    id: 'dispute resolution',
    senses: ['dispute*|disagreement*|conflict*|quarrel*|controvers*|falling~out|mediat*|escalat*'],
    also: 'resol*|settl*|mediat*|handl*|how|process|court*|procedure|between|escalat*|negotiat*|amicabl*|first|arise*|talk*|mechanism',
    unless: 'arbitra*|validity|contest*|of interest',
  },
  {
    id: 'delivery',
    senses: ['deliver*|shipment*|shipping|hand over the goods|goods arrive|arrival of|ship|ships|shipped'],
    also: 'date*|terms|goods|products|time*|place|condition*|deadline*|where|when|ordered|incoterm*',
    unless: 'notice*|deliverable*|registered|courier|source code',
  },
  {
    id: 'scope',
    senses: [
      'scope of services|scope of work|scope of the agreement|scope of the services|scope of the work|services to be|work to be|subject matter|scope|services * provided|statement of work|deliverables',
      'what|which|tasks|spell* out|work to be done|exactly|precisely|describ*|description|specif*|defin* & contractor|supplier|provider|vendor|consultant|agency|services|tasks|work to be done & describ*|do|does|done|perform*|provide*|deliver*|work|tasks|services',
    ],
    also: 'services|work|perform*|provided|deliver*|describ*|what|exactly|task*|goods|contractor|supplier|subject|clear',
    unless: 'licen*|audit*|third|subcontract*|date*|when|once|over|after',
  },
  {
    id: 'subcontracting',
    senses: [
      'subcontract*|sub~contract*|outsourc*',
      'third part*|others|someone else|other companies|another company & perform*|do the work|done by|carry out|services & use|employ|engage|hire|rely|involve|entrust|let|have|pass*',
    ],
    also: 'consent|approval|third|part*|work|services|use|using|engage|perform*|asking|agreement|done|permission|possible|rely|involve',
    unless: 'work|recycle|any part|eea|transfer of data|employees|benefi*|exclusiv*',
  },
  {
    id: 'penalty',
    senses: ['penalt*|contractual fine*|fine|fines|fined|sanction*|penalised|penalized|costs the * a'],
    also: 'late|delay*|breach*|pay*|contractual|performance|perform*|charg*|owe*|agreed|fail*|deadline*',
    inside: 'fails|fail|failure|failing|not perform*|does not perform*|is late',
    unless: 'liquidated|pre~agreed|fixed|terminat*|imprison*|embargo*',
  },
  {
    id: 'warranty',
    senses: [
      'warrant*|guarantee*',
      'free of|free from|without|no & defect*|faults|flaws|errors|bugs',
      'sold as is|as~is|stand behind',
      'defective|defect*|faulty & repair*|replac*|fix*|liab*|responsib*|remed*|refund*',
    ],
    also: 'quality|defect*|product*|goods|services|represent*|given|fitness|merchantab*|express|implied|remed*|against|repair*|replac*|faulty',
    inside:
      'free of defect*|free from * defect*|free from defect*|free of * defect*|without defect*|no defect*|free of fault*|free from fault*|free of|free from|stop*',
    unless:
      'duration|period|how long|month*|year*|bank guarantee|guarantee before|minimum|long|how much time|lasts|stated time|time',
  },
]
