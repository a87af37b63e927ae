/** Rights, formalities and the usual closing provisions. */
import type { Naming } from './naming.ts'

export const formalities: readonly Naming[] = [
  {
    id: 'notices',
    senses: [
      'notices|notice clause|notice provision|notice requirement*|how notice*',
      'notice*|communication*|correspondence|letters|messages|declarations & writing|written|sent|send|deliver*|given|address*|how|form|formal*|mail|email|courier|post|letter',
    ],
    also: 'written|writing|address*|sent|send|given|deliver*|how|form|formal*|each|parties|communications|served|registered|mail|e~mail|email|courier|post|letter|requirement*|official',
    unless: 'terminat*|renew*|breach*|prior|days|non~renewal|before the end',
  },
  {
    id: 'jurisdiction',
    senses: [
      'jurisdiction|venue|forum|competent court*|place of jurisdiction|place of litigation',
      'court*|tribunal* & which|jurisdiction|exclusive|competent|competence|hear*|decide*|decides|filed|brought|claims|disputes|where|certain|particular|name*',
      'lawsuit*|suit|suits|litigation|legal action|proceedings|legal proceedings|trial|sue & where|place|only|filed|courts of|court of|city of|town|certain|particular|city|location',
    ],
    also: 'court*|exclusive|which|competent|place|disputes|submit*|claims|brought|bring|litigation|lawsuit*|filed|named|choice',
    unless: 'laws of|governing law|law|arbitra*|not sue|not to sue|challeng*|product',
  },
  {
    id: 'intellectual property',
    senses: [
      'who owns|who own|who holds|to whom & results|work|works|deliverable*|rights|software|inventions',
      'intellectual property|ip|ip right*|ip clause|copyright*|patent*|proprietary right*|moral right*|trademark*',
    ],
    also: 'right*|own*|protect*|address*|treat*|handled|respect|holds|hold|who|materials|touch|belong*',
    unless:
      'assign*|joint*|licen*|contest*|challeng*|transfer*|vest*|together|attack*|affiliat*|use its|disparag*|permit*|permission|right to use|to use|sue',
  },
  {
    id: 'severability',
    senses: [
      'severab*|severance clause|saving clause|partial invalid*|partially invalid*',
      'invalid*|unenforceab*|void|illegal|ineffective|unlawful|struck down|strike* down|null & remain*|rest|other|others|surviv*|effect|affect*|stand*|whole|entire|bring down|partial*|part|stay*|valid',
    ],
    also: 'invalid*|provision*|remain*|rest|unenforceab*|other|others|affect*|effect|stand|valid|partial*|single|individual|whole|bring down|force|void|part|continue*',
    inside:
      'not affect*|no effect|not bring*|not invalid*|not mean|not make|not render|without affecting|no influence|not * whole|not * entire|not have * effect|not influence',
    unless: 'oral*|not signed|assignment',
  },
  {
    id: 'entire agreement',
    senses: [
      'entire agreement|integration clause|merger clause|whole agreement|complete agreement|full agreement|entire understanding|complete understanding|whole understanding|full understanding|entire contract',
      'supersed*|no effect|no longer|void|count|counts|replac*|overrid*|cancel*|takes the place|prevail* & prior|previous|earlier|former|past|drafts|e~mails|oral agreement*|other agreement*',
      'nothing outside|nothing else|no other|no side|no oral|side agreement*|verbal|only what is written|side letter* & bind*|bound|agreement*|promises|count*|appl*|valid|understanding*',
    ],
    also: 'prior|previous|earlier|agreements|arrangement*|understanding*|supersed*|negotiations|replac*|all|oral|complete|whole|entire|outside|bind*|representations|side',
    inside: 'nothing outside|nothing else|no other|no side|no oral|no verbal|not bind*',
    unless: 'bring down|invalid*|amend*|modif*',
  },
  {
    id: 'amendment',
    senses: [
      'amendment*|amend|amended|amending|modification*|modif*|variation*|vary|varied|alter|altered|alteration*|revised|revise',
      'chang* & writing|written|in writing|signed|oral*|informal*|count*|signature*|how|agree*|both|mutual*',
    ],
    also: 'writing|written|signed|only|both|chang*|how|agreed|form|made|oral*|signature*|valid|verbal*|mutual*|consent|agreement|unilateral*|sides',
    inside:
      'nobody|no one|oral changes do not|changes do not|oral changes are not|not oral*|no oral*|not * oral*|no amendment * unless|no change * unless|not be changed unless|not be amended unless|not be modified unless|no modification * unless',
    unless: '@price|control|ownership|owner*|name',
  },
  {
    id: 'waiver',
    restricts: true,
    senses: [
      'waiver*|waive*|waiving|non~waiver',
      'not enforc*|not exercis*|fail* to|failure to|failure|delay*|delaying|not insisting|not using|tolerat*|putting up with & giv* up|lose*|loss of|forfeit*|lost|waiv*|giving * up',
    ],
    also: 'right*|failure|delay|exercise*|enforc*|writing|giv*|up|lose|mean*|count|constitut*|deemed|treated|usual',
    unless: 'claims|moral',
  },
  {
    id: 'counterparts',
    senses: [
      'counterpart copies|counterparts|duplicate originals',
      'sign*|execut*|signature* & own copy|copies|originals|duplicate*|several copies|copy',
    ],
    also: 'signed|executed|execut*|copies|several|sign*|two|more|separate|original*|each|allow*|possible|counted|one instrument',
    unless: 'license*|software',
  },
  {
    id: 'data protection',
    senses: [
      'data protection|privacy|personal data|personal information|gdpr',
      'data|information|details & personal|person*|individual*|people|user*|natural & protect*|process*|handl*|safeguard*|security|collect*',
    ],
    also: 'protect*|process*|handl*|rules|law*|comply|treat*|data|regulation|individual*|person*|people|covered|information',
    unless: 'officer*|authority|impact assessment*|eea|transfer*|breach|abroad|country|leave|outsider*',
  },
  {
    id: 'definitions',
    senses: [
      'definition*|defined terms|glossary',
      'terms|words|expressions|meaning*|abbreviations & defin*|explain*|mean|means|meaning & key|important|capital*|terms|used|main|technical',
    ],
    also: 'key|list|terms|used|section|important|glossary|words|meaning|capital*|explain*|begin*|main',
    unless: 'all|each|every|payment|technical data',
  },
  {
    id: 'survival',
    senses: [
      'survival|surviv*|outliv*|outlast*',
      'provision*|clause*|obligation*|terms|sections|duties|confidential* & continu*|remain*|stay*|keep*|last & @ended & force|effect|apply|applies|valid|binding|provisions|clauses',
      'provision*|clause*|sections & continu*|remain*|stay* & @ended',
    ],
    also: 'terminat*|expir*|clause*|provision*|which|after|obligation*|@ended|continu*|remain*|certain|force|duty|confidential*|beyond',
    unless: 'invalid*|void|unenforceab*|severab*|service*|assist*|support|help',
  },
  {
    id: 'relationship of the parties',
    restricts: true,
    senses: [
      'relationship of the parties|relationship between the parties|relationship of parties|independent contractor*|no partnership|no agency|no employment|no joint venture|joint venture|partnership|employment relationship|independent compan*|independent part*|independent business*',
      "agent|agents|employee*|employer|partner|partners|representative*|independent & no|not|nobody|neither|acts|act|deemed|regarded|considered|become*|other's",
    ],
    also: "independent|partnership|agency|status|employee*|relationship|joint|venture|employment|agent*|other's|act|acts|creat*|regarded|deemed|considered|between",
    unless: 'hir*|solicit*|poach*|exclusiv*|work* with|confiden*|commission',
  },
  {
    id: 'compliance with laws',
    senses: [
      'compliance with law*|compliance with applicable|compliance with the law*|compliance~with~law*|comply with law*|comply with all|comply with applicable',
      'break|breaks|violat*|comply|complies|complying|compliance|obey*|follow*|observ*|respect*|abide*|adher*|conform* & law|laws|regulation*|legislation|statut*|rules|legal requirement*|legal provision*',
    ],
    also: 'applicable|law*|regulation*|rules|part*|legal|legislation|relevant|statutory|foreign|provisions|national|mandatory',
    unless: 'governed|interpret*|gdpr|privacy|data',
  },
]
