/** Common synonyms, so that a rule need not use the document's own words. */
import { anyOf } from '../patterns/terms.ts'

const groups: readonly RegExp[] = [
  'leave|leaves|leaving|transfer|transfers|transferred|export|exported|sent outside|moved|transmitted',
  'eea|european economic area|eu|european union|third country|third countries',
  'consumer|consumers|private individual|private individuals',
  'begin|begins|start|starts|commence|commences|commencement',
  'end|ends|terminate|terminates|termination|expire|expires|expiration|expiry',
  'buyer|purchaser|customer|client',
  'supplier|seller|vendor|provider|contractor',
  'deliver|delivers|delivered|delivery|ship|ships|shipped|shipment|supplied',
  'defect|defects|defective|fault|faults|faulty|non~conforming|nonconforming',
  'invoice|invoices|invoiced|bill|bills|billed|billing',
  'repair|repairs|fix|fixes|correct',
  'damage|damages|loss|losses|harm|injury',
  'inform|informs|notify|notifies|notified|notice|tell|advise',
  'revenue|revenues|turnover|sales',
  'method|methods|methodology|approach',
  'question|questions|ask|asks|aim|aims|objective|objectives',
  'participant|participants|respondent|respondents|sample|people answered',
  'limitation|limitations|limits|shortcoming|shortcomings|weakness|weaknesses',
  'train|trains|trained|training|instruct|instructs|instruction',
  'authorisation|authorization|approval|consent|permission|approved|authorised|authorized',
  'delete|deletes|deleted|deletion|erase|erased|erasure',
  'mandatory|compulsory|obligatory|required',
  'incident|incidents|breach|breaches',
  'staff|employee|employees|personnel|workers',
  'price|prices|fee|fees|charge|charges|remuneration|compensation|consideration',
  'obtain|obtains|get|gets|receive|receives|procure',
  'process|processes|processed|processing|handle|handles|handled',
  'security|safeguard|safeguards|protect|protects|protection|protected',
  'subcontract|subcontracts|subcontractor|subcontractors|subcontracting|sub~contractor|sub~contractors',
  'court|courts|tribunal',
  'late|overdue|delay|delays|delayed|default',
  'monthly|per month|each month|every month',
  'yearly|annual|annually|per year|each year|every year|per annum',
  'site|sites|premises|location|locations',
  'buy|buys|purchase|purchases|purchased|order|orders',
  'hire|hires|employ|employs|engage|engages|recruit|recruits',
].map((terms) => anyOf(terms))

/** Matches the word's synonyms, in lower case; null when none are known. */
export function sameMeaning(word: string): RegExp | null {
  return groups.find((terms) => word.toLowerCase().search(terms) >= 0) ?? null
}
