/** Intellectual property and licences. */
import type { Clause } from './clause.ts'

export const licences: readonly Clause[] = [
  {
    id: 'ip assignment',
    titles:
      'assignment of ip|assignment of intellectual*|assignment of invention*|assignment of rights|work made for hire|work for hire|works for hire|ownership of work*|ownership of invention*|ownership of deliverables|ownership of intellectual*',
    passages: [
      'assigns|assign ..30 right|rights|title|interest|goodwill ..30 to|in|therein',
      'sole and exclusive property|exclusive property ..20 of',
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
      'jointly|together|joint|both parties ..80 owned equally|owned by both|co~own*|share ownership|undivided',
      'co~owner|co~owners|joint inventions|joint patents|undivided ..12 interest',
      'owned equally|undivided one~half|equal undivided',
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
      'authorizes|authorises|permits|hereby licenses|hereby licences ..40 use|sell|distribute|market|manufacture|reproduce|display ..80 marks|mark|trademark|trademarks|software|technology|name|logo|logos|content|works|patents',
      'hereby licenses|hereby licences|hereby sublicenses',
      'grants ..60 right|rights ..30 market|distribute|use|sell|reproduce|manufacture|access',
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
      'no right|not|neither ..20 sublicens*|grant sublicens*|grant any sublicens*',
      'licen* ..40 personal to',
      'not|neither ..40 sublicens*|sub~licens*',
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
      'patents|patent|technology|ip|intellectual property|marks|know~how ..40 owned|controlled|held ..40 affiliate|affiliates|subsidiaries',
      'cause|procure ..12 its|their ..4 affiliates|subsidiaries ..20 license|grant|to license|to grant',
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
      'permit|allow|authorize|entitle ..8 its|their|any ..4 affiliates|subsidiaries|affiliated companies|affiliate ..30 use|exercise|access|benefit',
      'grant|grants|granted ..60 affiliates|subsidiaries|affiliated companies ..40 right|rights|licen*',
      'exercised|used|enjoyed|utilised|utilized ..12 by ..30 affiliates|subsidiaries|affiliated companies',
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
      'as many copies|as many users|any number of|unlimited number of|unrestricted number of|without restriction as to the number|without limit*on ..40 users|copies|computers|seats|devices|servers|number|requires|locations',
      'unlimited|unrestricted ..12 number ..40 users|copies|computers|seats|devices|servers|locations|installations',
      'unlimited|enterprise~wide|enterprise|site ..24 licen*|right to use|usage|use|number of copies|number of users|number of seats|number of servers|number of end|copies|users',
      'all~you~can~eat',
    ],
    unless: ['unlimited liab*|web site|website|off~site|on~site|site visits'],
  },
  {
    id: 'irrevocable or perpetual license',
    titles: 'irrevocable|perpetual',
    passages: [
      'licen*|right|rights ..60 in perpetuity|not be revoked|may not be revoked|cannot be revoked|survive termination|survive the termination|survive any termination|without limit* in time',
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
      'not|nothing|never|neither ..80 inconsistent with ..40 ownership|title|rights|right',
      'releases and|release and|releases,|release ..20 forever discharge*|discharge* ..120 claims',
      'covenant not to sue|covenants not to sue|not to sue|not sue|not bring any suit|not bring any action|not bring any claim|not bring suit|not to bring any action|not to bring any claim',
      'not|never|refrain|neither ..120 contest|challenge|attack|impugn|dispute|question ..160 validity|ownership|title|right|rights|mark|marks|patent|patents|enforceability',
      'release and|releases and|release,|releases, ..10 discharge|discharges|waive|waives|acquit|acquits',
    ],
  },
  {
    id: 'third party beneficiary',
    titles: 'third party benef*|third party rights|rights of third parties|drittbegünstig*',
    passages: [
      'intended|express|third~party ..20 beneficiary|beneficiaries',
      'entitled ..12 rely ..30 enforce',
      'may enforce|entitled to enforce|right to enforce ..40 provisions|section|article|agreement|directly',
      "third party benef*|third party's benef*|drittbegünstig*|vertrag zugunsten dritter",
      'beneficiary|beneficiaries ..4 of this|under this ..4 agreement|contract',
      'not a party ..120 may enforce|entitled to enforce',
      'intended for the benefit of|for the benefit of ..80 who may enforce|may enforce|entitled to enforce|right to enforce',
    ],
    denied: [
      'no|not|none|nothing|neither|nor|without ..160 third party benef*|third party|third parties',
      'no|not|none|nothing ..200 beneficiary|beneficiaries',
    ],
  },
]
