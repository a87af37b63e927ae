/** "The salary must be stated", "the date of receipt": a sentence or a labelled line that names the thing with its value. */
import { plainOf, type Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentWords, stem } from '../document/words.ts'
import { type FigureKind, findFigures } from '../figures/figures.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { frame } from './frame.ts'
import { isIn, titleOf, type Wanted, wantedIn } from './wanted.ts'

type Value = FigureKind | 'year'

/** Words that ask for a value of a kind. Those of money name the thing too: "salary". */
const asking: readonly (readonly [kind: Value, words: RegExp])[] = [
  ['year', anyOf('year|jahr|rok|année|año|anno|ano|jaar')],
  ['date', anyOf('date|dates|day|deadline|closing|when|datum|termin|tag|den|termín|jour')],
  ['duration', anyOf('duration|length|period|how long|lifetime|lasted|dauer|frist|doba|délka|durée|délai')],
  ['percent', anyOf('percentage|proportion|share|prozentsatz|anteil|podíl|pourcentage|part')],
  ['measure', anyOf('size|area|dimensions|weight|width|height|power|capacity|größe|gewicht|fläche|hmotnost')],
  [
    'money',
    anyOf(
      'amount|amounts|price|salary|salaries|fee|sum|value|rent|cost|costs|betrag|preis|gehalt|miete|cena|částka|mzda|prix|montant',
    ),
  ],
  ['number', anyOf('number|count|how many|anzahl|zahl|počet|nombre')],
]
const year = /(?<![\d.,-])(?:1[5-9]|20)\d{2}(?![\d.,]\d)/u
/** Words for the document or for persons say nothing about the thing. */
const general = anyOf(
  'person|persons|people|member|members|used|applied|was|were|has|have|been|contract|report|document|test|place',
)
/** "Everything", and what only several places together can show. */
const beyond =
  /(?<!\p{L})(?:all|every|each|whether|why|how|alle|jede[rsn]?|zu jedem|všech\p{L}{0,3}|každ\p{L}{1,3}|toutes?|tous|chaque)(?!\p{L})/iu
const label = /^(\p{Lu}[^:.]{1,50}):\s{0,3}\S/u
const longestLine = 300
const mostWords = 4

function holds(wanted: readonly Wanted[], plain: string, stems: ReadonlySet<string>): boolean {
  return wanted.every((one) => isIn(one, { plain, stems }))
}

export const statedThing: Decider = (matter) => {
  const { object, negated, quoted } = matter.rule
  if (object === null || negated || quoted.length > 0 || beyond.test(object)) return null
  const asked = asking.find(([, words]) => spansOf(plainOf(object), words).length > 0)
  return (asked === undefined ? null : stated(matter, object, asked)) ?? stated(matter, object, labelled)
}

const labelled = [null, null] as const

/** The place with the thing and a value of the kind, or with a label that names it. */
function stated(
  matter: DecisionInput,
  object: string,
  [kind, named]: (typeof asking)[number] | typeof labelled,
): Decision | null {
  const words = contentWords(plainOf(object)).filter(
    (word) =>
      !frame.has(stem(word)) &&
      spansOf(word, general).length === 0 &&
      (named === null || kind === 'money' || spansOf(word, named).length === 0),
  )
  const wanted = wantedIn(matter.doc, words)
  if (wanted.length === 0 || wanted.length > mostWords) return null
  const found = matter.doc.sentences.find((one) => states(one, wanted, kind))
  if (found === undefined) return null
  const reason = matter.say.passage(object, placeOf(matter, found))
  return { verdict: 'met', reason, quotes: [quoteOf(found)], fix: '' }
}

/** Whether the sentence holds all the words and a value of the kind, or is a line with such a label. */
function states(sentence: Sentence, wanted: readonly Wanted[], kind: Value | null): boolean {
  const { text, plain, isHeading } = sentence
  if (isHeading || plain.length > longestLine) return false
  const name = label.exec(text)?.[1]
  if (kind !== null)
    return (
      wanted.every((one) => isIn(one, sentence) || isIn(one, titleOf(sentence))) &&
      (kind === 'year' ? year.test(text) : findFigures(text, kind).length > 0)
    )
  if (name === undefined) return false
  return holds(wanted, plainOf(name), new Set(contentWords(name).map(stem)))
}
