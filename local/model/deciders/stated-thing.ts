/** "The salary must be stated", "the date of receipt": a sentence or a labelled line that names the thing with its value. */
import { plainOf, type Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentWords, stem } from '../document/words.ts'
import { findFigures } from '../figures/figures.ts'
import { anyOf, spansOf } from '../patterns/terms.ts'
import { type Decider, placeOf } from './decider.ts'
import { frame } from './passage.ts'
import { isIn, type Wanted, wantedIn } from './wanted.ts'

const dated = anyOf('date|dates|day|deadline|when|datum|termin|tag|den|termín|jour')
const priced = anyOf(
  'amount|amounts|price|salary|salaries|fee|sum|rent|cost|costs|betrag|preis|gehalt|miete|cena|částka|mzda|prix|montant',
)
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
  const plain = plainOf(object)
  const kind = spansOf(plain, dated).length > 0 ? 'date' : spansOf(plain, priced).length > 0 ? 'money' : null
  const words = contentWords(plain).filter(
    (word) =>
      !frame.has(stem(word)) &&
      spansOf(word, general).length === 0 &&
      (kind !== 'date' || spansOf(word, dated).length === 0),
  )
  const wanted = wantedIn(matter.doc, words)
  if (wanted.length === 0 || wanted.length > mostWords) return null
  const found = matter.doc.sentences.find((one) => states(one, wanted, kind))
  if (found === undefined) return null
  const reason = matter.say.passage(object, placeOf(matter, found))
  return { verdict: 'met', reason, quotes: [quoteOf(found)], fix: '' }
}

/** Whether the sentence holds all the words and a value of the kind, or is a line with such a label. */
function states(sentence: Sentence, wanted: readonly Wanted[], kind: 'date' | 'money' | null): boolean {
  const { text, plain, stems, isHeading } = sentence
  if (isHeading || plain.length > longestLine) return false
  const name = label.exec(text)?.[1]
  if (kind !== null) return holds(wanted, plain, stems) && findFigures(text, kind).length > 0
  if (name === undefined) return false
  return holds(wanted, plainOf(name), new Set(contentWords(name).map(stem)))
}
