/** Figures with limits: finds the figure of the rule's subject, compares it, and reports both. */
import { clauseOf, type KnownClause } from '../clauses/table.ts'
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { sameMeaning } from '../document/synonyms.ts'
import { contentStems, contentWords, stem, wordsOf } from '../document/words.ts'
import { type Figure, findFigures } from '../figures/figures.ts'
import { type Bound, boundIn, keeps } from '../figures/limits.ts'
import { subjectOf } from '../rules/subject.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { weightOf } from './passage.ts'

/** Minimum share of the subject's weight around the figure. */
const enough = 0.55
/** Score from which another date than the rule's contradicts it. */
const sure = 1
/** Candidates with a score this close to the best are checked too, and one wrong figure counts. */
const near = 0.97
/** Characters on either side of a figure that describe it. */
const around = 160
/** Maximum figures examined per sentence; a table has more, but describes none of them. */
const mostFigures = 12
/** Weight of words in a section's title. */
const titleWeight = 0.6

const frame = new Set(
  contentStems(
    'contract agreement candidate applicant rate document clause provision section must shall should be made set state exceed provide long later within allowed allow ' +
      'longer shorter less more most least total days due period time limit cap amount maximum minimum value sum last obligation duty lasting ' +
      'smlouva smlouvy smlouvě dokument musí být činit přesáhnout překročit lhůta lhůty lhůtu lhůtě lhůtou doba doby dobu době dobou výše výši částka ' +
      'vertrag vertrages dokument betragen überschreiten erfolgen sein liegen darf frist dauer höhe betrag zeitraum',
  ),
)
const dating = new Set(
  contentStems(
    'date dated sign signed made enter entered datum datiert unterzeichnet datován datována podepsán podepsána uzavřena',
  ),
)
const ownDateWords =
  /\b(?:dated|made|entered|effective|executed|as of|day of|date|signed|datum|vom|am|dne)\b|(?<!\p{L})uzavřen/iu

/** Words that make the following figure a limit. */
const limiter =
  /within|exceed|not (?:less|more|later)|at least|at most|up to|minimum|maximum|period of|term of|innerhalb|binnen|höchstens|mindestens|(?:frist|dauer|laufzeit)\p{L}{0,9} von|do\s|nejpozději|nejvýše|nejméně|lhůt|dob[aěuy]/iu
/** A notice period is no performance period, and vice versa. */
const noticeAfter = /^['’),\s]{0,4}(?:\p{L}{1,20} ){0,2}(?:notice|prior|before|vorher|im voraus|předem)/iu
const noticeStems = new Set(
  contentStems(
    'notice termination terminate výpovědní výpověď vypovědět kündigungsfrist kündigung extension renewal',
  ),
)
/** A rule about notice is answered only by a figure near words for notice in advance. */
const ownNotice = new Set(contentStems('notice kündigungsfrist výpovědní'))
const giving = /\b(?:notice|prior|before|advance|notif\p{L}{1,8})\b|kündig|vorher|voraus|výpově|předem|před/iu
const obligation =
  /\b(?:must|shall|should|may|can|has to|have to|muss|müssen|darf|soll|kann)\b|(?<!\p{L})(?:musí|nesmí|má|může)(?!\p{L})/iu

interface Candidate {
  readonly sentence: Sentence
  readonly figure: Figure
  readonly score: number
}

/** "One month's rent" is an amount, "one month's notice" a period. */
const multiple =
  /\b(?:years?|months?|weeks?|days?)['’]s?\s(?!notice|period|time|warning|prior|written|advance|term|grace|warranty)\p{L}/iu

export const bounds: Decider = (matter) => {
  const bound = boundIn(matter.rule.body)
  if (bound === null || multiple.test(matter.rule.body)) return null
  if (bound.kind === 'date' && isAboutDocument(bound.subject)) return ownDate(matter, bound)
  const candidate = choose(bound, candidates(matter.doc, bound))
  if (candidate === null || isUncertain(bound, candidate)) return nothing(matter, bound)
  return compare(matter, bound, candidate)
}

/** "at least two references": the number of things stated in the text. */
export const countedThings: Decider = (matter) => {
  const bound = boundIn(matter.rule.body, ['count'])
  const candidate = bound === null ? null : choose(bound, candidates(matter.doc, bound))
  return bound === null || candidate === null ? null : compare(matter, bound, candidate)
}

function isAboutDocument(subject: string): boolean {
  return contentStems(subject).every((one) => frame.has(one) || dating.has(one))
}

/** A document has many dates: another one contradicts the rule only if its sentence is clearly about the same thing. */
function isUncertain(bound: Bound, { figure, score }: Candidate): boolean {
  return isOneDate(bound) && !keeps(bound, figure.value) && score < sure
}

function isOneDate({ kind, limit }: Bound): boolean {
  return kind === 'date' && limit.comparison === 'on'
}

/** The document's own date: the first introduced as such, else the first of all. */
function ownDate(matter: DecisionInput, bound: Bound): Decision {
  const dated = matter.doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, 'date')
      .slice(0, mostFigures)
      .map((figure) => ({ sentence, figure, score: 1 })),
  )
  const own = dated.filter(({ sentence }) => ownDateWords.test(sentence.text))
  const asked = isOneDate(bound) ? own.find(({ figure }) => keeps(bound, figure.value)) : undefined
  const found = asked ?? own[0] ?? dated[0]
  return found === undefined ? nothing(matter, bound) : compare(matter, bound, found)
}

