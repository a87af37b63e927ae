/** Kinds of clauses and sections, by the names that reviewers give them (`words/concepts.txt`). */
import { type Doc, plainOf, quoteOf } from '../document/document.ts'
import { compared, nearest, nearness, tellingWords } from '../words/compare.ts'
import { conceptNamedIn, type Place } from '../words/concepts.ts'
import { wordsOf } from '../words/english.ts'
import { cannotJudge, type Decider, type Decision, decision, pagesOf, placeOf } from './decision.ts'
import { doubtAbout, general } from './statements.ts'

/** Least share of a rule's further words in the place. */
const LEAST = 0.8
/** What a rule allows may be what the clause forbids. */
const permission = /\b(?:may|allowed|permitted|free|able|entitled)\b/u
const clauseNames = /\b(?:clause|section|chapter|provision|paragraph)s?\b/iu
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
  const places = [...concept.placesIn(doc)]
  const law = concept.id === 'governing law' ? lawOf(asked, places, negated) : null
  if (law) return law
  const name = asked.slice(span.from, span.to)
  const absence = `No heading and no usual wording of “${name}” was found on ${pagesOf(doc)}.`
  const telling = tellingWords(asked.replace(clauseWords, ''))
  const near = doc.sentences.find(
    (one) => (one.isHeading || object === null || rest.length > 0) && compared(telling, one).share >= NEAR,
  )
  // "Notices must be in writing": what the kind of clause must say; of an other subject, who does it to whom is open.
  const isSubject = /^(?:the |an? )?$/iu.test(asked.slice(0, span.from))
  if (object === null && (permission.test(plain) || negated || (rest.length > 0 && !isSubject)))
    return places.length === 0 && !negated && !near ? decision('not_found', absence) : null
  const place = places.find((one) => rest.length === 0 || compared(rest, one.sentence).share >= LEAST)
  if (place && object === null && compared(rest, place.sentence).isNegated) return null
  const opposite = place || negated ? undefined : concept.oppositeIn(doc)
  if (opposite)
    return decision('broken', `The document says the opposite in ${placeOf(opposite)}.`, [quoteOf(opposite)])
  if (place) {
    const { heading, sentence, span: at } = place
    const doubt = rest.length > 0 ? doubtAbout(sentence.text, rule.body) : undefined
    if (doubt) return cannotJudge(doubt, sentence)
    const quotes = [...(heading ? [quoteOf(heading)] : []), quoteOf(sentence, (at.from + at.to) / 2)]
    const where = `“${name}” is in ${placeOf(sentence)}.`
    return negated
      ? decision('broken', `The rule forbids it, but ${where}`, quotes)
      : decision('met', where, quotes)
  }
  if (places.length > 0)
    return cannotJudge(`it has such a clause, but not plainly with “${rest.join(', ')}”`, places[0]?.sentence)
  if (near) return cannotJudge('a passage has its words, but no usual wording', near)
  return decision(negated ? 'met' : 'not_found', absence)
}

const lawName =
  /\b(?:laws? (?:of|in)|that of) (?:the )?(?:[Ss]tate of |[Pp]rovince of |[Cc]ommonwealth of )?((?:\p{Lu}[\p{L}.-]*)(?: (?:and |of (?:the )?)?\p{Lu}[\p{L}.-]*)*)|\b((?:\p{Lu}\p{Ll}+ )*\p{Lu}\p{Ll}+) law\b/u
/** "governed by the laws of X": the law that the clause names is another, or this one. */
function lawOf(asked: string, places: readonly Place[], isForbidden: boolean): Decision | null {
  const wanted = lawIn(asked)
  const naming = places.flatMap(({ sentence }) => {
    const law = lawIn(sentence.text)
    return law === undefined ? [] : [{ sentence, law }]
  })
  const same = naming.find(({ sentence }) => sentence.plain.includes(plainOf(wanted ?? '')))
  const other = naming.find(({ sentence }) => !sentence.plain.includes(plainOf(wanted ?? '')))
  const { sentence, law } = same ?? other ?? {}
  if (!wanted || !sentence || !law) return null
  if (same && other) return cannotJudge('the document names several laws', other.sentence)
  const reason = `The law of ${same ? wanted : law} governs, in ${placeOf(sentence)}`
  if (isForbidden || same)
    return decision(Boolean(same) === isForbidden ? 'broken' : 'met', `${reason}.`, [quoteOf(sentence)])
  const fix = sentence.text.replace(lawName, (words) => words.replace(law, () => wanted))
  return decision('broken', `${reason}; the rule asks for ${wanted}.`, [quoteOf(sentence)], fix)
}
function lawIn(text: string): string | undefined {
  const [, of, before] = lawName.exec(text) ?? []
  return (of ?? before)?.replace(/\.$/u, '')
}

/** A section that no concept names: a title with its words, or a sentence that has them all. */
const NEAR = 0.85
const FAR = 0.7
function section(object: string, isForbidden: boolean, doc: Doc): Decision | null {
  const isSection = clauseNames.test(object)
  const subject = object.replace(clauseWords, '')
  const telling = tellingWords(subject)
  if (telling.length === 0) return null
  const heading = doc.sentences.find((one) => one.isHeading && compared(telling, one).share >= NEAR)
  const next = heading && doc.sentences[heading.index + 1]
  // Without the word "section", a title of these words only.
  if (
    !isSection &&
    (!next || doubtAbout(next.text, '') || tellingWords(heading.text).length > telling.length + 1)
  )
    return null
  const [best] = nearest(telling, doc.sentences)
  const passage = best && best.share >= NEAR ? [best.sentence] : []
  const [place, ...more] = next ? [heading, next] : passage
  if (place) {
    const quotes = [place, ...more].map((one) => quoteOf(one))
    return decision(isForbidden ? 'broken' : 'met', `“${object}” is in ${placeOf(place)}.`, quotes)
  }
  const near = doc.sentences.find((one) => nearness(telling, one) >= FAR)
  if (near) return cannotJudge('the closest passage has only some of its words', near)
  if (wordsOf(subject).some(({ isVerb }) => isVerb)) return cannotJudge('it asks for more than a subject')
  return isForbidden
    ? null
    : decision('not_found', `No heading or passage on ${pagesOf(doc)} deals with “${object}”.`)
}
