/** Verbs that many rules ask for. */

import { inAnyLanguage } from '../../meaning/word-lists.ts'

/** Verbs of a rule: "shall", "may". */
export const isModal = inAnyLanguage({
  en: 'shall must may might will can cannot could should',
  de: 'muss müssen darf dürfen kann können soll sollen wird werden',
  cs: 'musí může mohou smí bude budou',
  fr: 'doit doivent peut peuvent sera seront devra devront pourra pourront',
  es: 'debe deben puede pueden será serán deberá deberán podrá podrán',
  it: 'deve devono può possono sarà saranno dovrà dovranno potrà potranno',
  pl: 'musi muszą może mogą będzie będą należy',
  pt: 'deve devem pode podem será serão deverá deverão poderá poderão',
  nl: 'moet moeten mag mogen kan kunnen zal zullen',
})

/** Verbs of what is so: "The Supplier named in Annex 2 is …". */
export const isPresent = inAnyLanguage({
  en: `is are be isn't aren't does do`,
  de: 'ist sind gilt gelten',
  cs: 'je jsou',
  fr: 'est sont',
  es: 'es son está están',
  pl: 'jest są',
  pt: 'é são está estão',
  nl: 'is zijn wordt worden',
})

/** "Only ticked clauses apply." */
export const isApplying = inAnyLanguage({
  en: 'apply applies count counts valid agreed binding',
  de: 'gelten gilt vereinbart verbindlich',
  cs: 'platí',
  fr: 'appliquent applicables applique applicable valable valables vaut valent convenu convenus',
  es: 'aplican aplicables rigen se aplica aplicable válido válida válidos válidas vinculante vinculantes rige acordado acordados',
  it: 'applicano applicabili vale valgono vige vigono applica applicabile valido valida validi valide vincolante vincolanti',
  pl: 'obowiązuje obowiązują stosuje',
  pt: 'aplicam aplicam-se aplicáveis vale valem foi aplica-se aplicável vigora vigoram vinculativo vinculativa',
  nl: 'gelden',
  tr: 'geçerlidir uygulanır',
  id: 'berlaku',
})

/** Harmless when denied: "does not affect clause 3", "nobody may violate section 3". */
export const isBreach = inAnyLanguage({
  en: 'breach* violat* affect* restrict* prejudic* infring* deviat* derog* contraven* depart* amend* alter* chang* limit* modif* releas* reliev* discharg*',
  de: 'entbind* befrei* entheb* verletz* versto* abweich* einschränk* änder* berühr*',
  cs: 'ovliv* dotýk* dotč* dotk* nemění* zprošť* zbav* poruš* odchýl* měn*',
  fr: 'affect* libère* exonèr* dispens* enfre* viol* dérog* contrev* chang* libér* exonér* préjudici* restrein*',
  es: 'afect* libera* vulner* incumpl* infrin* contrav* cambi* perjudic* menoscab* exim* exoner* restring* quebrant*',
  it: 'pregiudic* libera* viol* derog* cambi* esoner* infrang*',
  pl: 'zmian* zmieni* zwalnia* narusz* odstęp*',
  pt: 'afet* libera* viol* incumpr* descumpr* derrog*',
  nl: 'ontsla* onthef* schend* afwijk* overtre* wijzig*',
  tr: 'ihlal*',
  id: 'melanggar* menyimpang*',
})
