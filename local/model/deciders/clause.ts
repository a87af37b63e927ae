/** Kinds of clauses, however the rule names them. */
import { clauseOf, type KnownClause } from '../clauses/table.ts'
import { plainOf, type Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentStems } from '../document/words.ts'
import { inEnglish } from '../languages/english.ts'
import { likelySubjectOf } from '../rules/likely-subject.ts'
import { forbids } from '../rules/polarity.ts'
import { type Subject, subjectOf } from '../rules/subject.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { isWithoutConsent, needsConsent } from './denials.ts'
import { type FoundClause, placesOf } from './find-clause.ts'
import { bindsBoth, bothIn } from './mutual.ts'
import { showsNarrowing } from './narrowing.ts'
import { decideByPassage } from './passage.ts'
import { clauseWords } from './section.ts'
import { statedThing } from './stated-thing.ts'
import { isIn, titleOf, type Wanted, wantedIn } from './wanted.ts'
import { type Asked, decide } from './whether-found.ts'

/** Two denials and words beyond the kind: two statements, of which one is not understood. */
const denials = /(?<!\p{L})(?:not|no|neither|never)(?!\p{L})/gu

export const knownClause: Decider = (matter) => {
  const { body, object, quoted } = matter.rule
  const written = plainOf(body)
  const plain = inEnglish(written)
  const named = matter.doc.isContract ? likelySubjectOf : subjectOf
  const subject = quoted.length > 0 ? null : named(plain)
  const clause = subject === null ? null : clauseOf(subject.id)
  if (subject === null || clause === null) return null
  if (subject.others.length > 0 && (plain.match(denials) ?? []).length > 1) return null
  const asked = { name: object ?? '', negated: forbids(plain, subject) }
  const wanted = mustExplain(matter, asked, subject)
    ? wantedIn(
        matter.doc,
        subject.others.filter((one) => contentStems(one).length > 0),
      )
    : []
  const isNarrowed = !asked.negated && !subject.restricts && matter.doc.language === 'en'
  const isWhole = (one: FoundClause): boolean =>
    explains(one, wanted) &&
    (!isNarrowed || showsNarrowing(plain, one.said, clause.typicalIn(one.said) !== null))
  const [first, whole] = best(placesOf(matter.doc, clause), wanted.length > 0, isWhole)
  const found = whole ?? first
  // Clauses are recognised best in English; in a document of another language, the rule's own words may find more.
  if (found === null && plain !== written && matter.doc.language !== 'en') return null
  const both = bothIn(body)
  // "Must not subcontract without consent" is what a clause says that allows it with consent.
  // A licence to use a trademark may be the permission that the rule asks for.
  if (asked.negated && !subject.restricts && isWithoutConsent(plain) && found === null) return null
  if (found !== null && asked.negated && !subject.restricts && isWithoutConsent(plain))
    return found.quotes.some(({ text }) => needsConsent(text))
      ? decide(matter, { ...asked, negated: false }, found)
      : unanswered(matter, asked, found)
  if (found !== null && asked.negated && !subject.restricts && deniesItself(found))
    return {
      verdict: 'met',
      reason: matter.say.forbids(placeOf(matter, found.sentence)),
      quotes: found.quotes,
      fix: '',
    }
  if (found !== null && !asked.negated && !subject.restricts && isUndone(found))
    return decideByPassage(matter)
  const opposite = found === null && subject.others.length === 0 ? oppositeOf(matter, clause) : null
  if (opposite !== null) return decideOpposite(matter, asked, opposite)
  if (found !== null && !asked.negated && !ofOne.has(subject.id) && both !== null && !isMutual(found))
    return {
      ...decide(matter, asked, found),
      verdict: 'not_found',
      reason: matter.say.lacks(both, placeOf(matter, found.sentence)),
    }
  // A contract words its clauses as contracts do; other documents may use the rule's own words.
  const isPlain = matter.doc.isContract && subject.others.length === 0
  const other = found === null && !isPlain ? sayOtherwise(matter) : null
  // Words beyond the kind may be what the rule is about.
  if (
    found === null &&
    other === null &&
    subject.others.length > 0 &&
    (!asked.negated || subject.share < mostlyOwn)
  )
    return null
  // "Members of the board shall receive a salary" isn't answered by what else is said about the board.
  if (found !== null && whole === null) return asked.negated ? unanswered(matter, asked, found) : null
  return other ?? decide(matter, asked, found)
}

