/** Ownership and disputes of intellectual property, and claims of third parties. */
import type { Clause } from './clause.ts'

export const ownership: readonly Clause[] = [
  {
    id: 'ip assignment',
    titles:
      'assignment of ip|assignment of intellectual*|assignment of invention*|assignment of rights|work made for hire|work for hire|works for hire|ownership of work*|ownership of invention*|ownership of deliverables|ownership of intellectual*',
    passages: [
      'hereby|agrees to|shall|does|agree to ..24 assign|assigns|transfer|transfers|convey|conveys ..200 right|title|interest|rights ..200 @ip|mark|marks',
      'work made for hire|works made for hire|work for hire|works for hire|work~made~for~hire',
      'be|become|remain ..30 property of|owned by|belong to|vest in ..160 invent*|develop*|work|works|improve*|copyright*|patent*|modif*',
      '@ip ..160 shall be|will be|shall become|will become|shall vest ..30 property of|owned by|vest in|belong to',
    ],
    looser: [
      'reports|results|models|work|works|deliverables|designs|software|documents|drafts|drawings|code|content|materials ..80 belong to|belongs to|are owned by|is owned by|are the property of|become the property of|becomes the property of ..20 customer|client|buyer|company|employer|principal|publisher',
      'title|ownership|property ..20 @ip ..40 pass|passes|vest|vests|transfer|transfers',
      'hereby assigns|shall assign|agrees to assign ..30 right|rights|title|interest|goodwill ..30 to|in|therein',
    ],
    unless: [
      'nothing|not construed|not|no right|shall not ..60 convey|assign|transfer',
      'this agreement ..40 assign*',
      'prior to this agreement|confidential information|successors',
    ],
  },
  {
    id: 'joint ip',
    titles: 'joint ip|jointly owned|joint ownership|joint invention*|joint develop*|joint intellectual*',
    passages: [
      'created|developed|made|invented|owned|conceived|own ..40 jointly ..160 copyright*|patent*|intellectual|invention*|ip|technology',
      'jointly|joint ..4 own|owned|invent|invented|ip|intellectual|develop|developed|inventions|patents|technology|works ..160 intellectual|patent*|technolog*|ip|own|owned|right|rights',
      'owned jointly|own jointly|jointly own|jointly owned|joint owner|joint owners|joint ownership|co~owned|co~own|joint property',
    ],
    looser: [
      'results|inventions|developments|works|improvements ..80 belong to both|owned by both|in equal shares|owned in common',
      'jointly|together|joint|both parties ..80 owned equally|owned by both|co~own*|share ownership|undivided',
      'co~owner|co~owners|joint inventions|joint patents|undivided ..12 interest',
      'owned equally|undivided one~half|equal undivided',
    ],
    unless: ['joint venture|jointly and severally'],
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
    looser: ['source code ..120 depositary|deposited with|trustee|custodian|escrow'],
  },
  {
    id: 'covenant not to sue',
    titles: 'covenant not to sue|no challenge|non~challenge|non~contest|release of claims|no contest',
    passages: [
      'covenant not to sue|covenants not to sue|not to sue|not sue|not bring any suit|not bring any action|not bring any claim|not bring suit|not to bring any action|not to bring any claim',
      'not|no time|neither ..80 challenge|contest|oppose|attack|adversely affect ..80 validity|ownership|mark|marks|patent*|trademark*|registration*|intellectual|copyright*',
      'not|never|refrain|neither ..120 contest|challenge|attack|impugn|dispute|question ..160 validity|ownership|title|right|rights|mark|marks|patent|patents|enforceability',
      'release and|releases and|release,|releases, ..10 discharge|discharges|waive|waives|acquit|acquits',
    ],
    looser: [
      'bring no|not bring|institute no|not institute|not commence ..12 action|claim|suit|proceedings|lawsuit',
      'not|nothing|never|neither ..40 inconsistent with ..30 ownership|title',
      'releases and|release and|releases,|release ..20 forever discharge*|discharge* ..120 claims',
    ],
    unless: ['jurisdiction|inconvenient|subrogation|arbitration|with any third party|court|courts'],
  },
  {
    id: 'third party beneficiary',
    titles: 'drittbegünstig*',
    passages: [
      'is|are|be|as|becomes|become|deemed|constitute ..60 third party benef*|intended beneficiar*',
      'drittbegünstig*|vertrag zugunsten dritter',
    ],
    looser: [
      'not parties|not a party|third parties|third party ..40 directly claim|claim directly|can enforce|directly enforce|enforce directly',
      'entitled ..12 rely ..30 enforce',
      'person|party|company|affiliate|affiliates|officer|indemnitee|indemnitees ..30 may enforce|entitled to enforce|right to enforce ..40 directly|as if|as though',
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
