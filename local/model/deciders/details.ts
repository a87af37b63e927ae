/**
 * A rule may ask for more than a kind of clause: "the laws of Texas", "insurance with Allianz", "for 17 years". A place
 * that is right for the kind proves nothing unless it has the names and numbers too.
 */
import { plainOf, type Sentence } from '../document/document.ts'
import { languageOf } from '../document/language.ts'
import { sameMeaning } from '../document/synonyms.ts'
import { contentStems, fold } from '../document/words.ts'
import { englishSpeller } from '../general/speller.ts'
import { inEnglish } from '../languages/english.ts'
import { isFiller, subjectOf } from '../rules/subject.ts'
import { type Decision, type DecisionInput, placeOf } from './decider.ts'
import { isIn } from './wanted.ts'

const word = /[\p{L}\p{N}][\p{L}\p{N}.'’&-]*/gu
const capital = /^\p{Lu}/u
/** "salesforce.com" */
const webName = /\p{L}\.\p{L}{2}/u
/** A rule with more capital letters is a heading. */
const mostCapitals = 0.6

/** "The invoice number" asks for a number, which a section about invoices need not have. */
const numbered = /\p{L} numbers?(?! of)(?!\p{L})/iu
const number = /(?:\bn(?:umber|o|r)|č|#)s?[.:#\s]{0,6}[\p{L}-]{0,10}\d/iu

/** Names and numbers of the rule that its kind of clause doesn't explain. */
export function detailsOf(body: string): readonly string[] {
  const words = [...body.matchAll(word)].map(([one]) => one.replace(/[.'’-]{1,9}$/u, ''))
  const isDetail = (one: string, index: number): boolean => /\d/u.test(one) || isName(one, index, words)
  const found = isHeading(body, words) ? words.filter((one) => /\d/u.test(one)) : words.filter(isDetail)
  if (found.length === 0) return found
  const others = subjectOf(inEnglish(plainOf(body)))?.others
  if (others !== undefined) return found.filter((one) => others.some((other) => plainOf(one).includes(other)))
  return languageOf(body) === 'de' ? found.filter((one) => /\d/u.test(one)) : found
}

/** Capital letters distinguish nothing in a heading, nor in German, where every noun has one. */
function isHeading(body: string, words: readonly string[]): boolean {
  const capitals = words.filter((one) => capital.test(one)).length
  return capitals > words.length * mostCapitals && !body.includes(':')
}

/** The first word is a name if another one follows: "Acme Inc." */
function isName(one: string, index: number, words: readonly string[]): boolean {
  const isFirst = index === 0 && !capital.test(words[1] ?? '') && !/\p{Lu}.*\p{Lu}/u.test(one)
  const isNamed = (capital.test(one) && !isFirst) || webName.test(one)
  return one.length > 1 && isNamed && !isFiller(one) && !isDefined(one, words[index - 1])
}

/** "The Deliverables" is a term of a contract: a word of the language with a capital letter. */
function isDefined(one: string, before = ''): boolean {
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(one) && englishSpeller()?.correct(one.toLowerCase()) === true
  return isWord && /^(?:the|its|such|any|\p{Lu}\p{Ll}+ed)$/u.test(before)
}

/** The sentences that a decision quotes, with the rest of their sections. */
function placesOf({ doc }: DecisionInput, { quotes }: Decision): readonly Sentence[] {
  const quoted = doc.sentences.filter((one) =>
    quotes.some(
      ({ text, page }) => page === one.page && (one.text.includes(text) || text.includes(one.text)),
    ),
  )
  const sections = new Set(quoted.map(({ section }) => section))
  return doc.sentences.filter(
    (one) => quoted.includes(one) || (one.section !== null && sections.has(one.section)),
  )
}

/** The decision, unless the place it found lacks a name or a number of the rule. */
export function withDetails<Answer extends Decision | null>(
  decider: (matter: DecisionInput) => Answer,
): (matter: DecisionInput) => Answer | Decision {
  return (matter) => {
    const decision = decider(matter)
    if (decision === null || decision.quotes.length === 0 || matter.rule.quoted.length > 0) return decision
    const details = detailsOf(matter.rule.body)
    const places = placesOf(matter, decision)
    const [first] = places
    const text = fold(places.map((one) => one.text).join(' '))
    const stems = new Set(contentStems(text))
    const isNamed = (one: string): boolean =>
      text.includes(fold(one)) ||
      sameMeaning(one).some((alike) =>
        isIn(
          { stems: alike.stems, phrases: alike.phrases === null ? [] : [alike.phrases] },
          { plain: text, stems },
        ),
      )
    const missing = details.filter((one) => !isNamed(one))
    if (numbered.test(matter.rule.body) && !number.test(text))
      missing.push(matter.rule.object ?? matter.rule.body)
    if (first === undefined || missing.length === 0) return decision
    const reason = matter.say.lacks(missing.join(' '), placeOf(matter, first))
    return { verdict: 'not_found', reason, quotes: decision.quotes, fix: '' }
  }
}
