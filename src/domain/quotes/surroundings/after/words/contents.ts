/** Nouns for what a quote says, and verbs of sentences about them: "The duty rests.", "You lose this protection." */

import { anyOf } from '../../../meaning/languages.ts'
import { inAnyLanguage } from '../../../meaning/word-lists.ts'

const isPlanOrRule = inAnyLanguage({
  en: 'practice practices custom idea ideas scheme pilot measure measures rule rules step arrangement plan plans schemes customs arrangements',
  de: 'idee regel maßnahme angebot vorhaben plan ideen regeln maßnahmen massnahme massnahmen pläne brauch gepflogenheit vorgehensweise',
  cs: 'nápad plán pravidlo opatření nabídka nápady nápadu nápadem plánu plány plánem pravidlu pravidlem pravidla pravidel nabídku nabídky nabídkou opatřením krok kroku kroky krokem',
  fr: 'idée règle mesure offre projet plan idées règles promesse',
  es: 'idea regla medida oferta plan reglas práctica prácticas',
  it: 'idea regola misura offerta piano regole',
  pl: 'pomysł plan zasada pomysłu pomysły pomysłem planu plany planem zasadę zasady zasadą zasadzie reguła regułę reguły regułą oferta ofertę oferty ofertą rozwiązanie rozwiązania krok kroku',
  pt: 'regra medida oferta plano ideia ideias regras práticas',
  nl: 'idee regel plan maatregel aanbod ideeën regels plannen maatregelen',
})

const isHabitOrPromise = inAnyLanguage({
  en: 'habit habits control controls target targets goal goals promise promises pledge belief beliefs claim claims assertion commitment commitments routine pledges assertions assurance assurances routines',
  de: 'praxis übung routine kontrolle kontrollen gewohnheit zielvorgabe zusage versprechen behauptung routinen gewohnheiten gepflogenheiten ziel ziele zielvorgaben zusagen zusicherung zusicherungen behauptungen',
  cs: 'praxe praxi zvyklost kontrola kontrolu slib příslib tvrzení praxí zvyk zvyku zvyky zvykem zvyklosti zvyklostí kontroly kontrole kontrolou slibu slibem sliby příslibu příslibem přísliby tvrzením cíl cíle cílem cíli rutina rutinu rutiny přesvědčení',
  fr: 'pratique usage contrôle routine promesse engagement affirmation pratiques habitude habitudes promesses engagements affirmations',
  es: 'práctica costumbre control promesa compromiso afirmación costumbres hábito hábitos rutina promesas afirmaciones',
  it: 'prassi abitudine controllo promessa impegno affermazione abitudini consuetudine affermazioni',
  pl: 'praktyka praktykę zwyczaj kontrola obietnica twierdzenie praktyki praktyką praktyce zwyczaju zwyczaje zwyczajem kontrolę kontroli kontrolą kontrole obietnicę obietnicy obietnicą obietnice twierdzenia twierdzeniem twierdzeniu nawyk nawyku cel celu celem cele przyrzeczenie przyrzeczenia rutyna rutynę rutyny przekonanie przekonania',
  pt: 'prática costume controlo controle promessa compromisso afirmação costumes rotina promessas afirmações',
  nl: 'praktijk gewoonte controle routine belofte toezegging praktijken gewoonten gewoontes controles routines beloften beloftes toezeggingen bewering beweringen doelstelling doelstellingen',
})

const isFigureOrLine = inAnyLanguage({
  en: 'figure figures headline headlines line lines entry entries words phrase remark mention phrases remarks mentions',
  de: 'angabe zeile eintrag worte sätze zeilen wörter bemerkung erwähnung schlagzeile schlagzeilen passage äußerung',
  cs: 'údaj řádek slova údaje údajem údaji číslo čísla číslu řádku řádky řádkem slov slovo zmínka zmínku zmínky fráze frázi položka položku',
  fr: 'chiffre ligne mots phrase mention chiffres lignes phrases',
  es: 'cifra línea palabras frase cifras líneas frases mención',
  it: 'cifra dato riga parole frase cifre righe frasi menzione',
  pl: 'liczba linijkę linijka słowa liczby liczbę liczbą linijki linijką wiersz wiersza wpis wpisu wpisem wzmianka wzmiankę wzmianki słów słowo fraza frazę',
  pt: 'número linha palavras frase linhas menção',
  nl: 'cijfer regel woorden cijfers vermelding opmerking zinsnede',
})

