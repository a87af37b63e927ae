import type { Language } from './classes.ts'

export const DUTCH: Language = {
  common:
    'de het een en van in op te dat die is zijn voor met aan door bij uit om tot ook als naar wordt worden of deze dit heeft hebben kan niet over onder na zal zullen moet moeten hij zij ze er dan wel werd binnen ten ter tussen tegen',
  negates: 'niet niets nooit niemand geen geenszins noch zonder nergens nee neen behalve uitgezonderd',
  homograph: 'nu ei pas tak',
  isProForm: 'dat dit zo het daar',
  confirms:
    'altijd nog waar juist klopt correct verplicht bindend belangrijk gecontroleerd controleert gebruikelijk normaal aangenomen goedgekeurd aanvaard geldig* geldt gelden nieuw* huidig* volledig* definitie* unaniem bewezen bevestig*',
  isNumber:
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien* veertien* vijftien* zestien* zeventien* achttien* negentien* twintig* dertig* veertig* vijftig* zestig* zeventig* tachtig* negentig* honderd* duizend* miljoen* miljard* half halve helft derde kwart dubbel* dozijn',
  restricts:
    'als indien mits tenzij behalve uitgezonderd slechts alleen enkel uitsluitend maar doch echter minstens hoogstens maximaal minimaal meer minder tot weiger* verbied* verbod* onthoud* hoewel ofschoon ongeveer circa bijna min minus',
  denies: 'geen niets niemand nooit nergens noch vrijgesteld ontslagen ontheven nauwelijks zelden',
  subordinates: 'dat',
  beginCondition:
    'in het geval,in geval,ingeval,voor zover,zolang,zodra,onder voorbehoud,op voorwaarde,onder de voorwaarde,met uitzondering,met dien verstande,tot maximaal,tot een maximum,beperkt tot,naar eigen inzicht,op verzoek,naar keuze,in plaats van',
  removes:
    'afgewezen* uitgesloten* uitsluit* verbied* verboden ontoelaatbaar* geschrapt* schrap* vervang* vervallen* vervalt verwijder* ingetrokken* opgeheven afgeschaft* teruggetrokken* verworpen* weggelaten* weggevallen* geannuleerd* doorgehaald* weiger* geweigerd* weglaten wijst nietig* vernietigd*',
  supposes: 'als indien mits wanneer zodra zolang tenzij',
  isStatus:
    'betwist* nietig* ongeldig* verouderd* achterhaald* ontwerp* concept conceptversie* concepttekst* oud oude eerder* vroeger* voormalig* vorig* verlopen herroepen ingetrokken onjuist* onwaar* foutief* voorstel* optioneel optionele opgezegd fictief fictieve vrijblijvend* geannuleerd vervallen vernietigd mislukt onvoldoende',
  doubts:
    'onjuist* onwaar* beweer* bewering* voorgesteld* voorstel* vermoed* aanname* veronderstel* stel betwist* twijfel* volgens zogenaamd* vermeend* mening hoop hopen hoopt wens wenst wensen wenselijk* streef* streven aanbevel* aanbevolen idealiter zou zouden wil willen wilde wilden tegendeel vergis* misverstand* abuis standpunt opvatting meende* dacht* gepland* plan overweeg* overweg* denkbeeldig* verzonnen sprookje*',
  isExample: 'voorbeeld* bijvoorbeeld bijv tegenvoorbeeld* illustrati* *voorbeeld *voorbeelden',
  beginOmission:
    'vervalt,vervallen,geschrapt,weggelaten,opgeheven,niet van toepassing,nvt,n v t,niet meer,niet langer,niet inbegrepen,ingetrokken,niet overeengekomen,ongeldig,nietig',
  asserts:
    'overeengekomen overeenkom* garand* waarborg* bevestig* verzeker* verplich* erken* verklaart verklaren bepaal* vastgesteld* besluit* besloten toegezegd* verbind* luidt',
  beginBackReference:
    'dit geldt,dat geldt,deze clausule,deze zin,deze bepaling,deze regeling,dit artikel,dit lid,laatstgenoemde,het voorgaande,het bovenstaande,dit is,dat is,dit was,dat was,dit klopt,dat klopt,dit werd,dit wordt,dit vereist,voorwaarde is,voorwaarde hiervoor,een uitzondering,uitzonderingen gelden,uitzonderingen zijn,hiervan uitgezonderd,het tegendeel,hetzelfde geldt,een dergelijke,een dergelijk,deze plicht,dit recht,deze verplichting,deze aansprakelijkheid,deze uitspraak,de eerste zin,de laatste zin,de vorige zin,zo althans',
  narrows:
    'in aan op bij voor met na naar vóór tijdens door tegen over onder van uit als sinds vanaf om tussen binnen buiten volgens krachtens per te ter ten wat zo zoals die dat wiens waar waarin waarop waarbij waarvan welke wie',
  beginUnsettled:
    'nog overeen te komen,nog te bepalen,nog te bevestigen,nog open,in onderhandeling,niet overeengekomen,zo was het,dat was vroeger,nooit ondertekend,geen rechtsgevolg,ter bespreking,te bespreken,moet nog,dient nog,moeten nog',
  points: 'dit daarvoor daarvan daaraan daarmee daarin hiervoor hiervan hieraan hiermee hierin daartegen',
  determines:
    'dit deze dat die voorgaand* voornoemd* genoemd* vorig* dergelijk* zulk* bovenstaand* bovengenoemd*',
  isForegoing: 'voorgaand* bovenstaand* voornoemd* genoemde genoemd bovengenoemd*',
  isFollowing: 'volgend* onderstaand* volgt',
  overrides:
    'voorrang prevale* vrijgesteld* uitgezonderd* uitgesloten* vervalt vervallen verviel opgeschort* opgeheven* geschrapt* afwijk* anders uitzondering* eindigt eindigde verdring* afzien afziet opschort* herroep* intrek* ingetrokken goeddunken bevroren onderbroken',
  precedes: 'voorrang prevale* afwijk* ongeacht niettegenstaande strijd strijdig*',
  contrasts: 'echter doch niettemin desalniettemin daarentegen maar ondanks integendeel',
  isClause:
    'clausule* zin zinnen lid bepaling* regeling* artikel* plicht* verplichting* recht rechten aansprakelijkheid garantie* voorschrift* versie* tekst* bewoording* toezegging* eis eisen vereiste* paragraaf hoofdstuk* uitspraak afspraak afspraken',
  isPast:
    'voorheen vroeger* eerder* oud oude vorig* voormalig* oorspronkelijk* geschrapt* afgewezen* verworpen* vervallen* achterhaald* opgeheven* niet ingetrokken* voorstel* tegenvoorstel* ontoelaatbaar* ongeldig* slecht* fout* onjuist* nietig* voorgesteld* historisch* verwijderd* doorgehaald*',
  beginNeutral:
    'onverminderd het voorgaande,voor de duidelijkheid,voor alle duidelijkheid,ter verduidelijking,daarnaast,bovendien,voorts,verder,daarom,dus,derhalve,aldus,ten slotte,tenslotte,in dit contract,in deze overeenkomst,overigens,als tegenprestatie,ter voorkoming',
  attributes: 'volgens aldus',
  adds: 'ook eveneens tevens evenzeer ongeacht zowel',
  limits:
    'slechts alleen enkel uitsluitend als indien mits tenzij pas voorbehoud* voorwaarde* vereist vergt uitzondering* uitgezonderd beperkt afhankelijk* zodra veronderstelt vroegst* voorlopig* tijdelijk*',
  narrates:
    'schreef schreven meldde* vertelde* herinnerde* antwoordde* vroeg kondigde* beloofde* verklaarde* zei zeiden',
  isVoice:
    'standpunt positie opvatting mening opmerking* commentaar toelichting brief folder* brochure* luidde* schreef zei verklaarde vergissing suggestie* tekstvoorstel* modeltekst* kies kiezen keuze e-mai* email* citaat* bron visie mythe* zou zouden fout',
  isChoice: 'optie alternatief variant geval vraag scenario mogelijkheid',
  isWriting:
    'clausule* zin zinnen bepaling* regeling* versie* tekst* bewoording* formulering* uitspraak* punt punten opmerking* voorstellen passage*',
  upholds:
    'begon begint ingegaan geldt gelden gold toepass* toegepast bindt binden bindend regel* beschrijf* beschrev* legt leggen bepaal* bepal* noemt noemen bevat* betreft betreffen vereis* verplicht* zie vgl lees lezen aangenomen vastgesteld goedgekeurd bekrachtig* bevestig* overeengekomen geldig trad aangevuld vult nageleefd naleef* naleven nakom* nagekomen uitgevoerd gewaarborg* gehandhaafd geschreven vertaald gevolgd volg* beroep* blijf* loopt schend* overtre* strekt doorst* overeind schept ongewijzigd onverlet verleng*',
}
