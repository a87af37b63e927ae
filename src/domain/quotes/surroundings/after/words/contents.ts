/** Nouns for what a quote says, and verbs of sentences about them: "The duty rests.", "You lose this protection." */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

const isPlanOrRule = inAnyLanguage({
  en: 'practice practices custom idea ideas scheme pilot measure measures rule rules step arrangement plan',
  de: 'idee regel maßnahme angebot vorhaben plan',
  cs: 'nápad plán pravidlo opatření nabídka',
  fr: 'idée règle mesure offre projet plan idées règles promesse',
  es: 'idea regla medida oferta plan reglas práctica prácticas',
  it: 'idea regola misura offerta piano regole',
  pl: 'pomysł plan zasada',
  pt: 'regra medida oferta plano ideia ideias regras práticas',
  nl: 'idee regel plan maatregel aanbod',
})

const isHabitOrPromise = inAnyLanguage({
  en: 'habit habits control controls target targets goal goals promise promises pledge belief beliefs claim claims assertion commitment commitments routine',
  de: 'praxis übung routine kontrolle kontrollen gewohnheit zielvorgabe zusage versprechen behauptung',
  cs: 'praxe praxi zvyklost kontrola kontrolu slib příslib tvrzení',
  fr: 'pratique usage contrôle routine promesse engagement affirmation pratiques habitude habitudes promesses engagements affirmations',
  es: 'práctica costumbre control promesa compromiso afirmación costumbres hábito hábitos rutina promesas afirmaciones',
  it: 'prassi abitudine controllo promessa impegno affermazione abitudini consuetudine affermazioni',
  pl: 'praktyka praktykę zwyczaj kontrola obietnica twierdzenie',
  pt: 'prática costume controlo controle promessa compromisso afirmação costumes rotina promessas afirmações',
  nl: 'praktijk gewoonte controle routine belofte toezegging',
})

const isFigureOrLine = inAnyLanguage({
  en: 'figure figures headline headlines line lines entry entries words phrase remark mention',
  de: 'angabe zeile eintrag worte sätze',
  cs: 'údaj řádek slova',
  fr: 'chiffre ligne mots phrase mention chiffres lignes phrases',
  es: 'cifra línea palabras frase cifras líneas frases mención',
  it: 'cifra dato riga parole frase cifre righe frasi menzione',
  pl: 'liczba linijkę linijka słowa',
  pt: 'número linha palavras frase linhas menção',
  nl: 'cijfer regel woorden',
})

/** What people do, keep to, promise or believe: such a noun with an article is what the quote says. */
export const isContent = anyOf(isPlanOrRule, isHabitOrPromise, isFigureOrLine)

export const isDuty = inAnyLanguage({
  en: 'obligation duty commitment undertaking requirement entitlement',
  de: 'pflicht verpflichtung',
  cs: 'povinnost závazek nárok',
  fr: 'engagement devoir obligation exigence',
  es: 'obligación deber compromiso requisito exigencia',
  it: 'obbligo impegno dovere',
  pl: 'obowiązek zobowiązanie',
  pt: 'obrigação dever compromisso exigência',
  nl: 'plicht verplichting',
})

/** In Slavic languages a noun has no article. */
export const isSlavicDuty = inAnyLanguage({ cs: 'povinnost závazek nárok', pl: 'obowiązek zobowiązanie' })

/** "The duty arises once the fee is paid." */
export const isCondition = inAnyLanguage({ en: 'once until while unless if' })

/** "The duty rests in winter." */
export const isSuspended = inAnyLanguage({
  en: 'rest rests pause pauses sleeps stop stops end ends lapse lapses',
  de: 'ruht entfällt',
  cs: 'odpadá',
  fr: 'cesse cessent éteint expire expirent finit',
  es: 'cesa cesan termina terminan expira expiran caduca caducan decae extingue extinguen',
  it: 'cessa cessano finisce scade scadono decade decadono estingue estinguono',
  pl: 'ustaje',
  pt: 'cessa cessam extingue-se extinguem-se',
})

/** "Customers of the basic tariff have no claim to this." */
export const isClaim = inAnyLanguage({
  en: 'claim entitlement entitled right',
  de: 'anspruch rechtsanspruch recht',
  cs: 'nárok právo',
  fr: 'droit droits prétention prétentions',
  es: 'derecho derechos pretensión',
  it: 'diritto diritti pretesa pretese',
  pl: 'prawo roszczenie',
  pt: 'direito direitos pretensão',
  nl: 'recht aanspraak',
})

export const isBenefit = inAnyLanguage({
  en: 'service protection benefit guarantee discount right',
  de: 'leistung schutz vorteil garantie recht',
  cs: 'služba službu ochrana ochranu výhoda výhodu záruka záruku',
  fr: 'service protection avantage garantie droit prestation bénéfice remise rabais',
  es: 'servicio protección ventaja garantía derecho prestación beneficio descuento',
  it: 'servizio protezione vantaggio garanzia diritto prestazione sconto agevolazione',
  pl: 'usługa usługi usługę ochrona ochronę ochrony',
  pt: 'serviço proteção vantagem garantia direito prestação benefício desconto',
  nl: 'service dienst bescherming garantie recht',
})

/** "They cannot claim this service." */
export const isReceiving = inAnyLanguage({
  en: 'claim receive get enjoy have use demand expect',
  de: 'erhält erhalten bekommt bekommen bekomme bekommst beanspruchen nutzen',
  cs: 'obdrž* získ* využ*',
  fr: 'reçoit reçois reçoive reçu bénéficie bénéficier bénéficiez bénéficié bénéficient reçoivent recevoir recevez recevra recevront reçue reçus reçues bénéficiera bénéficieront obtient obtiennent obtenir profite profitent profiter réclame réclamer exiger',
  es: 'recibe recibes reciben recibía recibían recibir recibirá recibió recibido recibo disfruta disfrutan disfrutar disfrute disfruten recibirán reciba reciban recibieron recibimos obtiene obtienen obtener reclama reclaman reclamar exigir',
  it: 'riceve ricevere ricevono ricevo ricevi ricevuto ricevuta ricevuti ricevute riceverà riceveranno riceviamo ricevete ottiene ottengono ottenere gode godono godere usufruisce usufruiscono usufruire beneficia beneficiano beneficiare esigere pretendere',
  pl: 'otrzym*',
  pt: 'recebe recebem receber receberá recebeu recebido recebo recebemos recebia recebiam receberão receba recebam receberam obtém obtêm obter goza gozam gozar usufrui usufruem usufruir beneficiam beneficiar',
  nl: 'krijg krijgt krijgen ontvang ontvangt ontvangen',
})

/** "You lose this protection when you accept." */
export const isLosing = inAnyLanguage({
  en: 'lose loses forfeit forfeits',
  de: 'verliert verlieren verliere verlierst',
  cs: 'ztratí ztrácí',
  fr: 'perdre perdez perdent perdons perdu perdue perd perds perdra perdront perdrez perdus perdues',
  es: 'perder pierde pierden pierdes pierda perderá perderán perderás perdió perdieron perdido pierdan',
  it: 'perde perdi perdono perdere perdete perdita perdite perderà perderanno perderete perdiamo perso persa persi perse perduto perduta',
  pl: 'utraca utracą utracę utraci tracisz traci',
  pt: 'perde perdem perder perdeu perdes perderão perdemos perderam perca percam',
  nl: 'verliest',
})
