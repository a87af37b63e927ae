/** Clauses that reviewers of commercial contracts look for by name: parties, dates, term, competition, money. */
import type { Clause } from './clause.ts'

export const commercialClauses: readonly Clause[] = [
  {
    names: /document name|(?:document|contract) title|název (?:dokumentu|smlouvy)|titel des/u,
    titles: /\b(?:agreement|contract|lease|plan|policy|smlouva|vertrag)$/u,
    passages: [
      /\bthis (?:\p{L}+[ -]){0,5}(?:agreement|contract|lease)\b|tato (?:\p{L}+ )?smlouva|dieser (?:\p{L}*)vertrag/u,
    ],
  },
  {
    names:
      /\bparties\b(?! benef)|party names|names of the parties|smluvní\p{L}* stran|vertragsparteien|parteien/u,
    titles: /^(?:the |contracting )?parties$|smluvní strany|vertragsparteien|parteien/u,
    passages: [
      /(?:by and |made |entered into )?between\b.{2,300}\band\b/u,
      /hereinafter|\(the "|\("(?!s\b)\p{L}/u,
      /(?:dále jen|smluvní strany)|(?:nachfolgend|im folgenden)/u,
    ],
  },
  {
    names:
      /agreement date|contract date|date of (?:the )?(?:agreement|contract|signing)|datum (?:smlouvy|uzavření|podpisu)|vertragsdatum|datum des vertrag/u,
    titles: /^(?:agreement |contract )?date$/u,
    passages: [
      /(?:dated|made|entered into|executed)\b.{0,80}(?:\b(?:19|20)\d\d\b|day of)/u,
      /\d{1,2}(?:st|nd|rd|th)? day of/u,
      /(?:dne|uzavřena|ze dne)\s.{0,20}\d{4}|(?:vom|am|den)\s\d{1,2}\.\s?\S+\s?\d{4}/u,
    ],
  },
  {
    names: /effective date|commencement|datum účinnosti|účinnost|inkrafttreten|vertragsbeginn/u,
    titles: /effective date|commencement|účinnost|inkrafttreten/u,
    passages: [
      /effective date|(?:become|be|is|are) effective (?:as of|on|upon|from)|effective as of|(?:come|enter)s? into (?:effect|force)|shall take effect|shall (?:commence|begin) on/u,
      /nabývá účinnosti|tritt.{0,60}in kraft|beginnt am/u,
    ],
  },
  {
    names:
      /(?:contract )?expir(?:ation|y)(?: date)?|end date|^(?:the |a )?(?:contract )?(?:term|duration)(?: clause| of the (?:contract|agreement)|$)|doba trvání|doba platnosti|laufzeit|vertragsdauer/u,
    titles:
      /^(?:\p{L}+ )?term\b(?!s)|\bterm and terminat|duration|expir|doba trvání|doba platnosti|laufzeit|vertragsdauer/u,
    passages: [
      /(?:continue|remain|be).{0,60}(?:in (?:full )?(?:force|effect)|effective).{0,80}(?:until|through|for|unless)/u,
      /\bterm\b.{0,120}(?:years?|months?|until|expire|end)\b/u,
      /(?:agreement|contract|lease).{0,80}(?:shall|will) (?:expire|terminate|end) (?:on|at|upon|after)/u,
      /expiration date/u,
      /for (?:a|an) (?:initial )?(?:period|term) of.{0,40}(?:year|month)/u,
      /na dobu (?:ne)?určitou|doba trvání|(?:un)?befristet|läuft bis|laufzeit/u,
    ],
  },
  {
    names: /renewal(?! notice)(?: term| clause| provision|$)|automatic renewal|prodloužení|verlängerung/u,
    titles: /renewal|extension of (?:the )?(?:term|agreement)|prodloužení|verlängerung/u,
    passages: [
      /(?:automatic|successive|additional|further|consecutive)\p{L}*.{0,80}(?:renew|extend|extension)/u,
      /renew(?:al|ed|s)?.{0,60}(?:term|period|year|month|agreement)/u,
      /(?:agreement|term|contract).{0,60}(?:be|is) (?:automatically )?(?:renewed|extended)/u,
      /prodlužuje|prodlouží|verlängert sich/u,
    ],
    unless: /renewals? of (?:the )?(?:registration|insurance|licen[sc]e)|has the meaning|patent/u,
  },
  {
    names: /notice period to terminate renewal|(?:non-?renewal|renewal) notice|notice of (?:non-?)?renewal/u,
    titles: /notice of (?:non-?)?renewal|non-?renewal/u,
    passages: [
      /(?:renew|extend).{0,250}(?:unless|notice|notif).{0,250}(?:days|months|notice)/u,
      /(?:unless|notice|notif).{0,250}(?:not to renew|non-?renewal of (?:this|the) (?:agreement|contract|term)|intention not|not to extend)/u,
      /(?:prodlužuje|prodlouží).{0,200}(?:neoznámí|oznám)|verlängert sich.{0,200}(?:kündig|frist)/u,
    ],
  },
  {
    names: /most[- ]favou?red[- ](?:nation|customer)|\bmfn\b|meistbegünstig/u,
    titles: /most[- ]favou?red|meistbegünstig/u,
    passages: [
      /most[- ]favou?red/u,
      /no less favou?rable.{0,140}(?:than those|other customer|any other|third part)/u,
      /(?:lower|better|more favou?rable) (?:price|terms|rates?|pricing).{0,140}(?:other|any third)/u,
    ],
  },
  {
    names:
      /competitive restriction exception|exception\p{L}* (?:to|from) (?:the )?(?:non-?compete|exclusivity)/u,
    titles: /exceptions? to|excluded (?:business|customers)|permitted (?:activities|competition)/u,
    passages: [
      /(?:nothing|shall not|does not|not be).{0,80}(?:prevent|preclude|prohibit|restrict|limit).{0,160}(?:compet|from (?:selling|distributing|marketing|offering|engaging|owning))/u,
      /(?:notwithstanding|except|provided, however|other than|shall not apply).{0,220}(?:exclusiv(?!e (?:jurisdiction|remed))|non-?compet|competitive|competing)/u,
      /(?:exclusiv(?!e (?:jurisdiction|remed))|compet(?:e|ing|itive)).{0,200}(?:except (?:that|for|as)|provided, however|shall not apply)/u,
    ],
  },
  {
    names: /non-?compet|competition|zákaz konkurence|konkurenční|wettbewerbsverbot/u,
    titles: /non-?compet|competition|restrictive covenant|zákaz konkurence|wettbewerbsverbot/u,
    passages: [
      /(?:not|neither|never|refrain).{0,200}(?:\bcompetes?\b|in competition|competing (?:product|business|service|good)|competitive (?:product|business|service|with))/u,
      /covenant not to compete|non-?compet/u,
      /(?:nebude|nesmí|zakáz).{0,100}konkuren|wettbewerbsverbot/u,
    ],
    unless: /competitive (?:bid|price|rate)/u,
  },
  {
    names: /exclusivity|exclusive (?:dealing|rights?|appointment)|výhradn|exklusiv/u,
    titles: /exclusivity|exclusive (?:rights?|appointment|dealing|distribut|licen)|výhradn|exklusiv/u,
    passages: [
      /(?<!non-?\s?)\bexclusive(?:ly)? (?:and \p{L}+ )?(?:right|distribut|licen|supplier|provider|dealer|agent|basis|partner|franchis|territor|appoint|purchas|manufactur|sponsor|sales|reseller|market)/u,
      /(?:appoint|grant)s?\b.{0,120}(?<!non-?\s?)\bexclusive (?!of|jurisdiction|remed|propert|owner)/u,
      /(?:shall|will|agrees) (?:not )?(?:purchase|obtain|buy|source|sell).{0,80}exclusively|exclusively (?:from|through|to|by) (?:the )?(?:company|supplier|distributor|seller|buyer|licen)/u,
      /(?:shall|will|agrees?) not.{0,140}(?:appoint|engage|authori[sz]e).{0,60}(?:any )?(?:other|third)/u,
      /výhradní\p{L}*.{0,40}(?:práv|licenc|zástup|distrib)|exklusiv/u,
    ],
    unless: /non-?\s?exclusiv|exclusive (?:jurisdiction|remed)/u,
  },
  {
    names:
      /no-?\s?solicit\p{L}* of customers|non-?solicit\p{L}* of (?:customers|clients)|customer non-?solicit/u,
    titles: /(?:no|non)-?\s?solicit.*(?:customer|client)/u,
    passages: [
      /(?:(?:shall|will|may|must|agrees?) not|neither|refrain|not to)\b.{0,200}(?:solicit|entice|divert|induce).{0,120}(?:customer|client|franchisee|member)s?\b/u,
    ],
  },
  {
    names:
      /no-?\s?solicit\p{L}* of employees|non-?solicit\p{L}* of (?:employees|staff)|no-?hire|non-?solicit(?:ation)?(?: clause|$)|abwerbeverbot/u,
    titles: /(?:no|non)-?\s?(?:solicit|hire)|abwerb/u,
    passages: [
      /(?:not|neither|refrain).{0,220}(?:solicit|hire|recruit|entice|induce).{0,140}(?:employee|personnel|staff|employ)/u,
      /abwerb/u,
    ],
  },
  {
    names: /non-?disparag/u,
    titles: /disparag/u,
    passages: [
      /disparag/u,
      /(?:not|refrain).{0,120}(?:defam|derogatory|(?:harm|injur|damag|detriment)\p{L}*.{0,60}(?:reputation|goodwill)|into disrepute)/u,
    ],
  },
  {
    names:
      /termination for convenience|terminat\p{L}+ without cause|convenience|výpověď bez (?:udání )?důvodu|ordentliche kündigung/u,
    titles: /for convenience|without cause|ordentliche kündigung/u,
    passages: [
      /(?:may|right to|can|option to|entitled to|be) (?:\p{L}+ ){0,3}(?:terminated?|cancel(?:led)?)\b.{0,160}(?:for convenience|without cause|for any reason|no reason|at any time|at its (?:sole )?(?:discretion|option)|at will|with or without)/u,
      /(?:at any time|for any reason|without cause|at its (?:sole )?discretion)(?: \p{L}+){0,6} (?:terminate|cancel)\b/u,
      /(?:either|any|each|neither) party (?:\p{L}+ ){0,5}(?:terminate|cancel)\b.{0,160}(?:days|months|notice)/u,
      /(?:vypovědět|výpověď).{0,100}bez (?:udání|uvedení) důvod|ohne (?:angabe von gründen|grund)|ordentlich\p{L}* (?:ge)?kündig/u,
    ],
    unless:
      /breach|default|insolven|bankrupt|fails? to|failure|material(?:ly)?|cure|(?:upon|after|following) (?:the )?(?:expiration|termination)/u,
  },
  {
    names:
      /rof[rno](?:\/rof[rno])*|right of first (?:refusal|offer|negotiation)|předkupní právo|vorkaufsrecht/u,
    titles: /first (?:refusal|offer|negotiation)|předkupní|vorkaufsrecht/u,
    passages: [
      /rights? of first (?:refusal|offer|negotiation|opportunity)|first (?:right|option|opportunity) (?:to|of) (?:purchase|acquire|negotiat|licen|refus|buy)/u,
      /předkupní\p{L}* práv|vorkaufsrecht/u,
    ],
  },
  {
    names: /change (?:of|in) control|změna (?:kontroly|ovládání)|kontrollwechsel/u,
    titles: /change (?:of|in) control|kontrollwechsel/u,
    passages: [
      /change (?:of|in) (?:the )?control/u,
      /change in.{0,40}(?:management|ownership)|(?:transfer|sale|assign\p{L}*) of (?:a )?(?:controlling|majority)/u,
      /změn\p{L} (?:kontroly|ovládání)|kontrollwechsel/u,
    ],
  },
  {
    names: /(?:anti-?|no )?\bassignment(?! of (?:ip|intellectual))|postoupení|abtretung/u,
    titles: /\bassign|transfer of (?:rights|agreement)|postoupení|abtretung|übertragung/u,
    passages: [
      /(?:not|neither|nor|no).{0,200}\bassign(?:ed|able|ment|s)?\b.{0,300}(?:without|unless|except|prior|written).{0,60}(?:consent|approval|permission)/u,
      /\bassign(?:ed|able|ment|s)?\b.{0,250}without.{0,80}(?:consent|approval|permission)/u,
      /without.{0,80}(?:consent|approval|permission).{0,200}\bassign/u,
      /(?:shall|may|is|are|be) not (?:be )?(?:assign|transferable)|not assignable|non-?assignable/u,
      /(?:postoupit|převést).{0,120}souhlas|(?:abtret|übertrag).{0,120}zustimmung/u,
    ],
    unless:
      /assign(?:s|ed)? (?:a|an|the|its|his) (?:\p{L}+ )?(?:representative|employee|personnel|manager|task)/u,
  },
  {
    names:
      /(?:revenue|profit)(?:\/profit)?[- ]shar\p{L}*|revenue share|podíl na (?:zisku|výnos)|umsatzbeteiligung|gewinnbeteiligung/u,
    titles: /revenue|profit shar|royalt|commission/u,
    passages: [
      /(?:revenue|profit)[- ]?shar/u,
      /(?:\bshare|sharing|split|percent|%|portion).{0,120}(?:revenue|profits|net sales|gross sales|proceeds|net income|gross receipts)/u,
      /(?:revenue|profits|net sales|gross sales|proceeds|gross receipts).{0,100}(?:shared|split|divided|percent|%)/u,
      /royalt(?:y|ies).{0,160}(?:percent|%|of (?:net|gross))|commissions?.{0,100}(?:percent|%)/u,
    ],
  },
  {
    names: /price restriction|price (?:increase|cap|change)|omezení cen|preisbindung/u,
    titles: /price (?:increase|protection|restriction|adjust)/u,
    passages: [
      /(?:not|no|neither).{0,60}(?:increase|raise).{0,60}(?:prices?|fees|rates)\b/u,
      /(?:prices?|fees|rates)\b.{0,60}(?:shall|may|will) not (?:be )?(?:increase|exceed|raise|reduce|change)/u,
      /(?:increase|adjust)\p{L}*.{0,60}(?:prices?|fees|rates)\b.{0,120}(?:not (?:to )?exceed|no more than|once (?:per|a|every)|consumer price)/u,
    ],
  },
  {
    names: /minimum (?:commitment|purchase|order|volume)|minimální odběr|mindestabnahme/u,
    titles: /minimum|mindestabnahme/u,
    passages: [
      /(?<!\bno |at a )minimum.{0,60}(?:purchase|order|commitment|quantit|volume|royalt|payment|amount|annual|sales|guarantee|number|investment|requirement)/u,
      /(?:purchase|order|buy|pay|sell|spend)\b.{0,60}(?:at least|a minimum|not less than|no less than|no fewer than)/u,
      /minimální odběr|mindestabnahme/u,
    ],
  },
  {
    names: /volume restriction|(?:usage|quantity) (?:limit|restriction|cap)/u,
    titles: /(?:usage|volume|quantity) (?:limit|restriction)/u,
    passages: [
      /(?:not|no event).{0,60}exceed.{0,100}(?:units|copies|users|seats|hours|pages|times|quantit|number|per (?:day|week|month|year)|servers|locations)/u,
      /(?:maximum|up to|no more than|limited to|limit of|in excess of).{0,80}(?:number|units|users|copies|seats|hours|quantit|samples|impressions|appearances|days|locations|per (?:day|week|month|year))/u,
    ],
    unless: /liab|interest|damages|insurance/u,
  },
]