/** What people do, keep to, promise or believe: such a noun with an article is what the quote says. */
export const isContent = anyOf(isPlanOrRule, isHabitOrPromise, isFigureOrLine)

export const isDuty = inAnyLanguage({
  en: 'obligation duty commitment undertaking requirement entitlement obligations duties commitments undertakings entitlements',
  de: 'pflicht verpflichtung pflichten verpflichtungen',
  cs: 'povinnost závazek nárok povinnosti povinností závazku závazky závazkem nároku nároky nárokem požadavek požadavku požadavkem oprávnění',
  fr: 'engagement devoir obligation exigence',
  es: 'obligación deber compromiso requisito exigencia',
  it: 'obbligo impegno dovere',
  pl: 'obowiązek zobowiązanie obowiązku obowiązki obowiązkiem obowiązkowi zobowiązania zobowiązaniu zobowiązaniem wymóg wymogu wymogiem uprawnienie uprawnienia',
  pt: 'obrigação dever compromisso exigência',
  nl: 'plicht verplichting plichten verplichtingen verbintenis aanspraak',
})

/** In Slavic languages a noun has no article. */
export const isSlavicDuty = inAnyLanguage({
  cs: 'povinnost závazek nárok',
  pl: 'obowiązek zobowiązanie uprawnienie',
})

/** "The duty arises once the fee is paid." */
export const isCondition = inAnyLanguage({
  en: 'once until while unless if',
  de: 'solange',
  nl: 'zolang totdat terwijl',
})

/** "The duty rests in winter." */
export const isSuspended = inAnyLanguage({
  en: 'rest rests pause pauses sleeps stop stops end ends lapse lapses cease ceases suspended expires expire',
  de: 'ruht entfällt ruhen entfallen entfiel entfielen pausiert pausieren endet enden erlischt erlöschen erlosch',
  cs: 'odpadá odpadají odpadne odpadla odpadl zaniká zanikají zanikne zanikla zanikl končí skončí ustává',
  fr: 'cesse cessent éteint expire expirent finit',
  es: 'cesa cesan termina terminan expira expiran caduca caducan decae extingue extinguen',
  it: 'cessa cessano finisce scade scadono decade decadono estingue estinguono',
  pl: 'ustaje ustają ustanie ustał ustała ustało wygasa wygasają wygaśnie wygasł wygasła wygasło odpada odpadnie odpadł odpadła kończy skończy',
  pt: 'cessa cessam extingue-se extinguem-se',
  nl: 'rust rusten vervalt vervallen verviel pauzeert eindigt eindigen',
})

/** "Customers of the basic tariff have no claim to this." */
export const isClaim = inAnyLanguage({
  en: 'claim entitlement entitled right claims entitlements rights',
  de: 'anspruch rechtsanspruch recht rechtsansprüche berechtigt anspruchsberechtigt',
  cs: 'nárok právo nároku nároky nárokem práva práv oprávnění oprávněn oprávněna oprávněno oprávněni oprávněny',
  fr: 'droit droits prétention prétentions',
  es: 'derecho derechos pretensión',
  it: 'diritto diritti pretesa pretese',
  pl: 'prawo roszczenie prawa praw roszczenia roszczeń uprawnienie uprawnienia uprawnień uprawniony uprawniona uprawnione uprawnieni',
  pt: 'direito direitos pretensão',
  nl: 'recht aanspraak rechten aanspraken gerechtigd',
})

