import type { Language } from './classes.ts'

export const CZECH: Language = {
  common:
    'a v na se je že z o s k do i za od po pro jsou podle která které který nebo jako by při však být ve ze si jeho jejich této tohoto ' +
    'tato tento smlouvy smlouva bude těchto zejména tím kterou',
  negation:
    'ne ani nikdy nikdo nic nikde bez žádn* není nejsou nesm* nem* nelze nebud* nikoli nikoliv kromě mimo ' +
    'vyjma',
  negativePrefix: 'ne nej bez proti',
  modal:
    'musí mus* může moh* smí sm* má mají měl* je jsou bude budou byl* povin* opráv* právo práva nárok* lze třeba dovolen* odpovíd* zavaz* zaváz* dluž*',
  conjunction: 'a i nebo či anebo ale avšak však ani jak tak než buď',
  bound:
    'nejméně nejvýše nejvíce alespoň aspoň maxim* minim* více méně pod nad do od před po během mezi nejpozději nejdříve dříve později dosud ' +
    'ihned neprodleně bezodkladně první* poslední* další* ročně měsíčně týdně denně každ* vždy dokud jakmile uplynut* začát* konec konc* vyšší* nižší*',
  condition:
    'zakáz* zakaz* odmít* vylouč* vyluč* zamít* zbav* zprost* vzd* místo sotva málokdy zruš* odvol* pokud jestliže li když kdyby jen pouze výhradně s výjimkou výjimk* vyjma podmín* podstatn* písemn* ústn* každ* všech* všichni vše veškeré* ' +
    'jakékoli* jakákoli* některé* obě oba sám přiměřen* hrub* úmysln* nedbal* přím* nepřím* výslovn* společn* vzájemn* jin* ledaže včetně ' +
    'předchozí* část* plně cel* celkov* čist* asi přibližně přestože ačkoli zejména',
  number:
    'nula jeden jedn* dva dvě dvou dvěma tři tří třech třem čtyři čtyř* pět* šest* sedm* osm* devět* devíti deset* deseti jedenáct* dvanáct* třináct* ' +
    'čtrnáct* patnáct* šestnáct* sedmnáct* osmnáct* devatenáct* dvacet* dvaceti třicet* třiceti čtyřicet* padesát* šedesát* sedmdesát* osmdesát* devadesát* sto stě ' +
    'tisíc* milion* milión* miliard* polovin* půl třetin* čtvrt* první druh* třetí',
  unit:
    'den dny dnů dne dni týden týdn* měsíc* rok roky roku let hodin* minut* sekund* pracovní* kalendářní* procent* korun* kč czk euro* eur usd dolar* ' +
    'haléř* metr* kilometr* km kg kilogram* gram* tun* litr* kus* bod* bodů',
  reference:
    'článek článk* čl odstavec odstavc* odst písm písmen* bod bodu příloh* příl stran* číslo čísl* č kapitol* oddíl* část* tabulk* §',
}
