import type { Naming } from './naming.ts'

export const money: readonly Naming[] = [
  {
    id: 'late payment',
    senses: [
      'interest|penalt*|default interest|surcharge & late|overdue|delay*|arrears|past due|not paid on time & pay*|invoice*|amounts|sums',
      'late payment*|late~payment*|late fee*|default interest|overdue interest',
    ],
    also: 'interest|penalt*|rate|stated|figure|percent*|charge*|accru*|due|owed|late|bear*|amount*',
    unless: 'not later|terminat*',
  },
  {
    id: 'revenue sharing',
    senses: [
      'revenue shar*|profit shar*|revenue/profit shar*|revenue or profit shar*|royalt*|revenue split|profit split',
      'shar*|part of|part from|part in|split*|divid*|distribut*|apportion*|percent*|cut|participat*|portion|slice|allocat*|proportion|handed over & revenue*|profit*|proceeds|earnings|income|takings|sales|turnover|receipts|earn|earns|what they make|what it makes',
      'commission|slice of the pie|piece of the pie|share of the pie',
    ],
    also: 'percent*|part*|other|each|between|among|pay*|paid|sales|net|gross|generated|arrangement|receive*|give|gets|get|how|money|made|with|counterpart*|fees',
    unless: 'exceed*|minimum',
  },
  {
    id: 'price restrictions',
    restricts: true,
    senses: [
      'price restriction*|price cap|price freeze|price ceiling|price control*|price increase*|price change*|price protection|price stability',
      '@price & @raise',
    ],
    also: 'supplier*|ability|during|term|unilateral*|annual*|year*|power|level|right|how|much|much|may|amount|stay*|stable|cap*|limit*|restrict*|ceiling|increas*|chang*|increase|reduc*|lower*|freedom',
    unless:
      'any other customer|other customers|other buyers|liab*|late|interest|currency|damages|first refusal|exchange',
  },
  {
    id: 'minimum commitment',
    senses: [
      'minimum commitment*|purchase commitment*|commitment to buy|commitment to purchase|minimum purchase*|minimum order*|minimum volume*|minimum quantit*|minimum spend|minimum payment*|take~or~pay|take or pay|guaranteed volume|guaranteed purchase*',
      'certain amount|set amount|fixed amount|certain quantity|certain volume|certain number|stated quantity|given quantity|set quantity|defined quantity|agreed quantity & take|takes|spend*|buy*|purchas*|order*|oblig*',
      'certain spend|committed spend|spend commitment|decent amount|decent quantity',
      '- as little as|nothing at all|any quantity|no quantity & order*|buy|buys|purchas*|take',
      'minimum|fixed minimum & buying|buy|order*|obligation*|commit*',
      '@minimum & @buy|payment*|amount*|units|fee*|royalt*|guarantee*|revenue',
    ],
    also: 'amount*|quantit*|number|certain|volume*|annual*|year*|each|period*|obligation*|commit*|units|goods|product*|level*|buyer|customer|requir*|oblig*|must|per|month*|order*|committed|set',
    unless: 'insur*|as low as|notice|warrant*|liab*|words|pages|age|wage|as good as|favorable|favourable',
  },
  {
    id: 'volume restriction',
    restricts: true,
    senses: [
      'volume restriction*|volume limit*|volume cap|usage restriction*|usage limit*|usage cap|quantity limit*|quantity restriction*|quantity cap|use restriction*|seat limit|user limit',
      '- unlimited|as much as|as many as|any quantity|any number|any amount & order*|buy|purchas*|quantit*',
      '@cap|threshold|at once|simultaneous*|quota*|beyond|above|over|excess|too much & volume*|usage|use|used|quantit*|number|units|users|seats|amount of use|people|persons|storage|devices|copies|consumption|transactions|calls|how much|how many|orders',
    ],
    also: 'consent*|increas*|charges|use*|usage|product*|service*|customer*|licens*|amount|number|certain|consum*|buy*|purchas*|order*|units|users|copies|extra|fee*|much|many|how|exceed*|maximum|allowed|limit*|charg*|additional',
    unless:
      'licen*|without|lower limit|not limit the number of users|liab*|minimum|page*|words|damages|price*|restrict* to use the name|confidential*',
  },
  {
    id: 'uncapped liability',
    senses: [
      'fully liable|liable in full|full liability|full responsib*|fully responsible',
      'not be limited|not limited|not be capped|not capped|never be limited & damages|compensation & intent*|fraud|gross|wilful|willful|negligence|misconduct|breach*|confiden*|harm|death|injury',
      '- limited|capped|cap|limit & liab* & all cases|every case|always|without exception*|all circumstances|any case',
      'cap|limit & fraud|gross|intent*|wilful|willful|serious|grave|confidential* & not count|not apply|must not|no|outside|beyond',
      '- fall under|falls under|under the cap|below the cap & fraud|gross|intent*|wilful|willful|negligence|serious|confidential*',
      'in full|everything|whole damage|full damage & leak*|confidential*|fraud|gross|intent*',
      'liable & full damage|full loss|full extent|entire damage|all damage*|without any cap',
      'uncapped|unlimited liab*|unlimited exposure|liability without limit*|liability without a cap|liability without cap',
      'no cap|cap does not|cap not|behind the cap|outside the cap|outside of the cap|beyond the cap|cap falls away & fraud|negligence|intent|wilful|willful|misconduct|confiden*|data|breach*|serious|grave|bad|death|injury|indemnit*|exception*',
      'unlimited|uncapped|without limit*|without any limit*|without a limit|without cap|without a cap|no cap|no limit|no ceiling|no upper limit|boundless|in full|limitless & @liable',
      'exception*|carve~out*|carve out|carved out|exclu*|not apply|inapplicable|not be subject|not subject|not be covered|not covered|no application|does not cover|disappl*|exempt*|falls away & cap|liability cap|liability limit*|limit* of liab*|limit* on liab*|liab*',
    ],
    also: 'liab*|cap|certain|breach*|claim*|type*|damage*|gross|negligence|confiden*|indemni*|loss*|case*|fraud|wilful|willful|misconduct|infring*|intellectual|property|ip|limit*|kind*|apply|applies|cover*|some|fully|event|situations',
    unless: 'consequential|indirect|force majeure',
  },
  {
    id: 'liability cap',
    senses: [
      'cap on liab*|liability cap|capped liab*|liability limit*|liability ceiling|limited liability',
      '@cap & @liable|recover*',
      'limit|cap|maximum|ceiling|restrict*|most & what * recover|what * * recover|made to pay|what * pay|what * owe|what * * owe|what * claim|how much * pay|have to pay|ever pay|ever have to pay|sued for',
      'most|how much|highest|maximum|upper limit & sued for|damages|compensation & pay|payable|owe|owed|claim*|recover*',
      'not liable|no liability|not be liable|excluded|exclusion & consequential|indirect|lost profit*|special damages',
    ],
    also: 'amount*|maximum|damage*|total|aggregate|overall|sum|fixed|certain|fees|paid|claim*|breach|upper|loss*|each|part*|how|much|recover*|exclu*|up|time|beyond|above|more than|unlimited|not * unlimited',
    unless:
      'uncapped|no cap|exception*|carve*|without limit*|without any limit*|no ceiling|no limit|limitation of liability clause',
  },
  {
    id: 'liquidated damages',
    senses: [
      'liquidated damages|liquidated|termination fee*|break fee*|break~up fee*|cancellation fee*|exit fee*',
      'pre~agreed|preagreed|predetermined|pre~determined|pre~set|preset|fixed|agreed|lump~sum|lump|stipulated|set|agreed~upon|specified|flat & damages|compensation|penalt*',
      'in advance & damages|compensation|penalt*|amount payable|sum payable & breach*|delay*|default*|non~performance|violat*|fix*',
      'amount|sum & damages|compensation & breach*|delay*|default*',
      'predetermined|pre~determined|preset|pre~set|pre~agreed & amount|sum|fee',
      'estimate*|pre~estimate* & damage*|loss*|harm & reasonable|genuine|fair|penalt*',
      'how much is owed|how much is due|set amount|certain sum|certain amount|lump sum|fixed sum|fixed amount|agreed sum|set sum|flat sum|predetermined sum|percent of the price|per day|per week|each day|each week|every day|every week & broken|breaks|breach*|default*|violat*|delay*|non~performance|infring*|late|owed|compensation',
      'fee|charge|payment|penalty|sum & early termination|quit early|quits early|early|cancel*|walk* away|early exit|terminat*',
    ],
    inside: 'not a penalty|not as a penalty',
    also: 'amount*|sum*|breach*|terminat*|early|fee*|advance|payable|pay*|compensation|penalt*|event|certain|default*|in advance|damage*|party|case|upfront|upon',
    unless: 'late payment|free of charge|without charge|cap on|post~termination',
  },
  {
    id: 'warranty duration',
    senses: [
      'warranty duration|warranty period|warranty term|guarantee period|length of the warranty|duration of the warranty|duration of warrant*|period of warranty',
      'how long & stand behind|stands behind|covered against|cover defects',
      'breaks|break|broken|fails|fail|defect*|fault*|stops working & year*|month*|day* & fix|fixed|repair*|replace*|put right|remed*',
      'how long & covered|protected & breaks|break|defect*|fault*|faulty',
      'warrant*|guarantee*|defect* & how long|period|duration|length|long|time|last|lasts|month*|year*|day*|until|expir*|lifetime|term|valid|remain*|certain time|run|runs|during',
    ],
    inside: 'free of defect*|free from defect*|free from * defect*|without defect*',
    also: 'defect*|product*|error*|last*|cover*|against|repair*|certain|specified|time|length|goods|services|software|delivery|fixed|how|limited|good|stated|work*|defined|clear*|quality',
    unless: 'disclaim*',
  },
  {
    id: 'insurance',
    senses: [
      'insur*',
      'policy|policies|cover|coverage & take out|takes out|taken out|adequate|sufficient|proof|certificate*|carry|carries|maintain*|hold|holds|covered|accident*|risk*',
      'certificate of cover|certificate of coverage|certificates of coverage|underwriter*',
      'underwritten|indemnity cover|covered by an insurer|coverage by an insurer|policy of cover|liability cover|coverage & risk*|loss*|claims|carrier|liab*',
    ],
    also: 'cover*|polic*|maintain*|carry|carries|take|taking|hold|holds|benefit|certificate*|other|liab*|keep*|buy*|obtain*|proof|appropriate|adequate|sufficient|evidence|required|coverage|out|risks|need*|has|named|against',
  },
  {
    id: 'audit rights',
    senses: [
      '@audit & @books|right*|compliance|part*',
      'audit*|auditor*|inspection*',
      'control|go into|open|opens|opening & books|records|ledgers|accounts',
      'check|checks|checking|verify|inspect|examine & number*|figures|invoice*|sums|statements|calculation* & other*|supplier*|licensee*|their',
      'send someone|send somebody|send people|send an accountant|send in|send our|visit*|come by|come in & check*|number*|records|books|invoice*|figures|compliance',
    ],
    also: 'right*|book*|record*|other|part*|site*|location*|complian*|premises|document*|account*|open|look*|independent|financial|counterpart*|physical*|verif*|ensure|check',
    unless:
      'report*|cover*|internal|period|limitation*|finding*|insur*|source code|data subject|law|checked for|grammar|spelling|spell',
  },
  {
    id: 'post-termination services',
    senses: [
      'post~termination*|post termination*|transition service*|transition assistance|transition period|wind~down|wind down|sell~off|exit assistance|exit service*|exit support|exit plan|handover assistance|transition help|effect of termination|effects of termination|consequence* of termination|post~contractual|after~sales',
      'when we leave|if we leave|once we leave|on exit|after exit & help*|assist*|support*|move|migrat*',
      'transition|handover|hand over|migrat*|switch*|move & assist*|help*|support* & new provider|new supplier|another provider|another supplier|successor|new vendor|another vendor',
      'after|upon|following|once|post|beyond|surviv*|consequence*|when|on|past|outlive*|outlast* & @ended & service*|obligation*|dut*|oblig*|continu*|assist*|help*|support*|wind*|transition*|return*|hand*|deliver*|repair*|supply|supplies|spare parts|perform*|provid*|pay*|responsib*|commit*|happen*|stay*|remain*|owe*|carry|commitment*|effort*|parties do|party do|has to do|have to do|to be done|things',
    ],
    also: 'service*|obligation*|dut*|continu*|assist*|support*|transition*|return*|provide*|provid*|over|agreement|@ended|part*|certain|still|some|perform*|last|buy|inventory|owed|effort*|hand*|help*|has|have|commit*|ongoing|apply|already',
    unless:
      'provisions continue|clauses continue|which provision*|which clause*|clauses remain|provisions remain|clauses stay|provisions stay|confiden*|warrant*|compet*|poach*|solicit*|renew*|insur*|without cause|convenience|audit*|may survive|obligations survive|shall survive',
  },
]
