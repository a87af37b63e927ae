/**
 * Words of contracts in eight languages, by the effect of a change.
 * Lists are separated by spaces, pairs by "/"; "_" is a space inside an entry.
 */

export interface Lexicon {
  readonly language: string
  readonly negations: string
  /** A word / its opposite with a prefix. */
  readonly prefixes: string
  readonly modals: string
  readonly conjunctions: string
  readonly bounds: string
  readonly times: string
  readonly conditions: string
  readonly only: string
  readonly quantifiers: string
  readonly material: string
  readonly written: string
  readonly numbers: string
  readonly units: string
  /** Before or after a unit: "business". */
  readonly working: string
  readonly months: string
  readonly references: string
  readonly parties: string
  readonly antonyms: string
  readonly tenses: string
  /** Words that differ in one letter or an ending. */
  readonly lookalikes: string
  /**
   * Sentences with the slots {number} {amount} {dollars} {words} {percent} {month} {day} {year} {section} {exhibit}
   * {party} {other} {range}.
   */
  readonly sentences: readonly string[]
}

export const LEXICONS: readonly Lexicon[] = [
  {
    language: 'en',
    negations: 'not never without no',
    prefixes:
      'lawful/unlawful direct/indirect exclusive/non-exclusive able/unable binding/non-binding valid/invalid compliance/noncompliance',
    modals: 'shall/may shall/must must/may will/may may/shall',
    conjunctions: 'and/or or/and',
    bounds: 'least/most more/less maximum/minimum exceed/reach above/below greater/lower',
    times: 'before/after within/after until/from prior_to/after earlier/later',
    conditions: 'if unless provided_that except subject_to',
    only: 'only solely exclusively',
    quantifiers: 'all/any any/all each/some every/any all/some',
    material: 'material substantial gross',
    written: 'written express prior',
    numbers: 'two/three ten/twelve thirty/ninety sixty/six five/fifteen twenty/seventy one/two',
    units: 'days/months months/years weeks/days hours/days days/years',
    working: 'business calendar',
    months: 'January/June March/May July/October May/April June/July',
    references: 'Section Article Clause Exhibit Schedule Annex',
    parties:
      'Licensor/Licensee Supplier/Customer Seller/Buyer Lessor/Lessee Company/Distributor Employer/Employee',
    antonyms:
      'accept/reject buy/sell increase/decrease include/exclude first/last permitted/prohibited grant/revoke liable/exempt higher/lower',
    tenses: 'has/had is/was pays/paid delivers/delivered are/were have/had',
    lookalikes:
      'employer/employee lawful/awful prescribe/proscribe Licensor/Licensee party/parties breach/breaches principal/principle insure/ensure cease/seize',
    sentences: [
      'The {party} shall pay to the {other} a fee of {dollars} within {number} business days after the date of the written invoice, and the {other} may charge interest of {percent} % per annum on any amount that is not paid.',
      'If the {other} commits a material breach of Section {section}, the {party} may terminate this Agreement by written notice of at least {words} days, unless the breach is cured before the end of that period.',
      'The {party} must not assign all or any of its rights under Exhibit {exhibit} without the prior written consent of the {other}, except to a company that accepts the duties in Clause {section}.',
      'Subject to Section {section}, the liability of the {party} shall not exceed the maximum of €{amount} or {percent} % of the price, and the {party} is liable only for direct damage and gross negligence.',
      'The term begins on {day} {month} {year} and ends not less than {words} months after the first delivery, provided that each order of {range} units has been accepted by the {other} in writing.',
      'Each {party} shall keep all material records for {words} years and shall deliver copies, reports, and written summaries to the {other} before {day} {month} {year}.',
      'The {party} grants the {other} an exclusive license and/or a non-exclusive right to re-sign Schedule {exhibit}, which includes a lawful and binding option to buy {range} shares at {percent} % above USD {amount}.',
      'The net result of the {party} was ({amount}) in {year}, a change of -{percent} % and a surface of {number} m², with at least {words} hours of prior notice to every employee.',
    ],
  },
  {
    language: 'de',
    negations: 'nicht ohne keine nie',
    prefixes:
      'zulässig/unzulässig wirksam/unwirksam mittelbare/unmittelbare verzüglich/unverzüglich berechtigt/unberechtigt befristet/unbefristet',
    modals: 'muss/darf darf/muss kann/muss soll/muss hat/hatte',
    conjunctions: 'und/oder oder/und',
    bounds: 'mindestens/höchstens mehr/weniger spätestens/frühestens über/unter maximal/minimal',
    times: 'vor/nach nach/vor innerhalb/nach bis/ab',
    conditions: 'wenn falls sofern außer vorbehaltlich',
    only: 'nur lediglich ausschließlich',
    quantifiers: 'alle/einige jede/keine sämtliche/einige alle/beide',
    material: 'wesentlichen wesentliche grobe',
    written: 'schriftlichen schriftliche vorherige',
    numbers: 'zwei/drei zehn/zwölf dreißig/neunzig fünf/fünfzehn vier/vierzehn',
    units: 'Tagen/Monaten Monaten/Jahren Tage/Monate Werktagen/Tagen Werktage/Tage',
    working: 'aufeinanderfolgenden',
    months: 'Januar/Juni März/Mai Juli/Oktober Mai/April Juni/Juli',
    references: 'Ziffer Artikel Abschnitt Anlage Anhang',
    parties: 'Käufer/Verkäufer Auftraggeber/Auftragnehmer Vermieter/Mieter Lizenzgeber/Lizenznehmer',
    antonyms:
      'kaufen/verkaufen höher/niedriger erlaubt/verboten fordern/fördern annehmen/ablehnen haftet/haftete',
    tenses: 'zahlt/zahlte ist/war liefert/lieferte wird/wurde haftet/haftete',
    lookalikes: 'fordern/fördern Mieter/Mieten Käufer/Käufe zahlen/zählen',
    sentences: [
      'Der {party} muss dem {other} {amount} € innerhalb von {number} Werktagen nach Zugang der schriftlichen Rechnung zahlen und haftet nicht für die Kosten, die vor dem {day}. {month} {year} entstehen.',
      'Wenn der {other} eine wesentliche Pflicht aus Ziffer {section} verletzt, kann der {party} den Vertrag mit einer Frist von mindestens {words} Monaten kündigen, sofern die Verletzung vor dem Ende der Frist nicht behoben ist.',
      'Der {party} darf die Rechte aus Anlage {exhibit} nur mit vorheriger schriftlicher Zustimmung des {other} abtreten oder alle Waren verkaufen, außer an eine zulässig gegründete Gesellschaft.',
      'Die Haftung für mittelbare und unmittelbare Schäden ist auf höchstens {percent} % oder {amount} EUR begrenzt, wenn der {party} nur leicht fahrlässig handelt und der {other} die Zahlung spätestens in {range} Tagen fordern kann.',
      'Die Laufzeit ist auf {words} Jahre befristet, und der {other} liefert jede Ware innerhalb von {number} Tagen, sofern die Bestellung nach Artikel {section} wirksam ist.',
    ],
  },
  {
    language: 'cs',
    negations: 'není nesmí bez nikdy',
    prefixes:
      'platné/neplatné přímou/nepřímou povolené/nepovolené je/není smí/nesmí určitou/neurčitou odkladně/neodkladně',
    modals: 'musí/může může/musí smí/musí je/byl má/měl',
    conjunctions: 'a/nebo nebo/a',
    bounds: 'nejméně/nejvýše více/méně nejpozději/nejdříve nad/pod',
    times: 'před/po po/před do/od',
    conditions: 'pokud jestliže ledaže kromě',
    only: 'pouze jen výhradně',
    quantifiers: 'všechny/některé každý/žádný veškeré/některé',
    material: 'podstatné podstatným hrubé',
    written: 'písemné písemného předchozího',
    numbers: 'dva/tři deset/dvanáct třicet/devadesát pět/šest dvou/tří',
    units: 'dnů/měsíců měsíců/let dny/měsíce',
    working: 'pracovních kalendářních',
    months: 'ledna/června března/května července/října',
    references: 'článku odstavce přílohy bodu',
    parties: 'Kupující/Prodávající Nájemce/Pronajímatel Objednatel/Zhotovitel',
    antonyms: 'koupit/prodat zvýšit/snížit přijmout/odmítnout vyšší/nižší zakázané/povolené',
    tenses: 'platí/platil dodá/dodal je/byl odpovídá/odpovídal',
    lookalikes: 'placena/plácena zboží/zbožím smlouva/smlouvu ceny/cena',
    sentences: [
      '{party} musí zaplatit cenu {amount} Kč do {number} pracovních dnů po doručení písemné faktury a {other} může účtovat úrok {percent} % ze všech částek, které nejsou zaplaceny před {day}. {month} {year}.',
      'Pokud {other} poruší podstatné povinnosti podle článku {section}, může {party} odstoupit od smlouvy ve lhůtě nejméně {words} měsíců, ledaže je porušení napraveno před koncem této lhůty.',
      '{party} nesmí převést veškeré práva z přílohy {exhibit} bez předchozího písemného souhlasu, pouze pokud je to podle odstavce {section} povolené a platné.',
      '{other} odpovídá jen za přímou škodu nebo za škodu nejvýše {amount} Kč, a pokud je doba určitou dobou, dodá každý měsíc {range} kusů zboží.',
    ],
  },
  {
    language: 'fr',
    negations: 'pas jamais sans aucune',
    prefixes:
      'directs/indirects valable/invalable licite/illicite régulière/irrégulière déterminée/indéterminée recevable/irrecevable',
    modals: 'doit/peut peut/doit devra/pourra est/était',
    conjunctions: 'et/ou ou/et',
    bounds: 'moins/plus maximum/minimum supérieur/inférieur tard/tôt',
    times: 'avant/après après/avant dans/après dès/avant',
    conditions: 'si sauf sous_réserve_de lorsque',
    only: 'seulement uniquement exclusivement',
    quantifiers: 'tous/certains toutes/certaines chaque/aucun tout/aucun',
    material: 'substantielle grave lourde',
    written: 'écrit écrite préalable',
    numbers: 'deux/trois dix/douze trente/soixante cinq/quinze quatre/quatorze',
    units: 'jours/mois mois/ans ans/jours',
    working: 'ouvrables calendaires',
    months: 'janvier/juin mars/mai juillet/octobre',
    references: 'article annexe section clause',
    parties: 'Vendeur/Acheteur Bailleur/Preneur Fournisseur/Client Concédant/Licencié',
    antonyms: 'acheter/vendre accepter/refuser augmenter/réduire autorisé/interdit premier/dernier',
    tenses: 'paie/payait livre/livrait est/était reste/restait',
    lookalikes: 'mandant/mandat du/dû livre/livres cédant/cédent',
    sentences: [
      'Le {party} doit payer au {other} la somme de {amount} € dans les {number} jours ouvrables après la réception de la facture écrite, et le {other} peut demander un intérêt de {percent} % sur toutes les sommes qui ne sont pas payées.',
      "Si le {other} commet une violation substantielle de l'article {section}, le {party} peut résilier le contrat avec un préavis écrit d'au moins {words} mois, sauf si la violation est réparée avant la fin de ce délai.",
      "Le {party} ne doit jamais céder tous les droits de l'annexe {exhibit} sans l'accord préalable du {other}, et la cession est valable seulement si elle est régulière et autorisée le {day} {month} {year}.",
      "Le {party} est responsable uniquement des dommages directs ou d'un montant maximum de {amount} €, et il livre chaque mois {range} pièces au {other} pour une durée déterminée de {words} ans.",
    ],
  },
  {
    language: 'es',
    negations: 'no nunca sin ninguna',
    prefixes:
      'directos/indirectos válida/inválida lícita/ilícita definido/indefinido cumplimiento/incumplimiento aplicable/inaplicable',
    modals: 'debe/puede puede/debe deberá/podrá es/era',
    conjunctions: 'y/o o/y',
    bounds: 'menos/más máximo/mínimo superior/inferior tardar/empezar',
    times: 'antes/después después/antes hasta/desde dentro/después',
    conditions: 'si salvo siempre_que sujeto_a',
    only: 'solo únicamente exclusivamente',
    quantifiers: 'todos/algunos todas/algunas cada/ningún cualquier/ningún',
    material: 'sustancial grave esencial',
    written: 'escrito escrita previo',
    numbers: 'dos/tres diez/doce treinta/noventa cinco/quince seis/siete',
    units: 'días/meses meses/años años/días',
    working: 'hábiles naturales',
    months: 'enero/junio marzo/mayo julio/octubre',
    references: 'artículo cláusula anexo sección',
    parties: 'Vendedor/Comprador Arrendador/Arrendatario Proveedor/Cliente Licenciante/Licenciatario',
    antonyms: 'comprar/vender aceptar/rechazar aumentar/reducir permitido/prohibido primer/último',
    tenses: 'paga/pagó entrega/entregó es/era está/estaba',
    lookalikes: 'esta/está cedente/cedido pago/pagó plazo/plaza',
    sentences: [
      'El {party} debe pagar al {other} la suma de {amount} € en un plazo de {number} días hábiles después de recibir la factura escrita, y el {other} puede cobrar un interés del {percent} % sobre todos los importes que no están pagados.',
      'Si el {other} comete una violación grave del artículo {section}, el {party} puede resolver el contrato por escrito con al menos {words} meses de plazo, salvo que la violación se repare antes de ese día.',
      'El {party} nunca debe ceder todos los derechos del anexo {exhibit} sin el acuerdo previo del {other}, y esta cesión solo es válida y lícita si se firma el {day} de {month} de {year}.',
      'El {party} responde únicamente de los daños directos o de un máximo de {amount} €, y entrega cada mes {range} piezas al {other} por un plazo definido de {words} años.',
    ],
  },
  {
    language: 'it',
    negations: 'non mai senza nessuna',
    prefixes:
      'diretti/indiretti valida/invalida lecita/illecita determinato/indeterminato adempimento/inadempimento efficace/inefficace',
    modals: 'deve/può può/deve dovrà/potrà è/era',
    conjunctions: 'e/o o/e',
    bounds: 'almeno/massimo più/meno massimo/minimo superiore/inferiore',
    times: 'prima/dopo dopo/prima entro/dopo fino/prima',
    conditions: 'se salvo purché qualora',
    only: 'solo soltanto unicamente',
    quantifiers: 'tutti/alcuni tutte/alcune ogni/nessun ciascun/nessun',
    material: 'sostanziale grave essenziale',
    written: 'scritto scritta previo',
    numbers: 'due/tre dieci/dodici trenta/novanta cinque/quindici sei/sette',
    units: 'giorni/mesi mesi/anni anni/giorni',
    working: 'lavorativi solari',
    months: 'gennaio/giugno marzo/maggio luglio/ottobre',
    references: 'articolo allegato clausola sezione',
    parties: 'Venditore/Acquirente Locatore/Locatario Fornitore/Cliente Concedente/Licenziatario',
    antonyms: 'comprare/vendere accettare/rifiutare aumentare/ridurre permesso/vietato primo/ultimo',
    tenses: 'paga/pagava consegna/consegnava è/era resta/restava',
    lookalikes: 'paga/pago ceduto/cedente prezzo/pezzo',
    sentences: [
      'Il {party} deve pagare al {other} la somma di {amount} € entro {number} giorni lavorativi dopo la ricezione della fattura scritta, e il {other} può chiedere un interesse del {percent} % su tutti gli importi che non sono pagati.',
      "Se il {other} commette una violazione grave dell'articolo {section}, il {party} può recedere dal contratto con un preavviso scritto di almeno {words} mesi, salvo che la violazione sia sanata prima della fine di questo termine.",
      "Il {party} non deve mai cedere tutti i diritti dell'allegato {exhibit} senza il previo consenso del {other}, e la cessione è valida e lecita solo se è firmata il {day} {month} {year}.",
      'Il {party} risponde soltanto dei danni diretti o di un massimo di {amount} €, e consegna ogni mese {range} pezzi al {other} per un periodo determinato di {words} anni.',
    ],
  },
  {
    language: 'pl',
    negations: 'nie bez nigdy żadnej',
    prefixes:
      'ważne/nieważne bezpośrednie/niebezpośrednie dozwolone/niedozwolone określony/nieokreślony zgodne/niezgodne należyte/nienależyte',
    modals: 'musi/może może/musi powinien/może jest/był',
    conjunctions: 'i/lub lub/i oraz/lub',
    bounds: 'najmniej/najwyżej więcej/mniej najpóźniej/najwcześniej powyżej/poniżej',
    times: 'przed/po po/przed do/od',
    conditions: 'jeżeli chyba_że o_ile gdy',
    only: 'tylko wyłącznie jedynie',
    quantifiers: 'wszystkie/niektóre każdy/żaden wszelkie/niektóre',
    material: 'istotne istotny rażące',
    written: 'pisemnej pisemną uprzedniej',
    numbers: 'dwa/trzy dziesięć/dwanaście trzydzieści/dziewięćdziesiąt pięć/sześć dwóch/trzech',
    units: 'dni/miesięcy miesięcy/lat lat/dni',
    working: 'roboczych kalendarzowych',
    months: 'stycznia/czerwca marca/maja lipca/października',
    references: 'artykułu ustępu załącznika punktu',
    parties: 'Sprzedawca/Kupujący Najemca/Wynajmujący Zamawiający/Wykonawca',
    antonyms: 'kupić/sprzedać zwiększyć/zmniejszyć przyjąć/odrzucić zakazane/dozwolone pierwszy/ostatni',
    tenses: 'płaci/płacił dostarcza/dostarczał jest/był odpowiada/odpowiadał',
    lookalikes: 'zapłata/zapłaty umowa/umowy łaska/laska',
    sentences: [
      '{party} musi zapłacić kwotę {amount} zł w terminie {number} dni roboczych po otrzymaniu pisemnej faktury i {other} może naliczyć odsetki {percent} % od wszystkich kwot, które nie są zapłacone przed {day} {month} {year}.',
      'Jeżeli {other} naruszy istotne obowiązki z artykułu {section}, {party} może odstąpić od umowy z zachowaniem co najmniej {words} miesięcy, chyba że naruszenie jest usunięte przed końcem tego terminu.',
      '{party} nie może nigdy przenieść wszystkie prawa z załącznika {exhibit} bez uprzedniej zgody, tylko gdy jest to zgodne oraz dozwolone i ważne według ustępu {section}.',
      '{other} odpowiada wyłącznie za szkody bezpośrednie lub do kwoty {amount} zł, a jeżeli jest na czas określony, dostarcza każdy produkt w liczbie {range} sztuk przez {words} lat.',
    ],
  },
  {
    language: 'pt',
    negations: 'não nunca sem nenhuma',
    prefixes:
      'diretos/indiretos válida/inválida lícita/ilícita determinado/indeterminado cumprimento/incumprimento aplicável/inaplicável',
    modals: 'deve/pode pode/deve deverá/poderá é/era',
    conjunctions: 'e/ou ou/e',
    bounds: 'menos/mais máximo/mínimo superior/inferior',
    times: 'antes/depois após/antes até/desde dentro/após',
    conditions: 'se salvo desde_que sujeito_a',
    only: 'só somente apenas',
    quantifiers: 'todos/alguns todas/algumas cada/nenhum qualquer/nenhum',
    material: 'substancial grave essencial',
    written: 'escrito escrita prévio',
    numbers: 'dois/três dez/doze trinta/noventa cinco/quinze seis/sete',
    units: 'dias/meses meses/anos anos/dias',
    working: 'úteis corridos',
    months: 'janeiro/junho março/maio julho/outubro',
    references: 'artigo cláusula anexo seção',
    parties: 'Vendedor/Comprador Locador/Locatário Fornecedor/Cliente Licenciante/Licenciado',
    antonyms: 'comprar/vender aceitar/recusar aumentar/reduzir permitido/proibido primeiro/último',
    tenses: 'paga/pagou entrega/entregou é/era está/estava',
    lookalikes: 'esta/está cedente/cedido pago/paga prazo/praça',
    sentences: [
      'O {party} deve pagar ao {other} a quantia de {amount} € no prazo de {number} dias úteis após receber a fatura escrita, e o {other} pode cobrar juros de {percent} % sobre todos os valores que não estão pagos.',
      'Se o {other} cometer uma violação grave do artigo {section}, o {party} pode rescindir o contrato por escrito com pelo menos {words} meses de prazo, salvo se a violação for sanada antes do fim desse prazo.',
      'O {party} nunca deve ceder todos os direitos do anexo {exhibit} sem o acordo prévio do {other}, e esta cessão só é válida e lícita se for assinada em {day} de {month} de {year}.',
      'O {party} responde apenas pelos danos diretos ou por um máximo de {amount} €, e entrega cada mês {range} peças ao {other} por um prazo determinado de {words} anos.',
    ],
  },
]
