import type { Language } from './classes.ts'

export const ITALIAN: Language = {
  common:
    'di e il la che in a per un del della è dei le con una al si da non i gli delle nel alla sono come dal lo o ai anche presente tra alle essere suo sua ed dalla nella ad ogni',
  negates: 'non né mai nessun* niente nulla senza salvo tranne eccetto fuorché neppure neanche nemmeno',
  homograph: 'n ne sin',
  isProForm: 'questo questa quello ciò così',
  confirms:
    'sempre vero esatto corretto obbligatori* essenziale importante verific* controlla* normale approvat* adottat* accettat* valid* vigente applic* nuov* attual* integral* complet* definitiv* unanimità dimostr* conferm* accetta',
  isNumber:
    'zero un uno una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove vent* trent* quarant* cinquant* sessant* settant* ottant* novant* cento* mille mila milione milioni miliard* metà mezzo mezza terz* quart* doppi* dozzin*',
  restricts:
    'se salvo tranne eccetto fuorché solo soltanto unicamente ma purché meno più massimo minimo fino rifiut* vieta* vietat* rinunci* asten* asterr* esclu* cessa* anziché invece sebbene benché tuttavia però meno circa quasi',
  denies: 'nessun* niente nulla mai né esent* esonerat* dispensat* liberat*',
  subordinates: 'che',
  beginCondition:
    'in caso,nel caso,a condizione,a meno,qualora,nella misura,ad eccezione,fermo restando,sempre che,finché,quando,a discrezione,a scelta,su richiesta',
  removes:
    'rifiut* vieta* proibi* esclu* soppress* elimin* sostitu* abrog* annull* respint* ritirat* sopprim* priv* imped* bocciat* annullat* cassat* congelat* sospes* togli* scartat* barrat* abbandonat* depennat* stralciat*',
  supposes: 'se qualora quando salvo tranne',
  isStatus:
    'nullo nulla invalid* vecchio vecchia precedente bozza obsolet* scadut* ritirat* annullat* falso falsa errat* inesatt* facoltativ* modello fittizi* immaginari* negativo assente fallito',
  doubts:
    'falso falsa errat* inesatt* sostien* asseri* afferm* propon* propost* suppon* presunt* dubbi* contest* sper* desider* raccomand* opinion* parere idealmente contrario respint* rifiutat* malintes* previsto pensava* credeva* immagin* errore inventat* favola fiaba ipotizz* crede credono voleva volevano teme temono timore specul* obiett* congettur* presum* nega negano aspira* vorrebb*',
  isExample: 'esempio esempi',
  beginOmission:
    'soppresso,soppressa,omesso,omessa,omissis,eliminato,riservato,non applicabile,abrogato,nessuna,senza effetto,non compreso,non compresi,non incluso,non inclusi,annullato,annullata,ritirato,abrogata',
  asserts:
    "conven* concord* conferm* dichiar* garant* impegn* riconosc* stabil* prevede* assicur* certif* accordo d'accordo decis* decid*",
  beginBackReference:
    "ciò non,questa clausola,questa disposizione,questa frase,quanto sopra,ciò è,questo non,questo è,ciò richiede,sono esclusi,sono escluse,sono eccettuati,è escluso,fanno eccezione,fa eccezione,un'eccezione,la condizione,condizione è,il contrario,tale obbligo,tale diritto,lo stesso non,questa proposta,la prima frase,è un",
  narrows:
    'che cui quale quali dove in nel nella nei nelle nello durante dopo prima fino da dal dalla sotto contro per con tra fra verso secondo come presso entro oltre su sul sulla *ato *ata *ati *ate *uto *uta *uti *ute *ito *ita *iti *ite',
  beginUnsettled:
    'da concordare,da confermare,da definire,da discutere,in trattativa,non concordato,così era,non vincolante,a solo scopo,mai stato firmato,privo di effetti,da negoziare,ancora da,resta da,deve ancora',
  points: 'questo ciò riguardo farlo adempierlo',
  determines: 'questo questa tale tali suddett* predett* precedente* presente* queste questi',
  isForegoing: 'precede precedente precedenti suddett* predett* sopra',
  isFollowing: 'seguent* segue seguono',
  overrides:
    "preval* esent* eccettua* esclus* escluse* sospes* effetto soppress* abrog* dispens* annull* eccettuat* eccezion* esclusi escluso esclusa scade un'eccezione rinunci* sospend* superat* terminat* cessa* discrezione discrezion* revocar* riscritt* discost* congelat* interrott*",
  precedes: 'preval* deroga nonostante contrario',
  contrasts: 'tuttavia però ma nondimeno contrario deroga alternativamente',
  isClause:
    'clausola clausole frase frasi disposizion* comma paragraf* sezione articol* obblig* diritt* dovere doveri responsabilità garanzi* regol* requisit* testo version*',
  isPast:
    'prima precedente precedent* vecchio vecchia originari* soppress* respint* ritirat* abrogat* eliminat* non controproposta proposta inaccettabil* nulle nulli tipo obsolet* archiviat* errat* fals* vietat* barrat* annullat* sostituit* abbandonat* scartat* scadut* superat*',
  beginNeutral:
    'a scanso,per chiarezza,inoltre,in cambio,a titolo,altresì,pertanto,quindi,infine,di conseguenza',
  attributes: 'secondo',
  adds: 'anche altresì parimenti',
  limits:
    'solo soltanto unicamente se qualora condizion* eccezion* richiede presuppone subordinat* limitat* dipende dipendono soli provvisori* temporane* suppone',
  narrates:
    'riferit* ricordat* promesso riassunto scritto annunciat* spiegat* rispost* *iava *cava *dava *gava *lava *mava *nava *ntava *rava *sava scritt* scrisse disse raccont* riferì',
  isVoice:
    'posizione parere commento nota recitava prevedeva diceva disponeva lettera opuscolo malinteso scegliere barrare email* e-mai* citazione fonte consiglio mito avrebbe potrebbe sarebbe visione aperto errore menzogne dicerie prospetto dépliant promemoria volantino miti controproposta obiezion* suggeriment* prospettiva aspirazion* bugie',
  isChoice: 'opzione variante alternativa domanda caso ipotesi scenario',
  isWriting: 'clausol* fras* disposizion* version* test* formulazion* punti punto',
  upholds:
    'iniziat* inizia decorr* applic* appliche* disciplin* regol* vincol* obblig* sopravviv* descriv* spieg* illustr* defin* precis* elenc* preved* stabil* dispon* impon* contien* riguard* tratt* vedi veda cfr legg* approv* adott* accett* ratific* conferm* convenut* valid* vale valgono vigente* entrat* integr* complet* rispett* osserv* adempi* esegu* garant* consent* conced* manten* redatt* tradott* verific* invoc* prendiamo continu* prosegu* viol* infrang* estend* super* crea* gener* vincol* invariat* inalterat* proroga* rinnov*',
}
