/** Groups of words shared by the tables of clauses. */
import type { Names } from '../patterns/terms.ts'

export const words: Names = {
  agreement: 'agreement|agreements|contract|lease|smlouv*|*vertrag|*vertrages|*vertrags|vereinbarung',
  not: 'not|neither|nor|no|never|cannot|refrain*|none',
  consent:
    'consent|consents|approval|permission|authorization|authorisation|souhlas*|zustimmung|einwilligung',
  may: 'may|right to|rights to|right|can|option to|entitled to|able to|permitted to',
  terminate: 'terminat*|cancel|cancels|cancelled|canceled|cancellation|vypov*|kündig*|gekündigt',
  ending: 'terminat*|expir*|cancellation|ending|ukonč*|beendigung|ende',
  renew: 'renew|renews|renewed|renewal|renewals|extend|extends|extended|extension|extensions|rollover',
  period: 'day|days|month|months|year|years|week|weeks|anniversary',
  notice: 'notice|notices|notify|notifies|notified|notification|oznám*|neoznám*|kündig*',
  price: 'price|prices|pricing|fee|fees|rate|rates|charge|charges|tariff|tariffs',
  other: 'other|another|any third|third parties|third party|else|competitor|competitors',
  compete:
    'compete|competes|competing|competition|competitive|competitor|competitors|competitive product|konkuren*|wettbewerb*',
  solicit:
    'solicit|solicits|soliciting|solicited|solicitation|entice|entices|divert|diverts|induce|lure|canvass|poach|poaching',
  hire: 'hire|hires|hiring|recruit|recruits|recruiting|employ|employs|engage the services',
  customer: 'customer|customers|client|clients|franchisee|franchisees|clientele|subscribers|account holders',
  employee:
    'employee|employees|personnel|staff|employed by|workforce|worker|workers|representatives|officer or employee',
  ip: 'intellectual|invention|inventions|patent|patents|patentable|copyright|copyrights|copyrightable|trademark|trademarks|trade secret|trade secrets|work product|works|work|developments|improvements|improvement|deliverables|deliverable|modifications|derivative works|technology|know~how|discoveries|materials|software|designs',
  licence:
    'license|licence|licenses|licences|licensed|sublicense|sublicence|right to use|rights to use|right to distribute|right to reproduce|right to sell|right to market|lizenz*|nutzungsrecht*|licenc*',
  liable: 'liable|liability|liabilities|haftung|haftet|haften|odpovědnost*',
  cap: 'exceed|exceeds|exceeding|exceeded|is limited to|be limited to|are limited to|limited to the|limited to an amount|limited to direct|in excess of|maximum|capped|greater than|more than|begrenzt|beschränkt|nepřesáhne|omezena',
  indirect:
    'consequential|indirect|incidental|special|punitive|exemplary|lost profits|loss of profits|loss of profit|lost revenue|loss of revenue|loss of business',
  revenue:
    'revenue|revenues|profit|profits|net sales|gross sales|proceeds|net income|gross receipts|net receipts|gross income|gross margin|earnings|net selling price|subscription fees|advertising revenue',
  percent: 'percent|percentage|per cent|portion|%',
  affiliates: 'affiliate|affiliates|subsidiary|subsidiaries|affiliated',
  insurance: 'insurance|insurer|insurers|insured|insure|versicherung*|*versicherung|pojištění|pojistn*',
  audit:
    'audit|audits|audited|auditing|auditor|auditors|inspect|inspects|inspected|inspection|inspections|examine|examined|examination|review and copy',
  books:
    'books|records|accounts|premises|facilities|facility|compliance|documents|ledgers|documentation|accounting',
}