function candidates(doc: Doc, bound: Bound): readonly Candidate[] {
  const all = [...new Set(contentStems(bound.subject))]
  const telling = all.filter((one) => !frame.has(one))
  const stems = telling.length === 0 ? all : telling
  const clause = clauseAbout(bound.subject, bound.kind === 'money' ? 'maximum amount' : 'period')
  const words = new Map(contentWords(bound.subject).map((word) => [stem(word), sameMeaning(word)]))
  const wanted = stems.map((one) => ({ one, weight: weightOf(doc, one), alike: words.get(one) ?? null }))
  const found = doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, bound.kind)
      .slice(0, mostFigures)
      .filter((figure) => comparable(figure, bound))
      .map((figure) => ({ sentence, figure, score: scoreOf(sentence, figure, wanted, clause) }))
      .reduce(bestOf, []),
  )
  return found.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score)
}

/** Of several figures in a sentence, the one that is nearest to the subject. */
function bestOf(best: readonly Candidate[], one: Candidate): readonly Candidate[] {
  const [first] = best
  if (first === undefined || one.score > first.score) return [one]
  return one.score < first.score ? best : [...best, one]
}

/** The kind of clause, if the subject is nothing more. */
function clauseAbout(subject: string, measure: string): KnownClause | null {
  const plain = plainOf(subject)
  const bare = plainOf(subject.split(obligation)[0] ?? '').trim()
  const named = [bare, plain, `${bare} ${measure}`].map(subjectOf).find((one) => one !== null)
  return named === undefined || named === null ? null : clauseOf(named.id)
}

function comparable(figure: Figure, bound: Bound): boolean {
  if (bound.kind === 'count') return figure.unit === bound.unit
  const hasUnit = bound.kind === 'money' || bound.kind === 'percent'
  return !hasUnit || figure.unit === bound.unit || figure.unit === '' || bound.unit === ''
}

/** A stem of the rule's subject, with its weight and synonyms. */
interface Wanted {
  readonly one: string
  readonly weight: number
  readonly alike: RegExp | null
}

function scoreOf(
  { text, section }: Sentence,
  figure: Figure,
  wanted: readonly Wanted[],
  clause: KnownClause | null,
): number {
  const ahead = text.slice(Math.max(0, figure.index - around), figure.index)
  const window = ahead + text.slice(figure.index, figure.index + figure.text.length + around)
  const close = new Set(contentStems(window))
  const title = section?.title ?? ''
  const titled = new Set(contentStems(title))
  const plainWindow = plainOf(window)
  const stems = wanted.map(({ one }) => one)
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const held = wanted.reduce(
    (sum, { one, weight, alike }) =>
      sum +
      (close.has(one) || (alike !== null && plainWindow.search(alike) >= 0)
        ? weight
        : titled.has(one)
          ? titleWeight * weight
          : 0),
    0,
  )
  const share = total === 0 ? 0 : held / total
  const limiting = limiter.test(ahead.slice(-60)) ? 0.1 : 0
  const after = text.slice(figure.index + figure.text.length)
  const isNotice = noticeAfter.test(after.slice(0, 40))
  if (stems.some((one) => ownNotice.has(one)) && !giving.test(ahead.slice(-60) + after.slice(0, 60))) return 0
  const fitting = isNotice === stems.some((one) => noticeStems.has(one)) ? 0 : -0.2
  const nearness = 0.1 / (1 + distance(window, ahead.length, figure, new Set(stems)) / 40)
  if (clause === null) return share + limiting + nearness + fitting
  const topical = clause.passageIn(plainWindow) !== null
  const headed = clause.isTitle(title.toLowerCase())
  if (!topical && !headed) return 0
  return (
    (topical ? Math.max(share, enough) + 0.2 : share) + (headed ? 0.2 : 0) + limiting + nearness + fitting
  )
}

/** Characters between the figure at `start` and the nearest word of the subject. */
function distance(window: string, start: number, { text }: Figure, stems: ReadonlySet<string>): number {
  let from = 0
  let least = Number.POSITIVE_INFINITY
  for (const word of wordsOf(window)) {
    const at = window.indexOf(word, from)
    from = at + word.length
    if (stems.has(stem(word))) least = Math.min(least, at > start ? at - start - text.length : start - from)
  }
  return Math.max(0, least)
}

function choose(bound: Bound, found: readonly Candidate[]): Candidate | null {
  const best = found[0]
  if (best === undefined) return null
  const close = found.filter(({ score }) => score >= best.score * near)
  return close.find(({ figure }) => !keeps(bound, figure.value)) ?? best
}

function compare(matter: DecisionInput, bound: Bound, { sentence, figure }: Candidate): Decision {
  const { say } = matter
  const met = keeps(bound, figure.value)
  const limit = say.limit(bound.limit)
  return {
    verdict: met ? 'met' : 'broken',
    reason: say.stated(figure.text, limit, placeOf(matter, sentence), met),
    quotes: [quoteOf(sentence, figure.index / sentence.text.length)],
    fix: met || bound.kind === 'date' ? '' : say.change(figure.text, limit),
  }
}

function nothing({ say, doc }: DecisionInput, bound: Bound): Decision {
  return {
    verdict: 'not_found',
    reason: say.nothingStated(say.limit(bound.limit), doc.pages.length),
    quotes: [],
    fix: '',
  }
}
