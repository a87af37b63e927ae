import type { Naming } from './naming.ts'

export const termAndLaw: readonly Naming[] = [
  {
    id: 'document name',
    senses: [
      'document name|document title|contract title|agreement title|contract name|name of the agreement|name of the contract|name of the document|title of the agreement|title of the contract|title of the document',
      'title|titled|entitled|headline|caption|heading|called|name & @agreement|transaction',
      'type|kind & @agreement & named|name|called|told',
      'title|untitled|headline|caption|entitled|kind of agreement|kind of contract|type of agreement|type of contract|sort of agreement|sort of contract|what agreement this is|what contract this is|what document this is',
      'designation|heading|headline|name & top|head|beginning|first page|start',
    ],
    also: 'what|kind|type|top|head|first page|beginning|own',
    unless:
      'party|parties|side|sides|vest|vests|person|persons|signator*|section title*|product*|risk|ownership|goods',
  },
  {
    id: 'parties',
    senses: [
      'parties|party names|names of the parties',
      'who|name|names|named|naming|identify|identifies|identified|identity|identities|identification|list|lists|define|defines & @party|signator*|concludes|contracting|between whom|entering|with their addresses',
      'names|name|identif*|mentions & seller|buyer|supplier|customer|landlord|tenant|lender|borrower & and|both|address*',
      'who|which & seller|buyer|supplier|customer|landlord|tenant|lender|borrower|licensor|licensee|vendor|client|provider|contractor|parties',
      'who|which companies|which firms & entered into|enter into|contracts with|contracting with|enters into|concluded|concludes',
      'entities|companies|firms & entering into|enter into|entered into|conclude*|who the contract|between',
      'names|name & everyone|everybody|involved|all companies|each company',
      'who & counterparty|counterparties|other side|our partner',
      'who the contract is with|who the agreement is with|who it is with|who we are contracting with|who the contract is between',
      'entities|companies|persons & bound|bind*',
      'contracting party|contracting parties|parties who signed|parties that signed|parties have signed|parties signed|who signed|who has signed|contracting companies|parties to|between whom|who is bound|who are bound',
    ],
    also: 'both|all|full|legal|names|entities|identify|identified|companies|clearly|each|address*|concerned|involved|contracting|bound|details',
    unless:
      'no party|neither party|party may|parties may|third|both parties must|both parties have signed|signature*|place for|when|date|dated|day|be signed|been signed|is signed|are signed|signed by|and signed|signed and|must have signed|relationship|language|pages|beneficiar*|sign|signs',
  },
  {
    id: 'agreement date',
    senses: [
      'agreement date|contract date|date of the agreement|date of this agreement|date of the contract|date of agreement|date of signing|date of signature|signing date|date of execution|execution date',
      'date|dated|dates|day|when & sign|signed|signing|made|executed|execution|concluded|conclusion|entered into|drawn up|written|agreed',
      'dated|date & @agreement',
      'dated|undated',
    ],
    also: 'calendar|bear*|carry|carries|clear*|on which|its',
    unless:
      'go~live|effective|expir*|terminat*|ends|force|effect|renew*|delivery|payment|start*|commenc*|begin*|line|field|page*|format|after|before|2???|19??|end|end date|signature line',
  },
  {
    id: 'effective date',
    senses: [
      'effective date|go~live|go~live date|commencement|commencement date|start date|starting date|starting point|start of the contract|start of the agreement|beginning of the contract|beginning of the agreement|from when on|inception',
      'when|since when|from which|from what|as of when|as of which & apply|applies|valid|start*|begin*',
      'date|day|when|moment|point in time|time|beginning & validity|effect|effective|force|start*|begin*|commenc*|operative|binding|kicks in|inception|gilt',
      'beginning of * validity|takes effect|take effect|comes into force|come into force|comes into effect|come into effect|entry into force|kick off|kicks off|becomes effective|become effective|enters into force|enter into force|goes live|becomes binding|kicks in|in kraft',
    ],
    also: 'date|day|specific|first|from|its|term|of',
    unless: 'renew*|expir*|warrant*|terminat* date',
  },
  {
    id: 'term',
    senses: [
      'expir* date|expiration|expiry|end date|ending date|duration|contract period|contract term|term of the agreement|term of this agreement|term of the contract|initial term|fixed term',
      'term|period|lifetime|length|how long|long & @agreement|run|runs|last|lasts|remain*|force|valid|validity|continue*|effect|stays|in place',
      'come to an end|comes to an end|coming to an end',
      'how many years|how many months & tied|bound|committed|locked|stuck|valid|run|runs|last|lasts|force',
      '- open~ended|unlimited in time|without an end|without end date|for an indefinite|indefinite period|indefinitely|no end date|no fixed term',
      'until when|till when & valid|runs|run|lasts|last|applies|force|binding',
      'term|duration|lifespan|validity|how long',
      'when|date|day|point & end|ends|ending|expire|expires|expiring|lapse|lapses|conclude|concludes|runs out|run out|over|stops|ceases|terminates',
      'expire|expires|runs out|lapses|limited in time|is over',
    ],
    also: 'limited|unlimited|indefinite*|definite|date|initial|specified|fixed|defined|day|certain|set|on which|its|period|years|how|long|until|end',
    unless:
      'renew*|extend*|notice|convenience|without cause|warrant*|services|still|help*|return*|payment|confidential*|after the end|after termination|upon termination|non~compet*|defined terms|terms used|first|survive*|once|licen*|right of use|right to use',
  },
  {
    id: 'renewal',
    senses: [
      'renewal*|renew*|auto~renew*|prolongation',
      '@renew & term|period|automatic*|further|additional|another|beyond|successive|initial|itself|themselves|@agreement|expiry|expiration|end|year*',
      'evergreen|roll over|rolls over|rollover|rolling over|keep rolling|keeps rolling|year after year',
    ],
    inside: 'if nobody|if no one|if no party|if neither|if not',
    also: 'automatic*|term|terms|period*|successive|additional|further|initial|beyond|option|after|expir*|year*|extend*|extension*|end|ends|another|unless|next|itself|subsequent',
    unless: 'notice|notif*|inform*|warning|announce*|deadline|opt~out|opt out|stop*|prevent*|avoid*|object*',
  },
  {
    id: 'renewal notice',
    senses: [
      'notice period to terminate renewal|renewal notice|notice of renewal|notice of non~renewal|non~renewal|non~renewal notice|opt~out of renewal|opt out of renewal',
      'not want to renew|not wish to renew|not intend to renew|not to renew|not be renewed|not renewing|not to extend|not want to extend|not wish to extend|not want * to renew|opt* out',
      '@notice|deadline|in advance|beforehand|ahead|how early|by when|how soon|latest|cut~off & @renew',
      'stop*|prevent*|avoid*|opt out|opt~out|declin*|object*|refus*|terminat*|cancel*|end|reject*|wish* not & renewal|renewing|renew|renewed|automatic extension|rollover|roll over|auto~renew*|extension',
    ],
    also: 'notice|period*|day|days|prior|before|term*|automatic*|how|much|long|far|in advance|advance|time|deadline|give|given|required|need*|by when|last|months|next|wish*|want*|not|expir*|long|intent*|anounc*|announc*',
    inside:
      'non|avoid*|prevent*|stop*|not want|not wish|not intend|not to|not renew*|not be renewed|not extend|opt* out|object*|refus*|intent not',
    unless: 'unless cancel*|unless terminat*|unless one|unless either|unless a party',
  },
  {
    id: 'governing law',
    senses: [
      'governing law|applicable law|choice of law|law of the contract',
      "govern*|count|counts|prevail*|decisive|relevant|used|appl*|interpret*|constru*|subject|which|what|whose|chosen|choose*|select* & law|laws|legal system|legislation|state law|jurisdiction's law",
    ],
    also: 'state|country|jurisdiction|particular|certain|which|specific',
    unless: 'comply|complies|compliance|court*|applicable laws and',
  },
  {
    id: 'termination for convenience',
    senses: [
      '@terminate & @nocause',
      '- @terminate & only|limited to|restricted to & cause|breach*|default|good reason|important reason|serious reason',
      'termination for convenience|convenience termination|at~will termination|terminable at will',
    ],
    also: 'notice|advance|early|prior|simply|just|right|days|months|giving|having|need|cause|by|give|reason*|fault|breach|either|show*|justif*|on',
    unless: 'renewal|renew|first refusal|material breach only|employees at will',
  },
]
