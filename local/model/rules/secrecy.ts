/** Provisions of agreements on confidential information and personal data, besides the duty itself. */
import type { Naming } from './naming.ts'

const information =
  'information|confidential*|disclos*|part*|receiv*|recipient*|some|materials|documents|data|other|agreement*|shall|expressly|any'

export const secrecy: readonly Naming[] = [
  {
    id: 'definition of confidential information',
    senses: [
      'which|what|example*|defin*|meaning|means|include*|cover* & information & confidential*|secret|protected',
    ],
    also: `${information}|example*|gives|least|one|treated|counts|regarded|exactly|clear*|means`,
    unless: 'oral*|verbal*|technical|mark*|identif*|see|personal|return*|destr*|public*|third|only',
  },
  {
    id: 'exclusions from confidentiality',
    senses: [
      'public|publicly|public domain|already known|already knew|known to & exclu*|exempt*|except*|not|outside|carve* & confidential*|information|secrecy',
    ],
    also: `${information}|already|known|domain|available|duty|apply|exclu*|known`,
    inside:
      'exclu*|exempt*|not confidential|not apply|not covered|not protected|not be|not treated|does not|not',
    unless: 'announce*|disparag*',
  },
  {
    id: 'purpose of use',
    restricts: true,
    senses: ['use|used|uses|using & purpose* & information|confidential*|data|materials'],
    also: `${information}|purpose*|only|stated|one|other|than|use|solely|named|limited|permitted|agreed|except`,
    unless: 'licen*|nature|subject matter',
  },
  {
    id: 'disclosure to staff',
    senses: [
      'share*|disclos*|pass*|show*|access|see|available & employee*|staff|directors|officers|personnel|representatives & information|confidential*',
      'who & see|access|receive|know|learn|shown & information|it',
    ],
    also: `${information}|besides|own|need to know|may|with|who`,
    unless: 'not|never|neither|solicit*|poach*|nobody|no',
  },
  {
    id: 'disclosure to advisers',
    senses: [
      'share*|disclos*|pass*|show*|available & third~part*|consultant*|advis*|agents|contractors|accountants|lawyers & information|confidential*',
    ],
    also: `${information}|third|including|professional|consultant*|agents|advis*|contractors|with|may|share`,
    unless: 'not|never|neither|similar|received from|nobody|no|prohibit*|forbid*|secret|keep|kept|protect*',
  },
  {
    id: 'disclosure required by law',
    senses: [
      'required by law|law|laws|regulation*|judicial|court*|legal process|authorit*|subpoena*|compel* & disclos*|disclosure|reveal*',
    ],
    also: `${information}|notice|notify|notif*|required|requir*|allowed|permitted|after|court|process|case|prior|warn*|told|inform*`,
    unless: 'personal data breach|governed|governs|jurisdiction',
  },
  {
    id: 'return or destruction',
    senses: ['return*|destr*|hand back|give back|delet*|eras* & information|materials|documents|data|copies'],
    also: `${information}|return*|destr*|terminat*|expir*|end|after|upon|promptly|request*|copies|controller|processor|personal|all|chooses|within|days|stated|number|once|over`,
    unless: 'retain*|keep cop*|goods|products',
  },
  {
    id: 'retained copies',
    senses: [
      'retain*|keep|keeps|archiv* & cop*|information|records & after|even|despite|return*|destr*|archiv*|backup*|end|compliance',
    ],
    also: `${information}|retain*|return*|destr*|even|after|archiv*|cop*|backup*`,
    unless: 'secret|audit*|books',
  },
  {
    id: 'copies of information',
    senses: [
      'cop*|reproduc*|duplicat* & make|create|made|copied|taken & information|confidential*|documents',
    ],
    also: `${information}|cop*|circumstances|create|make|made|reproduc*`,
    unless: 'retain*|return*|licen*|software',
  },
  {
    id: 'independent development',
    senses: ['independent* & develop*|creat*|conceiv* & information|similar|confidential*'],
    also: `${information}|similar|own|develop*`,
  },
  {
    id: 'information from others',
    senses: [
      'acquir*|receiv*|obtain*|get|gets & from a third|from third|another source|other sources|from others & information|similar|confidential*',
    ],
    also: `${information}|third|source*|similar|acquire`,
    unless: 'not|never|no',
  },
  {
    id: 'oral information',
    senses: ['verbal*|oral*|spoken|by word of mouth & information|disclos*|confidential*|convey*'],
    also: `${information}|include*|convey*|also|cover*|given`,
    unless: 'amend*|supersed*|chang*|modif*',
  },
  {
    id: 'marking',
    senses: [
      'mark*|identif*|label*|designat*|legend|stamp* & confidential* & information|documents|materials',
    ],
    also: `${information}|confidential*|clearly|writing|all`,
    unless: 'trademark*|parties|who',
  },
  {
    id: 'no rights in information',
    restricts: true,
    senses: [
      'not|no & grant*|confer*|give|acquire*|transfer* & right|rights|licen*|title|ownership & confidential information|information',
    ],
    also: `${information}|right*|licen*|grant*|title|ownership`,
    inside:
      'not grant*|no right*|no licen*|not confer*|not give|not acquire|shall not|must not|does not|not|no',
    unless: 'third parties|beneficiar*',
  },
  {
    id: 'secrecy of the agreement',
    restricts: true,
    senses: [
      'disclos*|reveal*|announce*|divulge*|secret|confidential & fact that|existence of|fact of|negotiations|discussions',
    ],
    also: `${information}|agreed|negotiat*|fact|existence|discussions|terms`,
  },
  {
    id: 'reverse engineering',
    restricts: true,
    senses: ['reverse engineer*|reverse~engineer*|decompil*|disassembl*'],
    also: `${information}|objects|embody|software|product*|samples|embod*`,
  },
  {
    id: 'party details',
    senses: [
      'part*|compan*|controller|processor & registered address*|registered office*|legal form*|address*|registration number*|seat',
    ],
    also: 'named|both|legal|form|registered|address*|registration|number|each|full|company|with|stated|identified|their',
    unless: 'notice*|e~mail',
  },
  {
    id: 'subject of the processing',
    senses: ['subject matter|nature|purpose*|duration & processing'],
    also: 'duration|processing|personal|data|matter|subject|nature|purpose',
  },
  {
    id: 'categories of data',
    senses: ['type*|categor*|kind*|kinds & personal data|data subject*|data'],
    also: 'personal|data|subjects|types|categor*|kinds|concerned',
    unless: 'book*|records',
  },
  {
    id: 'instructions of the controller',
    senses: ['instruction* & controller*|process*|documented'],
    also: 'controller*|processor|documented|only|acts|act|processes|data|personal|written|accord*',
  },
  {
    id: 'secrecy of staff',
    senses: [
      'person|persons|people|personnel|employee*|staff|everyone & process*|access & confiden*|secrecy',
    ],
    also: 'data|personal|bound|process*|authori*|commit*|duty|confiden*',
    unless: 'share*|disclose*|solicit*',
  },
  {
    id: 'security measures',
    senses: ['technical|organisational|organizational|security & measure*'],
    also: 'technical|organi*|security|described|annex|three|named|least|data|appropriate|protect*|them',
  },
  {
    id: 'sub-processors',
    senses: [
      'sub~processor*|further processor*|another processor & authori*|consent|approv*|engag*|permission|object*|involve*|use',
    ],
    also: 'processor|engages|only|written|authori*|controller|prior|consent|approv*',
    unless: 'same',
  },
  {
    id: 'duties of sub-processors',
    senses: ['sub~processor*|further processor*|another processor & same|equal|equivalent'],
    also: 'duties|obligation*|data|protection|processor|take|bound|impos*',
  },
  {
    id: 'requests of data subjects',
    senses: ['data subject*|persons concerned & request*|rights|answer*|respond*|assist*'],
    also: 'processor|controller|assist*|help*|answering|request*|exercise',
    unless: 'categor*|type*',
  },
  {
    id: 'breach notification',
    senses: [
      'data breach*|breach of personal|personal data breach*|security breach*|security incident*|breach & report*|notif*|inform*|told|tell|alert*',
    ],
    also: 'personal|data|processor|controller|breach|hours|within|stated|number|delay|without|undue',
    unless: 'terminat*|cure*|material',
  },
  {
    id: 'transfers abroad',
    senses: [
      'eea|european economic area|third countr*|outside the eu|outside europe|abroad & data|transfer*',
    ],
    also: 'personal|data|leave|basis|transfer*|european|economic|area|country|processed',
  },
]
