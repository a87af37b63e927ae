import type { Language } from './classes.ts'

export const GERMAN: Language = {
  common:
    'der die das und in den von zu mit dem des ist im für auf nicht ein eine einer eines als auch an es werden aus er hat dass ' +
    'sie nach wird bei sind zur zum durch oder über diese dieser dieses sich einen einem vom hierzu sowie',
  negation: 'nicht nichts nie niemals niemand* weder noch ohne außer kein* ' + 'nirgend* ausgenommen',
  negativePrefix: 'un in im ir il nicht miss des dis ent ver',
  modal:
    'muss müss* mußte soll* darf dürf* kann können könn* will wollen wird werden würde* ist sind war waren hat haben verpflichte* ' +
    'berechtig* befugt* zulässig* gestattet* erlaubt* erforderlich* recht* pflicht* haftet haften haftung hat zu brauch* mag mögen',
  conjunction: 'und oder aber sondern sowie bzw beziehungsweise entweder denn als doch jedoch',
  bound:
    'mindestens höchstens wenigstens maximal* minimal* mehr weniger unter über ab bis vor nach vorher nachher binnen innerhalb während ' +
    'seit spätestens frühestens zwischen zuvor danach sofort unverzüglich* erst* letzt* nächst* jährlich* monatlich* wöchentlich* ' +
    'täglich* pro je jeweils stets immer sobald solange nachdem bevor ablauf beginn* ende* höher* niedrig*',
  condition:
    'kaum selten untersag* verboten* verbot* verweiger* unterlass* unterläss* ausgeschloss* ausschl* ablehn* abgelehn* befrei* verzicht* fehl* scheiter* widerruf* kündig* statt anstatt wenn falls sofern soweit nur lediglich ausschließlich* ausgenommen außer vorbehaltlich unter bedingung* voraussetzung* wesentlich* ' +
    'schriftlich* textform schriftform mündlich* jede* jegliche* alle* sämtliche* einige* manche* beide* allein* angemessen* grob* ' +
    'vorsätzlich* fahrlässig* unmittelbar* mittelbar* ausdrücklich* stillschweigend* gemeinsam* gegenseitig* es sei denn sonst* ander* ' +
    'trotz obwohl insbesondere einschließlich* teil* voll* ganz* gesamt* netto brutto etwa circa ca insoweit',
  number:
    'null eins zwei* drei* vier* fünf* sechs* sieben* acht* neun* zehn* elf* zwölf* zwanzig* hundert* tausend* million* milliarde* ' +
    'halb* hälfte drittel* viertel* einmal* doppelt* dutzend ein eine einer eines einem einen ' +
    'dreißig* vierzig* fünfzig* sechzig* siebzig* achtzig* neunzig*',
  unit:
    'tag tage* tagen woche* monat* jahr* stunde* minute* sekunde* werktag* arbeitstag* bankarbeitstag* kalendertag* geschäftstag* ' +
    'prozent* prozentpunkt* v h euro* dollar* cent* franken usd eur chf gbp meter* kilometer* km kg kilogramm* gramm tonne* liter* stück*',
  reference:
    'abschnitt* ziffer* ziff artikel* art paragraph* absatz* abs satz* anlage* anhang* nummer* nr seite* kapitel* punkt* teil* tabelle* buchstabe*',
}
