/** Verbs that many rules ask for. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** Verbs of a rule: "shall", "may". */
export const isModal = inAnyLanguage({
  en: 'shall must may might will can cannot could should ought',
  de: 'muss müssen darf dürfen kann können soll sollen wird werden sollte sollten müsste müssten könnte könnten',
  cs: 'musí může mohou smí bude budou musejí smějí můžou mohl mohla mohlo mohli mohly',
  fr: 'doit doivent peut peuvent sera seront devra devront pourra pourront',
  es: 'debe deben puede pueden será serán deberá deberán podrá podrán',
  it: 'deve devono può possono sarà saranno dovrà dovranno potrà potranno',
  pl: 'musi muszą może mogą będzie będą należy wolno można powinien powinna powinno powinni powinny mógł mogła mogło mogli mogły mógłby mogłaby mogłoby',
  pt: 'deve devem pode podem será serão deverá deverão poderá poderão',
  nl: 'moet moeten mag mogen kan kunnen zal zullen zou zouden dient dienen kon konden',
})

/** Verbs of what is so: "The Supplier named in Annex 2 is …". */
export const isPresent = inAnyLanguage({
  en: `is are be isn't aren't does do`,
  de: 'ist sind gilt gelten bleibt bleiben',
  cs: 'je jsou',
  fr: 'est sont',
  es: 'es son está están',
  pl: 'jest są',
  pt: 'é são está estão',
  nl: 'is zijn wordt worden geldt gelden blijft blijven',
})

/** "Only ticked clauses apply." */
export const isApplying = inAnyLanguage({
  en: 'apply applies count counts valid agreed binding applicable',
  de: 'gelten gilt vereinbart verbindlich gültig anwendbar',
  cs: 'platí použije použijí uplatní uplatňuje uplatňují vztahuje vztahují platný platná platné platných závazný závazná závazné závazných závazně dohodnuto dohodnuté sjednáno sjednané',
  fr: 'appliquent applicables applique applicable valable valables vaut valent convenu convenus',
  es: 'aplican aplicables rigen se aplica aplicable válido válida válidos válidas vinculante vinculantes rige acordado acordados',
  it: 'applicano applicabili vale valgono vige vigono applica applicabile valido valida validi valide vincolante vincolanti',
  pl: 'obowiązuje obowiązują stosuje stosują ważny ważna ważne wiążący wiążąca wiążące uzgodniono uzgodnione uzgodniony uzgodniona liczy liczą',
  pt: 'aplicam aplicam-se aplicáveis vale valem foi aplica-se aplicável vigora vigoram vinculativo vinculativa',
  nl: 'gelden geldt geldig bindend overeengekomen afgesproken',
  tr: 'geçerlidir uygulanır',
  id: 'berlaku',
})

/** Harmless when denied: "does not affect clause 3", "nobody may violate section 3". */
export const isBreach = inAnyLanguage({
  en: 'breach* violat* affect* restrict* prejudic* infring* deviat* derog* contraven* depart* amend* alter* chang* limit* modif* releas* reliev* discharg* vary varies varied impair* diminish* circumvent*',
  de: 'entbind* befrei* entheb* verletz* versto* abweich* einschränk* änder* berühr* verstö* verstieß* entbunden enthoben missacht* beeinträchtig* beschränk* begrenz* abänder* abgeändert* geändert* abgewichen eingeschränkt* modifizier* umgeh* umgangen zuwiderhand* freistell*',
  cs: 'ovliv* dotýk* dotč* dotk* nemění* zprošť* zbav* poruš* odchýl* měn* nedotč* nedotýk* nedotk* neovliv* neomez* neporuš* neodchyl* neodchýl* odchyl* nezbav* nezprošť* zprosti* nezměn* zasahuj* nezasahuj*',
  fr: 'affect* libère* exonèr* dispens* enfre* viol* dérog* contrev* chang* libér* exonér* préjudici* restrein*',
  es: 'afect* libera* vulner* incumpl* infrin* contrav* cambi* perjudic* menoscab* exim* exoner* restring* quebrant*',
  it: 'pregiudic* libera* viol* derog* cambi* esoner* infrang*',
  pl: 'zmian* zmieni* zwalnia* narusz* odstęp* zwolnić zwolni wpływa* uchybia* modyfik* łamie łamać ogranicza ograniczają ograniczać',
  pt: 'afet* libera* viol* incumpr* descumpr* derrog*',
  nl: 'ontsla* onthef* schend* afwijk* overtre* wijzig* gewijzigd* afgeweken geschonden ontheven beperk* aantast* beïnvloed* inbreuk* omzeil* verander*',
  tr: 'ihlal*',
  id: 'melanggar* menyimpang*',
})
