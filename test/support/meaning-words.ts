/** Words of each class of meaning, written down apart from the tables they are looked up in. */

const PARTS = [
  ...(['states', 'continues', 'party', 'noun', 'this', 'clause', 'is', 'deleted'] as const),
  ...(['not', 'only', 'and', 'two', 'old', 'that', 'plain'] as const),
]

/** A language's parts of the sentences that the words are put into; `plain` has no meaning of its own there. */
export type Phrases = Readonly<Record<(typeof PARTS)[number], string>>

/** The parts, separated by slashes, and the words by the frame they stand in. */
const LANGUAGES: Readonly<Record<string, readonly [parts: string, ...words: string[]]>> = {
  en: [
    'the Supplier delivers the goods to the port / the Buyer keeps the books of the port / The Buyer / ' +
      'of the Buyer in the port / This / clause / is / deleted / not / only / and / ' +
      'two boxes are sent to the port / Was / that / ships',
    'note: not, but, instead, relieved, exclusions, once, null, suspended, suggested, exclusively, niet, žadna, nikto, tidak, не, לא, were',
    'next: until, in the event, it was not, it is a condition, excluded; label: that, position, q',
    'bracket: instance, left blank, to be agreed, before; choice: variant; opening: besides, plus, taken',
    'opens: which, with; speaker: these; about: void; names: rights; refers: these, however; ahead: following',
    'behind: according; amount: zero, nineteen, third; old: texts; states: states; neutral: therefore; adds: also; back: the previous; harmless: n; reports: recalled; dismisses: it was ships; confirms: it was always',
  ],
  de: [
    'der Lieferant liefert die Waren an den Hafen / der Kunde führt die Bücher des Hafens / Der Kunde / ' +
      'der Kunden im Hafen / Diese / Klausel / ist / gestrichen / nicht / nur / und / ' +
      'zwei Kisten gehen an den Hafen / Bisher / , dass / Schiffe',
    'note: nicht, jedoch, mehr, befreit, ausgeschlossen, sobald, nichtig, vorgeschlagen, ausschließlich',
    'next: im Falle, dem widersprechen, abweichend; label: dass, Position',
    'bracket: beispielsweise, freigelassen, in Verhandlung, vorher; choice: Option; opens: in, zum; speaker: sie',
    'about: Vorrang; names: Satz; refers: davon; opposed: dies; ahead: folgt; amount: null, Hälfte, sechzig; old: Punkt',
    'states: erklären; neutral: vorbehaltlich des Vorstehenden; adds: auch',
    'harmless: mai; reports: berichtete; dismisses: daran Schiffe Schiffe; confirms: daran Schiffe immer',
  ],
  cs: [
    'dodavatel dodává zboží do přístavu / odběratel vede knihy přístavu / Odběratel / ' +
      'odběratele v přístavu / Toto / ustanovení / je / vypuštěno / ne / pouze / a / ' +
      'dvě bedny jdou do přístavu / Dříve / , že / lodě',
    'note: však, nejsou, místo, sotva, ruší, když, starý, tvrzení, jedině; next: v případě, vypuštěno, výjimkou je',
    'label: vyjma, že, stanovisko, příklad; bracket: bude dohodnuto, dříve; choice: varianta; opens: v; speaker: tato',
    'about: končí; refers: předchozí; opposed: však; behind: podle; amount: nula, dvaceti, půl',
    'old: odstavec, formulace; states: bere; neutral: pro vyloučení pochybností; adds: také',
    'harmless: pas; reports: napsal; dismisses: tak lodě lodě; confirms: tak lodě vždy',
  ],
  fr: [
    'le Fournisseur livre les marchandises au port / le Client tient les livres du port / Le Client / ' +
      'du Client dans le port / Cette / clause / est / supprimé / pas / seulement / et / ' +
      'deux caisses vont au port / Avant / que / navires',
    "note: n', mais, lieu, dispensé, prohibé, lorsque, caduc, tort, exige",
    'next: en cas, dérogation; label: que, position; bracket: exemple, réservé, à convenir, avant',
    'choice: option; opening: dans; opens: qui, comme; speaker: ces; about: prévaloir; names: droit; refers: cet',
    'opposed: ceci; ahead: ci-dessous; behind: selon; amount: zéro, cent; old: formulation; states: convenus',
    'neutral: pour éviter; adds: aussi; back: la phrase précédente',
    'harmless: nu; reports: rapporte; dismisses: cela fut navires; confirms: cela fut toujours',
  ],
  es: [
    'el Proveedor entrega los bienes en el puerto / el Cliente lleva los libros del puerto / El Cliente / ' +
      'del Cliente en el puerto / Esta / cláusula / es / suprimido / no / solo / y / ' +
      'dos cajas van al puerto / Antes / que / barcos',
    'note: más, sin, pero, lugar, apenas, excluido, cuando, nulo, juicio, condición',
    'next: en caso, contrario; label: que, posición; bracket: ejemplo, omitido, por acordar, antes',
    'choice: opción; opens: en, sobre; speaker: cualquier; about: efecto; names: disposiciones; refers: este',
    'opposed: esto; ahead: sigue; behind: según; amount: cero, cien; old: versiones; states: acuerdo',
    'neutral: para evitar; adds: también; back: lo anterior',
    'harmless: n; reports: recordó; dismisses: así barcos barcos; confirms: así barcos siempre',
  ],
  it: [
    'il Fornitore consegna le merci al porto / il Cliente tiene i libri del porto / Il Cliente / ' +
      'del Cliente nel porto / Questa / clausola / è / soppresso / non / solo / e / ' +
      'due casse vanno al porto / Prima / che / navi',
    'note: senza, ma, anziché, esente, proibito, quando, nullo, parere, richiede',
    "next: in caso, sono eccettuati, un'eccezione; label: che, posizione",
    'bracket: esempio, omesso, da concordare, prima; choice: opzione; opens: in, su; speaker: alle; names: clausole',
    'refers: questo, tuttavia; opposed: questo; ahead: segue; behind: secondo; amount: zero, mille; old: clausole',
    'states: accordo; neutral: per chiarezza; adds: anche',
    'harmless: ne; reports: scrisse; dismisses: così navi navi; confirms: così navi sempre',
  ],
  pl: [
    'dostawca dostarcza towary do portu / odbiorca prowadzi księgi portu / Odbiorca / odbiorcy w porcie / ' +
      'To / postanowienie / jest / skreślono / nie / tylko / oraz / dwie skrzynie jadą do portu / Przedtem / ' +
      ', że / statki',
    'note: ale, zamiast, ledwie, traci, kiedy, stary, idealnie, wymaga; next: nigdy, w przypadku',
    'label: że, stanowisko, przykład; bracket: pominięto, do uzgodnienia, przedtem; choice: opcja; opening: zdaniem',
    'opens: w; speaker: i, umowy; about: obowiązuje; names: wymóg; refers: ten, jednak; opposed: powyższe',
    'ahead: poniżej; amount: zero, piętnaście; old: sformułowania; states: uzgadniają; neutral: w celu uniknięcia',
    'adds: także; back: zdanie poprzednie',
    'harmless: tak; reports: podał; dismisses: tak statki statki; confirms: tak statki zawsze',
  ],
  pt: [
    'o Fornecedor entrega os bens no porto / o Cliente mantém os livros do porto / O Cliente / ' +
      'do Cliente no porto / Esta / cláusula / é / suprimido / não / apenas / e / duas caixas vão ao porto / ' +
      'Antes / que / navios',
    'note: se, não, mas, vez, isento, vedado, quando, antigo, contrário, condição',
    'next: em caso, excetuam-se; label: posição; bracket: exemplo, fora do âmbito, a acordar, prévio',
    'choice: opção; opening: perante; opens: em; speaker: mais; names: disposições; refers: tal, contudo; opposed: isto',
    'ahead: segue; behind: segundo; amount: zero, cem; old: texto; states: concordam; neutral: em contrapartida; back: o anterior',
    'harmless: no; reports: recordou; dismisses: assim navios navios; confirms: assim navios sempre',
  ],
  nl: [
    'de leverancier levert de goederen in de haven / de koper houdt de boeken bij / De koper / ' +
      'van de koper in de haven / Deze / clausule / is / geschrapt / niet / alleen / – / ' +
      'twee kisten gaan naar de haven / Voorheen / , dat / schepen',
    'note: geenszins, minstens, ongeveer, nauwelijks, vervangen, wanneer, mislukt, verzonnen, vergt; harmless: nu',
    'next: naar eigen inzicht; back: laatstgenoemde; label: dat, bijvoorbeeld, brochure',
    'bracket: nvt, te bespreken, voorheen; choice: optie; opens: tijdens; speaker: de, zij; about: goeddunken',
    'names: recht; refers: daarmee, zulke; opposed: daarentegen; ahead: onderstaand; behind: aldus',
    'amount: nul, negentien, helft; old: formulering; states: garandeert; neutral: voor de duidelijkheid',
    'adds: eveneens; reports: meldde; dismisses: zo was schepen; confirms: zo was altijd',
  ],
  tr: [
    'tedarikçi malları limana teslim eder / alıcı limanın tüm defterlerini tutar / Alıcı / limandaki alıcının / ' +
      'Bu / madde / tümüyle / çıkarıldı / değil / yalnızca / – / iki sandık limana gider / Tarihsel / ki / gemiler',
    'note: değildir, fakat, muaftır, feshedildi, uymadı, şayet, taslaktır, umulur, bağlıdır',
    'next: talebi üzerine; back: yukarıdaki; label: ki, mesela, yorum',
    'bracket: kapsam dışı, görüşülmektedir, mülga; choice: seçenek; opens: hakkında; speaker: bir, ilgili',
    'about: üstündür; names: kural; refers: bunun, söz; opposed: oysa; ahead: aşağıdaki',
    'amount: sıfır; old: sürüm; states: taahhüt; neutral: bu nedenle; adds: dahi; reports: anlattı',
    'dismisses: öyle gemiler gemiler; confirms: öyle gemiler doğru',
  ],
  id: [
    'pemasok mengirim barang ke pelabuhan / pembeli menyimpan buku pelabuhan / Pembeli / dari pembeli di pelabuhan / ' +
      'Ini / klausul / adalah / dihapus / tidak / hanya / – / dua peti dikirim ke pelabuhan / Semula / bahwa / kapal',
    'note: tiada, sekitar, jarang, ditiadakan, bilamana, fiktif, khayalan, bergantung',
    'next: dengan syarat; back: syaratnya; label: bahwa, misalnya, pandangan',
    'bracket: di luar cakupan, masih dibahas, terdahulu; choice: opsi; opens: tentang; speaker: setiap, kepada',
    'about: kebijaksanaan; names: pasal; refers: hal, tersebut; opposed: namun; ahead: berikut; behind: menurut',
    'amount: nol; old: naskah; states: menjamin; neutral: untuk menghindari keraguan; adds: pula; reports: menceritakan',
    'dismisses: begitu kapal kapal; confirms: begitu kapal selalu',
  ],
}

export const PHRASES: Readonly<Record<string, Phrases>> = Object.fromEntries(
  Object.entries(LANGUAGES).map(([language, [parts]]) => [
    language,
    Object.fromEntries(parts.split(' / ').map((part, at) => [PARTS[at], part])) as Phrases,
  ]),
)

/** Pairs of a frame and a word. */
export function wordsOf(language: string): [frame: string, word: string][] {
  const [, ...rows] = LANGUAGES[language] ?? []
  return rows
    .flatMap((row) => row.split('; '))
    .flatMap((entry): [string, string][] => {
      const [frame = '', words = ''] = entry.split(': ')
      return words.split(', ').map((word) => [frame, word])
    })
}
