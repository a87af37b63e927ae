/** Tables of how often a quote with a changed meaning counts as proof. */
import { isCorpusHere } from '../documents.ts'
import { corpusTexts } from './corpus.ts'
import { type Evaluation, evaluateMeaning, type Row } from './evaluate.ts'
import { generatedTexts } from './texts.ts'

const PER_KIND = 400
const TEXTS_A_LANGUAGE = 30

export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

function line({ kind, cases, generated, accepted, proof, verified, repaired, shown }: Row): string {
  const own = repaired === 0 ? '' : `${((100 * shown) / repaired).toFixed(1)} %`
  return `| ${kind} | ${cases} | ${generated} | ${accepted} | ${proof} | ${verified} | ${own} |`
}

function total(kind: string, rows: readonly Row[]): Row {
  const sum = (count: (row: Row) => number): number => rows.reduce((all, row) => all + count(row), 0)
  return {
    kind,
    cases: sum(({ cases }) => cases),
    generated: sum(({ generated }) => generated),
    accepted: sum(({ accepted }) => accepted),
    proof: sum(({ proof }) => proof),
    verified: sum(({ verified }) => verified),
    repaired: sum(({ repaired }) => repaired),
    shown: sum(({ shown }) => shown),
  }
}

const HEAD = [
  '| kind | cases | of them generated | located | as proof | verified | repaired ones show the document’s words |',
  '|---|---|---|---|---|---|---|',
]

export const MEANING_TITLE = '## Changed meaning'

export function meaningLines({ rows, cuts, recalls }: Evaluation): string[] {
  return [
    MEANING_TITLE,
    '',
    ...HEAD,
    ...rows.map(line),
    line(total('**all**', rows)),
    '',
    'Verbatim, but cut where it says something else (these stand in the document as they are):',
    '',
    ...HEAD,
    ...cuts.map(line),
    '',
    'Whole sentences, changed in typing alone:',
    '',
    '| | quotes | located | proof |',
    '|---|---|---|---|',
    ...recalls.map(
      ({ kind, cases, located, proof }) =>
        `| ${kind} | ${cases} | ${(located / cases).toFixed(3)} | ${(proof / cases).toFixed(3)} |`,
    ),
    '',
  ]
}

export async function measureMeaning(): Promise<Evaluation> {
  const seed = option('seed') ?? '1'
  const corpus = isCorpusHere() ? await corpusTexts() : []
  const perKind = Number(option('per-kind') ?? PER_KIND)
  return evaluateMeaning(corpus, generatedTexts(seed, TEXTS_A_LANGUAGE), perKind, seed)
}
