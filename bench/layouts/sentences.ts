/** Sentences of a contract in thirteen languages, and what its forms ask for. Written for this bench. */
export interface Texts {
  readonly sentences: readonly string[]
  /** Labels of a form with what is filled in. */
  readonly fields: readonly (readonly [label: string, value: string])[]
}

export const LANGUAGES: Readonly<Record<string, Texts>> = {
  en: {
    sentences: [
      'The Supplier delivers the equipment within thirty days of the written order.',
      'Risk passes to the Customer when the equipment has been unloaded and inspected.',
      'Either party may terminate this contract with three months’ notice to the end of a quarter.',
      'Confidential information may only be disclosed to advisers who are bound to secrecy.',
      'Invoices are payable within fourteen days; interest on late payment is eight percent.',
      'The Customer keeps backup copies of all data that it transfers to the Supplier.',
      'Disputes are first submitted to mediation before a court is called upon.',
      'Changes to this contract are valid only if both parties have signed them.',
    ],
    fields: [
      ['Name of the tenant', 'Margaret Ashworth-Bell'],
      ['Monthly rent', '1,240 pounds sterling'],
      ['Start of the tenancy', '1 October 2025'],
      ['Deposit account', 'Northern Building Society'],
    ],
  },
  de: {
    sentences: [
      'Der Lieferant liefert die Anlagen innerhalb von dreißig Tagen nach der schriftlichen Bestellung.',
      'Die Gefahr geht auf den Kunden über, sobald die Anlagen abgeladen und geprüft worden sind.',
      'Jede Vertragspartei kann diesen Vertrag mit einer Frist von drei Monaten zum Quartalsende kündigen.',
      'Vertrauliche Informationen dürfen nur zur Verschwiegenheit verpflichteten Beratern offengelegt werden.',
      'Rechnungen sind binnen vierzehn Tagen zahlbar; die Verzugszinsen betragen acht Prozentpunkte.',
      'Der Auftraggeber bewahrt Sicherungskopien sämtlicher übermittelter Datenbestände auf.',
      'Meinungsverschiedenheiten werden vor Anrufung des Gerichts einer Schlichtungsstelle vorgelegt.',
      'Vertragsänderungen sind nur wirksam, wenn beide Vertragsparteien sie unterzeichnet haben.',
    ],
    fields: [
      ['Name der Mieterin', 'Friederike Großmann-Lüttich'],
      ['Monatliche Miete', '1.240 Euro kalt'],
      ['Beginn des Mietverhältnisses', '1. Oktober 2025'],
      ['Kautionskonto', 'Sparkasse Südniedersachsen'],
    ],
  },
  cs: {
    sentences: [
      'Dodavatel dodá zařízení do třiceti dnů od písemné objednávky odběratele.',
      'Nebezpečí škody přechází na odběratele okamžikem, kdy bylo zařízení vyloženo a zkontrolováno.',
      'Každá ze smluvních stran může smlouvu vypovědět s tříměsíční výpovědní lhůtou ke konci čtvrtletí.',
      'Důvěrné informace smějí být sděleny pouze poradcům vázaným povinností mlčenlivosti.',
      'Faktury jsou splatné do čtrnácti dnů; úrok z prodlení činí osm procent ročně.',
      'Objednatel uchovává záložní kopie všech údajů, které předává zhotoviteli.',
      'Spory budou před podáním žaloby předloženy k mimosoudnímu řešení.',
      'Změny této smlouvy jsou platné pouze tehdy, podepíší-li je obě smluvní strany.',
    ],
    fields: [
      ['Jméno nájemce', 'Bořivoj Příhoda'],
      ['Měsíční nájemné', '24 800 korun českých'],
      ['Počátek nájmu', '1. října 2025'],
      ['Účet pro jistotu', 'Spořitelna Královéhradecká'],
    ],
  },
  fr: {
    sentences: [
      'Le fournisseur livre les équipements dans les trente jours suivant la commande écrite.',
      'Les risques sont transférés au client dès que les équipements ont été déchargés et vérifiés.',
      'Chaque partie peut résilier le présent contrat avec un préavis de trois mois à la fin d’un trimestre.',
      'Les informations confidentielles ne sont communiquées qu’aux conseillers tenus au secret professionnel.',
      'Les factures sont payables sous quatorze jours ; les intérêts de retard s’élèvent à huit pour cent.',
      'Le client conserve des copies de sauvegarde de toutes les données qu’il transmet.',
      'Les différends sont soumis à une médiation préalable à toute action en justice.',
      'Les modifications du présent contrat ne valent que si les deux parties les ont signées.',
    ],
    fields: [
      ['Nom du locataire', 'Geneviève Lefèvre-Dubœuf'],
      ['Loyer mensuel', '1 240 euros hors charges'],
      ['Début de la location', '1er octobre 2025'],
      ['Compte de garantie', 'Caisse d’Épargne de Bretagne'],
    ],
  },
  es: {
    sentences: [
      'El proveedor entrega los equipos dentro de los treinta días siguientes al pedido por escrito.',
      'El riesgo se transmite al cliente cuando los equipos han sido descargados y revisados.',
      'Cada parte puede rescindir este contrato con un preaviso de tres meses al final de un trimestre.',
      'La información confidencial se comunica únicamente a asesores obligados a guardar secreto.',
      'Las facturas se pagan en un plazo de catorce días; el interés de demora es del ocho por ciento.',
      'El cliente conserva copias de seguridad de todos los datos que transmite al proveedor.',
      'Las controversias se someten a mediación antes de acudir a los tribunales.',
      'Las modificaciones de este contrato valen solo cuando ambas partes las hayan firmado.',
    ],
    fields: [
      ['Nombre del inquilino', 'Íñigo Núñez Cárdenas'],
      ['Renta mensual', '1.240 euros sin gastos'],
      ['Inicio del arrendamiento', '1 de octubre de 2025'],
      ['Cuenta de la fianza', 'Caja Rural de Albacete'],
    ],
  },
  pl: {
    sentences: [
      'Dostawca dostarcza urządzenia w ciągu trzydziestu dni od pisemnego zamówienia.',
      'Ryzyko przechodzi na klienta z chwilą, gdy urządzenia zostały rozładowane i sprawdzone.',
      'Każda ze stron może wypowiedzieć umowę z trzymiesięcznym okresem wypowiedzenia na koniec kwartału.',
      'Informacje poufne wolno ujawniać wyłącznie doradcom zobowiązanym do zachowania tajemnicy.',
      'Faktury są płatne w terminie czternastu dni; odsetki za zwłokę wynoszą osiem procent.',
      'Zamawiający przechowuje kopie zapasowe wszystkich danych przekazanych wykonawcy.',
      'Spory są przed wniesieniem pozwu poddawane postępowaniu mediacyjnemu.',
      'Zmiany niniejszej umowy są ważne tylko wtedy, gdy podpisały je obie strony.',
    ],
    fields: [
      ['Nazwisko najemcy', 'Świętosława Żółkiewska'],
      ['Czynsz miesięczny', '4 240 złotych brutto'],
      ['Początek najmu', '1 października 2025 r.'],
      ['Rachunek kaucji', 'Bank Spółdzielczy w Łęcznej'],
    ],
  },
  it: {
    sentences: [
      'Il fornitore consegna le apparecchiature entro trenta giorni dall’ordine scritto.',
      'Il rischio passa al cliente quando le apparecchiature sono state scaricate e verificate.',
      'Ciascuna parte può recedere dal contratto con un preavviso di tre mesi alla fine di un trimestre.',
      'Le informazioni riservate sono comunicate soltanto a consulenti tenuti al segreto professionale.',
      'Le fatture sono pagabili entro quattordici giorni; gli interessi di mora sono dell’otto per cento.',
      'Il cliente conserva copie di sicurezza di tutti i dati che trasmette al fornitore.',
      'Le controversie sono sottoposte a mediazione prima di adire il tribunale.',
      'Le modifiche del contratto sono valide solo se firmate da entrambe le parti.',
    ],
    fields: [
      ['Nome del conduttore', 'Niccolò D’Annunzio Però'],
      ['Canone mensile', '1.240 euro oltre spese'],
      ['Inizio della locazione', '1° ottobre 2025'],
      ['Conto della cauzione', 'Banca Popolare di Forlì'],
    ],
  },
  pt: {
    sentences: [
      'O fornecedor entrega os equipamentos no prazo de trinta dias após a encomenda por escrito.',
      'O risco transmite-se ao cliente quando os equipamentos tiverem sido descarregados e verificados.',
      'Cada parte pode denunciar este contrato com um pré-aviso de três meses no fim de um trimestre.',
      'As informações confidenciais só são comunicadas a consultores obrigados ao sigilo profissional.',
      'As faturas são pagas no prazo de catorze dias; os juros de mora são de oito por cento.',
      'O cliente conserva cópias de segurança de todos os dados que transmite ao fornecedor.',
      'Os litígios são submetidos a mediação antes do recurso aos tribunais.',
      'As alterações deste contrato só são válidas se ambas as partes as tiverem assinado.',
    ],
    fields: [
      ['Nome do inquilino', 'Conceição Guimarães Falcão'],
      ['Renda mensal', '1.240 euros sem despesas'],
      ['Início do arrendamento', '1 de outubro de 2025'],
      ['Conta da caução', 'Caixa Agrícola de Évora'],
    ],
  },
  ru: {
    sentences: [
      'Поставщик поставляет оборудование в течение тридцати дней после письменного заказа.',
      'Риск переходит к заказчику после того, как оборудование было разгружено и проверено.',
      'Каждая сторона вправе расторгнуть договор, предупредив об этом за три месяца до конца квартала.',
      'Конфиденциальные сведения сообщаются только консультантам, обязанным хранить тайну.',
      'Счета подлежат оплате в течение четырнадцати дней; пени составляют восемь процентов.',
      'Заказчик хранит резервные копии всех данных, которые он передаёт поставщику.',
      'Споры передаются на рассмотрение посредника до обращения в суд.',
      'Изменения договора действительны лишь тогда, когда их подписали обе стороны.',
    ],
    fields: [
      ['Имя нанимателя', 'Святослав Щербаков'],
      ['Месячная плата', '64 800 рублей'],
      ['Начало найма', '1 октября 2025 года'],
      ['Счёт залога', 'Сбербанк, отделение Вологда'],
    ],
  },
  ja: {
    sentences: [
      '供給者は、書面による注文を受けてから三十日以内に設備を納入する。',
      '設備の荷卸しと検査が終わった時に、危険は顧客に移転する。',
      '各当事者は、三か月前の通知により、四半期の末日をもって本契約を解約することができる。',
      '秘密情報は、守秘義務を負う助言者に限り開示することができる。',
      '請求書は十四日以内に支払うものとし、遅延利息は年八パーセントとする。',
      '顧客は、供給者に引き渡すすべてのデータの控えを保管する。',
      '紛争は、裁判所に訴える前に調停に付するものとする。',
      '本契約の変更は、両当事者が署名した場合に限り有効とする。',
    ],
    fields: [
      ['賃借人の氏名', '山田　花子'],
      ['月額賃料', '十二万四千円'],
      ['賃貸借の開始日', '令和七年十月一日'],
      ['敷金の預託口座', '東北信用金庫本店'],
    ],
  },
  zh: {
    sentences: [
      '供应商应在收到书面订单后三十日内交付设备。',
      '设备卸货并经检验后，风险转移给客户。',
      '任何一方均可提前三个月通知对方，于季度末解除本合同。',
      '保密信息只能披露给负有保密义务的顾问。',
      '发票应在十四日内付款，逾期利息为年利率百分之八。',
      '客户应保存其交给供应商的全部数据的备份。',
      '争议在提交法院之前应当先进行调解。',
      '本合同的变更须经双方签字后方为有效。',
    ],
    fields: [
      ['承租人姓名', '欧阳慧敏'],
      ['每月租金', '人民币六千二百元'],
      ['租赁开始日期', '二〇二五年十月一日'],
      ['押金账户', '浦东发展银行分行'],
    ],
  },
  he: {
    sentences: [
      'הספק מספק את הציוד בתוך 30 ימים ממועד ההזמנה בכתב.',
      'הסיכון עובר אל הלקוח לאחר שהציוד נפרק ונבדק באתר.',
      'כל צד רשאי לסיים הסכם זה בהודעה של שלושה חודשים עד סוף רבעון.',
      'מידע סודי יימסר רק ליועצים של Nordwind Ltd המחויבים לשמור עליו.',
      'חשבוניות ישולמו בתוך 14 ימים; ריבית הפיגורים היא 8.5 אחוזים לשנה.',
      'הלקוח שומר עותקי גיבוי של כל הנתונים שהוא מעביר אל הספק.',
      'מחלוקות יובאו תחילה בפני מגשר לפני כל פנייה לבית המשפט.',
      'שינויים בהסכם זה תקפים רק אם שני הצדדים חתמו עליהם.',
    ],
    fields: [
      ['שם השוכר', 'מרים אלמוג'],
      ['דמי השכירות לחודש', '6,400 שקלים'],
      ['תחילת השכירות', '1 באוקטובר 2025'],
      ['חשבון הפיקדון', 'בנק הצפון חיפה'],
    ],
  },
  ar: {
    sentences: [
      'يسلم المورد المعدات خلال 30 يوما من تاريخ الطلب الكتابي.',
      'تنتقل المخاطر إلى العميل بعد تفريغ المعدات وفحصها في الموقع.',
      'يجوز لأي طرف إنهاء هذا العقد بإشعار مدته ثلاثة أشهر قبل نهاية الفصل.',
      'تقدم المعلومات السرية إلى مستشاري Nordwind Ltd الملتزمين بالكتمان وحدهم.',
      'تدفع الفواتير خلال 14 يوما وتكون فائدة التأخير 8.5 في المئة سنويا.',
      'يحتفظ العميل بنسخ احتياطية من جميع البيانات التي ينقلها إلى المورد.',
      'تعرض النزاعات على الوساطة قبل اللجوء إلى المحكمة المختصة.',
      'تكون تعديلات هذا العقد صحيحة إذا وقعها الطرفان معا.',
    ],
    fields: [
      ['اسم المستأجر', 'مريم الحداد'],
      ['الإيجار الشهري', '6400 درهم'],
      ['بداية الإيجار', '1 أكتوبر 2025'],
      ['حساب التأمين', 'بنك الشمال بالرباط'],
    ],
  },
}
