import type { Naming } from './naming.ts'

export const general: readonly Naming[] = [
  {
    id: 'confidentiality',
    senses: [
      'confiden*|non~disclos*|nondisclos*|nda|secrecy|secret|trade secret*|mlčenlivost*|důvěrn*|vertraulich*|geheim*|verschwiegenheit*',
      'disclos*|divulg*|reveal*|share & information|data|secrets|third part*',
    ],
    also: 'information|disclos*|keep|kept|third|part*|treat*|protect*|business|private|other|obligation*|proprietary|undertaking*|secret*|each',
    unless: 'uncapped|audit*|source code',
  },
  {
    id: 'limitation of liability',
    senses: [
      'limit* of liab*|limit* on liab*|limits liab*|limit liab*|liability limitation*|limitation of damages|omezení odpovědnosti|haftungsbe*',
      '@cap & @liable',
    ],
    also: 'damages|part*|each',
    unless: 'cap|uncapped|no limit|unlimited|exception*|exceed*|ceiling|maximum|amount',
  },
  {
    id: 'termination',
    senses: [
      'terminat*|cancellation|výpově*|ukončení|odstoupení|kündigung*',
      '@terminate & @agreement|right*|early|before',
    ],
    also: 'right*|early|breach*|notice|part*|either|cause|default|material|how|conditions|grounds|ways',
    unless: 'renew*|@nocause|after|post~*|fee*|transition*|duration|expir*|page*|line*',
  },
  {
    id: 'payment',
    senses: [
      'payment*|terms of payment|platební podmínk*|splatnost*|zahlungsbedingung*|zahlungsfrist*|zahlung*',
      'pay|paid|payable|invoic*|bill* & when|how|terms|due|due date|conditions|fees|price*|@agreement',
    ],
    also: 'due|fee*|invoic*|condition*|schedule|terms|price*|amount|made|method*|how|when',
    unless: 'late|minimum|currency|penalt*|royalt*|commission*|revenue|profit*|terminat*',
  },
  {
    id: 'indemnification',
    senses: ['indemni*|hold harmless|odškod*|freistell*|schadlos*'],
    also: 'claim*|loss*|third|part*|against|damage*|harmless|each|other|mutual',
  },
  {
    id: 'force majeure',
    senses: [
      'force majeure|act of god|acts of god|vyšší moc*|höhere gewalt|beyond * control|unforeseeable event*|natural disaster*|unforeseen event*',
    ],
    also: 'event*|excus*|control|reasonable|performance|delay*|disaster*|war|parties|relief',
  },
  {
    id: 'notices',
    senses: [
      'notices|notice clause|notice provision|notice requirement*|how notice*|doručování|oznamování|mitteilung*|benachrichtigung*',
      'notice*|communication* & writing|written|sent|deliver*|given|address*|how|form',
    ],
    also: 'written|writing|address*|sent|given|deliver*|how|form|each|parties|communications|served',
    unless: 'terminat*|renew*|breach*|prior|days',
  },
  {
    id: 'arbitration',
    senses: ['arbitra*|rozhodčí|schieds*'],
    also: 'dispute*|binding|settl*|resol*|final|tribunal*|submitted|referred',
  },
  {
    id: 'dispute resolution',
    senses: ['dispute*|disagreement*|conflict*|mediat*|řešení sporů|streitbeilegung'],
    also: 'resol*|settl*|mediat*|handl*|how|process|court*|procedure|between|escalat*',
    unless: 'arbitra*|validity|contest*',
  },
  {
    id: 'jurisdiction',
    senses: [
      'jurisdiction|venue|forum|soudní příslušnost|gerichtsstand|competent court*|place of jurisdiction',
      'court* & which|jurisdiction|exclusive|competent|competence|hear*|decide*',
    ],
    also: 'court*|exclusive|which|competent|place|disputes|submit*',
    unless: 'laws of|governing law|law',
  },
  {
    id: 'intellectual property',
    senses: [
      'intellectual property|ip right*|ip clause|copyright*|patent*|duševní*|autorsk*|geistig*|urheber*',
    ],
    also: 'right*|own*|protect*|address*|treat*|handled|respect',
    unless: 'assign*|joint*|licen*|contest*|challeng*',
  },
  {
    id: 'severability',
    senses: [
      'severab*|salvator*|oddělitelnost',
      'invalid*|unenforceable|void|illegal & remain*|rest|other|surviv*|effect|affect*|stand*',
    ],
    also: 'invalid*|provision*|remain*|rest|unenforceable|other|affect*|stand|valid|partial*',
  },
  {
    id: 'entire agreement',
    senses: [
      'entire agreement|integration clause|merger clause|whole agreement|complete agreement|full agreement|entire understanding|úplná dohoda|gesamte vereinbarung',
      'supersed*|replac* & prior|previous|earlier',
    ],
    also: 'prior|previous|earlier|agreements|understandings|supersed*|negotiations|replac*|all|oral',
  },
  {
    id: 'amendment',
    senses: [
      'amendment*|amended|amending|modification*|modif*|variation|vary|změn* smlouvy|dodatk*|vertragsänderung*|schriftform*',
      'chang* & writing|written|in writing|signed',
    ],
    also: 'writing|written|signed|only|both|chang*|how|agreed|form|made',
    unless: '@price|control|ownership',
  },
  {
    id: 'waiver',
    senses: ['waiver*|waive*'],
    also: 'right*|failure|delay|exercise*|enforce*|writing',
    unless: 'claims|moral',
  },
  {
    id: 'counterparts',
    senses: ['counterparts|stejnopis*|ausfertigung*'],
    also: 'signed|executed|copies|several|sign',
  },
  {
    id: 'data protection',
    senses: [
      'data protection|privacy|personal data|personal information|gdpr|dsgvo|osobní* údaj*|datenschutz*|personenbezogen*',
    ],
    also: 'protect*|process*|handl*|rules|law*|comply|treat*|data',
    unless: 'eea|transfer*|breach|abroad|country|leave',
  },
  {
    id: 'definitions',
    senses: ['definition*|defined terms|vymezení pojmů|definice|begriffsbestimmung*|definitionen'],
    also: 'key|list|terms|used|section|important|glossary',
    unless: 'all|each|every|used',
  },
  {
    id: 'scope',
    senses: [
      'scope of services|scope of work|scope of the agreement|scope of the services|scope of the work|services to be|předmět* smlouvy|leistungsumfang|vertragsgegenstand|subject matter|scope',
    ],
    also: 'services|work|perform*|provided|deliver*|describ*|what',
    unless: 'licen*|audit*',
  },
  {
    id: 'delivery',
    senses: ['delivery|deliver*|shipment*|shipping|dodací*|lieferung*|lieferbedingung*'],
    also: 'date*|terms|goods|products|time*|place|condition*',
    unless: 'notice*|within',
  },
  {
    id: 'subcontracting',
    senses: ['subcontract*|sub~contract*|poddodavatel*|subdodavatel*|unterauftrag*|subunternehmer*'],
    also: 'consent|third|part*|work|services|use|engage',
    unless: 'work|recycle|any part',
  },
  {
    id: 'penalty',
    senses: ['penalt*|smluvní* pokut*|vertragsstrafe*'],
    also: 'late|delay*|breach*|pay*|contractual|performance',
    unless: 'liquidated|pre~agreed|fixed|terminat*',
  },
  {
    id: 'survival',
    senses: ['survival|surviv*'],
    also: 'terminat*|expir*|clause*|provision*|which|after|obligation*',
  },
  {
    id: 'relationship of the parties',
    senses: [
      'relationship of the parties|relationship of parties|independent contractor*|no partnership|no agency|joint venture & relationship|partnership|status',
    ],
    also: 'independent|partnership|agency|status|employee*',
  },
  {
    id: 'compliance with laws',
    senses: [
      'compliance with law*|compliance with applicable|compliance with the law*|comply with law*|comply with all|comply with applicable|dodržování právních|einhaltung',
      'comply|complies|compliance & law|laws|regulation*|legislation',
    ],
    also: 'applicable|law*|regulation*|rules|part*|legal|legislation|relevant',
  },
  {
    id: 'warranty',
    senses: ['warrant*|guarantee*|záruk*|gewährleistung*|garantie*'],
    also: 'quality|defect*|product*|goods|services|represent*|given|fitness|merchantab*|express|implied|remed*|against',
    unless: 'duration|period|how long|month*|year*|bank guarantee|guarantee before|minimum|long',
  },
]
