/** Answers, stamps, corrections and limits around a sentence that take it back, next to those that do not. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

interface Language {
  readonly clause: string
  readonly filling: string
  /** "…" is the clause; "@" the clause as 3.1, with another section after it; "|" is a line end. */
  readonly taken: readonly string[]
  readonly kept: readonly string[]
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    clause: 'The caretaker tests the lift every Monday.',
    filling: 'The bins are blue. Letters are put into the box at the gate.',
    taken: [
      ...[
        '…|Done: not yet',
        '…|Confirmed (Y/N): N',
        '…|Yes [ ] No [x]',
        '…|Yes [x] No [ ]|The foregoing is void.',
        '…|Exceptions: none|This is not true.',
        '…|☐ accepted ☒ rejected',
      ],
      ...['… In its place the owners test it.', '… Things were later arranged otherwise.'],
      ...[
        '… The inspectors saw nothing of the kind.',
        'a) …|b) The bins are blue.|None of these points is agreed.',
      ],
      ...['VOID|@', 'V O I D|@', '[Stamp: CANCELLED]|…', '@Correction to 3.1: insert “not” before the verb.'],
      ...['@Nobody can rely on section 3.', '3. Lift|This section concerns guests only.|3.1 …'],
      ...[
        '@Left out: 3.1 – not agreed.',
        '@Only clauses 1, 2 and 7 apply to this order.',
        '@8. Deposit|8.1 Clause 3.1 does not apply.',
        '@8. Deposit|Clause 3.1 does not apply.',
        '> …|That is false, says Kim.',
        'Which sentence is wrong?|A. …',
        'a) …|b) The bins are blue.|None of the two points is agreed.',
      ],
    ],
    kept: [
      ...['…|Done: in May', '…|Exceptions: none', '…|Confirmed (Y/N): Y', '…|Yes [x] No [ ]'],
      ...['… The bins are emptied daily unless agreed otherwise.', '… In place of a key, a card is used.'],
      ...['RECEIVED|@', '[Stamp: TRUE COPY]|…', '@Correction to 2: insert “not” before the verb.'],
      ...['@Nobody may violate section 3.', '3. Lift|This section concerns all guests.|3.1 …'],
      ...[
        '@Left out: 3.1 – none.',
        '@Only clauses 1, 2 and 3 apply to this order.',
        '@If the bank agrees, only clauses 1 and 7 apply.',
        '@In this case only clause 7 applies.',
        '@Where the bins are full, then|only clauses 1 and 7 apply.',
        '@Only clauses 1 and 7 apply|to guests.',
        '> …|We gladly agree to that.',
        'Which sentence comes first?|A. …',
        '@Title of section 3: Lift.',
      ],
    ],
  },
  de: {
    clause: 'Der Hausmeister prüft den Aufzug jeden Montag.',
    filling: 'Die Tonnen sind blau. Briefe werden in den Kasten am Tor gelegt.',
    taken: [
      ...['…|Erledigt: noch nicht', '…|Ja [ ] Nein [x]', '… An seine Stelle tritt eine Firma.'],
      ...['… Die Prüfer sahen nichts davon.', '… Später wurde es anders vereinbart.', 'UNGÜLTIG|@'],
      ...[
        '@Niemand kann sich auf Ziffer 3 berufen.',
        '@Es gelten nur die Ziffern 1, 2 und 7.',
        '@Ziffer 3.1 übernehmen wir in den neuen Vertrag nicht.',
        '@8. Kaution|8.1 Ziffer 3.1 entfällt.',
      ],
      ...['a) …|b) Die Tonnen sind blau.|Keiner dieser Punkte ist vereinbart.'],
    ],
    kept: [
      '…|Erledigt: im Juni',
      '…|Ja [x] Nein [ ]',
      '@Niemand darf gegen Ziffer 3 verstoßen.',
      'BEGLAUBIGT|@',
      '@Insoweit gilt ausschließlich Ziffer 7.',
      '@Bei Verzug gilt nur § 7.',
    ],
  },
  fr: {
    clause: "Le gardien contrôle l'ascenseur chaque lundi.",
    filling: 'Les poubelles sont bleues. Les lettres sont mises dans la boîte du portail.',
    taken: [
      '…|Fait : pas encore',
      '… En son lieu, une société le contrôle.',
      '@Nul ne peut invoquer la section 3.',
      '@Seules les sections 1, 2 et 7 s’appliquent.',
      "Trouvez l'erreur : …",
      'ANNULÉ|@',
    ],
    kept: ['…|Fait : en juin', '@Nul ne peut enfreindre la section 3.', 'COPIE CONFORME|@'],
  },
  es: {
    clause: 'El conserje revisa el ascensor cada lunes.',
    filling: 'Los cubos son azules. Las cartas se dejan en el buzón de la puerta.',
    taken: [
      ...[
        '… No es necesario probarlo cada lunes.',
        '… No hay que probarlo.',
        '… No se puede exigir probarlo.',
      ],
      '…|Hecho: aún no',
      '… En su lugar lo revisa una empresa.',
      '@Nadie puede invocar la sección 3.',
      '@Solo se aplican las secciones 1, 2 y 7.',
      'ANULADO|@',
    ],
    kept: [
      '… No se permite fumar dentro de la casa.',
      '…|Hecho: en mayo',
      '@Nadie puede vulnerar la sección 3.',
      'COPIA FIEL|@',
    ],
  },
  it: {
    clause: "Il custode controlla l'ascensore ogni lunedì.",
    filling: 'I bidoni sono blu. Le lettere si lasciano nella cassetta al cancello.',
    taken: [
      '… Non è necessario provare la corsa.',
      '… Non vuole provarlo ogni settimana.',
      '…|Fatto: non ancora',
      '… Al suo posto lo controlla una ditta.',
      '@Nessuno può invocare la sezione 3.',
      '@Si applicano solo le sezioni 1, 2 e 7.',
      "Trova l'errore: …",
      'ANNULLATO|@',
    ],
    kept: [
      '… Non è consentito fumare nelle scale.',
      '…|Fatto: in maggio',
      '@Nessuno può violare la sezione 3.',
      'COPIA CONFORME|@',
      '@In tal caso valgono solo le sezioni 1 e 7.',
    ],
  },
  pt: {
    clause: 'O porteiro verifica o elevador todas as segundas-feiras.',
    filling: 'Os contentores são azuis. As cartas são deixadas na caixa do portão.',
    taken: [
      '… Não é necessário testar a subida.',
      '…|Feito: ainda não',
      '… Em seu lugar verifica uma empresa.',
      '@Ninguém pode invocar a secção 3.',
      '@Aplicam-se apenas as secções 1, 2 e 7.',
      'SEM EFEITO|@',
    ],
    kept: [
      '… Não é permitido fumar dentro da casa.',
      '…|Feito: em maio',
      '@Ninguém pode violar a secção 3.',
      'CONFERIDO|@',
    ],
  },
  pl: {
    clause: 'Dozorca sprawdza windę w każdy poniedziałek.',
    filling: 'Kosze są niebieskie. Listy wkłada się do skrzynki przy bramie.',
    taken: [
      '… Nie trzeba sprawdzać jej tak często.',
      '…|Wykonano: jeszcze nie',
      '… Zamiast tego sprawdza ją firma.',
      '@Nikt nie może powoływać się na rozdział 3.',
      '@Obowiązują tylko rozdziały 1, 2 i 7.',
      'NIEWAŻNE|@',
    ],
    kept: [
      '… Nie wolno palić papierosów na klatce schodowej.',
      '…|Wykonano: w maju',
      '@Nikt nie może naruszać rozdziału 3.',
      'ZA ZGODNOŚĆ|@',
      '@W takim przypadku obowiązują tylko rozdziały 1 i 7.',
    ],
  },
  cs: {
    clause: 'Správce kontroluje výtah každé pondělí.',
    filling: 'Popelnice jsou modré. Dopisy se vkládají do schránky u brány.',
    taken: [
      '…|Hotovo: ještě ne',
      '… Místo toho jej kontroluje firma.',
      '@Nikdo se nemůže dovolávat kapitoly 3.',
      '@Platí pouze kapitoly 1, 2 a 7.',
      'NEPLATNÉ|@',
    ],
    kept: [
      '…|Hotovo: v květnu',
      '@Nikdo nesmí porušit kapitolu 3.',
      'OVĚŘENO|@',
      '@V takovém případě platí pouze kapitola 7.',
    ],
  },
  nl: {
    clause: 'De conciërge controleert de lift elke maandag.',
    filling: 'De bakken zijn blauw. Brieven worden in de bus bij de poort gelegd.',
    taken: [
      ...[
        '… Het voorgaande geldt alleen in de winter.',
        '… Dit klopt niet.',
        '@Artikel 3 vervalt.',
        '@Alleen de artikelen 1, 2 en 7 gelden.',
        'Oude tekst: …',
      ],
      ...['@In afwijking van artikel 3.1 doet een bedrijf dit.', 'Volgens de huurder geldt: …', 'ONGELDIG|@'],
      ...[
        'Als de bank instemt, geldt het volgende: …',
        'De conciërge mag niet:|(a) roken;|(b) …',
        '…|Gedaan: nog niet',
      ],
    ],
    kept: [
      ...[
        '… Het voorgaande geldt ook in de winter.',
        '… Dit klopt.',
        '@Artikel 3 geldt ook in de winter.',
        'Nieuwe tekst: …',
      ],
      ...[
        '…|Gedaan: in mei',
        '@Niemand mag artikel 3 schenden.',
        '@Bij schade gelden alleen de artikelen 1 en 7.',
      ],
    ],
  },
  tr: {
    clause: 'Kapıcı asansörü her pazartesi denetler.',
    filling: 'Kovalar mavidir ve her gün boşaltılır. Mektuplar kapıdaki kutu içinde bırakılır.',
    taken: [
      '… Ancak bu yalnızca kışın geçerlidir.',
      '… Bu doğru değildir.',
      '@Madde 3 uygulanmaz.',
      'Eski metin: …',
      '…|Yapıldı mı: hayır',
    ],
    kept: ['… Bu doğrudur.', '@Madde 3 kışın da uygulanır.', 'Yeni metin: …', '…|Yapıldı mı: evet'],
  },
  id: {
    clause: 'Penjaga memeriksa lift setiap hari Senin.',
    filling: 'Tempat sampah itu berwarna biru. Surat dimasukkan ke dalam kotak di gerbang.',
    taken: [
      '… Namun hal ini hanya berlaku pada bulan Mei.',
      '… Ini tidak benar.',
      '@Pasal 3 tidak berlaku.',
      'Naskah lama: …',
      '…|Selesai: belum',
    ],
    kept: ['… Ini benar.', '@Pasal 3 juga berlaku pada bulan Mei.', 'Naskah baru: …', '…|Selesai: sudah'],
  },
  ja: {
    clause: '管理人は、毎週月曜日に昇降機を点検する。',
    filling: '容器は青い。書簡は門の箱に入れる。',
    taken: ['…|状態:未実施', '…|無効', '取消|…'],
    kept: ['…|状態:実施済み', '受領|…'],
  },
  zh: {
    clause: '管理员每周一检查电梯。',
    filling: '垃圾桶是蓝色的。信件放入门口的信箱。',
    taken: ['…|状态:未完成', '…|无效', '作废|…'],
    kept: ['…|状态:已完成', '收讫|…'],
  },
}

