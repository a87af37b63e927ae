import type { Language } from './classes.ts'

export const FRENCH: Language = {
  common:
    'de la le les et des en du à un une dans par que qui pour au sur est il aux ce cette son sa ses ou avec se ne être sont d l ' +
    'ces leur leurs plus entre comme selon toute tout présent présente ainsi',
  negation:
    'ne n pas jamais aucun* rien personne ni sans sauf hormis excepté guère nul nulle nullement ' + 'non',
  negativePrefix: 'in im ir il non dé dés més mal anti',
  modal:
    'doit doivent devra devront devrait peut peuvent pourra pourront pourrait est sont sera seront était a ont aura auront faut faudra ' +
    'droit* obligation* oblig* tenu* autoris* permis* permet* engag* responsab* habilit* faculté veut',
  conjunction: 'et ou mais ni car donc or soit que',
  bound:
    'moins plus maximum minimum maxim* minim* avant après dès depuis pendant durant jusqu jusque dans entre au-delà sous sur dessus dessous ' +
    'tard tôt immédiatement premier* première* dernier* dernière* prochain* suivant* précédent* annuel* mensuel* quotidien* par chaque toujours ' +
    'lors lorsque quand expir* terme fin début supérieur* inférieur* excéd* dépass* compter délai*',
  condition:
    'interdi* refus* exclu* exclut exclus* empêch* défaut manqu* renonc* prohib* dispens* exonér* révoqu* résili* cess* si sauf seul* seulement uniquement exclusiv* réserve* condition* pourvu moyennant substantiel* essentiel* écrit* oral* verbal* tout tous toute* toutes ' +
    'chaque quelconque quelque* certain* deux raisonnabl* lourd* grave* intentionnel* direct* indirect* exprès expres* tacite* mutuel* conjoint* ' +
    'solidair* autre* sinon malgré nonobstant notamment y compris préalabl* partie* partiel* entier* entière* total* net nette brut* environ sans',
  number:
    'zéro un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt* trente* quarante* cinquante* soixante* septante* ' +
    'cent cents mille million* milliard* moitié demi* tiers quart* deuxième* troisième* dizaine* douzaine* double* triple* fois',
  unit:
    'jour* semaine* mois an ans année* heure* minute* seconde* ouvrable* ouvré* calendaire* pourcent* pour point* euro* dollar* franc* centime* usd eur chf gbp ' +
    'mètre* kilomètre* km kg kilogramme* gramme* tonne* litre* unité* pièce*',
  reference:
    'article* art section* clause* annexe* alinéa* paragraphe* page* chapitre* partie* tableau* numéro* n° no titre* point*',
}
