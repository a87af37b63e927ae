/** Groups of words that lawyers and buyers use for the same thing. */
import type { Names } from '../patterns/terms.ts'

export const ruleWords: Names = {
  agreement: 'agreement*|contract*|document*|instrument*|paper|deal|lease*',
  clause: 'clause*|provision*|section*|article*|paragraph*|language|wording',
  consent:
    'consent*|approv*|go~ahead|permission*|authoris*|authoriz*|sign~off|assent|green light|blessing|agreement of the other|agreement from the other|other * agrees|okay|leave of',
  assign:
    'assign*|transfer*|novat*|cede|ceded|cedes|ceding|cession|handing over|handing * over|handing * * over|hand off|hand * off|hand * * off|hand * on|hand * * on|hand over|hand it over|handed over|hand * over|hand * * over|hand on|pass on|pass * on|pass * * on|passed to|passed on|pass it on|passing on|passing * on|passes on|passes * on|sign over|signed over|make over|delegat*|convey*',
  rights: 'right*|obligation*|dut*|benefit*|interest',
  free: 'freely|free|at will|without restriction|unrestricted|unhindered',
  terminate:
    'terminat*|terminab*|cancel*|end|ends|ended|ending|exit*|bail|bail out|pull the plug|pull out|walk away|way out|out at any time|walk out|get out|drop out|back out|opt out of the contract|dropped|give notice|end it|pull out|withdraw*|leave|quit|rescind*',
  ended: 'terminat*|expir*|end|ends|ended|ending|cancel*|over',
  nocause:
    'convenience|not require cause|not require a cause|not require a reason|not need a reason|not need a cause|without cause|without a cause|without any cause|no cause|without reason|without a reason|without any reason|without giving a reason|without giving any reason|without giving reasons|without stating a reason|without having to give a reason|no reason|any reason|whatever reason|no particular reason|at will|at any time|any time|at its discretion|sole discretion|good reason|without good cause|own discretion|at its option|as it pleases|whenever it wishes|whenever it likes|no~fault|without fault|without breach|without justification|need for cause|need of cause|absence of cause|whatever the reason|without any justification|without grounds|without any grounds|give grounds|giving grounds|state grounds|without proof|no one has breached|nobody has breached|no party has breached|neither * has breached|simple notice|on notice|upon notice|by notice|by giving notice|notice alone|solely by|simply by|party being in breach|party is in breach|being in breach|not depend on a breach|not depend on any breach|not require a breach|not dependent on|no breach|anything wrong|nothing wrong|whenever|simply|just because|just walk|even if nobody|even if no one|because it wants|because they want|even without|unilateral*',
  customer:
    'customer*|client*|clientele|purchasers|subscribers|guests|patients|account|accounts|buyers|patrons',
  employee:
    'employee*|employed by|in the employ of|those who work for|people who work|work for us|work for them|team|representatives|engineer*|developers|salespeople|manager*|experts|specialists|key people|staff|personnel|workforce|worker*|team member*|people|talent|workers|colleague*',
  solicit:
    'solicit*|non~solicit*|pitch*|make offers to|woo|wooing|coax*|snatch*|poach*|paws off|entic*|lur*|approach*|go after|going after|chase|chasing|call|calling|court*|canvass*|divert*|win over|steal*|tempt*|target*|pursue|pursuing|headhunt*|recruit*|hir*|no~hire',
  compete: 'compet*|rival*|same line of business|similar business*',
  price: 'price*|pricing|rent|rents|subscription|fee*|rate*|charge*|tariff*|cost*',
  raise:
    'increas*|inflation|index*|more expensive|rais*|rise*|rising|hike*|uplift*|go up|going up|put up|adjust*|chang*|escalat*|alter*|higher|freeze|frozen|fix*|unchanged|same|constant|stable|lock*|restrict*|restrain*|limit*|cap|caps|no more than|capped|control*|constrain*',
  liable:
    'liab*|exposure|exposed|damages|compensation for damage|compensation for loss*|financial responsibility',
  cap: 'cap|caps|capped|capping|ceiling|limit*|maximum|max|upper bound|upper limit|exceed*|at most|no more than|not more than|restrict*|bounded',
  ip: 'ip|intellectual property|intellectual*|photo*|designs|texts|drawings|software written|code written|what * creates|everything * invent*|everything * create*|everything * develop*|anything * create*|what * develops|what * produces|what * invent*|invention*|patent*|copyright*|work product|works|deliverable*|creations|developments|foreground|results|know~how|the code|come up with|comes up with|inventive|creative work|work results|findings|all * create*|whatever * create*|everything * make*|everything * build*|what * build*|what * make',
  own: 'own|owns|theirs|ours|mine|owned|owner*|ownership|belong*|vest|vests|vested|title|property of|proprietor*',
  licence:
    'licen*|right to use|right for using|right for the use|permission for the use|permission to use|authority to use|authorisation to use|authorization to use|right of use|usage right*|use right*|permission to use',
  grant: 'grant*|give|gives|given|giving|confer*|award*|receive*|obtain*|get|gets|convey*|provide*',
  affiliate:
    'affiliate*|whole group|parent|holding|sister|daughter|daughters|our group|its group|their group|same group|whole group|in the group|group of companies|common control|corporate famil*|subsidiar*|group compan*|sister compan*|parent compan*|corporate group|group member*|related compan*|related entit*|associated compan*',
  renew:
    'renew*|extend*|extension*|prolong*|rolling|keep going|roll over|rolls over|rollover|roll on|rolls on|carried on|kept going|run on|runs on|carry on|carries on|another term|another year|further term|further year|next term|new term|go on|goes on|continu*',
  notice:
    'notice|say so|object in time|let * know|notif*|notify|inform*|announce*|advance warning|warning|tell|telling|advis*',
  audit:
    'audit*|accountant*|go through|look through|look at|looks at|looking at|see into|inspect*|examin*|review*|look into|check|checks|checking|verify|verif*|access|scrutin*',
  books: 'book*|record*|account*|ledger*|premises|facilit*|files|paperwork|compliance',
  minimum:
    'minimum*|required to * at least|minimal|at least|least|floor|no less than|not less than|no fewer than|lowest|guaranteed|lower limit|no matter what',
  buy: 'purchas*|turnover|units|buy*|bought|order*|commit*|take|takes|spend*|volume*|quantit*|off~take|sales|procure*|acquir*|source*|sourcing|deal*',
  law: 'law|laws|legal system|statute*|jurisdiction|legislation',
  party: 'part*|side|sides|signator*|contractor*|compan*|entit*',
}
