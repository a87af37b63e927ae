/** Wordings in agreements on confidential information and on personal data. */
import type { Clause } from './clause.ts'

export const secrecy: readonly Clause[] = [
  {
    id: 'definition of confidential information',
    titles: 'definition of confidential*|confidential information defined',
    passages: [
      'confidential information|proprietary information|"information|protected information ..60 means|mean|includes|include|shall mean|refers to|is defined|comprises|consists of',
      'means|all|any ..200 "confidential information|confidential information")|( "confidential',
      'hereinafter|collectively|together|the ..20 "confidential information|"proprietary information|"information"',
    ],
  },
  {
    id: 'exclusions from confidentiality',
    titles: 'exclusion*|exceptions|exceptions to confidential*',
    passages: [
      'public domain|publicly available|generally available|publicly known|generally known|known to the public|available to the public|public knowledge|becomes public|become public|is public|made public',
      'already ..20 known|in its possession|in the possession|possessed',
    ],
    unless: ['registration statement'],
  },
  {
    id: 'purpose of use',
    titles: 'purpose|use of confidential information|permitted use|limitations on use',
    passages: [
      'use|used|uses ..120 only|solely|exclusively|except|other than|not ..80 purpose*|evaluat*|in connection with|as permitted|perform*|authorized|contemplated',
      'not|only|solely ..60 use|used|utilize|exploit ..160 purpose*|other than|except|evaluat*|benefit|advantage|competit*',
    ],
  },
  {
    id: 'disclosure to staff',
    titles: 'permitted disclosure*|permitted recipients|authorised recipients',
    passages: [
      'disclos*|provide*|available|access|share*|distribut*|disseminat* ..160 employees|officers|directors|personnel|staff|representatives|members ..200 need to know|need~to~know|needs to know|bound|who|inform*|agree*|necessary|require*',
      'only|except|other than|limit* ..80 employees|officers|directors|personnel|staff|representatives',
    ],
    unless: ['solicit*'],
  },
  {
    id: 'disclosure to advisers',
    titles: 'permitted disclosure*|permitted recipients',
    passages: [
      'disclos*|provide*|available|access|share*|distribut*|disseminat*|only to|except to|other than ..200 consultants|advisors|advisers|agents|attorneys|accountants|contractors|subcontractors|lenders|counsel|representatives',
      '"representatives|representatives ..120 advisors|advisers|agents|attorneys|accountants|consultants|counsel',
    ],
    unless: ['solicit*|in witness'],
  },
  {
    id: 'disclosure required by law',
    titles:
      'compelled disclosure|required disclosure|legally required*|legally compelled*|disclosure required*',
    passages: [
      'required|compelled|obligated|obliged|requested|ordered|pursuant to|requirement*|by order|served ..120 law|regulation*|court|judicial|legal process|subpoena*|governmental|process ..400 notice|notify|notif*|advise|inform|opportunity',
      'notice|notify|notif*|inform|advise ..200 required|compelled|requested|ordered|requirement ..100 law|regulation*|court|judicial|legal process|subpoena*|governmental',
    ],
  },
  {
    id: 'return or destruction',
    titles: 'return of*|return or destr*|return and destr*|destruction of*|deletion*',
    passages: [
      'shall|will|must|agree*|promptly|immediately|upon|request* ..160 return|returned|returns|destroy|destroyed|destroys|destruction|delete|deletes|deleted|erase|erased|surrender ..200 information|material*|document*|cop*|data|thereof',
    ],
    unless: ['defective|goods|products returned|purchase price'],
  },
  {
    id: 'retained copies',
    titles: 'retention of*|retained copies',
    passages: [
      'may|right to|entitled to|permitted to|not be required|not required|not obligated|except|notwithstanding ..120 retain|keep|retention ..160 cop*|record*|archiv*|backup*|information|compliance',
    ],
    unless: ['not ..20 retain', 'without retaining'],
  },
  {
    id: 'copies of information',
    titles: 'copies|copying',
    passages: [
      'may|right to|entitled to|permitted|only ..60 copy|copies|reproduce|reproductions|duplicate',
      'not ..60 copy|copied|reproduce|reproduced|duplicate|copies ..120 except|unless|without|other than|beyond|more than',
      'copies|reproductions ..60 shall|must|will|made ..60 bear|contain|necessary|legend|notice|number',
    ],
    unless: ['may be executed|counterpart*|retain'],
  },
  {
    id: 'independent development',
    titles: 'independent development',
    passages: [
      'independent*|own ..40 develop*|conceived|created|discovered|generated',
      'develop*|conceived|discovered ..40 independent*',
    ],
  },
  {
    id: 'information from others',
    titles: 'residual*',
    passages: [
      'receiv*|obtain*|acquir*|disclosed|learn*|furnished|available|lawful*|rightful*|provided ..120 from a third|by a third|third party|third parties|from another|other source|source other|sources other|from any source|other than the discloser|other than the disclosing|without restriction|not under|not bound',
    ],
  },
  {
    id: 'oral information',
    titles: 'oral*|oral disclosure*',
    passages: [
      'oral|orally|verbal|verbally|spoken|by word of mouth ..200 confidential|information|disclos*|form|written|writing',
      'information|confidential|disclos*|form ..200 oral|orally|verbal|verbally|spoken',
    ],
    unless: [
      'amend*|modif*|waive*|supersede*|entire agreement|entire understanding|prior|oral agreements|oral or written agreement*',
    ],
  },
  {
    id: 'marking',
    titles: 'marking|identification of confidential*',
    passages: [
      'marked|identified|identifies|labelled|labeled|designated|designates|stamped|legend|clearly indicat* ..80 confidential*|proprietary|secret|in writing',
    ],
    unless: [
      'whether or not|regardless|need not|not marked|or should|reasonably|reasonable person|nature of|circumstances|under the',
    ],
  },
  {
    id: 'no rights in information',
    titles: 'no licen*|no rights|ownership of confidential*|ownership of information',
    passages: [
      'no|not|nothing|neither ..160 licen*|right|rights|title|interest|ownership ..160 information|patent*|copyright*|trademark*|intellectual|confidential|disclos*',
      'information|materials|documents|confidential ..100 remain*|property of|sole property|exclusive property|owned by ..60 property|disclos*|owner|company|party',
    ],
    unless: ['required by law|remedy|remedies|waive*|assign*'],
  },
  {
    id: 'secrecy of the agreement',
    titles: 'publicity|announcements|no publicity|public announcements',
    passages: [
      'not|neither|no|without ..200 disclos*|reveal*|announce*|announcement*|divulge|make known|statement*|release* ..200 existence|fact that|the fact|terms of|discussions|negotiations|this agreement|transaction*',
      'existence|fact that|the fact|terms|discussions|negotiations ..160 confidential information|confidential|not be disclosed|secret',
    ],
    unless: ['required by law ..80 promptly'],
  },
  {
    id: 'reverse engineering',
    titles: 'reverse engineering|no reverse engineering',
    passages: [
      'not|neither|no|prohibit*|without|refrain ..200 reverse~engineer*|decompil*|disassembl*|analyz*|analyse',
    ],
  },
  {
    id: 'party details',
    titles: 'details of the parties|party details|identification of the parties',
    passages: [
      'inc|llc|ltd|limited|gmbh|corporation|company|partnership|plc|university|authority|s.r.o|b.v|corp|association ..200 address|registered|registered office|principal place of business|place of business|located at|having its|with offices|its offices|principal office|headquarters|whose',
      'registered number|company number|registration number|company no|registered in ..120 registered office|registered address|address|street|road',
      'address|registered office|registration number|seat ..160 inc|llc|ltd|limited|gmbh|corporation|company|s.r.o|plc',
    ],
    unless: ['notice*|notices|notified|invoice*'],
  },
  {
    id: 'subject of the processing',
    titles:
      'subject matter*|details of processing|details of the processing|nature and purpose*|scope of processing|purpose of processing|description of processing',
    passages: [
      'subject matter|subject~matter|nature|purpose|purposes|duration ..120 processing',
      'processing|processed ..120 subject matter|nature|purpose|purposes|duration',
    ],
  },
  {
    id: 'categories of data',
    titles: 'categories of*|types of*|types of personal data',
    passages: [
      'type|types|category|categories|kinds ..60 personal data|data subjects|data|personal information',
    ],
  },
  {
    id: 'instructions of the controller',
    titles: 'instructions|processing instructions|documented instructions',
    passages: [
      'process*|act|acts ..200 instruction*|documented instruction*|written instruction*',
      'instruction* ..80 controller|customer|company|exporter|client',
    ],
  },
  {
    id: 'secrecy of staff',
    titles: 'confidentiality of personnel|personnel|processor personnel',
    passages: ['person|persons|personnel|employees|staff|individuals ..250 confiden*|secrecy|non~disclosure'],
  },
  {
    id: 'security measures',
    titles: 'security|security measures|security of processing|technical and organi*',
    passages: [
      'technical|organisational|organizational|security|safeguard* ..60 measures|safeguards|controls',
      'encrypt*|pseudonymi*|access control*|backup* ..80 measure*|data|system*',
    ],
  },
  {
    id: 'sub-processors',
    titles: 'sub~processor*|subprocess*|sub~processing',
    passages: [
      'sub~processor*|another processor|other processor|further processor*|sub~contractor* ..250 authori*|consent|approv*|object*|notif*',
      'authori*|consent|approv*|object* ..160 sub~processor*|another processor|other processor|further processor*',
    ],
  },
  {
    id: 'duties of sub-processors',
    titles: 'duties of sub~processor*|obligations of sub~processor*',
    passages: [
      'sub~processor*|another processor|other processor|further processor* ..250 same|equivalent|no less|not less|substantially',
      'same|equivalent|no less ..200 sub~processor*|another processor|other processor',
    ],
  },
  {
    id: 'requests of data subjects',
    titles: 'data subject rights|data subject requests|rights of data subjects|requests of data subjects',
    passages: [
      'assist*|help*|cooperat*|respond*|support* ..200 data subject*|rights of individuals',
      'data subject*|individuals ..120 request*|exercis*|respond*',
    ],
  },
  {
    id: 'breach notification',
    titles:
      'personal data breach*|data breach*|security incident*|breach notification|notification of breach*',
    passages: [
      'notif*|inform*|report*|alert* ..200 data breach|personal data breach|security breach|security incident|breach of security|breach affecting|unauthori* access',
      'data breach|personal data breach|security breach|security incident|breach of security ..200 notif*|inform*|report*|without undue delay',
    ],
  },
  {
    id: 'transfers abroad',
    titles:
      'international transfer*|data transfer*|transfers of personal data|transfer of personal data|restricted transfer*',
    passages: [
      'transfer*|process*|stor*|leave ..200 third countr*|european economic area|eea|outside the eu|outside the european|standard contractual clauses',
      'third countr*|european economic area|eea|standard contractual clauses ..160 transfer*|process*|stor*',
    ],
  },
]
