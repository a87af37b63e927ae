/** Restraints on competition, solicitation and speech. */
import type { Clause } from './clause.ts'

export const competition: readonly Clause[] = [
  {
    id: 'most favored nation',
    titles: 'most favored*|most favoured*|favored nation|favoured nation|favored customer|meistbegünstig*',
    passages: [
      'most favored|most favoured|meistbegünstig*',
      'no less favorable|no less favourable|not less favorable|at least as favorable|as favorable as ..140 than those|other customer|other customers|any other|third party|third parties|similarly situated',
      'lower|better|more favorable|more favourable ..20 price|prices|terms|rate|rates|pricing ..140 other|any third|third party',
      'lowest ..30 price|prices|rate|rates ..100 other|any|customer|customers',
    ],
    looser: [
      'anyone else|any third|others|another|other customers ..60 better|lower|more favorable|more favourable ..20 conditions|prices|terms|price',
      'other|another|any other|third party ..20 customer|customers|client|buyer|purchaser|licensee|distributor|party ..60 lower|better|more favorable|more favourable ..20 price|prices|terms|rate|rates',
      'lowest|best|most favorable ..20 price|prices|rate|rates|terms ..80 customer|customers|purchaser|purchasers|buyers|others',
    ],
  },
  {
    id: 'competitive restriction exception',
    titles:
      'exceptions to exclusiv*|exceptions to non~compet*|excluded business|excluded customers|permitted activities|permitted competition',
    passages: [
      'nothing|shall not|does not|not be ..80 prevent|preclude|prohibit|restrict|limit|deemed to prevent ..160 compete|competes|competing|competitive|competitor*|competition|from selling|from distributing|from marketing|from offering|from engaging|from owning',
      'notwithstanding|except|provided, however|other than|shall not apply|does not apply ..220 exclusivity|exclusive right|exclusive rights|non~compet*|competitive|competing|compete',
      'exclusivity|exclusive right|exclusive rights|exclusive basis|compete|competing|competitive|competes ..200 except that|except for|except as|provided, however|shall not apply|does not apply|unless',
      'own|owning|ownership|hold|holding|invest* ..80 less than|not more than|up to|no more than ..60 percent|%|publicly|outstanding',
    ],
    unless: [
      'exclusive jurisdiction|exclusive remedy|exclusive remedies|competitive bid*|competitive price*|competent',
      'exclusive right to negotiate|proprietary information|approved in writing|consents thereto|means any|retains all rights',
      '50%|fifty percent|equity of|combined voting|beneficial ownership',
    ],
  },
  {
    id: 'non-compete',
    titles:
      'non~compet*|competition|non~competition|restrictive covenant|restrictive covenants|covenant not to compete|zákaz konkurence|wettbewerbsverbot',
    passages: [
      'not|neither|never|refrain ..200 compete|competes|competing|in competition|competitive product|competitive products|competitive business|competitive service|competitive services|competitive with|competitor|competitors|similar business|similar products',
      'covenant not to compete|non~compete|non~competition',
      'nebude|nesmí|zakáz*|zdrží ..100 konkuren*',
      'wettbewerbsverbot',
      'nicht|kein* ..100 wettbewerb|konkurrenz*',
    ],
    looser: [
      'not|neither|refrain|never ..200 business|businesses|products|services|line|lines ..30 similar to|same as|identical to|substantially similar|competitive|compete with|compete',
      'not|neither ..60 engage|operate|own|have any interest|participate|invest|carry on ..100 similar|same|competing|competitive ..30 business|businesses|venture|enterprise',
    ],
    unless: [
      'competitive bid*|competitive price*|competitive rate*|unfair competition|competitive conditions',
      'competitor|competitors ..80 confidential|disclose',
    ],
  },
  {
    id: 'exclusivity',
    titles: 'exclusivity|exclusive|exclusive rights|exclusive appointment|výhradn*|exklusiv*',
    passages: [
      'exclusive|exclusively ..12 right|rights|distribut*|licen*|supplier|provider|dealer|agent|basis|partner|franchis*|territory|appoint*|purchas*|manufactur*|sponsor*|sales|reseller|market*|vendor|source',
      'appoint|appoints|appointed|grant|grants|granted ..120 exclusive|sole and exclusive',
      'shall|will|agrees|agree ..12 purchase|obtain|buy|source|sell|use|order ..80 exclusively|solely from',
      'exclusively from|exclusively through',
      'shall not|will not|agrees not|agree not|may not|not to ..140 appoint|authorize|authorise|purchase ..60 any other|any third|other party|third party|third parties',
      'all of its requirements|all its requirements|entire requirements',
      'výhradní|exklusiv*',
    ],
    looser: [
      'sole|its only|the only ..3 distributor|supplier|provider|agent|dealer|source|licensee|manufacturer|vendor|reseller|sponsor',
      'not|neither ..40 enter into|enter|make|conclude ..30 similar|comparable|like|any ..20 arrangement|arrangements|agreement|agreements|relationship ..20 with any other|with any third|with another|with others',
    ],
    unless: [
      'non~exclusiv*|exclusive jurisdiction|exclusive remed*|exclusive property|exclusive of|exclusive owner*|exclusive venue|exclusive control|exclusivity of|exclusive rights of ownership|owned exclusively|exclusive purpose|not exclusive|not grant|no right to|be considered',
    ],
  },
  {
    id: 'no-solicit of customers',
    titles:
      'non~solicitation of customers|no solicitation of customers|non~solicitation of clients|customer non~solicit*',
    passages: [
      'not|neither|refrain|refrains ..300 solicit|soliciting|entice|divert|induce|lure|canvass|poach ..160 @customer',
      '@customer ..80 not|neither ..60 solicit|solicited',
      'non~solicit* ..60 @customer',
    ],
    looser: [
      'not|neither|refrain|abstain ..60 approach|approaching|entice|win over ..40 @customer',
      'not|neither|refrain ..120 divert|take away|interfere with|call upon|call on|contact|do business with|accept business from|solicit ..60 @customer|account|accounts',
    ],
  },
  {
    id: 'no-solicit of employees',
    titles: 'non~solicit*|no~hire|no solicitation|no hiring|abwerb*',
    passages: [
      'not|neither|refrain|refrains ..220 @solicit|@hire ..140 @employee',
      '@employee ..100 not|neither ..60 solicit|solicited|hire|hired|recruit*',
      'abwerb*',
    ],
    looser: [
      'not|neither|refrain ..40 entice|poach|lure|headhunt ..60 @employee|team|staff',
      'not|neither|refrain ..120 induce|encourage|persuade|cause|entice ..60 @employee ..60 leave|terminate|resign|quit',
    ],
    unless: [
      'hiring, termination|hiring and firing|discriminat*|convicted|required to hire|obligated to|to whom confidential|must hire|forced labor|under the age',
    ],
  },
  {
    id: 'non-disparagement',
    titles: 'disparag*|non~disparag*',
    passages: [
      'disparag*',
      'not|refrain|never ..120 defam*|derogatory|negative statement|negative statements|negative comments|bring into disrepute|into disrepute|discredit*|bad light',
      'not|refrain|never ..100 harm|harmful|injure|injures|damage|damages|detriment|detrimental|reflect adversely|adversely affect ..60 reputation|goodwill|good name|image',
    ],
    looser: [
      'abstain|refrain ..40 remarks|statements|comments|utterances ..60 reputation|other|party|image|name',
      'not|neither|refrain|never ..80 derogatory|disparaging|unfavorabl*|unfavourabl*|tarnish* ..60 party|company|product|products|marks|name|reputation|statement|statements|upon|publicity',
      'not|neither|refrain|never ..160 tarnish|tarnishes|disrepute|ridicule|scandal',
    ],
    unless: [
      'product disparagement|licensed materials|whether or not|manner that is disparaging|loss of|not limited',
    ],
  },
]
