/** Groups of words that lawyers and buyers use for the same thing. */
import type { Names } from '../patterns/terms.ts'

export const ruleWords: Names = {
  agreement:
    'agreement*|contract*|document*|instrument*|paper|deal|lease*|smlouv*|*vertrag*|dokument*|vereinbarung*',
  clause:
    'clause*|provision*|section*|article*|paragraph*|language|wording|klausel*|ustanovení|doložk*|regelung*',
  consent:
    'consent*|approv*|go~ahead|permission*|authoris*|authoriz*|sign~off|assent|green light|blessing|agreement of the other|agreement from the other|other * agrees|okay|leave of|souhlas*|zustimmung*|einwilligung*',
  assign:
    'assign*|transfer*|novat*|cede|ceded|cedes|ceding|cession|hand over|hand it over|handed over|hand * over|hand * * over|hand on|pass on|passed to|passed on|pass it on|sign over|signed over|make over|delegat*|convey*|postoup*|převe*|převod*|abtret*|abgetreten|übertrag*',
  rights: 'right*|obligation*|dut*|benefit*|interest|práv*|rechte|pflichten',
  free: 'freely|free|at will|without restriction|unrestricted|unhindered',
  terminate:
    'terminat*|cancel*|end|ends|ended|ending|exit*|walk away|walk out|get out|drop out|back out|opt out of the contract|dropped|give notice|end it|pull out|withdraw*|leave|quit|rescind*|ukonč*|vypov*|výpov*|kündig*|gekündigt|beend*',
  ended:
    'terminat*|expir*|end|ends|ended|ending|cancel*|over|ukončen*|skončen*|beendigung|vertragsende|ablauf',
  nocause:
    'convenience|without cause|without a cause|without any cause|no cause|without reason|without a reason|without any reason|without giving a reason|without giving any reason|without giving reasons|without stating a reason|without having to give a reason|no reason|any reason|whatever reason|no particular reason|at will|at any time|any time|at its discretion|sole discretion|good reason|without good cause|own discretion|at its option|as it pleases|whenever it wishes|whenever it likes|no~fault|without fault|without breach|without justification|need for cause|need of cause|absence of cause|whenever|simply|just because|just walk|even if nobody|even if no one|because it wants|because they want|even without|unilateral*|bez důvodu|bez udání důvodu|ohne grund|ohne angabe von gründen|ordentlich*',
  customer:
    'customer*|client*|clientele|purchasers|subscribers|guests|patients|account|accounts|buyers|patrons|zákazník*|kunden',
  employee:
    'employee*|representatives|engineer*|developers|salespeople|manager*|experts|specialists|key people|staff|personnel|workforce|worker*|team member*|people|talent|workers|colleague*|zaměstnan*|mitarbeiter*',
  solicit:
    'solicit*|non~solicit*|pitch*|make offers to|woo|wooing|coax*|snatch*|poach*|entic*|lur*|approach*|court*|canvass*|divert*|win over|steal*|tempt*|target*|pursue|pursuing|headhunt*|recruit*|hir*|no~hire|abwerb*|přetah*|oslov*',
  compete: 'compet*|rival*|same line of business|similar business*|konkur*|wettbewerb*|konkurrenz*',
  price: 'price*|pricing|rent|rents|subscription|fee*|rate*|charge*|tariff*|cost*|cena|ceny|cen|preis*',
  raise:
    'increas*|inflation|index*|more expensive|rais*|rise*|rising|hike*|uplift*|go up|going up|put up|adjust*|chang*|escalat*|alter*|higher|freeze|frozen|fix*|lock*|restrict*|restrain*|limit*|cap|caps|no more than|capped|control*|constrain*|erhöh*|zvyš*|zvýš*',
  liable: 'liab*|exposure|damages|financial responsibility|haft*|odpovědnost*',
  cap: 'cap|caps|capped|capping|ceiling|limit*|maximum|max|upper bound|upper limit|exceed*|at most|no more than|not more than|restrict*|bounded|*beschränk*|*begrenz*|obergrenze|omez*|nepřes*',
  ip: 'ip|intellectual property|intellectual*|photo*|designs|texts|drawings|software written|code written|what * creates|everything * invent*|everything * create*|everything * develop*|anything * create*|what * develops|what * produces|what * invent*|invention*|patent*|copyright*|work product|works|deliverable*|creations|developments|foreground|results|know~how|duševní*|autorsk*|geistig*|urheber*',
  own: 'own|owns|theirs|ours|owned|owner*|ownership|belong*|vest|vests|vested|title|property of|proprietor*|vlastn*|eigentum*',
  licence:
    'licen*|right to use|right of use|usage right*|use right*|permission to use|lizenz*|nutzungsrecht*',
  grant:
    'grant*|give|gives|given|giving|confer*|award*|receive*|obtain*|get|gets|convey*|provide*|poskyt*|uděl*|einräum*|gewähr*|erteil*',
  affiliate:
    'affiliate*|whole group|parent|holding|sister|corporate famil*|subsidiar*|group compan*|sister compan*|parent compan*|corporate group|group member*|related compan*|related entit*|associated compan*',
  renew:
    'renew*|extend*|extension*|prolong*|roll over|rolls over|rollover|continu*|prodlouž*|prodluž*|verläng*',
  notice:
    'notice|say so|object in time|let * know|notif*|notify|inform*|announce*|advance warning|warning|tell|telling|advis*|oznám*|kündigungsfrist',
  audit:
    'audit*|accountant*|go through|look through|look at|looks at|looking at|see into|inspect*|examin*|review*|look into|check|verify|verif*|access|scrutin*|kontrol*|prüf*|einsicht*',
  books:
    'book*|record*|account*|ledger*|premises|facilit*|files|paperwork|compliance|účetn*|účet*|bücher|unterlagen',
  minimum:
    'minimum*|required to * at least|minimal|at least|least|floor|no less than|not less than|no fewer than|lowest|guaranteed|mindest*|nejméně|minimáln*',
  buy: 'purchas*|turnover|units|buy*|bought|order*|commit*|take|takes|spend*|volume*|quantit*|off~take|sales|procure*|acquir*|source*|sourcing|deal*|abnahme*|odběr*|odebr*',
  law: 'law|laws|legal system|statute*|jurisdiction|legislation|práv*|recht',
  party: 'part*|side|sides|signator*|contractor*|compan*|entit*|smluvní*|parteien|vertragspart*',
}
