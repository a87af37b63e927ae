import type { Naming } from './naming.ts'

export const licences: readonly Naming[] = [
  {
    id: 'ip assignment',
    senses: [
      'ip ownership assignment|intellectual property ownership assignment|ip assignment|intellectual property assignment|assignment of ip|assignment of intellectual*|work made for hire|work for hire|works for hire',
      "@ip & assign*|transfer*|vest*|hand* over|pass|passes|convey*|become*|belong*|own|owns|owned|owner*|ownership|property of|property from|party's property|other's property|our property|their property|ours|go to|goes to|end up|ends up|come to|stay with|stays with|remain with|remains with",
      '- keep|keeps|kept|retain*|remain* with|stay* with & ip|intellectual property|inventions|copyright*|rights in the work|rights to the work|rights in its work|rights in the results',
      'all rights|rights in|rights to|copyright*|title|ownership & work|works|work results|results|deliverable*|software|inventions & assign*|pass|passes|passed|transfer*|give up|gives up|go to|vest*|belong*',
      'own|owns|owned|belong* & everything|anything|whatever|all & create*|develop*|make*|produce*|invent*|write*|build*',
      'created|developed|made|produced|results|creates|create|develop|develops|creations|work & belong*|become*|ours|property of|property from|our property|their property|owner*|vest*|owned by|owns|ownership',
    ],
    also: 'creat*|develop*|belong*|counterpart*|client*|customer*|own*|right*|title|work*|result*|made|under|part*|other|one|assign*|transfer*|property|becomes|become|hire|paid|commissioned|another|contractor|arising|services|newly|vest*|pass*',
    unless: 'joint*|co~own*|shared|together|licen*|both parties|common|in common|first refusal',
  },
  {
    id: 'joint ip',
    senses: [
      'joint ip|joint intellectual*|joint ownership|jointly owned|jointly~owned|co~ownership|co~owner*|co~owned|co~own|coown*|shared ownership|joint ip ownership',
      'joint*|share|shares|shared|sharing|together|common|both & @ip|own*|belong*|title|developments',
    ],
    also: '@ip|own*|both|part*|develop*|creat*|belong*|right*|hold|held|title|equally|between|results|made|arising|together|joint*',
    unless: 'venture*|liab*|revenue|profit*|sign*|audit*|confiden*|employee*|pages|names',
  },
  {
    id: 'license grant',
    senses: [
      'license grant*|licence grant*|grant of license*|grant of licence*|grant of a license|grant of a licence|licensing',
      '@licence & @grant|from|to use|part*|counterpart*|exist*|under',
      'grant*|give*|allow*|permit*|confer* & right|rights|permission & use|usage|exploit*|reproduce|distribute',
      'permit*|permission|allow*|let|lets|may|can|entitle*|authori* & use|using|exploit*|print|publish|copy|reproduce|distribute & book*|music|photos|film|software|trademark*|technolog*|tech|brand*|logo*|ip|intellectual|patent*|content|platform|works|materials',
      '@licence',
    ],
    also: 'grant*|right*|use|usage|part*|other|give*|ip|intellectual*|property|software|product*|trademark*|technolog*|one|receive*|scope|counterpart*|customer|exploit*',
    unless:
      'non~transfer*|nontransfer*|untransfer*|affiliat*|subsidiar*|unlimited|irrevoc*|perpetu*|escrow|transfer*|sublicens*|group compan*|revok*|forever|revoc*|enterprise|permanent*|everlasting|eternal*|limited in time|time~limited|temporary|not end|run out|exclusive*|site licen*|restriction*|assign*|all~you~can~eat|passed on|personal to|back|unlimited time|number of|never~ending',
  },
  {
    id: 'non-transferable license',
    restricts: true,
    senses: [
      'non~transferable*|nontransferable|non~transferability|untransferable|personal to the licensee|personal to licensee|non~assignable licen*|personal licen*|non~sublicens*',
      'sublicen*|sub~licen*',
      '@licence & transfer*|assign*|pass|passes|passed|passing|hand* on|hand over|handed over|sublicen*|sub~licen*|sell|sold|resell*|resold|shared|convey*|give * to anyone|give * to others|give the|hand the|anyone else|tied to the licensee|passed around|give away|given to others|third part*',
    ],
    also: 'licen*|transfer*|other*|third|part*|anyone|else|someone|right*|personal*|sublicen*|licensee|limit*|assign*|ability|consent|without|freely|outside|given',
    unless: 'affiliat*|ip ownership',
  },
  {
    id: 'affiliate license licensor',
    senses: [
      "affiliate license licensor|affiliate licence licensor|affiliate license~licensor|licensor affiliate*|affiliate* of the licensor|affiliates of licensor|licensor's affiliate*|licensor's subsidiar*|licensor's group*|licensor's parent*|licensor's sister*",
      'licen* & @affiliate & licensor*|grantor*|by affiliat*|by its affiliat*|owned by|held by|belonging|patent*|trademark*|ip|intellectual*|granting|rights of|grants|from',
    ],
    also: 'licen*|affiliat*|subsidiar*|ip|intellectual*|property|right*|grant*|own*|held|hold*|includ*|cover*|group|compan*|belong*|extend*|give*|includes|too|well|compris*',
    unless:
      'licensee*|sublicens*|granted to affiliate*|given to affiliate*|extend* to affiliate*|to its affiliate*|to the affiliate*',
  },
  {
    id: 'affiliate license licensee',
    senses: [
      "affiliate license licensee|affiliate licence licensee|affiliate license~licensee|licensee affiliate*|licensee's affiliate*|affiliate* of the licensee|licensee's subsidiar*|licensee's group*|customer's affiliate*|customer's subsidiar*",
      'licen*|sublicen*|right to use|rights to use|right of use|allowed to use|may use|can use|use the software|use our software|work with the software|work with it & @affiliate',
    ],
    also: 'licen*|sublicen*|affiliat*|subsidiar*|use*|using|right*|grant*|extend*|benefit*|group|compan*|cover*|too|well|includ*|enjoy*|grants|product*|software|give*|allow*|exercise',
    unless: 'licensor*|owned by|held by',
  },
  {
    id: 'unlimited license',
    senses: [
      'unlimited/all~you~can~eat*|all~you~can~eat*|all you can eat|unlimited licen*|unlimited~use|unlimited usage|unlimited use|enterprise licen*|enterprise~wide|site licen*|unmetered',
      'not limit|not restrict|not cap & number of users|number of seats|number of devices|number of copies|number of installations & software|licen*',
      'as often as|as much as|as many * as & use|using|run|install*|copy & software|program*|product*|platform|service*|licen*',
      '- limited|restricted|capped|restrict*|limit* & number of users|number of seats|number of devices|number of copies|named users & licen*',
      'not restricted|not be restricted|not limited|not be limited|not capped|not be capped|not subject to any limit* & licen*|number of users|number of seats|number of devices|number of copies',
      'how many users & want|wish|like',
      'unlimited|unrestricted|without limit*|without * limit*|no limit*|however many|how many * want|count seats|counting seats|counting of seats|no counting|boundless|uncapped|any number|without restriction*|as many|as much|limitless|no cap|no restriction* & @licence|use|usage|users|copies|seats|installation*|install|machines|devices|use*',
    ],
    also: 'licen*|use|uses|usage|users|number|quantit*|copies|seats|right*|grant*|software|amount|enterprise|give*|many|much|like|want*|wish*|installation*|volume|all~you~can~eat|buffet',
    unless: 'liab*|time',
  },
  {
    id: 'irrevocable or perpetual license',
    senses: [
      'irrevocab*|perpetual*|in perpetuity',
      '- able to revoke|able to withdraw|may revoke|may withdraw|can revoke|can withdraw|right to revoke|right to withdraw|free to revoke|free to withdraw|entitled to revoke & @licence',
      '- @licence & limited in time|time~limited|temporary|revocable|limited term|limited period|fixed period',
      '@licence|right to use|right of use|grant*|rights & irrevocab*|perpetual*|perpetuity|forever|for ever|indefinite*|never end*|never run out|not run out|never runs out|never lapse*|never expir*|cannot be revoked|not be revoked|not be withdrawn|cannot be withdrawn|permanent*|revok*|withdraw*|never be taken|not revocable|never be revoked|non~revocable|eternal*|without end|without expir*|unlimited in time|unlimited time|time limit|limit of time|limit in time|limitation in time|everlasting|taken back|take * back|take * * back|without an end|without end date|for all time|for good|cannot be cancel*|expir*|never be withdrawn|not expire|no end date|not end|not take back|unlimited period|not revoke|lifetime',
    ],
    inside:
      'never|without any limit*|without limit*|without a time limit|without time limit|without any time limit|no time limit|can~not be taken|can~not be revoked|can~not be withdrawn|can~not take|can~not revoke|can~not withdraw|not be taken|not be able to take|not revoke|not withdraw|may never|never take|not be cancelled|nobody may|no one may|not end',
    also: 'licen*|grant*|right*|use|time|end|date|irrevocab*|perpetual|revoked|never|not|cannot|withdrawn|without|unlimited|last*|license|ip|intellectual|expir*|can|be|once|ever|given|taken|no',
  },
  {
    id: 'source code escrow',
    senses: [
      'escrow*',
      'source code*|the code|its code & bankrupt*|insolven*|access|deposit*|independent|neutral|third party|safekeeping|trustee|agent|held|hold|releas*|stor*|lodge*|custod*',
      'code|source & go bust|goes bust|bust|bankrupt*|insolven*|out of business',
    ],
    also: 'source|code|deposit*|third|part*|agent|software|releas*|held|neutral|event*|bankrupt*|insolven*|kept|technology|materials|independent|neutral|lodg*|stor*|place*|keep*|safe*|custod*|trust*',
  },
  {
    id: 'covenant not to sue',
    restricts: true,
    senses: [
      'covenant not to sue|not to sue|no~challenge|non~challenge|no~contest|non~contest|release of claims|agreement not to sue|promise not to sue',
      'sue|sues|suing|right to sue|suit|suits|lawsuit*|litigat*|legal action|court action|proceedings against|bring claims|bringing claims|bring a claim|bringing a claim|bring any claim|bringing any claim|file claims|legal proceedings',
      'take us to court|take them to court|take each other to court|takes us to court',
      'take us to court|take * to court|takes * to court|takes the * to court|to court over & patent*|trademark*|ip|other|claims|copyright*',
      'contest*|challeng*|disput*|attack*|question*|impugn*|call into question & ip|intellectual*|patent*|trademark*|validity|ownership|@rights|copyright*|marks',
    ],
    also: 'claim*|bring*|contest*|challeng*|validity|ip|intellectual*|property|ownership|other|part*|right*|counterpart*|against|trademark*|patent*|matter*|unrelated|action*|court*|legal|promise*|attack*|take|filing|file|start*|each',
    unless: 'court* of|jurisdiction|arbitrat*|venue|mediat*|change of',
  },
  {
    id: 'third party beneficiary',
    inside:
      'not a party|not parties|not part of|did not sign|does not sign|not signing|not signed|not sign|without signing',
    senses: [
      'third~party beneficiar*|third party beneficiar*|third~party right*|beneficiar*',
      'did not sign|does not sign|not signing|not signed|not sign|without signing|never signed|has not signed|who not sign|although * not part*|although * not a part* & rights|rely|relies|invoke*|enforc*|benefit*|claim*',
      'anybody else|anyone else|somebody else|someone else|parent compan*|affiliates|subsidiaries & rights|enforc*|rely|invoke',
      'other than the parties|but the parties|apart from the parties|besides the parties|not a party & rights|derive*|benefit*|enforce*|claims|rely|relies|invoke*',
      'enforce*|enforceable & nobody|no one|anyone|anybody|other than|outside|else|non~part*|outsider*',
      'third part*|third person*|not parties|outsider*|non~part*|non~contracting|stranger*|outside part*|someone outside|someone who|somebody who|not a party|people outside|not * party|outside the contract|outside the agreement & benefit*|enforc*|rights|right|claim|claims|rely|invoke',
    ],
    also: 'third|part*|person*|enforc*|benefit*|right*|contract*|outside|rely|not a party|signator*|can|directly|term*|invoke|provision*|against|give*|confer*|grant*|non|someone|somebody|people',
  },
]
