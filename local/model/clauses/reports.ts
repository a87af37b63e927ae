/** Wordings in annual reports and theses. */
import type { Clause } from './clause.ts'

export const reports: readonly Clause[] = [
  {
    id: 'auditor',
    titles: "auditor*|auditor's report|report of the independent auditor*",
    passages: [
      'audited|auditor|auditors ..200 opinion|true and fair|financial statements',
      'statutory auditor|independent auditor|chartered accountants',
    ],
  },
  {
    id: 'board',
    titles: 'board of directors|directors|the board|board members|management board|supervisory board',
    passages: ['members of the board|board of directors|the directors ..60 are|were|comprise*|consist*|:'],
  },
  {
    id: 'approval',
    titles: 'approval',
    passages: [
      'approved|approved by|approved on|authorised for issue|authorized for issue|adopted ..120 19??|20??|board|directors',
    ],
  },
  {
    id: 'events after the year',
    titles: 'events after*|subsequent events|post balance sheet*|events since*',
    passages: [
      'event|events ..80 after|since|between ..60 year|date|period',
      'subsequent events|post balance sheet',
      'since ..20 year end|balance sheet date|reporting date',
    ],
  },
  {
    id: 'financial year',
    titles: 'financial year*|fiscal year*|reporting period',
    passages: [
      'financial year|fiscal year|reporting period|year ended|year ending|twelve months ended ..80 19??|20??',
    ],
  },
  {
    id: 'currency and unit',
    titles: 'basis of presentation|presentation currency|currency',
    passages: [
      'in thousands|in millions|thousands of|millions of|amounts in|expressed in|presented in|stated in|rounded to ..60 eur|usd|gbp|czk|dollar*|euro*|pound*|€|$|£|currency',
      '€000|£000|$000|eur thousand|usd thousand|£m|€m|$m',
    ],
  },
  {
    id: 'declaration of authorship',
    titles: 'declaration*|statement of authorship|eidesstattlich*|prohlášení',
    passages: [
      'declare|declares|certify|confirm|affirm ..160 independent*|own work|my own|without assistance|unaided|original',
    ],
  },
  {
    id: 'abstract',
    titles: 'abstract|abstracts|summary|executive summary|kurzfassung|abstrakt',
    passages: ['abstract: '],
  },
  {
    id: 'aim',
    titles: 'aim*|objective*|goals|purpose of the*',
    passages: [
      'aim|aims|objective|objectives|goal|purpose ..40 of this|of the|is to|was to|are to',
      'this thesis|this paper|this study|this work ..40 aims|examines|investigates|analyses|analyzes|explores|seeks',
    ],
  },
  {
    id: 'research question',
    titles: 'research question*|hypothes*|research questions and hypotheses|forschungsfrage*',
    passages: ['research question*|hypothesis|hypotheses|hypothesize|forschungsfrage*'],
  },
  {
    id: 'data used',
    titles: 'data|data collection|data and method*|data sources|sample|materials',
    passages: [
      'data ..60 from|collected|obtained|taken|gathered|between|source*',
      'sample|survey|interviews|participants ..80 from|between|collected|conducted',
    ],
  },
  {
    id: 'list of references',
    titles: 'references|bibliography|literature|works cited|literaturverzeichnis|seznam literatury|sources',
    passages: [],
  },
]
