/** Whether a rule about a kind of clause requires it or forbids it. */
import { anyOf, type Span, spansOf } from '../patterns/terms.ts'
import { type Subject, touching } from './subject.ts'

const terms = {
  /** Look like negations but are none. */
  idiom: anyOf(
    'not only|no later than|not later than|no more than|not more than|no less than|not less than|no fewer than|whether or not|no matter|not limited to|if not|nor|not exceed*|not merely|why not|not liable|not be liable',
  ),
  not: anyOf(
    "non|not|never|no|none|nobody|neither|cannot|can't|mustn't|shouldn't|shan't|won't|doesn't|don't|isn't|aren't|may~not|nicht|kein*|niemals|weder|nesmí|nesmějí|nemá|nemůže|není|neobsah*|neupravuj*|nestanov*|žádn*|nikdy",
  ),
  /** Verbs for a party that doesn't act or a document that doesn't say. */
  abstain: anyOf(
    'refrain*|avoid*|abstain*|steer clear|steers clear|stay away|stay out|keep away|desist*|leave * alone|unterlass*|zdrž*',
  ),
  document: anyOf('there|it|agreement|contract|document|text|vertrag|smlouva'),
  lack: anyOf(
    'left open|leaves open|leave open|unclear|ignor*|unregulated|unspecified|unaddressed|unmentioned|untitled|undefined|unanswered|lack|lacks|lacking|silent|silence|omit|omits|omitted|omitting|omission|absent|absence|missing|free of|free from|devoid|nothing|leave out|leaves out|left out|leave * out|keep out|keep * out|do without|does without|dispense* with|' +
      'without a|without an|without any|without being|excludes any|exclude any|go without|ohne|fehlt|fehlen|fehle|chybí|chybět|bez|fail to|fails to|failing to',
  ),
  complain: anyOf(
    'flag|reject|object to|object if|complain|warn|alert|raise a concern|report|unacceptable|not acceptable|deal~breaker|red flag|problem if|wrong if',
  ),
  ban: anyOf(
    'prohibit*|forbid*|forbidden|ban|bans|banned|banning|bar|bars|barred|barring|restrict*|restrain*|prevent*|preclude*|precluding|disallow*|rule out|rules out|ruled out|ruling out|outlaw*|block|blocks|blocked|stop*|off~limits|verbiet*|verboten|untersag*|ausschlie*|ausgeschlossen|zakaz*|zakáz*|vylouč*|vyluč*|exclude|excludes|excluded|excluding|disclaim*',
  ),
  /** Restricts without forbidding: says nothing about a right, but is a restriction's wording. */
  limit: anyOf(
    'ceiling|maximum|no more than|not more than|at most|up to|limit|limits|limited|limiting|limitation*|constrain*|curb*',
  ),
  allow: anyOf(
    'allow*|permit|permits|permitted|permitting|permissible|let|lets|letting|freely|free to|entitle*|enable*|tolerat*|leave * free|leaves * free|at liberty|unrestricted|able to|transferable|assignable|sublicensable|sublicenseable|erlaub*|gestatt*|zulassen|zulässig|povol*|dovol*|umožň*',
  ),
  hold: anyOf(
    'contain*|includ*|mention*|state|states|stated|stating|specif*|feature|refer|provide for|provide that|provides for|provides that|set out|sets out|set forth|lay down|lays down|defin*|describ*|address*|cover|covers|identif*|indicat*|regulat*|compris*|have a|have any|has a|has any|have an|found|exist|appear|occur|deal with|stipulat*|' +
      'spell*|speak|clarif*|incorporat*|say|says|there|present|in place|enthalten|enthält|regeln|regelt|vorsehen|vorsieht|obsah*|uprav*|stanov*',
  ),
  things: anyOf(
    'clause*|provision*|section*|article*|paragraph*|language|wording|stipulation*|restriction*|prohibition*|ban|undertaking|impos*|guarant*|promis*|oblig*|commit*|reference*|mention|klausel*|ustanovení|doložk*|bestimmung*|regelung*',
  ),
  person: anyOf(
    'party|parties|side|sides|neither|nobody|no one|none|supplier|vendor|customer|client|contractor|licensee|licensor|buyer|seller|employee*|we|they|recipient|distributor|consultant',
  ),
  may: anyOf('may|can|could|right to|possible|at any time|at will'),
  onlyWith: anyOf('only|requir*|need*|subject to|unless|except|conditional|depend*|nur|pouze|jen'),
}

