/** Whether a rule about a kind of clause requires it or forbids it. */
import { type Span, spansOf } from '../patterns/terms.ts'
import { terms } from './polarity-words.ts'
import { type Subject, touching } from './subject.ts'

/** Maximum characters between a negation and its verb: "must not in any way restrict". */
const reach = 24
/** Between "the contract" and the negation in "the contract must not". */
const subjectReach = 14
/** "Flag the contract if …" counts only at the start of a rule, "… is unacceptable" at its end. */
const latestComplaint = 30

interface Read {
  /** Negations that are not part of the clause's name. */
  readonly nots: readonly Span[]
  readonly lacks: number
  readonly abstains: readonly Span[]
  readonly complaints: number
  readonly bans: readonly Span[]
  readonly allows: readonly Span[]
  readonly holds: readonly Span[]
  readonly things: readonly Span[]
}

/** What a name says and what it lacks in one word. */
const isUn = /^un(?:titled|dated|named|signed)$/u

function read(plain: string, { spans, restricts }: Subject): Read {
  const isName = touching(plain.length, spans)
  const isIdiom = touching(plain.length, spansOf(plain, terms.idiom))
  const outside = (found: RegExp): Span[] => spansOf(plain, found).filter((span) => !isName(span))
  const complaints = spansOf(plain, terms.complain).filter(
    ({ from, to }) =>
      (from < latestComplaint && !plain.endsWith('?')) ||
      /^(?:[.!, ]|please|here|for us|to us)*$/u.test(plain.slice(to)),
  )
  const isComplaint = touching(plain.length, complaints)
  const nots = outside(terms.not).filter(
    (span) =>
      !isIdiom(span) &&
      !isComplaint(span) &&
      (plain[span.to] === '-') === (plain.slice(span.from, span.to) === 'non'),
  )
  return {
    nots: nots.filter((span, index) => span.from - (nots[index - 1]?.to ?? -100) > 1),
    lacks: spansOf(plain, terms.lack).filter(
      (span) =>
        !isIdiom(span) &&
        (isUn.test(plain.slice(span.from, span.to)) ||
          !spans.some((name) => holds(name, span) || name.from === span.from)),
    ).length,
    abstains: outside(terms.abstain),
    complaints: complaints.length,
    bans: restricts
      ? [...spansOf(plain, terms.ban), ...spansOf(plain, terms.limit)].filter(
          ({ from }) => !/without (?:any )?$/u.test(plain.slice(0, from)),
        )
      : outside(terms.ban).filter(({ from }) => !spans.some(({ to }) => from - to === 1)),
    allows: spansOf(plain, terms.allow).filter(({ from }) => !/non[ -]?$/u.test(plain.slice(from - 4, from))),
    holds: outside(terms.hold),
    things: spansOf(plain, terms.things),
  }
}

/** Whether the words of a name contain others: "without a cause" denies nothing. */
function holds(name: Span, { from, to }: Span): boolean {
  return name.from <= from && name.to >= to
}

function follows(one: Span, others: readonly Span[]): boolean {
  return others.some(({ from }) => from >= one.to && from - one.to <= reach)
}

function isOdd(count: number): boolean {
  return count % 2 === 1
}

/** "The contract must not have …", but not "the contract must not be assigned". */
function isOfDocument(plain: string, documents: readonly Span[], denial: Span): boolean {
  const isPassive = /^\s+be(?:en)?\b/u.test(plain.slice(denial.to, denial.to + 6))
  const [near] = documents.filter(({ to }) => to <= denial.from && denial.from - to <= subjectReach).slice(-1)
  if (
    near === undefined ||
    /\bthat $/u.test(plain.slice(Math.max(0, near.from - 5), near.from)) ||
    !/^(?:\s|must|shall|should|may|can|does|do|is|will|be|have|has)*$/u.test(
      plain.slice(near.to, denial.from),
    )
  )
    return false
  return !isPassive || plain.slice(near.from, near.to) === 'there'
}

/** "No non-compete, please", but not "no party may compete" nor "no poaching". */
const isBare =
  /^(?:no|kein\p{L}*|žádn\p{L}*)\s(?![\p{L}-]{3,20}ing(?!\p{L}| clause| of (?:clients|customers|staff|employees) clause)|one\s|part(?:y|ies)\s|side\s)(?!.*\b(?:may|must|shall|should|can|will|darf|soll|smí)\b)/u

/** "A promise not to sue should not be made." */
const isOfMaking =
  /^ (?:be )?(?:made|given|agreed|accepted|wanted|imposed|there|in it|part of it|tolerated|signed)[\s.!]*$/u

