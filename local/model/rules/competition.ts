import type { Naming } from './naming.ts'

export const competition: readonly Naming[] = [
  {
    id: 'most favored nation',
    senses: [
      'best price*|best terms|best conditions|most favorable terms|most favourable terms|most favored nation|most favoured nation|most favored customer|most favoured customer|most~favored*|most~favoured*|mfn|mfc|price parity|pricing parity',
      'charged less|pay less|pays less|paid less|charge less|cheaper & no other|nobody|no one|no customer|none',
      'cheaper|less than we|less than us|less than ours|better deal|better price*|lower price* & nobody|no one|anyone|anybody|others|else|somebody|someone|other customer*|other client*',
      'better|best|lower|lowest|cheaper|preferential|more favorable|more favourable|as favorable|as favourable|as good|as low as|less favorable|less favourable|most favorable|most favourable|worse|higher|match|same|equal* & @price|terms|conditions|deal|treat*|offer*|discount* & other*|another|anyone|third part*|someone else|competitor*|else|us|customer*|market|buyers|buyer*|client*|comparable|treated',
    ],
    inside:
      'no other|nobody|no one|no customer|no buyer|no client|no third part*|none of|no less|not less|no worse|not worse|not be less|not be worse|not be treated worse|not higher|not * higher|not * better|not * * better|not * * * better|not * * * * better|not * lower|not * * lower|not * * * lower|not * cheaper|not * * cheaper|not * * less|not * less|never * better|never * lower|never less|never worse|never * * less|neither',
    also: 'third|part*|given|give|granted|get|gets|benefit|nation|extend*|than|those|any|available|similar|receives|pass*',
    unless: 'match * offer*|match * * offer*|match offer*|first refusal',
  },
  {
    id: 'competitive restriction exception',
    senses: [
      'competitive restriction exception|exception to the non~compet*|exceptions to the non~compet*|exception to non~compet*|non~compete carve~out*|non~compete exception*',
      'exception*|exempt*|leave room|room for|some room|wiggle room|leeway|carve~out*|carv*|exclu*|waive*|watered down|water* * down|dilut*|weaken*|allowance|not apply|does not cover|permitted|excepted|safe harbour|safe harbor|loosen*|soften*|relax*|nevertheless|nonetheless|notwithstanding|in spite of|despite|although & non~compet*|exclusivity|competitive restriction*|restriction* on compet*|restrictions on competition|@solicit|ban on compet*|covenant not to compete|prohibition on competition|compet*|exclusive right*|non~solicit*|restrictive covenant*|restraint*',
    ],
    also: 'exclusiv*|restriction*|non~compet*|compet*|activit*|certain|allow*|permit*|customer*|territor*|scope|from|solicit*|restraint*|limit*|business*|prohibition*|duty|ban|obligation*|apply',
    inside:
      'ban on|bans on|prohibition of|prohibition on|restriction* on|restriction* of|the ban|the prohibition|restriction*|restraint*',
    unless: 'confidential*|exclusive jurisdiction',
  },
  {
    id: 'non-compete',
    restricts: true,
    senses: [
      'work* for competitor*|work* for our competitor*|work* for rival*|work* for the competition|products of competitors|products of a competitor|products of rivals|competing product*|competitive product*|non~compet*|anti~compet*|no~compete|not to compete|covenant not to compete|restraint of trade',
      '@compete',
      'similar|rival & business*|product*|service*|venture*|outlet*|shop*|store*|compan*|firm*|work*',
      '! stay*|keep*|kept|enter*|active|operat*|engag*|go into|set up & line of business|market|field|industry|trade|sector|geograph*|territor*|same business|similar business & out|away|off|not|nobody|neither|no|restrict*|prohibit*|prevent*|barr*|forbid*',
    ],
    also: 'restraint*|business*|product*|service*|similar|market*|area*|sector*|region*|territor*|engage*|activit*|other|against|field|operat*|run*|set up|venture*|compan*|directly|indirectly|enter*|start*|open*|work*|offer*|sell*|during|after',
    unless:
      'mention competitor*|mention * competitor*|mention rival*|mention * rival*|name competitor*|name * competitor*|exclusiv*|exception*|carve*|in spite of|despite|notwithstanding|confidential*|tender*|competent',
  },
  {
    id: 'exclusivity',
    senses: [
      'exclusiv*|locked into|locked in|sole supplier|sole source|sole distributor|sole provider|sole dealing*|sole agent|single source|lock~in|tied to|tie us|ties us|ties * to|single supplier|single vendor|one supplier|one vendor',
      '! nobody but|no one but|none but|nobody except|no one except|no one other than|nobody other than|through anybody|through anyone|through nobody|sole agent|only|solely|sole|alone|requirements|all its needs|all our needs|everything it needs|nobody else|no one else|no other|anyone else|anybody else|any other|other parties|not * others|elsewhere|another|other|third parties|competitors|alternative & supplier*|distribut*|vendor*|provider*|buy*|purchas*|deal*|appoint*|sourc*|agent*|reseller*|supply|supplies|procur*|sell*|collaborat*|cooperat*|work|working|works|territory & from|to|in|than|through|with|working with|work with|works with|collaborat*|cooperat*|appoint*|for',
    ],
    also: 'deal*|right*|supplier*|distribut*|territor*|appoint*|purchas*|buy*|source*|only|sole*|product*|licen*|market*|from|sell*|other*|third|grant*|give*|obligation*|work|agent*|vendor*|provider*|customer*|else|goods|services|use|supply',
    unless:
      'work* for|products of competitors|products of a competitor|competing product*|tied to the licensee|exception*|carve*|although|in spite of|exclusive jurisdiction|exclusive venue|non~compet*|first refusal|to us first|subcontract*|perform the work',
  },
  {
    id: 'no-solicit of customers',
    restricts: true,
    senses: [
      'no~solicit of customers|no~solicit* of customers|non~solicit* of customers|non~solicit* of clients|customer non~solicit*|client non~solicit*',
      '@solicit|leave * alone|leave * * alone|alone|take away|taking|taking away|business from|do business with|doing business with|contract with|contracting with|dealing with|deal with|deal directly|take over|win|winning|keep away|stay away|contact|contacting|hands off & @customer',
    ],
    also: "other|party's|away|contact*|business|from|take|taking|existing|directly|actively|after|over|induc*|cease",
    unless: '@employee|exception*|exempt*|carve*',
  },
  {
    id: 'no-solicit of employees',
    restricts: true,
    senses: [
      'no~solicit of employees|no~solicit* of employees|non~solicit* of employees|non~solicit* of staff|no~hire|no~poach*|employee non~solicit*|non~solicitation|non~solicit',
      '@solicit|employ|employing|offer* jobs|offer* employment|take on|take our|takes our|taking our|take their|take away|taking away|engag*|induc*|off~limits|hands off|untouchable & @employee',
      'poach*|headhunt*',
    ],
    also: "other|party's|away|take|job*|work*|contact*|induc*|away|engag*|after|leave|quit|resign*|offer*|employ*|former|directly|from|@customer",
  },
  {
    id: 'non-disparagement',
    restricts: true,
    senses: [
      'disparag*|non~disparag*|defam*|derogat*|badmouth*|bad~mouth*|denigrat*|malign*|vilif*|slander*|trash*|trash~talk*|smear*|run down|talk badly|talk down|run each other down|run us down|run * down|talk * down|speak ill|nasty|anything bad|something bad|bad things|speak badly|speaking ill|criticis*|criticiz*|critical remark*|critical comment*|bad press|disrepute|negative publicity|unflattering|insult*',
      'negative*|harm*|damag*|ill|bad*|hurt*|tarnish*|injur*|discredit* & about each other|about the other|reputation|goodwill|statement*|remark*|comment*|good name|our name|their name|image|public*|standing',
    ],
    inside: 'nothing negative|nothing bad|nothing derogatory|nothing harmful',
    also: 'public*|remark*|statement*|comment*|about|other|reputation|negative*|make|making|each|against|goodwill|name|side|products|services|media',
  },
  {
    id: 'first refusal',
    senses: [
      'rofr|rofo|rofn|right of first refusal|right of first offer|right of first negotiation|first refusal|first offer|first negotiation|first option|pre~emption|preemption|pre~emptive*|preemptive*|matching right|right to match|last refusal|first in line|first call',
      'priority|preferential|preference|preferred|prior right|before outsiders|ahead of others & purchas*|buy|offer*|acquir*|right*|negotiat*',
      'first|match|matching|before anyone else|before anybody else|before others|before third parties|prior to any third|before any third|before he|before she|before it|first having offered|having first offered|first of all|before selling|to us first & refus*|offer*|negotiat*|right*|option|chance|opportunity|bid|dibs|buy|purchase|acquire|sell*|come|comes|ask|asks|approach*',
    ],
    also: 'right*|purchas*|buy|sell|sale|third|part*|asset*|share*|negotiat*|offer*|chance|before|opportunit*|approach*|anyone|others|dispos*',
    unless: 'first page|first class|first payment|first delivery|first invoice',
  },
  {
    id: 'change of control',
    senses: [
      'change of control|change in control|change~of~control|change of ownership|change in ownership|changes of control|ownership change*|control change*',
      'buys them|buys him|buys it|buys the other|bought up|merge*|merger|acquir*|acquisition*|takeover*|take~over*|taken over|bought by|bought|bought out|buyout|sold|new owner*|owner*|shareholder*|majority & @agreement|terminat*|consent*|@notice|change*|control|happen*|consequence*|event|case|what|matter*|effect|exit|get out|way out|let * know|know',
      'takeover*|sale of a party|sale of the company|sale of either|sale of one of',
      'control|ownership|owner|owners|shareholder*|majority & change*|chang*|shift*|pass|passes|passing|different|new|transfer*|acquir*',
    ],
    also: 'merge*|acqui*|terminat*|consent*|notif*|notice|event|shareholder*|majority|compan*|happen*|control|sale|sold|owner*|consequence*|right*|case|undergo*|party|third|bought|taken|takeover',
    unless: 'ip|intellectual*|document control|title|deliverable*',
  },
  {
    id: 'anti-assignment',
    restricts: true,
    senses: [
      'anti~assign*|non~assign*|no~assign*|assignment clause|assignment provision|assignment restriction*|restriction on assignment|restrictions on assignment|assignability',
      '@assign & @agreement|@consent|@rights|part*|third|anyone|someone|other*|@clause',
      'give * contract|give * agreement|gives * contract|gives * agreement|hand * contract|hand * agreement|sell * contract|sell * agreement|pass * contract|pass * agreement & another company|another firm|someone else|somebody else|others|third part*|outsider*',
      '@assign',
    ],
    also: 'consent*|approv*|permission|authori*|written|prior|third|other|right*|obligation*|dut*|benefit*|part*|anyone|somebody|someone|else|first|whole|requir*|need*|only|subject|outsider*|interest*|side|beforehand|advance',
    unless:
      '@ip|licen*|data|personal|control|ownership|@employee|revenue*|turnover|profit*|proceeds|title|risk|money|bank|possession|eea|eu|country|shares',
  },
]