export const isBenefit = inAnyLanguage({
  en: 'service protection benefit guarantee discount right services protections benefits guarantees discounts rights privilege privileges',
  de: 'leistung schutz vorteil garantie recht leistungen vorteile garantien rechte dienst dienste dienstleistung dienstleistungen service rabatt rabatte vergünstigung vergünstigungen anspruch',
  cs: 'služba službu ochrana ochranu výhoda výhodu záruka záruku služby službě službou služeb ochrany ochraně ochranou výhody výhodě výhodou výhod záruky záruce zárukou garance garanci garancí sleva slevu slevy slevě slevou plnění právo práva',
  fr: 'service protection avantage garantie droit prestation bénéfice remise rabais',
  es: 'servicio protección ventaja garantía derecho prestación beneficio descuento',
  it: 'servizio protezione vantaggio garanzia diritto prestazione sconto agevolazione',
  pl: 'usługa usługi usługę ochrona ochronę ochrony usłudze usługą usług ochronie ochroną rabat rabatu rabatem zniżka zniżkę zniżki zniżce zniżką gwarancja gwarancję gwarancji gwarancją świadczenie świadczenia świadczeniu korzyść korzyści przywilej przywileju prawo prawa',
  pt: 'serviço proteção vantagem garantia direito prestação benefício desconto',
  nl: 'service dienst bescherming garantie recht diensten dienstverlening voordeel voordelen korting kortingen garanties rechten aanspraak',
})

/** "They cannot claim this service." */
export const isReceiving = inAnyLanguage({
  en: 'claim receive get enjoy have use demand expect claims receives gets enjoys uses demands expects obtain obtains',
  de: 'erhält erhalten bekommt bekommen bekomme bekommst beanspruchen nutzen erhalte erhältst erhielt erhielten bekam bekamen beansprucht beanspruche genießt genießen geniesst geniessen nutzt nutze',
  cs: 'obdrž* získ* využ* neobdrž* nezísk* nevyuž* dostan* dostává dostávají dostávat nedostan* nedostává nedostávají čerpat nečerpá užívat požívat požaduje požadují požadovat nepožaduje nárokovat',
  fr: 'reçoit reçois reçoive reçu bénéficie bénéficier bénéficiez bénéficié bénéficient reçoivent recevoir recevez recevra recevront reçue reçus reçues bénéficiera bénéficieront obtient obtiennent obtenir profite profitent profiter réclame réclamer exiger',
  es: 'recibe recibes reciben recibía recibían recibir recibirá recibió recibido recibo disfruta disfrutan disfrutar disfrute disfruten recibirán reciba reciban recibieron recibimos obtiene obtienen obtener reclama reclaman reclamar exigir',
  it: 'riceve ricevere ricevono ricevo ricevi ricevuto ricevuta ricevuti ricevute riceverà riceveranno riceviamo ricevete ottiene ottengono ottenere gode godono godere usufruisce usufruiscono usufruire beneficia beneficiano beneficiare esigere pretendere',
  pl: 'otrzym* dostan* dostać dostaje dostają dostał dostała dostali korzysta* skorzysta* uzyska* żąda* domaga*',
  pt: 'recebe recebem receber receberá recebeu recebido recebo recebemos recebia recebiam receberão receba recebam receberam obtém obtêm obter goza gozam gozar usufrui usufruem usufruir beneficiam beneficiar',
  nl: 'krijg krijgt krijgen ontvang ontvangt ontvangen kreeg kregen ontving ontvingen geniet genieten claimen gebruiken',
})

/** "You lose this protection when you accept." */
export const isLosing = inAnyLanguage({
  en: 'lose loses forfeit forfeits lost forfeited',
  de: 'verliert verlieren verliere verlierst verlor verloren verwirkt verwirken',
  cs: 'ztratí ztrácí ztratím ztratíš ztratíme ztratíte ztrácím ztrácíš ztrácíme ztrácíte ztrácejí ztratil ztratila ztratilo ztratili ztratily pozbývá pozbývají pozbude pozbudou pozbyl pozbyla pozbyli',
  fr: 'perdre perdez perdent perdons perdu perdue perd perds perdra perdront perdrez perdus perdues',
  es: 'perder pierde pierden pierdes pierda perderá perderán perderás perdió perdieron perdido pierdan',
  it: 'perde perdi perdono perdere perdete perdita perdite perderà perderanno perderete perdiamo perso persa persi perse perduto perduta',
  pl: 'utraca utracą utracę utraci tracisz traci utracisz utracimy utracicie utracił utraciła utracili utraciły tracę tracimy tracicie tracą stracę straci stracisz stracimy stracicie stracą stracił straciła stracili straciły',
  pt: 'perde perdem perder perdeu perdes perderão perdemos perderam perca percam',
  nl: 'verliest verlies verliezen verloor verloren verbeurt verbeuren verspeelt',
})
