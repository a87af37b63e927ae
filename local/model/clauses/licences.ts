/** Licences: their users, subject and duration. */
import type { Clause } from './clause.ts'

export const licences: readonly Clause[] = [
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
    looser: [
      'gives|give|grants|allows|permits ..30 right to|to ..30 print|publish|reproduce|copy|distribute|exploit|use the software|use the work',
      'authorizes|authorises|permits|hereby licenses|hereby licences ..40 use|sell|distribute|market|manufacture|reproduce|display ..80 marks|mark|trademark|trademarks|software|technology|name|logo|logos|content|works|patents',
      'hereby licenses|hereby licences|hereby sublicenses',
      'grants ..60 right|rights ..30 market|distribute|use|sell|reproduce|manufacture|access',
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
    looser: [
      'not ..20 make over|assign|transfer|pass on ..40 rights of use|right of use|licen*',
      'no right|not|neither ..20 sublicens*|grant sublicens*|grant any sublicens*',
      'licen* ..40 personal to',
      'not|neither ..40 sublicens*|sub~licens*',
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
    looser: [
      'group companies ..30 license|grant ..40 patents|rights|technology|marks',
      'licen* ..60 patents|patent|technology|ip|intellectual property|marks|know~how ..20 owned|controlled|held ..40 affiliate|affiliates|subsidiaries',
      'cause|procure ..12 its|their ..4 affiliates|subsidiaries ..4 to license|to grant',
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
    looser: [
      'licen*|right of use ..40 extends to|covers|includes|extend to ..40 affiliates|subsidiaries|group companies|companies controlled',
      'permit|allow|authorize|entitle ..8 its|their|any ..4 affiliates|subsidiaries|affiliated companies|affiliate ..30 use|exercise|access|benefit',
      'grant|grants|granted ..60 affiliates|subsidiaries|affiliated companies ..40 right|rights|licen*',
      'exercised|enjoyed|utilised|utilized ..12 by ..30 affiliates|subsidiaries|affiliated companies',
    ],
  },
  {
    id: 'unlimited license',
    titles: 'unlimited license|enterprise license|site license|enterprise licence|unlimited use',
    passages: [
      'unlimited|enterprise~wide ..24 licen*|right to use|usage|use|number of copies|number of users|number of seats|number of servers|number of end|copies|users',
      'all~you~can~eat',
    ],
    looser: [
      'as many ..12 as it|as licensee|as customer|as the licensee ..20 require*|need*|want*|wish*',
      'no cap|no limit|no limitation|not limited ..20 number ..30 copies|users|installations|seats|devices',
      'as many copies|as many users|any number of|unlimited number of|unrestricted number of|without restriction as to the number|without limit on|without limitation on|without limitation as to ..40 users|copies|computers|seats|devices|servers|locations',
      'unlimited|unrestricted ..12 number ..40 users|copies|computers|seats|devices|servers|locations|installations',
    ],
    unless: ['unlimited liab*|web site|website|off~site|on~site|site visits'],
  },
  {
    id: 'irrevocable or perpetual license',
    titles: 'irrevocable|perpetual',
    passages: [
      'irrevocable|perpetual|unwiderruflich*|neodvolateln* ..160 licen*|right to use|rights to use|lizenz*|nutzungsrecht*',
      'license|licence|grant|grants ..160 irrevocabl*|perpetual*|in perpetuity',
    ],
    looser: [
      'right of use|licen*|right to use ..60 without limitation in time|unlimited in time|without time limit|without limit in time|for an unlimited period',
      'licen*|right|rights ..60 in perpetuity|not be revoked|may not be revoked|cannot be revoked|without limit* in time',
    ],
    unless: ['trial by jury|waive*|has granted to|option to|power of attorney|proxy'],
  },
]
