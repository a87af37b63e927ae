import type { Language } from './classes.ts'

export const GERMAN: Language = {
  common:
    'der die das und in den von zu mit dem des ist im für auf nicht ein eine einer eines als auch an es werden aus er hat dass sie nach wird bei sind zur zum durch oder über diese dieser dieses sich einen einem vom hierzu sowie',
  negates: 'nicht nichts nie niemals niemand* weder noch ohne außer kein*  nirgend* ausgenommen nein',
  homograph: 'n mai nu',
  isProForm: 'das dies dem es so daraus davon damit daran darauf dazu dafür',
  confirms:
    'immer stets weiterhin wahr richtig korrekt zwingend verbindlich pflicht wichtig geprüft überprüft überwacht dokumentiert üblich normal gewollt vorgeschrieben genehmigt angenommen beschlossen* gültig* gilt gelten neu* aktuell* geltend* vollständig* endgültig* einstimmig belegt* bewiesen nachgewiesen bestätigt* akzeptiert',
  isNumber:
    'null eins zwei* drei* vier* fünf* sechs* sieben* acht* neun* zehn* elf* zwölf* zwanzig* hundert* tausend* million* milliarde* halb* hälfte drittel* viertel* einmal* doppelt* dutzend ein eine einer eines einem einen dreißig* vierzig* fünfzig* sechzig* siebzig* achtzig* neunzig*',
  restricts:
    'wenn falls sofern soweit außer ausgenommen nur lediglich jedoch aber mindestens höchstens wenigstens maximal mehr weniger bis verweiger* untersag* verbiet* verbot* unterlass* ablehn* verzicht* statt anstatt ab ob obwohl obgleich allerdings minus weiger* ungefähr etwa zirka circa rund nahezu',
  denies: 'kein* nichts niemand* nie niemals nirgend* weder befreit entbunden freigestellt kaum',
  subordinates: 'dass daß',
  beginCondition:
    'im falle,im fall,in dem fall,solange,vorbehaltlich,es sei denn,unter der bedingung,unter der voraussetzung,insoweit,mit ausnahme,sobald,bis zu,begrenzt auf,beschränkt auf,nach ermessen,nach eigenem ermessen,auf verlangen,auf wunsch,nach wahl,auf freiwilliger',
  removes:
    'abgelehnt* ausgenommen* untersag* verbiet* verboten ausgeschlossen unzulässig* gestrichen streich* ersetz* gelösch* lösch* entfäll* entfallen aufgehoben abgeschafft* zurückgenommen* zurückgezogen* verworfen* weggefallen* lehnen lehnt aufgehobene* storniert* ausgeschlossene* unterläss* unterlässt nichtkonform* verhinder* kassiert gekippt verwarf zurückgewiesen* weggelassen* annullier*',
  supposes: 'wenn falls sofern soweit ob sobald',
  isStatus:
    'streitig* umstritten* nichtig unwirksam veraltet überholt entwurf* muster* alte alter altes früher* bisherig* abgelaufen widerrufen falsch* unwahr* unrichtig* vorschlag* optional gekündigt hinfällig gegenstandslos fiktiv* irrtum irrtümer vorschläge unverbindlich* *entwurf verfehlt mangelhaft durchgefallen ungültig* veraltet* überholt*',
  doubts:
    'falsch* unwahr* unrichtig* irrig* behaupt* vorgeschlagen vorschlag* vermut* angenommen annahme* unterstell* bestreit* bestritten zweifel* laut zufolge angeblich* ansicht meinung hoff* wünsch* bemüh* empfehl* idealerweise könnt* möcht* gegenteil irrtum irrtümlich* unzutreffend* auffassung standpunkt widerspr* schlug schlugen erklärte* bestätigte* versicherte* sagte* meinte* betonte* vorstell* dachte* plante* geplant* beabsichtig* erwog* diskutier* erörter* missverständnis* versehen* abstand erfunden* märchen ausgedacht bezweifel* bestritt* glaubt glauben glaubte* mutmaß* fordert forderte* wollte wollten erhofft* vorgeblich* vermeintlich* spekul* befürcht* anstreb* bemängel*',
  isExample:
    'beispiel* z.b beispielsweise negativbeispiel* gegenbeispiel* veranschaulichung *beispiel *beispiele übungs* planspiel*',
  beginOmission:
    'entfällt,entfallen,gestrichen,weggefallen,aufgehoben,nicht besetzt,nicht anwendbar,freigelassen,keine,nicht mehr,nicht enthalten,nicht im leistungsumfang,widerrufen,zurückgezogen,nicht vereinbart,ungültig,unwirksam',
  asserts:
    'verein* zugesich* zusich* garant* gewährleist* bestätig* sicher* verpflicht* anerk* erklären erklärt bestimm* fest* einig* beschl*',
  beginBackReference:
    'dies gilt,das gilt,diese klausel,dieser satz,diese bestimmung,diese regelung,dieser absatz,letzteres gilt,vorstehendes gilt,das ist,das war,das wurde,das stimmt,dem stimmen,dem stimmt,dem wird,dem widersprechen,dies wurde,dies ist,dies setzt,dies bedarf,voraussetzung ist,voraussetzung hierfür,voraussetzung dafür,bedingung ist,bedingung hierfür,eine ausnahme,ausnahmen gelten,ausnahmen sind,ausgenommen hiervon,ausgenommen davon,ausgenommen sind,hiervon ausgenommen,davon ausgenommen,satz 1,satz 2,der erste satz,der letzte satz,vorstehender satz,so jedenfalls,so die,so der,so zumindest,das gegenteil,gleiches gilt,das gleiche,eine solche,ein solcher,ein solches,eine derartige,das vorstehende,diese pflicht,dieses recht,diese zusage,diese haftung,diese verpflichtung,diese aussage,dies steht',
  narrows:
    'in an auf bei für mit nach vor während durch gegen über unter von aus als wie seit ab um zwischen innerhalb außerhalb gemäß im am beim zum zur vom binnen ausschließlich allein bedingt was wie so dessen deren welche* wo',
  beginUnsettled:
    'noch zu vereinbaren,noch zu klären,noch offen,in verhandlung,nicht vereinbart,wird noch,so war es,das war früher,dies war früher,so war das,das wäre,nie unterzeichnet,keine rechtswirkung,nur der diskussion,zu besprechen,noch zu bestätigen,noch zu verhandeln,noch festzulegen,steht noch,noch bestimmt,noch festgelegt',
  points: 'dies das dafür daran davon hierfür hiervon hieran damit darauf dazu',
  determines: 'diese* vorstehend* obig* vorig* solche* letzter* vorherig* genannt* vorstehenden jene*',
  isForegoing: 'vorstehend* obig* vorgenannt* genannte genannten obengenannt* alledem',
  isFollowing: 'folgend* nachstehend* folgt',
  overrides:
    'vorrang vorgeh* befreit* ausgenommen* ausgeschloss* entfäll* ausgesetzt* aufgehoben* gestrichen* anwendung abweich* anderes ausnahme* erlischt erlöschen endet verdräng* verzicht* ausgesetzt aussetz* endete endeten ermessen widerruf* neu ruht ruhen pausier* eingefroren',
  precedes: 'vorrang vorgeh* abweich* ungeachtet entgegen',
  contrasts: 'jedoch allerdings dennoch hingegen dagegen abweichend ungeachtet aber alternativ',
  isClause:
    'klausel* satz sätze absatz absätze bestimmung* regelung* ziffer* pflicht* verpflichtung* recht rechte haftung gewährleistung* vorschrift* fassung* text* wortlaut zusage* anforderung* paragraph* artikel abschnitt* regel regeln grundsatz',
  isPast:
    'vorher vormals früher* alt alte alter altes bisher* ehemal* ursprünglich* gestrichen* abgelehnt* verworfen* entfäll* überholt* aufgehoben* nicht gelöscht* zurückgezogen* vorschlag* gegenvorschlag* unzulässig* unwirksam* schlecht* negativ* falsch* außer kraft getreten* nichtig* vorgeschlagen* historisch* entfernt* veraltet* zurückgestellt* aufgegeben* ungültig* einstig* damalig* abgeschafft* annulliert* unrichtig* fehlerhaft* abgelöst* vormalig*',
  beginNeutral:
    'vorbehaltlich des vorstehenden,zur klarstellung,im gegenzug,darüber hinaus,als gegenleistung,zur vermeidung,ferner,außerdem,zudem,daher,somit,folglich,weiterhin,demnach,schließlich,im sinne,in diesem vertrag,im übrigen',
  attributes: 'laut zufolge',
  adds: 'auch ebenso ebenfalls gleichfalls unabhängig entsprechend sowohl',
  limits:
    'nur lediglich ausschließlich wenn falls sofern soweit erst vorbehalt* voraussetzung* bedingung* bedarf setzt ausnahme* ausgenommen beschränkt abhängig* bedingt sobald frühestens vorläufig* vorübergehend* setzen voraus',
  narrates:
    'versprach* schrieb* sprach* berichtet* erinnert* fasste* notierte* erzählte* antwortete* fragte* kündigte* schrieb schilder* äußerte* erwidert* entgegnet* schreibt',
  isVoice:
    'standpunkt position auffassung ansicht meinung ausfüllhinweis* platzhalter* todo anmerkung* kommentar* schreiben prospekt* werbeprospekt* lautete lauteten galt galten schrieb sagte erklärte irrtum irrtümer veranschaulichung formulierungsvorschlag* formulierungshilfe* mustertext* musterklausel* negativbeispiel* gegenbeispiel* heißt wählen auswählen auswahl zutreffendes hinweis* bearbeiterhinweis* email* e-mai* zitat* quelle sicht bitte mythos mythen hätte* könnte* würde* textvorschlag* verwender textbaustein* vision beispielklausel* formulierungsbeispiel* offen* wäre* fehler lügen gerücht gerüchte memo brief broschüre* tipp perspektive gegenvorschlag* einwand* gegendarstellung* lüge',
  isChoice: 'option alternative variante fall frage szenario möglichkeit textbaustein',
  isWriting:
    'klausel* satz sätze bestimmung* regelung* fassung* text* wortlaut formulierung* aussage* punkt punkte hinweis hinweise vorschläge leistungen positionen',
  upholds:
    'begann beginn* wirksam gilt gelten galt bind* verbindlich besteh* fort* unberühr* beschreib* beschrieb* erläuter* erklär* regel* bestimm* sieht nennt nennen enthält enthalten betrifft betreffen verlang* verpflicht* gewähr* siehe vgl les* beschlossen beschloss* beschließ* angenommen annimmt bestätig* genehmig* bewillig* zugestimmt vereinbart ergänz* erfüll* einhalt* eingehalten beacht* befolg* anwend* angewandt angewendet anwendbar umgesetzt trat findet finden maßgeblich entsprech* verweis* bezieh* handelt definier* präzisier* konkretisier* geschrieben verfasst übersetzt geprüft übernehm* übernomm* durchzuführ* durchgeführt ausgeführt auszuführ* erbring* erbracht vor beruf* weiter* läuft verletz* versto* verstö* erstreck* getreten überstand* standgehalten aufrechterhalten begründ* schafft umfass* unverändert* verlänger* erneuer* belässt belassen verwies* hingewiesen hinweis* beibehalt* behalten',
}