/** "No consent may be needed to assign it." */
const isOfConsent = /^ (?:prior |written |such )?(?:consent|approval|permission)(?!\p{L})/u

/** "May not", where the negation belongs to the name. */
const isDenied = /^ (?:not|never) /u
/** "The influencer must" */
const someone =
  /(?<!\p{L})(?:the|an?|our|each|either|any|every|one) (?!contract|agreement|document|text|clause|provision|section|licen[cs]e|paper)\p{L}{3,20} (?:(?:must|shall|should|may|can|does|do|is|will) )?$/u

/** "The supplier may not say …" is no denial of what the contract says. */
function isOfPerson(plain: string, persons: readonly Span[], denial: Span): boolean {
  if (someone.test(plain.slice(0, denial.from))) return true
  return persons.some(
    ({ from, to }) =>
      (from <= denial.from && to >= denial.to) ||
      (from >= denial.to && from - denial.to <= 1) ||
      (to <= denial.from &&
        /^(?:\s|must|shall|should|may|can|does|do|is|will)*$/u.test(plain.slice(to, denial.from))),
  )
}

/** For a right or a statement every negation inverts the rule: "neither party may terminate at will". */
function deniesStatement({ nots, lacks, abstains, complaints, bans }: Read): boolean {
  return isOdd(nots.length + lacks + abstains.length + complaints + Math.min(1, bans.length))
}

/**
 * For a restriction, negating the act itself is the restriction, "may not be assigned", while negating what the
 * document says or restricts inverts the rule: "must not restrict assignment".
 */
function deniesRestriction(plain: string, subject: Subject, found: Read): boolean {
  const documents = spansOf(plain, terms.document)
  const said = [...found.holds, ...found.things, ...found.bans, ...found.allows]
  const isName = touching(plain.length, subject.spans)
  const persons = spansOf(plain, terms.person)
  const changed = [...found.bans, ...found.allows, ...found.things]
  const isOuter = (one: Span): boolean =>
    isOfDocument(plain, documents, one) ||
    follows(one, changed) ||
    (follows(one, found.holds) && !isOfPerson(plain, persons, one)) ||
    (one.from === 0 && isBare.test(plain)) ||
    isOfMaking.test(plain.slice(one.to)) ||
    isOfConsent.test(plain.slice(one.to))
  const outer = [
    ...found.nots.filter(isOuter),
    ...found.abstains.filter((one) => follows(one, said) || isOfDocument(plain, documents, one)),
  ]
  const lacksAfter = spansOf(plain, terms.lack).filter((span) => !isName(span))
  const ofLack = found.nots.filter((one) => !outer.includes(one) && follows(one, lacksAfter))
  const isPlain =
    found.nots.length + found.abstains.length + found.things.length === 0 &&
    !/^(?:no|nobody|neither)\s/u.test(plain)
  const may =
    isPlain && spansOf(plain, terms.may).some((span) => !isName(span) && !isDenied.test(plain.slice(span.to)))
  const allows = (found.allows.length > 0 || may) && found.bans.length === 0
  const conditional = plain.search(terms.onlyWith) >= 0
  // "Is silent on whether it may be transferred" asks what is said, not for a permission.
  // "Can they poach our staff?" asks for the restriction.
  const isNoPermission = outer.length === 0 && (conditional || plain.endsWith('?'))
  const permits = allows && !isNoPermission && !isAsked.test(plain)
  return isOdd(outer.length + ofLack.length + found.lacks + found.complaints + (permits ? 1 : 0))
}

/** What a rule asks about, whether it is permitted or not. */
const isAsked = /(?<!\p{L})whether(?!\p{L})/u

/** "Neither party shall …": a clause that denies a right. */
const withheld =
  /^(?:no|neither|nobody)\s|\snot (?:be )?(?:entitled|permitted|allowed|obliged|required|able)\s/u

/** "Without restriction as to the number of users" is no restriction. */
function isWithout(plain: string, { spans }: Subject): boolean {
  return spans.some(({ from }) => /without (?:any )?$/u.test(plain.slice(Math.max(0, from - 12), from)))
}

/** Whether the rule forbids such a clause in the document. */
export function forbids(plain: string, subject: Subject): boolean {
  const found = read(plain, subject)
  if (subject.isWorded) {
    const documents = spansOf(plain, terms.document)
    const ofDocument = found.nots.filter((one) => isOfDocument(plain, documents, one)).length
    return isOdd(ofDocument + (!subject.restricts && withheld.test(plain) ? 1 : 0))
  }
  const denies = subject.restricts ? deniesRestriction(plain, subject, found) : deniesStatement(found)
  return denies !== (subject.isOpposite && !isWithout(plain, subject))
}
