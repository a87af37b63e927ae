import type { Language } from './classes.ts'

export const FRENCH: Language = {
  common:
    'de la le les et des en du à un une dans par que qui pour au sur est il aux ce cette son sa ses ou avec se ne être sont d l ces leur leurs plus entre comme selon toute tout présent présente ainsi',
  negates: 'ne n pas jamais aucun* rien ni sans sauf hormis excepté guère nul nulle nullement non',
  homograph: 'mai nu',
  isProForm: "ce est-ce c'* cela ceci ça ainsi",
  confirms:
    'toujours vrai exact correct obligatoire essentiel* important* vérifi* contrôl* normal voulu adopté* approuvé* accepté* retenu* valable* applicable* nouve* actuel* intégral* complet* définiti* unanimité prouv* confirm* accepte',
  isNumber:
    'zéro un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt* trente* quarante* cinquante* soixante* septante* cent cents mille million* milliard* moitié demi* tiers quart* deuxième* troisième* dizaine* douzaine* double* triple* fois',
  restricts:
    'si sauf hormis excepté seulement uniquement mais moins plus maximum minimum jusque refus* interdi* défen* renonc* abstien* absten* exclu* cess* lieu quoique toutefois cependant environ presque',
  denies: 'aucun* rien jamais nul nulle nullement dispensé* exempt* libéré* exonéré* guère',
  subordinates: "que qu'",
  beginCondition:
    "en cas,au cas,dans le cas,à condition,à moins,sous réserve,dans la mesure,tant que,pour autant,à l'exception,lorsque,lorsqu',jusqu'à,limité à,limitée à,pourvu que,à la discrétion,à discrétion,au choix,sur demande",
  removes:
    'interdi* exclu* prohib* supprim* remplac* abrog* annul* retir* rejet* refusé* refusée* interdit* empêch* censuré cassé annulé* suspendu* écarté* barré* biffé* abandonné*',
  supposes: 'si lorsque lorsqu quand sauf hormis',
  isStatus:
    'nul nulle caduc caduque invalide ancien ancienne précédent* projet obsolète expiré* annulé* retiré* faux fausse* inexact* facultati* modèle fictif* fictive* périmé* anciens anciennes échec échoué nulle périmé* insuffisant',
  doubts:
    'faux fausse* inexact* erroné* tort prétend* allègu* allégu* propos* suppos* affirm* contest* dout* discrétion espèr* souhait* recommand* estim* soutien* croir* avis idéalement contraire oppos* refusé* rejeté* malentendu* prévu pensai* croyai* envisag* erreur inventé* fable imagin* croit croient craign* craint spécul* voudrait voulait voulaient conjectur* soi-disant présumé* objecte*',
  isExample: 'exemple*',
  beginOmission:
    'supprimé,supprimée,sans objet,réservé,néant,abrogé,non applicable,aucune,omis,sans effet,non compris,non comprise,non inclus,hors périmètre,supprimés,annulé,annulée,retiré,abrogée',
  asserts:
    'convien* convenu* confirm* déclar* garant* engag* reconn* stipul* prévoi* assur* veill* certif* décid*',
  beginBackReference:
    "ceci ne,cela ne,cette clause,cette phrase,cette disposition,la phrase précédente,ce qui,ceci n,cela n,ceci est,cela est,ce n'est,sont exceptées,sont exceptés,est excepté,est exceptée,sont exclus,sont exclues,une exception,des exceptions,la condition,le contraire,cette obligation,ce droit,la première phrase,cette proposition,cette stipulation,il n'en,c'est un,c'est une,cela relève",
  narrows:
    'qui que dont où lequel laquelle lesquels lesquelles dans en sur pendant après avant depuis dès sous contre par pour avec chez entre vers selon comme hors lors durant moyennant suivant *é *ée *és *ées',
  beginUnsettled:
    "à convenir,à confirmer,à définir,à discuter,en cours de négociation,non convenu,c'était,c'était le cas,sans engagement,sans valeur,à titre indicatif,titre indicatif,sans effet juridique,aucun effet juridique,jamais été signé,uniquement à la discussion,à négocier,encore à,reste à",
  points: 'ceci cela',
  determines: 'cette cet ce ces précédent* susvisé* susmentionné* présent*',
  isForegoing: 'précède précédent* ci-dessus susmentionné* susvisé* susdit*',
  isFollowing: 'suivant* ci-dessous ci-après suit suivent',
  overrides:
    'prévau* prévaloir prime* dispens* exempt* exclu* exclue* excepté* suspend* suspendu* dérog* effet supprim* abrog* exceptés exceptées exceptée exclus exclues exception* expire* renonc* renoncé appréciation réécrit* écart* gelé gelée interrompu*',
  precedes: 'prévau* prévaloir prime* dérog* nonobstant contrairement',
  contrasts: 'toutefois cependant néanmoins mais nonobstant dérogation inversement alternativement',
  isClause:
    'clause* phrase* disposition* paragraphe* alinéa* article* obligation* droit droits devoir* responsabilité* garantie* règle* stipulation* exigence* texte* version* engagement*',
  isPast:
    'avant auparavant ancien* précédent* antérieur* autrefois supprim* rejet* abandonn* retir* abrog* caduc* non contre-proposition* proposition* initial* refus* inacceptable* éviter ancienne anciennes antérieures nulles type périmé* obsolète* erroné* fausse faux interdit* écarté* barré* annulé* remplacé* désuet* désuète*',
  beginNeutral:
    'pour éviter,en contrepartie,en outre,à titre de précision,par ailleurs,ainsi,donc,enfin,de plus,de même,par conséquent,en conséquence',
  attributes: 'selon',
  adds: 'aussi également même',
  limits:
    'seulement uniquement si condition* réserve* exception* excepté* exige requiert suppose subordonné* limité* dépend* seules seuls présuppose* provisoire* temporaire*',
  narrates: 'rapport* promett* promis écri* rappel* résum* annonc* expliqu* répond*',
  isVoice:
    'position avis commentaire* remarque* note scénario disposait prévoyait indiquait stipulait lettre brochure* malentendu* choisir cocher courriel citation source conseil veuillez mythe aurait pourrait serait point vision ouvert erreur rumeur rumeurs mensonges mémo dépliant* mythes contre-proposition* objection* perspective aspiration* souhait*',
  isChoice: 'option variante alternative question cas hypothèse scénario',
  isWriting: 'rédaction* clause* phrase* disposition* version* texte* formulation* stipulation* points',
  upholds:
    'commenc* prend appliqu* applicable* régi* régit lie lient engage* subsist* survi* décri* expliqu* précis* défin* énumèr* prévo* prévu* prévoi* dispos* énonc* impos* exig* oblig* concern* contien* traite* vise* voir cf lire lisez adopt* approuv* accept* ratifi* confirm* convenu* valable* valide* complèt* respect* observ* exécut* suivre rempli* garanti* permet* accord* maintenu* maintien* rappel* rédig* tradui* vérifi* entr* reste restent invoqu* produit reprenons continu* perdur* enfre* viol* contrevi* étend* validé résist* cré* engendr* inchang* prorog* renouvel* laisse',
}