/**
 * Whether a place of the kind answers the rule only if it has the rule's other words. A contract words its clauses as
 * contracts do, not as the rule does.
 */
function mustExplain({ doc }: DecisionInput, { negated }: Asked, { others, share }: Subject): boolean {
  if (negated) return share < mostlyOwn
  return doc.isContract ? others.length > 1 && share < mostlyOwn : others.length > 0
}

/**
 * The first place, and the first that is whole, each null if there is none. `firstOnly`: words beyond the kind are looked
 * for in the first place alone, because in the others they are there by chance.
 */
function best(
  places: Iterable<FoundClause>,
  firstOnly: boolean,
  isWhole: (place: FoundClause) => boolean,
): readonly [first: FoundClause | null, whole: FoundClause | null] {
  let first: FoundClause | null = null
  for (const place of places) {
    first ??= place
    if (isWhole(place)) return [first, place]
    if (firstOnly) break
  }
  return [first, null]
}

/** The place that was found is the nearest one, and does not decide the rule. */
function unanswered(matter: DecisionInput, asked: Asked, found: FoundClause): Decision {
  return {
    ...decide(matter, asked, found),
    verdict: 'not_found',
    reason: matter.say.nearest(placeOf(matter, found.sentence)),
    fix: '',
  }
}

/** Whether a place, or the title above it, has all of these words. */
function explains({ said, sentence }: FoundClause, wanted: readonly Wanted[]): boolean {
  const place = { plain: said, stems: new Set(wanted.length === 0 ? [] : contentStems(said)) }
  return wanted.every((one) => isIn(one, place) || isIn(one, titleOf(sentence)))
}

/** A longer sentence denies something else. */
const longestDenial = 120
const ownDenial =
  /(?<!\p{L})(?:are|is|be|shall|will|may|must|does|do) (?:not|never)(?! (?:be )?(?:appl|exceed|limit|exclu|affect|liable|operat|constitut|impair))|^(?:[\d.]+ )?no\s/u

/** "Subcontractors are not used": the place rules out what the rule forbids. */
function deniesItself({ by, sentence: { plain } }: FoundClause): boolean {
  return by === 'passage' && plain.length <= longestDenial && ownDenial.test(plain)
}

const undone =
  /^(?:[\d.]+ )?(?:(?:the|all|our|these) )?(?:\p{L}+ ){1,4}(?:is|are|was|were|has|have|will) (?:not|never)(?!\p{L})/u

/** "The accounts have not been audited": the place denies what the rule asks for. */
function isUndone({ by, sentence: { plain } }: FoundClause): boolean {
  return by === 'passage' && plain.length <= longestDenial && undone.test(plain)
}

/** Names of both sides and the control of either are no mutual duties. */
const ofOne = new Set(['parties', 'change of control'])
function isMutual({ quotes }: FoundClause): boolean {
  return quotes.some(({ text }) => bindsBoth(text))
}

/** A statement in words close to the rule's own, where the document has no clause of the kind. */
function sayOtherwise(matter: DecisionInput): Decision | null {
  const { object } = matter.rule
  if (object !== null && clauseWords.test(object)) return null
  const stated = statedThing(matter)
  if (stated !== null) return stated
  const said = decideByPassage(matter, leastAlike)
  return said.verdict === 'not_found' ? null : said
}

/** Share of a rule's words in a statement, where the kind of clause is missing. */
const leastAlike = 0.85

function oppositeOf({ doc }: DecisionInput, clause: KnownClause): Sentence | null {
  return doc.sentences.find((one) => !one.isHeading && clause.oppositeIn(one.plain) !== null) ?? null
}

/** The document says the opposite of a restriction: that breaks a rule that asks for it, and proves one that forbids it. */
function decideOpposite(matter: DecisionInput, { negated }: Asked, sentence: Sentence): Decision {
  const place = placeOf(matter, sentence)
  const quotes = [quoteOf(sentence)]
  return negated
    ? { verdict: 'met', reason: matter.say.says(place), quotes, fix: '' }
    : { verdict: 'broken', reason: matter.say.allows(place), quotes, fix: '' }
}

/** Below this share of its words, a rule that forbids a kind of clause forbids something else. */
const mostlyOwn = 0.6