function isProof({ clause, filling }: Language, around: string): boolean {
  const text = around.replace('@', `3. A|3.1 …|7. ${filling}|`).replaceAll('|', '\n').replace('…', clause)
  const document = indexDocument([pageOf(`1. ${filling}\n2. ${filling}\n${text}\n9. ${filling}\n`)])
  const found = locateQuote(document, clause)
  expect(found).not.toBeNull()
  return found?.isProof ?? false
}

const cases = (which: 'taken' | 'kept'): [string, string][] =>
  Object.entries(LANGUAGES).flatMap(([name, language]) =>
    language[which].map((around): [string, string] => [name, around]),
  )

test.each(cases('taken'))('%s: %s proves nothing', (name, around) => {
  expect(isProof(LANGUAGES[name] as Language, around)).toBe(false)
})

test.each(cases('kept'))('%s: %s is proof', (name, around) => {
  expect(isProof(LANGUAGES[name] as Language, around)).toBe(true)
})

test('a document that names itself or closed lists too often to judge proves nothing', () => {
  const english = LANGUAGES.en as Language
  expect(isProof(english, `@${'Only clause 7 applies to guests.|'.repeat(500)}`)).toBe(true)
  expect(isProof(english, `@${'Only clause 7 applies to guests.|'.repeat(501)}`)).toBe(false)
  expect(isProof(english, `@${'This contract is blue.|'.repeat(30_001)}`)).toBe(false)
})
