/** Clauses about rights and risks: licences, ownership, audits, liability, insurance. */
import type { Clause } from './clause.ts'

export const rightsClauses: readonly Clause[] = [
  {
    names: /(?:ip|intellectual property) (?:ownership )?assignment|assignment of (?:ip|intellectual)/u,
    titles:
      /assignment of (?:ip|intellectual|invention|rights)|work (?:made )?for hire|ownership of (?:work|invention|deliverable|intellectual)/u,
    passages: [
      /(?:hereby |agrees to |shall |does )+(?:\p{L}+ )?assigns?\b.{0,200}(?:right|title|interest).{0,200}(?:intellectual|invention|work|patent|copyright|develop|deliverable|trademark|mark|improvement)/u,
      /works? (?:made )?for hire/u,
      /(?:shall|will) (?:be|become|remain) (?:the )?(?:sole )?(?:and exclusive )?property of.{0,160}(?:invent|develop|work|improve|copyright|patent|modif)/u,
      /(?:invent|develop|work product|improvement|modification|copyright)\p{L}*.{0,200}(?:shall|will) (?:be|become) (?:the )?(?:sole )?(?:and exclusive )?(?:property|owned)/u,
    ],
  },
  {
    names: /joint (?:ip|intellectual property)(?: ownership)?|jointly owned/u,
    titles: /joint(?:ly)? (?:ip|own|invent|develop)/u,
    passages: [
      /(?:created|developed|made|invented|owned) jointly.{0,160}(?:copyright|patent|intellectual|invention)|joint(?:ly)?[- ](?:own|invent|ip\b|intellectual|develop).{0,160}(?:intellectual|patent|invention|technolog|ip\b|own|right)|(?:owned|own) jointly|joint(?:ly)? owne/u,
    ],
  },
  {
    names:
      /licen[sc]e grant|grant of (?:a )?licen|udělení licence|lizenz(?:erteilung|gewährung)|^(?:a |the )?licen[sc]e(?: clause)?$/u,
    titles: /licen[sc]e grant|grant of|^licen[sc]e|licenc|lizenz|nutzungsrecht/u,
    passages: [
      /(?:hereby )?grants? (?:to )?\p{L}+\b.{0,160}(?:licen[sc]e|right to (?:use|distribut|reproduc|sell|market))/u,
      /(?:is|are) (?:hereby )?granted.{0,100}(?:licen[sc]e|right to use)/u,
      /poskytuje.{0,60}licenc|uděluje.{0,60}licenc|räumt.{0,120}(?:nutzungs|recht)/u,
    ],
    unless: /no licen[sc]e|not grant|nothing.{0,80}grant/u,
  },
  {
    names: /non-?\s?transferable(?: licen[sc]e)?/u,
    titles: /non-?\s?transferab/u,
    passages: [
      /non-?\s?(?:transferable|assignable|sublicens)|nontransferable|licen[sc]e.{0,200}(?:not (?:be )?(?:transfer|sublicens|assign))/u,
    ],
  },
  {
    names: /affiliate licen[sc]e-?\s?licensor/u,
    titles: /affiliate licen/u,
    passages: [
      /licensor and its (?:affiliates|subsidiaries).{0,120}grant|grants?.{0,200}(?:owned|controlled|held) by.{0,60}affiliates?/u,
    ],
  },
  {
    names: /affiliate licen[sc]e-?\s?licensee/u,
    titles: /affiliate licen/u,
    passages: [
      /grants? (?:to )?.{0,80}and (?:its|their) (?:affiliates|subsidiaries).{0,200}(?:licen|right)|licen[sc]ee and its (?:affiliates|subsidiaries)/u,
    ],
  },
  {
    names: /unlimited(?:\/all-you-can-eat)?(?:[- ]licen[sc]e)?|all-?you-?can-?eat|enterprise licen/u,
    titles: /(?:unlimited|enterprise|site) licen/u,
    passages: [
      /(?:unlimited|enterprise-?wide|site).{0,30}(?:licen|right to use|usage|number of (?:copies|users|seats|servers|end))/u,
    ],
    unless: /unlimited liab|web ?site|off-?site|on-?site/u,
  },
  {
    names: /(?:(?:irrevocable|perpetual)(?: or )?)+(?: licen[sc]e)?/u,
    titles: /irrevocable|perpetual/u,
    passages: [
      /(?:irrevocabl|perpetual)\p{L}*.{0,160}(?:licen|right to)|(?:licen[sc]e|grant).{0,160}(?:irrevocabl|perpetual|in perpetuity)/u,
    ],
  },
  {
    names: /source code escrow|escrow/u,
    titles: /escrow/u,
    passages: [
      /source code.{0,240}escrow|escrow.{0,240}source code|escrow agent|technology escrow|software escrow/u,
    ],
  },
  {
    names:
      /post-?termination(?: services| obligations)?|after termination|transition (?:services|assistance)|wind-?down/u,
    titles:
      /(?:effect|consequence)s? of.*(?:terminat|expir)|post-?terminat|upon terminat|after terminat|transition|wind-?down|obligations? (?:on|upon|after)/u,
    passages: [
      /(?:upon|after|following|on) (?:the )?(?:expiration|termination|expiry|cancellation).{0,280}(?:shall|will|agrees?|must|may)\b.{0,160}(?:return|continue|assist|transition|provide|sell|dispos|cease|discontinu|destroy|deliver|pay|purchase|complete|fulfil)/u,
      /(?:wind-?down|sell-?off|transition) (?:period|services|assistance)/u,
    ],
  },
  {
    names: /\baudits?\b|inspection of (?:books|records)|auditní|prüfungsrecht|einsichtsrecht/u,
    titles: /\baudit|books and records|\brecords\b|inspection|prüfung|einsicht/u,
    passages: [
      /(?:right to|entitled to|may|permit|allow|have access).{0,160}(?:audit|inspect|examin).{0,160}(?:books|records|accounts|premises|facilit|compliance|documents)/u,
      /(?:books|records|accounts).{0,200}(?:audit|inspect|examin|open to|available for)/u,
      /right to audit|audit rights?/u,
    ],
    unless: /audited financial/u,
  },
  {
    names: /uncapped liab|unlimited liab/u,
    titles: /unlimited liab|exceptions? to (?:the )?limit/u,
    passages: [
      /(?:limitation|limit|exclusion|cap|foregoing|section)\p{L}*.{0,200}(?:shall|do|does|will) not (?:apply|limit).{0,240}(?:liab|indemn|gross negligence|wil+ful|confiden|breach|damages)/u,
      /nothing.{0,120}(?:limit|exclude).{0,120}liab/u,
      /(?:except (?:for|in|as|with)|other than|save).{0,300}(?:in no event|neither party|not be liable|liab.{0,60}exceed)/u,
      /liab.{0,80}(?:is|be) unlimited|liab.{0,80}without limit\b/u,
    ],
  },
  {
    names: /cap on liab|liability cap|capped liab|haftungsobergrenze|haftungshöchst/u,
    titles: /limit\p{L}* (?:of|on) (?:\p{L}+ )?liabilit|liability cap|haftungsobergrenze/u,
    passages: [
      /liab.{0,250}(?:exceed|(?<!not )limited to|in excess of|maximum)/u,
      /(?:in no event|under no circumstances|neither party|not).{0,160}liab.{0,250}(?:consequential|indirect|incidental|special|punitive|lost profits|loss of profits)/u,
      /haftung.{0,120}(?:begrenzt|beschränkt)|odpovědnost.{0,100}(?:omezena|nepřesáhne)/u,
    ],
  },
  {
    names: /liquidated damages|pauschal\p{L}* schadens|early termination fee/u,
    titles: /liquidated damages/u,
    passages: [
      /liquidated damages|(?:early )?(?:termination|cancellation) (?:fee|charge|penalty)|pauschalierte\p{L} schadens/u,
    ],
    unless: /not.{0,40}liquidated damages/u,
  },
  {
    names: /warranty (?:duration|period|term)|záruční (?:doba|lhůta)|gewährleistungsfrist|garantiezeit/u,
    titles: /warranty period|záruční (?:doba|lhůta)|gewährleistungsfrist/u,
    passages: [
      /warrant\p{L}*.{0,200}(?:for|within|period of|during).{0,60}(?:days|months|years?)\b/u,
      /warranty period|záruční dob|gewährleistungsfrist|garantiezeit/u,
    ],
  },
  {
    names: /covenant not to sue|no-?challenge|non-?contest/u,
    titles: /covenant not to sue|no challenge|non-?contest|release of claims/u,
    passages: [
      /covenants? not to sue|not (?:to )?(?:sue|bring (?:any )?(?:suit|action|claim))/u,
      /(?:not|never|refrain).{0,120}(?:contest|challenge|attack|impugn).{0,160}(?:validity|ownership|title|right|mark|patent)/u,
      /releases? (?:and|,) (?:forever )?(?:discharge|waive|acquit)/u,
    ],
  },
  {
    names: /third[- ]party benef|drittbegünstig|vertrag zugunsten dritter/u,
    titles: /third[- ]party (?:benef|rights)|no third|drittbegünstig/u,
    passages: [
      /third[- ]part(?:y|ies)['s]* benefici|benefici\p{L}* (?:of|under) this (?:agreement|contract)|not a party.{0,120}(?:enforce|benefit)/u,
    ],
  },
]
