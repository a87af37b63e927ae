import type { Language } from './classes.ts'

export const CZECH: Language = {
  common:
    'a v na se je že z o s k do i za od po pro jsou podle která které který nebo jako by při však být ve ze si jeho jejich této tohoto tato tento smlouvy smlouva bude těchto zejména tím kterou',
  negates:
    'ne ani nikdy nikdo nic nikde bez žádn* není nejsou nesm* nemá nemám nemáme nemáte nemají nemaje neměl* nemít nemůž* nemoh* nemus* nemín* nelze nebud* nikoli nikoliv kromě mimo nedok* nepodař* neum* vyjma nevztah* nezahrn* nesouhlas* nedohod* neobsah* nepoužij* neuplat* nezavaz* neposkyt* neruč* nezaruč* neodpoví* nepříslu* neplat* netvoř* nepatř* neprov* neexist* neslib* neudíl* nezakl* nevznik* nepodl* nepřij* nehrad* nezodp* nedluž* neváž* nedod* neplní nečin* neurč* nevyž* neobdrž* neodpov*',
  homograph: 'n tak sem pas',
  isProForm: 'to toto tak toho tomu tím',
  confirms:
    'vždy odjakživa stále pravda správně povinné závazné důležité kontroluje ověřuje schválen* schváli* přijat* plat* nov* aktuální* úpln* konečn* jednomyslně doloži* potvrd* prokáza* akceptuj*',
  isNumber:
    'nula jeden jedn* dva dvě dvou dvěma tři tří třech třem čtyři čtyř* pět* šest* sedm* osm* devět* devíti deset* deseti jedenáct* dvanáct* třináct* čtrnáct* patnáct* šestnáct* sedmnáct* osmnáct* devatenáct* dvacet* dvaceti třicet* třiceti čtyřicet* padesát* šedesát* sedmdesát* osmdesát* devadesát* sto stě tisíc* milion* milión* miliard* polovin* půl třetin* čtvrt* první druh* třetí',
  restricts:
    'pokud jestliže ledaže kromě vyjma pouze jen však ale než nejméně nejvýše alespoň minimálně maximálně více méně dokud odmít* zakaz* zakáz* zdrž* vzdá* vzdáv* místo zda ačkoli avšak ovšem minus přibližně zhruba téměř cca',
  denies: 'žádn* nikdo nic nikdy nikde nikoli nikoliv ani zproštěn* osvobozen* sotva',
  subordinates: 'že aby',
  beginCondition: 'v případě,za podmínky,za předpokladu,s výjimkou,s výhradou,v rozsahu,jakmile,když',
  removes:
    'odmítl* zakaz* zakáz* vylouč* vyluč* ruší zruš* nahraz* vypoušt* vypust* odstra* vyškrt* odmítnut* zamítnut* výluk* pozbýv* vyňat* zabrán* vypušt* zrušil* pozastaven* vyjím* vyjme stažen* škrt* opuštěn* opustil* odvolal* odvolán* storn* anulov*',
  supposes: 'pokud jestliže když zda ledaže jakmile',
  isStatus:
    'neplat* neúčinn* nepouž* neuplat* netýk* sporn* starý stará staré dřívější předchozí návrh* zastaral* vzor* nepravd* mylně nepovinn* volitelně omyl* nepřijat* nepřípust* zrušen* předchozí* fiktivn* nezávazn* voliteln* nezaveden* nesplněn* neprovedeno neujednan* neschválen* nezvolen* nevybran* neodsouhlasen* nevyřešen* nedořešen* nesjednán* stažen* neaktuáln*',
  doubts:
    'nepravd* omyl* mylně tvrd* tvrzení návrh* navrh* předpokl* domní* popír* doufaj* přej* doporuč* údajn* názor* ideálně opak nesouhlas* odmítn* zamítn* ustoup* odvol* plánova* zamýšl* představ* uvažova* vymysl* pohádk* popřel* zpochyb* spekul* doufá žádal* chtěl* domněl* obával* obává namít*',
  isExample: 'příklad* například např cvičn*',
  beginOmission:
    'vypuštěno,vypuštěn,zrušeno,zrušen,neobsazeno,neuplatní se,neuplatňuje se,neaplikuje se,žádná,žádné,neplatí,zrušena,zrušeny,vyškrtnuto,vyškrtnuta,nezahrnuje,nezahrnuto,není zahrnuto,již neplatí,zrušeno,odvoláno,neplatné',
  asserts:
    'dohod* potvrz* prohla* zaruč* zavaz* zavázal* souhlas* uzná* stanov* zajist* ujišť* bere berou rozhod*',
  beginBackReference:
    'to neplatí,to se,toto ustanovení,tato věta,tento odstavec,předchozí věta,výše uvedené,to není,to bylo,toto není,s tím,výjimkou je,výjimkou jsou,výjimky,podmínkou je,podmínkou tohoto,opak je,předchozí odstavec,tato povinnost,toto právo,věta první,následující věta,je to,toto prohlášení,tím se,za to,zda tak,zda to',
  narrows:
    'což který* která* které* jenž kdo kde v ve na při pro s po před během přes od z ze u k ke pod nad mezi podle jako dle za',
  beginUnsettled:
    'bude dohodnuto,bude upřesněno,v jednání,nedohodnuto,dosud nedohodnuto,tak tomu bylo,tak to bylo,nikdy podepsána,nikdy podepsán,pouze k diskusi,nemá právní účinky,k dohodě,k projednání,teprve bude,bude stanoven,bude určen,bude stanovena,bude stanoveno',
  points: 'toto tím tomu to toho',
  determines: 'toto tato tento tuto tohoto této uveden* předchozí tyto těchto těmto',
  isForegoing: 'uveden*',
  isFollowing: 'následující* níže',
  overrides:
    'přednost* vyňat* vyjmut* vylouč* pozastav* zruš* neplat* osvoboz* neuplat* výjimk* pozbýv* končí vzdá* vzdal* skončil* končí zanik* upust* uvážení odvol* přepsán* odchýl* odchylk* přeruš*',
  precedes: 'přednost* odchyl* ohledu rozpor*',
  contrasts: 'však avšak nicméně naproti ale přesto alternativně',
  isClause:
    'ustanovení věta věty odstavec odstavce článek povinnost* závaz* právo práva odpovědnost* pravidlo pravidla znění text* doložka požadav* ujednání',
  isPast:
    'dříve předtím původní* starý stará staré zrušeno odmítnut* zamítnut* neplatn* není návrh* protinávrh* vypuštěn* vyškrtnut* nepřijateln* nepřípust* zrušen* předchozí neplatné navržen* navrhovan* stažen* někdejší zastaral* opuštěn* odložen* chybn* nesprávn* škrtnut* neaktuáln* bývalý bývalá bývalé odvolan* stornovan*',
  beginNeutral:
    'pro vyloučení pochybností,za účelem jasnosti,jako protiplnění,kromě toho,dále,proto,tedy,rovněž',
  attributes: 'podle dle',
  adds: 'také též rovněž stejně obdobně',
  limits:
    'zda pouze jen jedině pokud jestliže podmínk* výjimk* vyžaduje výhrad* podmíněn* závisí až předpokládá předpokládaj* nejdříve dočasn* prozatímn*',
  narrates:
    '*al *ala *ali *aly *il *ila *ili *ily *nul *nula *nuli uvedl uvedla uvedli uvedly řekl řekla řekli řekly *vrdí uvádí píše',
  isVoice:
    'stanovisko názor poznámka komentář omyl* zněl zněla znělo zněly platilo platil vysvětlivka vysvětlivky vyberte zaškrtněte email* e-mai* citace zdroj prosím mýtus mohl vize otevřen* ilustrac* mohlo chybu chyba prospekt* leták* chybou dopis memorandum brožur* protinávrh* fáma fámy zvěsti lež lži připomínk* citát* hledisk*',
  isChoice: 'varianta možnost alternativa otázka případ scénář',
  isWriting: 'ujednání ustanovení věta věty znění text* formulac* tvrzení doložk* bodů bod body',
  upholds:
    'začal* začín* platí platil* platnost* použij* použi* řídí upravuj* váže zavaz* popis* vysvětl* určuj* stanov* defin* vymez* uvád* předpokl* vyžad* týká týkaj* obsahuj* viz srov čtě* přečt* schvál* přija* přijat* přijet* potvrd* potvrz* dohodn* nabyl* doplň* doplni* dodrž* plněn* splně* plní provád* prove* zajiš* umožň* napsa* přelož* ověř* prošel prošl* dovol* přednost* přebír* přejím* nadále pokračuj* poruš* vztahuj* obstál* ukládá* zaklád* vytvář* závazn* nezměn* ponecháv* ponech* prodlouž* beze nemění zachov*',
}
