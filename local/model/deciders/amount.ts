/** Limits on pages, words, and how often the document says something. */
import { quoteInPage, quoteOf } from '../document/quote.ts'
import { contentStems, stem, wordsOf } from '../document/words.ts'
import { type Bound, boundIn, keeps } from '../figures/limits.ts'
import type { Decider, Decision, DecisionInput } from './decider.ts'
import { bodyOf } from './find-clause.ts'
import { occurrences, patternOf } from './phrases-in-pages.ts'

type Kind = 'pages' | 'words' | 'times'

const units: Record<Kind, ReadonlySet<string>> = {
  pages: new Set(
    'page pages seite seiten strana strany stran straně stranu stránka stránky stránek'.split(' ').map(stem),
  ),
  words: new Set('word words wort wörter worte slovo slova slov'.split(' ').map(stem)),
  times: new Set('time times mal krát'.split(' ').map(stem)),
}
/** Words allowed in a rule about length; any other changes its subject. */
const frame = new Set(
  contentStems(
    'contract agreement cv thesis invoice policy offer proposal application lease document text report file paper letter long longer short shorter have has contain contains length total number count ' +
      'be fit comprise exceed not consist written whole full entire allowed permitted maximum minimum more less fewer ' +
      'smlouva dokument text být mít rozsah délka obsahovat celkem vertrag dokument text bericht umfassen haben lang sein insgesamt enthalten länge',
  ),
)

function kindOf(bound: Bound): Kind | null {
  return (['pages', 'words', 'times'] as const).find((kind) => units[kind].has(bound.unit)) ?? null
}

/** "at most 10 pages", "between 500 and 800 words". */
export const documentLength: Decider = (matter) => {
  const bound = boundIn(matter.rule.body, ['count'])
  const kind = bound === null ? null : kindOf(bound)
  if (bound === null || kind === null || kind === 'times') return null
  const others = contentStems(bound.subject).filter((one) => !frame.has(one) && !units[kind].has(one))
  if (others.length > 0) return kind === 'words' ? sectionLength(matter, bound, others) : null
  return decide(matter, bound, kind, kind === 'pages' ? matter.doc.pages.length : matter.doc.wordCount)
}

/** "The abstract must have at most 300 words": the words under the heading of that name. */
function sectionLength(matter: DecisionInput, bound: Bound, stems: readonly string[]): Decision | null {
  const { doc } = matter
  const heading = doc.sentences.find(
    (one) => one.isHeading && one.stems.size === stems.length && stems.every((stem) => one.stems.has(stem)),
  )
  if (heading === undefined) return null
  const words = bodyOf(doc, heading).reduce((sum, { text }) => sum + wordsOf(text).length, 0)
  const reason = matter.say.sectionWords(heading.text, words, matter.say.limit(bound.limit))
  return { ...decide(matter, bound, 'words', words), reason, quotes: [quoteOf(heading)] }
}

const twice = /\btwice\b|\bzweimal\b|\bdvakrát\b/iu

/** "must mention “…” at least 3 times". */
export const howOften: Decider = (matter) => {
  const [words] = matter.rule.quoted
  if (words === undefined || wordsOf(words).length === 0) return null
  const body = matter.rule.body.replace(words, '').replace(twice, '2 times')
  const bound = boundIn(body, ['count'])
  if (bound === null || kindOf(bound) !== 'times') return null
  const places = occurrences(matter.doc, patternOf(words))
  const decision = decide(matter, bound, 'times', places.length)
  const quotes = places.slice(0, 3).map((place) => quoteInPage(matter.doc, place.page, place.words))
  return { ...decision, quotes }
}

function decide(
  { say }: DecisionInput,
  bound: Bound,
  kind: Kind,
  actual: number,
): ReturnType<Decider> & object {
  const limit = say.limit(bound.limit)
  const verdict = keeps(bound, actual) ? 'met' : 'broken'
  return { verdict, reason: say.amount(kind, actual, limit), quotes: [], fix: '' }
}
