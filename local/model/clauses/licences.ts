/** Intellectual property and licences. */
import type { Clause } from './clause.ts'

export const licences: readonly Clause[] = [
  {
    id: 'ip assignment',
    titles:
      'assignment of ip|assignment of intellectual*|assignment of invention*|assignment of rights|work made for hire|work for hire|works for hire|ownership of work*|ownership of invention*|ownership of deliverables|ownership of intellectual*',
    passages: [
      'hereby|agrees to|shall|does|agree to ..24 assign|assigns|transfer|transfers|convey|conveys ..200 right|title|interest|rights ..200 @ip|mark|marks',
      'work made for hire|works made for hire|work for hire|works for hire|work~made~for~hire',
      'be|become|remain ..30 property of|owned by|belong to|vest in ..160 invent*|develop*|work|works|improve*|copyright*|patent*|modif*',
      '@ip ..200 shall be|will be|shall become|will become|shall vest|are|is ..30 property of|property|owned|owned by|vest in|belong to',
    ],
    unless: ['nothing|not construed ..80 convey|assign|transfer'],
  },
  {
    id: 'joint ip',
    titles: 'joint ip|jointly owned|joint ownership|joint invention*|joint develop*|joint intellectual*',
    passages: [
      'created|developed|made|invented|owned|conceived|own ..40 jointly ..160 copyright*|patent*|intellectual|invention*|ip|technology',
      'jointly|joint ..4 own|owned|invent|invented|ip|intellectual|develop|developed|inventions|patents|technology|works ..160 intellectual|patent*|technolog*|ip|own|owned|right|rights',
      'owned jointly|own jointly|jointly own|jointly owned|joint owner|joint owners|joint ownership|co~owned|co~own|joint property',
    ],
    unless: ['joint venture|jointly and severally'],
  },
  {
    id: 'license grant',
    titles:
      'license grant|licence grant|grant of license|grant of licence|grant of rights|grant|license|licence|licenses|lizenz*|nutzungsrecht*|licenc*',
    passages: [
      'grant|grants|hereby grants|granted ..160 license|licence|licenses|right to use|right to distribute|right to reproduce|right to sell|right to market|rights to use|right and license|right to manufacture|right to display',
      'is granted|are granted|hereby granted ..100 license|licence|right to use',
      'poskytuje|uděluje ..60 licenc*',
      'räumt|gewährt ..120 nutzungs*|recht|lizenz*',
    ],
    unless: [
      'no license|no licence|not grant|nothing ..80 grant',
      'no ..40 license is granted|licenses are granted',
      'rights~of~way|permits or licenses',
    ],
  },
  {
    id: 'non-transferable license',
    titles: 'non~transferab*|nontransferab*',
    passages: [
      'non~transferable|nontransferable|non~assignable|non~sublicensable|non~sublicenseable|not sublicensable|untransferable|nicht übertragbar*|nepřevoditeln*',
      '@licence ..200 not transfer|not be transferred|not be transferable|not sublicense|not be sublicensed|not assign|not be assigned|not be assignable',
      'not ..60 sublicense|sublicence|sub~license|transfer the license|transfer its license',
      'use|usage|licence|license ..40 not be sold|not be transferred',
    ],
  },
  {
    id: 'affiliate license licensor',
    titles: 'affiliate license|affiliate licence|licensor affiliates',
    passages: [
      'licensor and its|grantor and its ..4 affiliates|subsidiaries ..120 grant|grants',
      'grant|grants ..200 owned|controlled|held|licensable ..60 affiliate|affiliates|subsidiaries',
      'on behalf of itself and its affiliates|on behalf of itself, and its affiliates|itself and its affiliates ..100 grant|grants',
      'affiliates|subsidiaries ..12 grant|grants|hereby grant ..120 license|licence',
    ],
  },
  {
    id: 'affiliate license licensee',
    titles: 'affiliate license|affiliate licence|licensee affiliates',
    passages: [
      'grant|grants|granted ..120 and|to|and to ..12 its|their ..4 affiliates|subsidiaries|designees|affiliated companies ..200 licen*|right|rights',
      'licensee and its|licensee or its ..4 affiliates|subsidiaries',
      'license|licence|licenses ..160 extend to|used by|use by|benefit of ..40 affiliates|subsidiaries',
      'sublicense|sublicence ..60 to its|to their|to any ..10 affiliates|subsidiaries|affiliate',
    ],
  },
  {
    id: 'unlimited license',
    titles: 'unlimited license|enterprise license|site license|enterprise licence|unlimited use',
    passages: [
      'unlimited|enterprise~wide|enterprise|site ..24 licen*|right to use|usage|use|number of copies|number of users|number of seats|number of servers|number of end|copies|users',
      'all~you~can~eat',
    ],
    unless: ['unlimited liab*|web site|website|off~site|on~site|site visits'],
  },
  {
    id: 'irrevocable or perpetual license',
    titles: 'irrevocable|perpetual',
    passages: [
      'irrevocabl*|perpetual*|unwiderruflich*|neodvolateln* ..160 licen*|right to|rights to|lizenz*|nutzungsrecht*',
      'license|licence|grant|grants ..160 irrevocabl*|perpetual*|in perpetuity',
    ],
  },
  {
    id: 'source code escrow',
    titles: 'escrow|source code escrow|technology escrow',
    passages: [
      'source code|source codes|source materials ..240 escrow|escrowed|deposit with',
      'escrow ..240 source code|source materials|software|technology',
      'technology escrow|software escrow|source code escrow|escrow agent for source',
      'hinterlegung ..80 quellcode*',
    ],
  },
  {
    id: 'covenant not to sue',
    titles: 'covenant not to sue|no challenge|non~challenge|non~contest|release of claims|no contest',
    passages: [
      'covenant not to sue|covenants not to sue|not to sue|not sue|not bring any suit|not bring any action|not bring any claim|not bring suit|not to bring any action|not to bring any claim',
      'not|never|refrain|neither ..120 contest|challenge|attack|impugn|dispute|question ..160 validity|ownership|title|right|rights|mark|marks|patent|patents|enforceability',
      'release and|releases and|release,|releases, ..10 discharge|discharges|waive|waives|acquit|acquits',
    ],
  },
  {
    id: 'third party beneficiary',
    titles: 'third party benef*|third party rights|rights of third parties|drittbegünstig*',
    passages: [
      "third party benef*|third party's benef*|drittbegünstig*|vertrag zugunsten dritter",
      'beneficiary|beneficiaries ..4 of this|under this ..4 agreement|contract',
      'not a party ..120 may enforce|entitled to enforce',
      'intended for the benefit of|for the benefit of ..80 who may enforce|may enforce|entitled to enforce|right to enforce',
    ],
    denied: [
      'no|not|none|nothing|neither|nor|without ..160 third party benef*|third party|third parties',
      'no|not|none|nothing ..120 beneficiary|beneficiaries',
    ],
  },
]
