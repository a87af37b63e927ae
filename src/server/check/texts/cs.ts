import type { PageText } from '../../../domain/document/page-text.ts'
import { missedWords, pageRuns, type ReadPages } from '../../../domain/document/unread-pages.ts'
import { totalOf, type VerdictCounts } from '../../../domain/results/findings.ts'
import type { en } from './en.ts'

export const cs: typeof en = {
  notFound: 'V dokumentu nenalezeno.',
  causes: {
    'not-visible': 'Citovaná slova nejsou na straně vidět.',
    'struck-out': 'Citovaná slova jsou přeškrtnutá.',
    'not-in-document': 'Tato slova v dokumentu nejsou.',
    'read-once': 'Druhé čtení nedalo použitelnou odpověď.',
    'pages-unread': 'Rozhodnout o tom mohou strany, které se nepodařilo přečíst.',
    'not-understood': 'Umělá inteligence toto pravidlo nedokáže posoudit.',
  },
  readingsDiffer: (why) => (why === '' ? 'Druhé čtení nesouhlasí.' : `Druhé čtení nesouhlasí: ${why}`),
  wordsDiffer: (words) => `V dokumentu stojí: „${words}“`,
  unsure:
    'Mezi citovanými slovy je prázdné místo, nezaškrtnuté políčko, kresba nebo jiný text, takže není jisté, co říkají.',
  broken: 'Dokument tomuto pravidlu odporuje.',
  mistake: 'Zde je co opravit.',
  nothingWrong: 'Nic k opravě se nenašlo.',
  wholeDocument: (pages) => `Posouzeno podle celého dokumentu (${counted(pages)}); není co citovat.`,
  notSettled: (missed) => `Přečtené strany o tom nerozhodují. ${missing(missed)}`,
  nothingReported: (missed, read) =>
    `V přečtené části (${readWords(read)}) žádná chyba hlášena nebyla. ${missing(missed)}`,
  hiddenWords: (words, page) => `Tato slova v souboru jsou, ale na straně ${page} nejsou vidět: „${words}“.`,
  doesNotApply: (condition) => `Podmínka tohoto pravidla není splněna: „${condition}“.`,
  noCondition:
    'Podle umělé inteligence se pravidlo neuplatní, ale neuvedla žádnou podmínku, která by byla jeho součástí.',
  kinds: {
    spelling: 'Pravopis',
    grammar: 'Gramatika',
    punctuation: 'Interpunkce',
    consistency: 'Soulad jmen, dat, čísel a odkazů',
    unfinished: 'Nedokončený text',
  },
  verdicts: {
    met: 'Splněno',
    broken: 'Porušeno',
    'not-found': 'V dokumentu nenalezeno',
    'not-applicable': 'Neuplatní se',
    undecided: 'Vyžaduje váš úsudek',
  },
  withLimits: 's omezením',
  limitedBy: (words) => `Omezuje to: „${words}“`,
  agreement: ({ votes, of }) => (votes === of ? `${votes} z ${of}` : `${votes} z ${of}: podívejte se sami`),
  warnings: {
    'unmapped-glyphs': 'Význam některých znaků souboru není znám. Citace z těchto míst se nemusí najít.',
    'hidden-text':
      'Soubor obsahuje text, který čtenář nevidí. Než se na výsledek spolehnete, prohlédněte si jej.',
  },
  unread: (pages) =>
    `Nepřečteno: ${named(pages)}, obrázek bez textu nebo písmena bez známého významu. Co by se tam mohlo rozhodnout, se neposuzuje: podívejte se sami, nebo rozpoznejte text (OCR) a zkontrolujte soubor znovu.`,
  partly: (pages) =>
    `Přečteno zčásti: ${named(pages)}, obrázek ukazuje slova, která v textu chybí. Co by se tam mohlo rozhodnout, se neposuzuje: podívejte se sami, nebo rozpoznejte text (OCR) a zkontrolujte soubor znovu.`,
  blank: (pages) => `Bez obsahu: ${named(pages)}.`,
  hidden: (pages) =>
    `Soubor obsahuje text, který čtenář nevidí: ${named(pages)}. Nic nedokládá. Než se na výsledek spolehnete, prohlédněte si jej.`,
  struck: (pages) => `Některá slova jsou přeškrtnutá: ${named(pages)}. Nic nedokládají.`,
  recognised: (pages) =>
    `Text byl rozpoznán z obrázku: ${named(pages)}. Jednotlivá písmena a číslice mohou být chybné.`,
  notMarked: 'Do tohoto souboru se nepodařilo zapsat zvýraznění. Výsledky a citace jsou úplné.',
  rule: 'Pravidlo',
  fix: 'Navržené znění',
  fromImage: 'Z obrázku: místo určila umělá inteligence a nebylo ověřeno.',
  title: 'Výsledek kontroly',
  columns: { rule: 'Pravidlo', verdict: 'Výsledek', page: 'Strana' },
  tally: ({ rules, general }) =>
    `${listed(rules)}.${totalOf(general) === 0 ? '' : ` Obecné kontroly: ${listed(general)}.`}`,
  notQuoted: (sections, more) =>
    `Žádné pravidlo odtud necituje: ${sections.map(({ title, page }) => `${title} (strana ${page})`).join('; ')}${more > 0 ? `; a další (${more})` : ''}.`,
  footer: (checkedBy, read) =>
    `Kontroloval: ${checkedBy}. Přečteno: ${readWords(read)}. Zvýrazněny jsou jen citace nalezené v dokumentu.`,
  corrected: (difference) => `Opravená citace (AI → dokument): „${difference}“`,
  review: {
    title: 'Zpráva o přezkoumání',
    ai: 'AI',
    decisions: { confirmed: 'Potvrzeno', accepted: 'Riziko přijato', dismissed: 'Není závada' },
    earlier: 'převzato z dřívější kontroly',
    undecided: 'Zatím nerozhodnuto',
    decided: ({ decided, toDecide }) => `rozhodnuto ${decided} z ${toDecide}`,
    ruleSet: (name) => `Sada pravidel: ${name}`,
    checked: (at, checkedBy) => `Zkontrolováno: ${at}, ${checkedBy}`,
    reviewed: (account, at) =>
      `Posoudil: ${account}, ${at ? `poslední rozhodnutí ${at}` : 'zatím bez rozhodnutí'}`,
    madeOf: ({ sha256, promptVersion, productVersion }) => [
      `SHA-256 nahraného souboru: ${sha256}`,
      `Rulemark ${productVersion}, verze zadání ${promptVersion}`,
    ],
    notRecorded: 'SHA-256 nahraného souboru a verze: v době kontroly nezaznamenány',
    sign: ['Jméno', 'Datum', 'Podpis'],
  },
}

function counted(pages: number): string {
  if (pages === 1) return '1 strana'
  return pages >= 2 && pages <= 4 ? `${pages} strany` : `${pages} stran`
}

function readWords({ pages, whole, partly }: ReadPages): string {
  const all = whole === pages ? counted(pages) : `${whole} z ${pages} stran`
  return `${all}${partly > 0 ? `, další zčásti: ${partly}` : ''}`
}

function missing(missed: readonly PageText[]): string {
  return missedWords(missed, { unread: 'Nepřečteno', partly: 'Přečteno zčásti' }, named)
}

function named(pages: readonly number[]): string {
  return `${pages.length === 1 ? 'strana' : 'strany'} ${pageRuns(pages)}`
}

function listed(counts: VerdictCounts): string {
  const parts = [
    `splněno: ${counts.met}${counts.limited > 0 ? ` (s omezením: ${counts.limited})` : ''}`,
    `porušeno: ${counts.broken}`,
    `v dokumentu nenalezeno: ${counts['not-found']}`,
    counts.undecided > 0 && `vyžaduje váš úsudek: ${counts.undecided}`,
    counts['not-applicable'] > 0 && `neuplatní se: ${counts['not-applicable']}`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}