/** Maximum characters between a negation and its verb: "must not in any way restrict". */
const reach = 24
/** Between "the contract" and the negation in "the contract must not". */
const subjectReach = 14
/** "Flag the contract if …" counts only at the start of a rule. */
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

function read(plain: string, { spans, restricts }: Subject): Read {
  const isName = touching(plain.length, spans)
  const isIdiom = touching(plain.length, spansOf(plain, terms.idiom))
  const outside = (found: RegExp): Span[] => spansOf(plain, found).filter((span) => !isName(span))
  const complaints = spansOf(plain, terms.complain).filter(({ from }) => from < latestComplaint)
  const isComplaint = touching(plain.length, complaints)
  const nots = outside(terms.not).filter(
    (span) =>
      !isIdiom(span) &&
      !isComplaint(span) &&
      (plain[span.to] === '-') === (plain.slice(span.from, span.to) === 'non'),
  )
  return {
    nots: nots.filter((span, index) => span.from - (nots[index - 1]?.to ?? -100) > 1),
    lacks: outside(terms.lack).length,
    abstains: outside(terms.abstain),
    complaints: complaints.length,
    bans: restricts ? [...spansOf(plain, terms.ban), ...spansOf(plain, terms.limit)] : outside(terms.ban),
    allows: spansOf(plain, terms.allow).filter(({ from }) => !/non[ -]?$/u.test(plain.slice(from - 4, from))),
    holds: spansOf(plain, terms.hold),
    things: spansOf(plain, terms.things),
  }
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
    !/^(?:\s|must|shall|should|may|can|does|do|is|will|be|have|has)*$/u.test(
      plain.slice(near.to, denial.from),
    )
  )
    return false
  return !isPassive || plain.slice(near.from, near.to) === 'there'
}

/** "No non-compete, please", but not "no party may compete". */
const isBare =
  /^(?:no|kein\p{L}*|žádn\p{L}*)\s(?!one\s|part(?:y|ies)\s|side\s)(?!.*\b(?:may|must|shall|should|can|will|darf|soll|smí)\b)/u

/** "The supplier may not say …" is no denial of what the contract says. */
function isOfPerson(plain: string, persons: readonly Span[], denial: Span): boolean {
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
    (one.from === 0 && isBare.test(plain))
  const outer = [
    ...found.nots.filter(isOuter),
    ...found.abstains.filter((one) => follows(one, said) || isOfDocument(plain, documents, one)),
  ]
  const lacksAfter = spansOf(plain, terms.lack).filter((span) => !isName(span))
  const ofLack = found.nots.filter((one) => !outer.includes(one) && follows(one, lacksAfter))
  const isPlain = found.nots.length + found.abstains.length + found.things.length === 0
  const may = isPlain && spansOf(plain, terms.may).some((span) => !isName(span))
  const allows = (found.allows.length > 0 || may) && found.bans.length === 0
  const conditional = plain.search(terms.onlyWith) >= 0
  const permits = allows && !(conditional && outer.length === 0)
  return isOdd(outer.length + ofLack.length + found.lacks + found.complaints + (permits ? 1 : 0))
}

/** Whether the rule forbids such a clause in the document. */
export function forbids(plain: string, subject: Subject): boolean {
  const found = read(plain, subject)
  return subject.restricts ? deniesRestriction(plain, subject, found) : deniesStatement(found)
}
