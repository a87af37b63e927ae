/** The figures of a document that may be the one a rule limits, by how well their surroundings fit its subject. */
import { clauseOf, type KnownClause } from '../clauses/table.ts'
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { contentStems, contentWords, rootOf, stem, wordsOf } from '../document/words.ts'
import { type Figure, findFigures } from '../figures/figures.ts'
import type { Bound } from '../figures/limits.ts'
import { fits, roleOf } from '../figures/roles.ts'
import { subjectOf } from '../rules/subject.ts'
import {
  anchor,
  frame,
  giving,
  lapse,
  limiter,
  measures,
  noticeAfter,
  noticeBefore,
  noticeStems,
  obligation,
  ownNotice,
} from './bound-words.ts'
import { agentsIn, isIn, titleOf, type Wanted, wantedIn } from './wanted.ts'

/** Minimum share of the subject's weight around the figure. */
const enough = 0.55
/** The same in a long document without a known kind of clause: many of its sentences share a word with the rule. */
const enoughInMany = 0.75
const many = 150
/** Characters on either side of a figure that describe it. */
const around = 160
/** Maximum figures examined per sentence; a table has more, but describes none of them. */
export const mostFigures = 12
/** Share of the subject that is enough in a place without the words of its kind of clause: synonyms are not. */
const wholeShare = { contract: 0.95, other: 0.7 }
/** Weight of words in a section's title. */
const titleWeight = 0.6
/** Weight of words that mean the same: of two figures, the one with the rule's own word counts. */
const synonymWeight = 0.9

export interface Candidate {
  readonly sentence: Sentence
  readonly figure: Figure
  readonly score: number
}

export function candidates(doc: Doc, bound: Bound): readonly Candidate[] {
  const own = withoutAnchor(bound.subject)
  const subject = tellingIn(own).length === 0 ? bound.subject : own
  const telling = tellingIn(subject)
  const stems = telling.length === 0 ? contentStems(subject) : telling
  const about = topicOf(doc, bound.subject, telling, bound.kind === 'money' ? 'maximum amount' : 'period')
  const words = contentWords(subject).filter((word) => stems.includes(stem(word)))
  const measure = measures[bound.kind]
  const topic = words.filter((word) => !measure?.has(stem(word)))
  const wanted = wantedIn(doc, topic.length === 0 ? contentWords(subject) : topic, agentsIn(bound.subject))
  const whole = doc.isContract ? wholeShare.contract : wholeShare.other
  const least = about !== null ? whole : doc.sentences.length > many ? enoughInMany : 0
  const found = doc.sentences.flatMap((sentence) =>
    findFigures(sentence.text, bound.kind)
      .slice(0, mostFigures)
      .filter((figure) => comparable(figure, bound) && measuresAsAsked(sentence, figure, bound))
      .map((figure) => ({ sentence, figure, score: scoreOf(sentence, figure, wanted, about, least) }))
      .reduce(bestOf, []),
  )
  return found.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score)
}

function tellingIn(subject: string): readonly string[] {
  return contentStems(subject).filter((one) => !frame.has(one))
}

/** The rule's subject without what its period is counted from; a gap shows where the figure was. */
function withoutAnchor(subject: string): string {
  const at = subject.search(/\s{2}/u)
  if (at < 0) return subject
  const after = subject.slice(at).replace(/^\s+/u, ' ')
  return subject.slice(0, at) + after.slice(anchor.exec(after)?.[0].length ?? 0)
}

/** Of several figures in a sentence, the one that is nearest to the subject. */
function bestOf(best: readonly Candidate[], one: Candidate): readonly Candidate[] {
  const [first] = best
  if (first === undefined || one.score > first.score) return [one]
  return one.score < first.score ? best : [...best, one]
}

/** The kind of clause that a subject names, and the words of the subject that say more. */
interface Topic {
  readonly clause: KnownClause
  readonly others: readonly Wanted[]
}

