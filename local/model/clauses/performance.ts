/** Mutual duties of the parties, and the consequences of a breach. */
import type { Clause } from './clause.ts'

export const performance: readonly Clause[] = [
  {
    id: 'confidentiality',
    titles:
      'confidential*|non~disclosure|nondisclosure|secrecy|proprietary information|mlčenlivost|důvěrn*|vertraulich*|geheimhaltung|verschwiegenheit',
    passages: [],
    looser: [
      'keep|hold|treat|maintain|remain|kept|held|treated ..120 confiden*|secret',
      'not disclose|not to disclose|not divulge|not reveal|not to divulge ..160 information|trade secret|trade secrets|confiden*',
      'obligation of confidentiality|obligations of confidentiality|duty of confidentiality|confidentiality obligations',
      'zachovávat|zachovat|povinn* ..80 mlčenlivost*',
      'vertraulich|geheim ..6 behandel*|halten|behandeln',
      'verschwiegenheit*|stillschweigen',
    ],
  },
  {
    id: 'limitation of liability',
    titles:
      'limitation of liability|limitation on liability|limitations of liability|limitations on liability|limit of liability|limits of liability|limitation of damages|liability cap|limited liability|liability|omezení odpovědnosti|haftungsbeschränkung|haftungsbegrenzung|haftung',
    passages: [],
    looser: [
      'in no event|under no circumstances|neither party|shall not|will not|not be ..200 liab* ..250 @indirect|exceed',
      'liabilit* ..160 limited to|shall not exceed|will not exceed|not to exceed|may not exceed',
      'odpovědnost* ..100 omez*|nepřesáhne|vyluč*',
      'haftung|haftet ..120 beschränkt|begrenzt|ausgeschlossen|nur|nicht',
    ],
  },
  {
    id: 'termination',
    titles: 'terminat*|cancellation|výpověď|ukončení|odstoupení|zánik|kündigung|beendigung',
    passages: [],
    looser: [
      'may|right to|entitled to|can ..60 terminate|cancel ..80 agreement|contract|lease|notice',
      'agreement|contract ..10 may be|can be|shall be ..10 terminated',
      'vypovědět|odstoupit od ..40 smlouv*',
      'výpovědní doba|výpovědní doby|výpovědní lhůta|výpovědní dobou',
      'kündigung*|*gekündigt|kündigen',
    ],
  },
  {
    id: 'retention of title',
    titles:
      'retention of title|reservation of title|eigentumsvorbehalt|výhrada vlastnictví|réserve de propriété',
    passages: [
      'goods|products|delivered|ware|title|ownership|property ..60 remain|remains|retain|retains|pass|passes|stay|stays|bleibt|verbleibt ..80 paid|payment|bezahl*|zahlung',
    ],
  },
  {
    id: 'payment',
    titles: 'payment|payments|fees|compensation|invoic*|platební|platby|cena|splatnost|zahlung*|vergütung',
    passages: [],
    looser: [
      'shall|will|agrees to|must|agree to ..4 pay ..160 within|day|days|month|upon|invoice|$|usd|fee|fees|price|sum',
      'invoice|invoices|payment|payments ..100 due|payable ..80 days|upon|date|month',
      'net ..6 days|receipt',
      'splatn* ..60 dn*|den|lhůt*',
      'faktur* ..80 splatn*',
      'rechnung*|zahlung*|vergütung ..100 fällig|zahlbar|innerhalb|binnen',
    ],
  },
  {
    id: 'indemnification',
    titles: 'indemni*|hold harmless|odškodnění|freistellung|schadloshaltung',
    passages: [],
    looser: [
      'indemnify|indemnifies|indemnified ..120 harmless|against|from|for',
      'hold|holds|save|saves ..60 harmless',
      'odškodn*|schadlos*|freistell*',
    ],
  },
  {
    id: 'force majeure',
    titles: 'force majeure|act of god|acts of god|vyšší moc|höhere gewalt|excusable delay|excusable delays',
    passages: [],
    looser: [
      'force majeure|act of god|acts of god|vyšší moc*|höhere gewalt|höherer gewalt',
      'beyond ..30 control',
    ],
  },
  {
    id: 'arbitration',
    titles: 'arbitration|rozhodčí|schieds*',
    passages: [],
    looser: [
      'dispute*|disagreement*|controvers*|claim*|difference*|submit*|refer*|settle*|resolv*|decid*|determin*|binding|right|demand ..200 arbitration|arbitrator|arbitrators|arbitrated',
      'arbitration|arbitrator|arbitrators ..200 dispute*|disagreement*|controvers*|settle*|resolv*|decid*|determin*|award*|final',
      'rozhodčí soud*|rozhodčí řízení|rozhodčí doložk*|rozhodc*|schiedsgericht*|schiedsverfahren',
    ],
  },
  {
    id: 'dispute resolution',
    titles: 'dispute|disputes|arbitration|mediation|spory|sporů|rozhodčí|streit*|schieds*',
    passages: [],
    looser: [
      'dispute|disputes|controversy|controversies|claim|claims ..200 arbitrat*|mediat*|court|courts|negotiat*|resolved|settled',
      'spory|sporů ..160 soud*|rozhod*|řeš*',
      'streitigkeiten ..160 gericht*|schied*',
    ],
  },
  {
    id: 'delivery',
    titles: 'deliver*|shipping|shipment|shipments|dodac*|dodání|liefer*',
    passages: [],
    looser: [
      'shall|will|must ..4 deliver|ship',
      'delivery|deliveries ..100 date|days|fob|ex works|within',
      'dodací lhůt*|dodací podm*|lieferfrist|lieferung|liefertermin',
    ],
  },
  {
    id: 'scope',
    titles: 'scope|services|subject|předmět*|leistung*|gegenstand|vertragsgegenstand',
    passages: [],
    looser: [
      'shall|agrees to|agree to|will ..4 provide|perform|render|supply|furnish ..80 services|work|goods|products',
      'předmětem ..40 smlouvy',
      'gegenstand ..40 vertrag*|vereinbarung',
    ],
  },
  {
    id: 'subcontracting',
    titles: 'subcontract*|poddodavatel*|subdodavatel*|unterauftrag*|subunternehmer*',
    passages: [],
    looser: ['subcontract*|sub~contract*|poddodavatel*|subdodavatel*|unterauftrag*|subunternehmer*'],
  },
  {
    id: 'penalty',
    titles: 'penalty|penalties|smluvní pokut*|sankce|vertragsstrafe*',
    passages: [],
    looser: ['pay|pays|paid|payable|subject to|incur ..60 penalt*', 'smluvní* pokut*|vertragsstrafe*'],
  },
  {
    id: 'warranty',
    titles: 'warrant*|representations|záruk*|odpovědnost za vady|gewährleistung|garantie|mängel',
    passages: [],
    looser: [
      'warrants|warrant ..6 that|to|and represents',
      'warranty|warranties ..120 merchantab*|fitness|defect|defects|period|express|implied',
      'záruční dob*|poskytuje záruku',
      'gewährleistung*|garantiert',
    ],
  },
]
