import type { Language } from './classes.ts'

export const ITALIAN: Language = {
  common:
    'di e il la che in a per un del della è dei le con una al si da non i gli delle nel alla sono come dal lo o ai anche ' +
    'presente tra alle essere suo sua ed dalla nella ad ogni',
  negation: 'non né mai nessun* niente nulla senza salvo tranne eccetto fuorché neppure neanche nemmeno',
  negativePrefix: 'in im ir il dis s non anti',
  modal:
    'deve devono dovrà dovranno dovrebbe può possono potrà potranno potrebbe è sono sarà saranno era ha hanno avrà tenut* diritt* obblig* ' +
    'autorizz* permess* consent* impegn* responsab* facoltà vuole',
  conjunction: 'e ed o oppure ma bensì né ovvero che sia',
  bound:
    'meno più massim* minim* almeno prima dopo entro durante fino sino da dal tra fra oltre sopra sotto tardi immediat* prim* ultim* prossim* seguent* successiv* ' +
    'precedent* annual* mensil* settimanal* giornalier* per ogni ciascun* sempre quando mentre appena scaden* termin* fine inizi* superior* inferior* ecced* super* minor* maggior* decorr*',
  condition:
    'vieta* divieto* rifiut* esclu* escl* impedi* nega* rinunc* esent* esoner* mancat* mancanza cess* revoc* appena recess* risol* se salvo solo soltanto solamente unicamente esclusiv* eccetto condizion* purché qualora soggett* sostanzial* essenzial* scritt* iscritto oral* verbal* tutto tutti tutta tutte ' +
    'ogni ciascun* qualsiasi qualunque alcun* entramb* ragionevol* grav* dolos* intenzional* dirett* indirett* espress* tacit* reciproc* congiunt* solidal* ' +
    'altr* caso nonostante malgrado inclus* compres* previ* preventiv* part* parzial* total* inter* nett* lord* circa',
  number:
    'zero un uno una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove vent* trent* quarant* ' +
    'cinquant* sessant* settant* ottant* novant* cento* mille mila milione milioni miliard* metà mezzo mezza terz* quart* doppi* dozzin*',
  unit:
    'giorno giorni settiman* mese mesi anno anni ora ore minut* second* lavorativ* solar* calendario cento percentual* punt* euro* dollar* centesim* usd eur ' +
    'metr* chilometr* km kg chilogramm* gramm* tonnellat* litr* unità pezz*',
  reference:
    'articolo articoli art sezion* clausol* allegat* comma commi paragraf* pagin* capitol* part* tabell* numer* n titol* punt*',
}
