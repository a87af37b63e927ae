/** Clauses of contracts of any kind, English, Czech and German. */
import type { Clause } from './clause.ts'

export const generalClauses: readonly Clause[] = [
  {
    names: /governing law|applicable law|choice of law|rozhodn\p{L}+ práv|anwendbare[sn]? recht|rechtswahl/u,
    titles:
      /governing law|applicable law|choice of law|law and jurisdiction|rozhodné právo|anwendbares recht|rechtswahl/u,
    passages: [
      /govern(?:ed|s|ing).{0,120}\blaws?\b/u,
      /\b(?:construed|interpreted|enforced).{0,80}\blaws? of\b/u,
      /řídí.{0,80}(?:právním řádem|právem|zákon)/u,
      /(?:es gilt|gilt|unterliegt|findet).{0,80}\brecht\b/u,
    ],
  },
  {
    names:
      /confidential|non-?disclosure|secrecy|mlčenlivost|důvěrn|vertraulich|geheimhaltung|verschwiegenheit/u,
    titles:
      /confidential|non-?disclosure|secrecy|proprietary information|mlčenlivost|důvěrn|vertraulich|geheimhaltung|verschwiegenheit/u,
    passages: [
      /(?:keep|hold|treat|maintain|remain|kept|held|treated).{0,120}confiden/u,
      /not (?:to )?(?:disclose|divulge|reveal).{0,160}(?:information|trade secret|confiden)/u,
      /obligations? of confidentiality/u,
      /(?:zachov\p{L}+|povin\p{L}+).{0,80}mlčenlivost/u,
      /(?:vertraulich|geheim) (?:zu )?(?:behandel|halten)|verschwiegenheit|stillschweigen/u,
    ],
  },
  {
    names:
      /limit\p{L}* (?:of|on) liability|liability (?:limit|cap)|limits? liability|omezení odpovědnosti|haftungsbe(?:schränk|grenz)/u,
    titles:
      /limit\p{L}* (?:of|on) (?:\p{L}+ )?liabilit|liability cap|limited liability|omezení odpovědnosti|haftungsbe(?:schränk|grenz)|^haftung$/u,
    passages: [
      /(?:in no event|under no circumstances|neither party|shall not|will not).{0,200}liab.{0,250}(?:consequential|indirect|incidental|special|punitive|lost profits|loss of profits|exceed)/u,
      /liabilit.{0,160}(?:limited to|shall not exceed|will not exceed|not to exceed)/u,
      /odpovědnost.{0,100}(?:omez|nepřesáhne|vyluč)/u,
      /haftung.{0,120}(?:beschränkt|begrenzt|ausgeschlossen)|haftet (?:nur|nicht)/u,
    ],
  },
  {
    names:
      /^(?:the |a |its )?(?:contract )?(?:termination|cancellation)(?: right| clause| provision|$)|terminat\p{L}+ (?:rights?|provisions?|clauses?|sections?)|výpověd|ukončení|odstoupení|kündigung/u,
    titles: /terminat|cancellation|výpověď|ukončení|odstoupení|zánik|kündigung|beendigung/u,
    passages: [
      /(?:may|right to|shall be entitled to|can).{0,60}(?:terminate|cancel).{0,80}(?:agreement|contract|lease|notice)/u,
      /(?:agreement|contract) (?:may|can|shall) (?:be )?terminat/u,
      /(?:vypovědět|odstoupit od).{0,40}smlouv|výpovědní (?:doba|lhůta)/u,
      /kündigung|(?:vertrag|vereinbarung).{0,80}(?:gekündigt|kündigen)/u,
    ],
  },
  {
    names:
      /payment (?:terms?|conditions?|provisions?|clause|section|schedule|obligations?)|terms of payment|^(?:the |a )?payments?$|platební podmínk|splatnost|zahlungsbedingung|zahlungsfrist/u,
    titles: /\bpayments?\b|\bfees\b|compensation|invoic|platební|platby|cena a|splatnost|zahlung|vergütung/u,
    passages: [
      /(?:shall|will|agrees to|must) pay.{0,160}(?:within|days|month|upon|invoice|\$|usd|fee|price)/u,
      /(?:invoice|payment)s?.{0,100}(?:due|payable).{0,80}(?:days|upon|date|month)/u,
      /splatn.{0,60}(?:dn|den|lhůt)|faktur.{0,80}splatn/u,
      /(?:rechnung|zahlung|vergütung).{0,100}(?:fällig|zahlbar|innerhalb|binnen)/u,
    ],
  },
  {
    names: /indemni|hold harmless|odškodn|freistellung|schadloshalt/u,
    titles: /indemni|hold harmless|odškodnění|freistellung|schadloshaltung/u,
    passages: [
      /indemnif(?:y|ies|ied).{0,120}(?:harmless|against|from|for)/u,
      /hold.{0,60}harmless/u,
      /odškodn\p{L}+|schadlos|freistell/u,
    ],
  },
  {
    names: /force majeure|vyšší moc|höhere gewalt/u,
    titles: /force majeure|acts? of god|vyšší moc|höhere gewalt|excusable delay/u,
    passages: [
      /force majeure|acts? of god|beyond (?:its|their|the|his)(?: \p{L}+){0,4} control|vyšší moc|höhere[rn]? gewalt/u,
    ],
  },
  {
    names:
      /\bnotices?(?! period)(?: clause| provision| section|$)|how notices|doručování|oznamování|mitteilung|benachrichtigung/u,
    titles: /^notices?\b|notices? (?:and|provision)|doručování|oznámení|mitteilungen|benachrichtigung/u,
    passages: [
      /(?:all |any )?notices?.{0,120}(?:shall|must|will) be (?:in writing|given|sent|delivered|deemed)/u,
      /oznámení.{0,100}(?:písemn|doručen)|mitteilungen.{0,100}(?:schriftlich|zu richten)/u,
    ],
  },
  {
    names: /\bwarrant(?:y|ies)(?! (?:duration|period))|guarantee|záruk|gewährleistung|garantie/u,
    titles: /warrant|representations|záruk|odpovědnost za vady|gewährleistung|garantie|mängel/u,
    passages: [
      /(?:represents? and )?warrants? (?:that|to|and represents)/u,
      /warrant(?:y|ies).{0,120}(?:merchantab|fitness|defects|period|express|implied)/u,
      /záruční dob|poskytuje záruku|gewährleistung|garantiert/u,
    ],
  },
  {
    names: /arbitration|rozhodčí|schieds(?:gericht|klausel|verfahren)\p{L}*/u,
    titles: /arbitration|rozhodčí|schieds/u,
    passages: [
      /\barbitrat(?:ion|or|ors|ed)\b|rozhodčí\p{L}* (?:soud|řízení|dolož)|rozhodc|schiedsgericht|schiedsverfahren/u,
    ],
  },
  {
    names: /disputes?(?: resolution| settlement)?|řešení sporů|streitbeilegung/u,
    titles: /disput|arbitration|mediation|spory|sporů|rozhodčí|streit|schieds/u,
    passages: [
      /(?:disput|controvers|claim).{0,200}(?:arbitrat|mediat|court|negotiat|resolved|settled)/u,
      /spory.{0,160}(?:soud|rozhod|řeš)|streitigkeiten.{0,160}(?:gericht|schied)/u,
    ],
  },
  {
    names: /jurisdiction|venue|forum|soudní příslušnost|příslušnost soud|gerichtsstand/u,
    titles: /jurisdiction|venue|forum|příslušnost|gerichtsstand/u,
    passages: [
      /(?:exclusive |non-exclusive )?jurisdiction.{0,100}courts?|courts?.{0,120}(?:exclusive )?(?:jurisdiction|venue)/u,
      /příslušn\p{L}+.{0,60}soud|gerichtsstand/u,
    ],
  },
  {
    names:
      /intellectual property(?! ownership assignment)|\bip rights?\b|copyright|patents?|duševní\p{L}* vlastnictv|autorsk|geistige\p{L}* eigentum|urheberrecht/u,
    titles:
      /intellectual property|proprietary rights|ownership$|copyright|duševní|autorsk|geistiges eigentum|urheberrecht|schutzrechte/u,
    passages: [
      /intellectual property rights?|(?:\bowns?|ownership|title|property).{0,80}intellectual property/u,
      /(?:title|right|interest).{0,80}(?:copyright|patent|trademark|trade secret)/u,
      /duševní\p{L}* vlastnictv|autorsk\p{L}+ práv|geistige[sn]? eigentum|urheberrecht|nutzungsrecht/u,
    ],
  },
  {
    names: /insur|pojištění|versicherung/u,
    titles: /insurance|pojištění|versicherung/u,
    passages: [
      /(?:maintain|obtain|carry|procure|keep|provide|purchase|effect|have).{0,120}insurance/u,
      /insurance (?:coverage|polic|certificate|carrier)|certificates? of insurance|(?:named|additional) insured/u,
      /uzavř\p{L}+.{0,60}pojištění|pojistn\p{L}+ smlouv|haftpflichtversicherung|versicherung.{0,80}(?:abschließen|unterhalten)/u,
    ],
  },
  {
    names: /severab|salvator|oddělitelnost/u,
    titles: /severab|salvatorisch|oddělitelnost|invalidity/u,
    passages: [
      /(?:provision|term|part).{0,120}(?:invalid|unenforceable|illegal|void).{0,200}(?:remain|not affect|continue|valid|enforce|sever)/u,
      /neplatn.{0,160}(?:nemá vliv|ostatní|zbývající)|unwirksam.{0,160}(?:übrigen|berührt)/u,
    ],
  },
  {
    names: /entire agreement|integration clause|merger clause|úplná dohoda|gesamte vereinbarung/u,
    titles: /entire agreement|integration|complete agreement|whole agreement|úplná dohoda|nebenabreden/u,
    passages: [
      /(?:entire|complete|whole|full) (?:agreement|understanding|contract)|supersedes? (?:all|any)/u,
      /úpln\p{L}+ dohod|nebenabreden|gesamte vereinbarung/u,
    ],
  },
  {
    names: /amendment|modification|změn\p{L} smlouvy|dodatk|vertragsänderung|schriftform/u,
    titles: /amendment|modification|variation|změny smlouvy|dodatky|änderungen|schriftform/u,
    passages: [
      /(?:amend|modif|vari|chang)\p{L}*.{0,140}(?:in writing|written|signed)/u,
      /(?:změn|dodat).{0,120}písemn|änderungen.{0,120}(?:schriftform|schriftlich)/u,
    ],
  },
  {
    names: /waiver/u,
    titles: /waiver/u,
    passages: [/(?:failure|delay|no waiver|waiver).{0,160}(?:waiver|waive|constitute|deemed)/u],
  },
  {
    names: /counterparts|stejnopis|ausfertigung/u,
    titles: /counterpart|stejnopis|ausfertigung/u,
    passages: [/counterparts|stejnopis\p{L}*|vyhotoven\p{L}+.{0,60}(?:dvou|stejn)|ausfertigungen/u],
  },
  {
    names: /data protection|privacy|personal data|gdpr|dsgvo|osobní\p{L}* údaj|datenschutz/u,
    titles: /data protection|privacy|personal data|gdpr|osobní\p{L}* údaj|datenschutz/u,
    passages: [
      /personal (?:data|information)|data protection|gdpr|2016\/679|osobní\p{L}* údaj|personenbezogen|datenschutz/u,
    ],
  },
  {
    names: /definitions?|vymezení pojmů|definice|begriffsbestimmung|definitionen/u,
    titles:
      /definition|defined terms|interpretation|vymezení pojmů|definice|výklad|begriffsbestimmung|definitionen/u,
    passages: [
      /(?:shall|will) have the (?:following )?meanings?|(?:"[^"]{2,60}") (?:means|shall mean)|(?:rozumí se|se rozumí)|im sinne dieses/u,
    ],
  },
  {
    names:
      /scope of (?:services|work|agreement)|services to be|předmět\p{L}* smlouvy|leistungsumfang|vertragsgegenstand|subject matter/u,
    titles: /scope|services|subject|předmět|leistung|gegenstand/u,
    passages: [
      /(?:shall|agrees? to|will) (?:provide|perform|render|supply|furnish).{0,80}(?:services|work|goods|products)/u,
      /předmětem.{0,40}smlouvy|gegenstand.{0,40}(?:vertrag|vereinbarung)/u,
    ],
  },
  {
    names: /delivery|shipment|dodací|lieferung|lieferbedingung/u,
    titles: /deliver|shipping|shipment|dodac|dodání|liefer/u,
    passages: [
      /(?:shall|will|must) (?:deliver|ship)|deliver(?:y|ies).{0,100}(?:date|days|f\.?o\.?b|ex works|within)|dodací (?:lhůt|podm)|liefer(?:frist|ung|termin)/u,
    ],
  },
  {
    names: /subcontract|poddodavatel|subdodavatel|unterauftrag|subunternehmer/u,
    titles: /subcontract|poddodavatel|subdodavatel|unterauftrag|subunternehmer/u,
    passages: [/subcontract|poddodavatel|subdodavatel|unterauftrag|subunternehmer/u],
  },
  {
    names: /penalt|smluvní\p{L}* pokut|vertragsstrafe/u,
    titles: /penalt|smluvní pokut|sankce|vertragsstrafe/u,
    passages: [/(?:pay|subject to|incur).{0,60}penalt|smluvní\p{L}* pokut|vertragsstrafe/u],
  },
  {
    names: /surviv/u,
    titles: /survival/u,
    passages: [/surviv\p{L}*.{0,120}(?:terminat|expir)|(?:terminat|expir).{0,160}surviv/u],
  },
  {
    names: /relationship of (?:the )?parties|independent contractor/u,
    titles: /independent contractor|relationship of|no partnership/u,
    passages: [/independent contractor|(?:not|nothing).{0,120}(?:partnership|joint venture|agency)/u],
  },
  {
    names: /compliance with (?:the )?laws?|dodržování právních|einhaltung/u,
    titles: /compliance/u,
    passages: [/comply with (?:all )?(?:applicable |relevant )?(?:federal|laws?|regulations|statutes)/u],
  },
]