function topicOf(doc: Doc, subject: string, telling: readonly string[], measure: string): Topic | null {
  const plain = plainOf(subject)
  const bare = plainOf(subject.split(obligation)[0] ?? '').trim()
  const named = [bare, plain, `${bare} ${measure}`].map(subjectOf).find((one) => one !== null) ?? null
  const clause = named === null ? null : clauseOf(named.id)
  if (named === null || clause === null) return null
  const others = named.others.filter((one) => contentStems(one).some((own) => telling.includes(own)))
  return { clause, others: wantedIn(doc, others).filter(({ isFiller }) => !isFiller) }
}

function comparable(figure: Figure, bound: Bound): boolean {
  if (bound.kind === 'count' || bound.kind === 'measure') return figure.unit === bound.unit
  const hasUnit = bound.kind === 'money' || bound.kind === 'percent'
  return !hasUnit || figure.unit === bound.unit || figure.unit === '' || bound.unit === ''
}

/** "In any three-year period" is no time for payment, and "within ten days" no term of the contract. */
function measuresAsAsked({ text }: Sentence, figure: Figure, { kind, role }: Bound): boolean {
  return kind !== 'duration' || fits(roleOf(text, figure), role)
}

function scoreOf(
  sentence: Sentence,
  figure: Figure,
  wanted: readonly Wanted[],
  about: Topic | null,
  least: number,
): number {
  const { text, section } = sentence
  const ahead = text.slice(Math.max(0, figure.index - around), figure.index)
  const window = ahead + text.slice(figure.index, figure.index + figure.text.length + around)
  if (lapse.test(ahead)) return 0
  const title = section?.title ?? ''
  const plainWindow = plainOf(window)
  const after = text.slice(figure.index + figure.text.length)
  const own = plainOf(ahead + after.slice(anchor.exec(after)?.[0].length ?? 0).slice(0, around))
  const close = { plain: own, stems: new Set(contentStems(own)) }
  const stems = wanted.map((one) => one.stem)
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const held = wanted.reduce((sum, one) => sum + one.weight * nearestOf(one, close, titleOf(sentence)), 0)
  const share = total === 0 ? 0 : held / total
  const limiting = limiter.test(ahead.slice(-60)) ? 0.1 : 0
  const isNotice = noticeAfter.test(after.slice(0, 40)) || noticeBefore.test(ahead)
  if (stems.some((one) => ownNotice.has(one)) && !giving.test(ahead.slice(-60) + after.slice(0, 60))) return 0
  const fitting = isNotice === stems.some((one) => noticeStems.has(one)) ? 0 : -0.2
  const nearness =
    0.1 / (1 + distance(window, ahead.length, figure, new Set(wanted.flatMap((one) => [...one.stems]))) / 40)
  if (about === null) return share >= least ? share + limiting + nearness + fitting : 0
  const { clause, others } = about
  if (!others.every((one) => isIn(one, close) || isIn(one, titleOf(sentence)))) return 0
  const topical = clause.passageIn(plainWindow) !== null
  const headed = clause.isTitle(title.toLowerCase())
  if (!topical && !headed) {
    const isElsewhere =
      !wanted.some((one) => !one.isFiller && isIn(one, titleOf(sentence))) &&
      (subjectOf(title.toLowerCase()) ?? clause).id !== clause.id
    return share >= least && !isElsewhere ? share + limiting + nearness + fitting : 0
  }
  return (
    (topical ? Math.max(share, enough) + 0.2 : share) + (headed ? 0.2 : 0) + limiting + nearness + fitting
  )
}

/** How well a text or its section's title has a word of the subject. */
function nearestOf(one: Wanted, text: Pick<Sentence, 'plain' | 'stems'>, title: typeof text): number {
  const isOwn = (stem: string): boolean => text.stems.has(stem) && rootOf(stem) === rootOf(one.stem)
  if ([...one.stems].some(isOwn)) return 1
  if (isIn(one, text)) return synonymWeight
  return isIn(one, title) ? titleWeight : 0
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
