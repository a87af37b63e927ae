/** Kinds of clauses and sections, by the names that reviewers give them (`words/concepts.txt`). */
import { type Doc, plainOf } from '../document/document.ts'
import { type Quote, quoteOf, quoteSpan } from '../document/quote.ts'
import { compared, nearest, nearness, tellingWords } from '../words/compare.ts'
import { conceptNamedIn, type Place } from '../words/concepts.ts'
import { cannotJudge, type Decider, type Decision, decision, pagesOf, placeOf } from './decision.ts'
import { general } from './statements.ts'

/** Least share of a rule's further words in the place. */
const LEAST = 0.8
const MOST_PLACES = 40
/** What a rule allows may be what the clause forbids. */
const permission = /\b(?:may|allowed|permitted|free|able|entitled)\b/u
const clauseWords =
  /^(?:an? |the )?(?:(?:clause|section|chapter|provision|statement|paragraph|part)s? (?:on|about|for|of|regarding|that regulates) )?(?:the )?|(?: (?:clause|section|provision)s?)$/giu

export const clauses: Decider = (rule, doc) => {
  if (!doc.isEnglish) return null
  const asked = rule.object ?? rule.body
  const plain = plainOf(asked).replaceAll('/', ' ')
  const named = conceptNamedIn(plain)
  if (named === null) return rule.object === null ? null : section(rule.object, rule.negated, doc)
  const { concept, span } = named
  const { object, negated } = rule
  const around = `${asked.slice(0, span.from)} ${asked.slice(span.to)}`
  if (general.test(around)) return null
  const rest = tellingWords(around)
  const places = [...takeFrom(concept.placesIn(doc))]
  const law = concept.id === 'governing law' ? lawOf(asked, places) : null
  if (law) return law
  const absence = `No heading and no usual wording of “${concept.id}” was found on ${pagesOf(doc)}.`
  if (object === null && (permission.test(plain) || negated || rest.length > 0))
    return places.length === 0 && !negated ? decision('not_found', absence) : null
  const place = places.find((one) => rest.length === 0 || compared(rest, one.sentence).share >= LEAST)
  const opposite = place || negated ? undefined : concept.oppositeIn(doc)
  if (opposite)
    return decision('broken', `The document says the opposite in ${placeOf(opposite)}.`, [quoteOf(opposite)])
  if (place) {
    const where = `${concept.id} is dealt with in ${placeOf(place.sentence)}.`
    return negated
      ? decision('broken', `The rule forbids it, but ${where}`, quotesOf(place))
      : decision('met', `${where[0]?.toUpperCase()}${where.slice(1)}`, quotesOf(place))
  }
  if (places.length > 0)
    return cannotJudge(`it has such a clause, but not plainly with “${rest.join(', ')}”`, places[0]?.sentence)
  const telling = tellingWords(asked.replace(clauseWords, ''))
  const heading = doc.sentences.find((one) => one.isHeading && compared(telling, one).share >= NEAR)
  if (heading) return cannotJudge('a heading has its words, but no usual wording follows', heading)
  return decision(negated ? 'met' : 'not_found', absence)
}

function* takeFrom(places: Generator<Place, undefined>): Generator<Place, undefined> {
  let count = 0
  for (const place of places) if (count++ < MOST_PLACES) yield place
}

function quotesOf({ heading, sentence, span }: Place): readonly Quote[] {
  return [...(heading ? [quoteOf(heading)] : []), quoteSpan(sentence, span)]
}

const lawName =
  /\blaws? (?:of|in) (?:the )?(?:[Ss]tate of |[Pp]rovince of |[Cc]ommonwealth of )?((?:\p{Lu}[\p{L}.-]*)(?: (?:and |of (?:the )?)?\p{Lu}[\p{L}.-]*)*)|\b(\p{Lu}\p{Ll}+) law\b/u
/** "governed by the laws of X": the law that the clause names is another, or this one. */
function lawOf(asked: string, places: readonly Place[]): Decision | null {
  const wanted = lawIn(asked)
  const naming = places.flatMap(({ sentence }) => {
    const law = lawIn(sentence.text)
    return law === undefined ? [] : [{ sentence, law }]
  })
  const same = naming.find(({ sentence }) => sentence.plain.includes(plainOf(wanted ?? '')))
  const { sentence, law } = same ?? naming[0] ?? {}
  if (!wanted || !sentence || !law) return null
  const reason = `The law of ${same ? wanted : law} governs, in ${placeOf(sentence)}`
  if (same) return decision('met', `${reason}.`, [quoteOf(sentence)])
  const fix = sentence.text.replace(lawName, (words) => words.replace(law, () => wanted))
  return decision('broken', `${reason}; the rule asks for ${wanted}.`, [quoteOf(sentence)], fix)
}
function lawIn(text: string): string | undefined {
  const [, of, before] = lawName.exec(text) ?? []
  return of ?? before
}

/** A section that no concept names: a title with its words, or a sentence that has them all. */
const NEAR = 0.85
const FAR = 0.7
function section(object: string, isForbidden: boolean, doc: Doc): Decision | null {
  const isSection = /\b(?:clause|section|chapter|provision|paragraph)s?\b/iu.test(object)
  const telling = tellingWords(object.replace(clauseWords, ''))
  if (!isSection || telling.length === 0) return null
  const heading = doc.sentences.find(
    (one) => one.isHeading && doc.sentences[one.index + 1] && compared(telling, one).share >= NEAR,
  )
  const [best] = nearest(telling, doc.sentences)
  const place = heading ?? (best && best.share >= NEAR ? best.sentence : undefined)
  if (place) {
    const next = heading ? doc.sentences[heading.index + 1] : undefined
    const quotes = [quoteOf(place), ...(next ? [quoteOf(next)] : [])]
    return decision(isForbidden ? 'broken' : 'met', `“${object}” is in ${placeOf(place)}.`, quotes)
  }
  const near = doc.sentences.find((one) => nearness(telling, one) >= FAR)
  if (near) return cannotJudge('the closest passage has only some of its words', near)
  return isForbidden
    ? null
    : decision('not_found', `No heading or passage on ${pagesOf(doc)} deals with “${object}”.`)
}
