import type { Language } from './classes.ts'

export const POLISH: Language = {
  common:
    'w i na z do się jest że o od przez dla oraz za po nie są jak lub jego to przy a być ze ich tym tej tego który która które niniejszej umowy umowa zgodnie które ramach',
  negates: 'nie ni ani nigdy nikt nic nigdzie bez żaden żadn* oprócz poza',
  homograph: 'n tak',
  isProForm: 'to tak tego temu tym',
  confirms:
    'zawsze prawda prawidłow* obowiązk* ważne istotne sprawdza* kontrol* przyjęt* zatwierdzon* obowiązując* now* aktualn* pełn* ostateczn* jednogłośnie wykaza* potwierdz* akceptuj*',
  isNumber:
    'zero jeden jedn* dwa dwie dwóch dwu* trzy trzech czter* pięć* pięci* sześć* sześci* siedem* siedmi* osiem* ośmi* dziewięć* dziewięci* dziesięć* dziesięci* jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia dwudzies* trzydzieści trzydzies* czterdzie* sto stu dwieście trzysta tysiąc* tysięcy milion* miliard* połow* pół trzeci* ćwierć pierwsz* drug*',
  restricts:
    'jeżeli jeśli chyba oprócz poza tylko wyłącznie jedynie ale jednak niż najmniej najwyżej więcej mniej dopóki odmawia* odmów* zabrania* zakaz* zrzek* powstrzym* zamiast czy chociaż jednakże natomiast minus około prawie',
  denies: 'żaden żadn* nikt nic nigdy nigdzie ani zwolnion* ledwie',
  subordinates: 'że iż aby',
  beginCondition: 'w przypadku,w razie,pod warunkiem,o ile,z zastrzeżeniem,z wyjątkiem,w zakresie,gdy',
  removes:
    'odmówi* zabrania* zakaz* wyklucz* wyłącz* skreśl* zastęp* zastąp* uchyl* usuw* usun* odrzuc* wycof* traci wykreśl* zapobie* zakwestionował* uchylił* uchylon* zawieszon* przekreśl* zarzucon* anulow* porzuc*',
  supposes: 'jeżeli jeśli gdy czy kiedy chyba',
  isStatus:
    'nieważn* bezskuteczn* stary stara stare dawn* poprzedni* projekt* nieaktualn* wygas* wzór nieprawd* błędn* fałsz* opcjonaln* fikcyjn* hipotetyczn* nieporozumieni* niewiążąc* negatywn* niewdrożon* niespełnion* nieuzgodnion* niezatwierdzon* nieprzyjęt* niewybran* nierozstrzygnięt*',
  doubts:
    'nieprawd* błędn* fałsz* twierdz* proponuj* propozycj* zakłada zakładaj* zakładał* zakładan* przypuszcz* kwestion* rzekom* zaleca* rekomend* opini* idealnie odrzuc* odwrotn* wycof* nieporozumieni* planowan* zamierz* wyobra* nadziej* przeciwn* zapropon* omyłk* zmyśl* bajk* załóż* przyjmijmy wierzy wierzą chciał* pragn* obawia* spekul* domag* sprzeciw* domniem* podobno zaprzecz* wątpi*',
  isExample: 'przykład* np ćwicze*',
  beginOmission:
    'skreślony,skreślono,uchylony,uchylono,pominięto,usunięto,nie dotyczy,zastrzeżony,brak,nie obowiązuje,uchylona,uchylone,usunięta,skreślona,skreślone,nie obejmuje,traci moc,anulowano,wycofano,nieważne',
  asserts:
    'uzgadn* uzgodn* potwierdz* oświadcz* gwarant* zobowiąz* uznaj* zapewni* stanowi* postanawia* certyfik* zgadz* postanow*',
  beginBackReference:
    'to postanowienie,postanowienie to,powyższe,zdanie poprzednie,klauzula ta,to nie,to nieprawda,powyższego nie,postanowienia tego,zdania tego,wyjątkiem są,wyjątkiem jest,wyjątek stanowi,wyjątek stanowią,warunkiem jest,warunkiem tego,obowiązek ten,prawo to,zdanie to,propozycja ta,jest odwrotnie,to cel,to jedynie,to tylko,oświadczenie to,zależy to,punkt ten,czy tak,czy to',
  narrows:
    'który* która* które* gdzie w we na przy dla z ze po przed podczas przez od ku pod nad między według jako za wskutek',
  beginUnsettled:
    'do uzgodnienia,do ustalenia,do potwierdzenia,w trakcie negocjacji,nie uzgodniono,tak było,nigdy nie została,nie ma mocy,do negocjacji,jeszcze do,dopiero zostanie,zostanie ustalona,zostanie ustalony,zostanie ustalone',
  points: 'powyższe to',
  determines: 'powyższ* to ten ta te tego tej poprzedni* niniejsz* tych tymi tym',
  isForegoing: 'powyższ* wspomnian* wyżej',
  isFollowing: 'następując* poniżej poniższ*',
  overrides:
    'pierwszeństw* wyłącz* wyjątk* zawiesz* zwolnion* uchyl* skreśl* obowiązuje mocy wygasa wyjątkiem wyjątek zrzek* traci wygas* uznania odwoł* zmienion* odstąp* odstęp* wstrzym* zamrożon*',
  precedes: 'pierwszeństw* odstępstw* niezależnie wbrew odmienn*',
  contrasts: 'jednak jednakże natomiast niemniej lecz ale alternatywnie',
  isClause:
    'postanowieni* klauzul* zdani* ustęp* paragraf* artykuł* obowiąz* praw* zobowiązan* odpowiedzialnoś* gwarancj* zasad* wymóg wymog* tekst* wersj* brzmieni*',
  isPast:
    'przedtem wcześniej dawn* poprzedni* pierwotn* stary stara skreślon* odrzucon* uchylon* wycofan* usunięt* nie kontrpropozycj* propozycj* niedopuszczaln* nieważn* wyłączon* proponowan* przestarzał* archiwaln* błędn* fałszyw* zakazan* przekreślon* historyczn* anulowan* zastąpion* zarzucon* nieaktualn*',
  beginNeutral:
    'w celu uniknięcia,dla jasności,ponadto,w zamian,ponadto,dlatego,zatem,również,w konsekwencji',
  attributes: 'według zdaniem',
  adds: 'także również też',
  limits:
    'czy dopiero tylko wyłącznie jedynie jeżeli jeśli gdy warun* wyjąt* wymaga zastrzeż* zależy zależn* zakłada* najwcześniej tymczasow* uzależni*',
  narrates:
    '*ował *owała *owali *inał *inała *inali *ywał *ywała *ywali *azał *azała *azali uważał* podał podała podali *ecał *ecała *ecali *isał *isała *isali *osił *osiła *osili *ówił *ówiła *ówili mówił mówiła mówili pisał pisała pisali *aśnił *aśniła *aśnili *ierdził *ierdziła *ierdzili *omniał *omniała *omnieli dodał dodała dodali powiedział* odpowiedział* zapowiedział* pisze',
  isVoice:
    'stanowisko opinia komentarz uwaga uwagi brzmiał brzmiała brzmiało brzmiały obowiązywało pismo mit mity wybrać zaznaczyć email* e-mai* cytat źródło proszę mógłby byłoby wizja otwarty błąd prospekt* ulotk* notatka broszur* kontrpropozycj* sugesti* perspektyw* aspiracj* pogłosk* plotk* kłamstw* wskazówk*',
  isChoice: 'opcja wariant alternatywa pytanie przypadek scenariusz',
  isWriting: 'klauzul* zdani* postanowieni* wersj* brzmieni* sformułowa* zapis* punktów punkty punkt',
  upholds:
    'zacz* rozpocz* stosuj* stosowa* stosuje obowiązuj* wiąż* reguluj* opisuj* wyjaśni* określ* definiuj* wymieni* przewidu* wymag* dotycz* zawier* patrz zob por czyta* przyję* przyją* przyjm* uchwal* zatwierdz* zaakcept* potwierdz* uzgodni* ważny ważna ważne wszed* weszł* uzupełni* przestrzeg* wykon* spełni* zapewni* pozwal* przyzna* utrzyma* napisa* przetłumacz* sprawdz* podtrzyma* powoł* pierwszeństw* przejmuj* nadal dalej narusz* łami* rozciąga* obejmuj* przetrwa* nakłada* tworz* ustanaw* pozostaw* niezmien* przedłuż*',
}
