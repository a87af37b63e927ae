/** Any other rule: the passage that shares most words with it, weighted by rarity. */
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { bullet } from '../document/headings.ts'
import { quoteOf } from '../document/quote.ts'
import { sameMeaning } from '../document/synonyms.ts'
import { contentStems, rootOf, stem } from '../document/words.ts'
import { type FigureKind, findFigures } from '../figures/figures.ts'
import { type Decision, type DecisionInput, placeOf } from './decider.ts'
import { isDenied, isOdd, negationsIn, plainDenials, restricted, withoutConsent } from './denials.ts'
import { tellingWords } from './frame.ts'
import { agentsIn, isIn, isOpposed, titleOf, type Wanted, wantedIn } from './wanted.ts'

/** Minimum share of the rule's weight in a passage. */
export const enough = 0.7
/** Weight of a word in the section's title. */
const titleShare = 0.75
/** Share from which a passage that says the opposite breaks the rule. */
const clear = 0.8
/** Minimum number of shared words, so that one rare word alone is not enough. */
const leastShared = 2

/** Words for a quantity: a figure of its kind shows that it is stated. */
const quantities: readonly (readonly [kind: FigureKind, stems: ReadonlySet<string>])[] = [
  ['money', new Set(contentStems('price cost'))],
  ['percent', new Set(contentStems('percentage'))],
  [
    'number',
    new Set(contentStems('number amount rate size value total sum quantity share count anzahl betrag höhe')),
  ],
]

/** Whether a text has the quantities that these words ask for, as figures or in words. */
function hasQuantities(text: string, words: readonly string[]): boolean {
  return words.every((word) => {
    const [kind] = quantities.find(([, stems]) => stems.has(stem(word))) ?? []
    if (kind === undefined || kind === 'number') return /\d/u.test(text)
    return findFigures(text, kind).length > 0
  })
}
/** Numbers and how often something happens: a passage with others says something else. */
const telling =
  /\d+|(?<!\p{L})(?:(?:every|each) (?:\p{L}+ )?(?:day|week|month|quarter|year)s?|once a (?:day|week|month|year)|annual(?:ly)?|yearly|monthly|weekly|daily|quarterly|jährlich|monatlich|wöchentlich|täglich|ročně|měsíčně|týdně|denně)(?!\p{L})/giu

/** What holds for all is not shown by a passage about some. */
const universal =
  /(?<!\p{L})(?:all|every|each|any|both|always|alle[rsn]?|jede[rsnm]?|beide[rn]?|všech\p{L}{0,3}|každ\p{L}{1,3}|ob[aě]|tous|toutes|chaque)(?!\p{L})/iu
/** A prohibition or a permission with exceptions is no plain opposite. */
const qualified =
  /(?<!\p{L})(?:unless|except|only|without|provided|subject to|consent|approval|ohne|nur|außer|sofern|zustimmung|bez|pouze|jen|kromě|pokud|sans|sauf|seulement)(?!\p{L})/iu

/** Longest title of a document. */
const longestTitle = 80
/** Weight of words for what the whole document is about. */
const topicWeight = 0.25

/** Share of the sentences from which a word tells no more than the title does. */
const commonShare = 0.2
/** What the whole document is about needs no mention beside the rest of a rule. */
function besideTopic(doc: Doc, wanted: readonly Wanted[]): readonly Wanted[] {
  const [title] = doc.sentences
  if (title === undefined || title.plain.length > longestTitle) return wanted
  const often = Math.max(3, doc.sentences.length * commonShare)
  const isTopic = (one: Wanted): boolean =>
    !one.isFiller && (isIn(one, title) || (doc.frequency.get(one.stem) ?? 0) >= often)
  if (wanted.every((one) => one.isFiller || isTopic(one))) return wanted
  return wanted.map((one) =>
    isTopic(one) ? { ...one, isFiller: true, weight: one.weight * topicWeight } : one,
  )
}

interface Match {
  readonly sentence: Sentence
  /** Share of the weight of the wanted words, 0 to 1. */
  readonly share: number
  readonly shared: number
}

/**
 * The sentence that fits and shares most with the given words. A heading above a text shows that the document deals
 * with something, which is enough where the rule asks only for that.
 */
export function bestPassage(
  { doc, rule }: DecisionInput,
  wanted: readonly Wanted[],
  fits: (sentence: Sentence) => boolean,
): Match | null {
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  const isMention = rule.object !== null && !rule.negated
  const isTitled = ({ index, isHeading }: Sentence): boolean =>
    !isHeading || (isMention && index > 0 && doc.sentences[index + 1]?.isHeading === false)
  return doc.sentences
    .filter((one) => isTitled(one) && fits(one))
    .map((sentence) => matchOf(sentence, sentence, wanted, total))
    .map((one) => (one.share < enough ? one : nearby(one, wanted, total)))
    .reduce<Match | null>((best, one) => (one.share > (best?.share ?? 0) ? one : best), null)
}

/** In a longer sentence words that are farther apart than this belong to different statements. */
const longestStatement = 300

/** The match within the best part of a long sentence. */
function nearby(match: Match, wanted: readonly Wanted[], total: number): Match {
  const { sentence } = match
  if (sentence.plain.length <= longestStatement) return match
  return statementsOf(sentence.plain)
    .map((plain) => matchOf(sentence, { plain, stems: new Set(contentStems(plain)) }, wanted, total))
    .reduce((best, one) => (one.share > best.share ? one : best), { ...match, share: 0 })
}

/** The neighbouring clauses of a long sentence that are together short enough, from each of its clauses on. */
function statementsOf(plain: string): readonly string[] {
  const clauses = plain.split(/(?<=[,;:])\s/u)
  const statements: string[] = []
  let to = 0
  let length = 0
  for (const [from, clause] of clauses.entries()) {
    for (
      ;
      to < clauses.length && (to <= from || length + (clauses[to] ?? '').length <= longestStatement);
      to += 1
    )
      length += (clauses[to] ?? '').length + 1
    statements.push(clauses.slice(from, to).join(' '))
    length -= clause.length + 1
  }
  return statements
}

/** Whether enough different words are shared; of one alone a contract must have the rule's own: "course" isn't "training". */
export function isWhole(doc: Doc, { sentence, shared }: Match, wanted: readonly Wanted[]): boolean {
  const topics = wanted.filter((one) => !one.isFiller)
  const [only, ...more] = topics
  if (only === undefined || shared < Math.min(leastShared, topics.length)) return false
  return more.length > 0 || !doc.isContract || hasOwn(only, sentence) || hasOwn(only, titleOf(sentence))
}

function hasOwn(wanted: Wanted, text: Pick<Sentence, 'plain' | 'stems'>): boolean {
  const root = rootOf(wanted.stem)
  return isOpposed(wanted, text) || [...text.stems].some((one) => rootOf(one) === root)
}

function matchOf(
  sentence: Sentence,
  text: Pick<Sentence, 'plain' | 'stems'>,
  wanted: readonly Wanted[],
  total: number,
): Match {
  const title = titleOf(sentence)
  let [weight, own] = [0, 0]
  const shared = new Set<string>()
  for (const one of wanted) {
    const isHere = isIn(one, text) || isOpposed(one, text)
    const share = isHere ? 1 : isIn(one, title) ? titleShare : 0
    weight += share * one.weight
    if (share > 0 && !one.isFiller) shared.add(wordFor(one, isHere ? text : title, shared))
    if (isHere && !one.isFiller) own += 1
  }
  return { sentence, share: total === 0 || own === 0 ? 0 : weight / total, shared: shared.size }
}

/** The word of a text that shows a word of the rule; of several, one that shows no other: "degree" and "university". */
function wordFor(
  { stem: own, stems }: Wanted,
  text: Pick<Sentence, 'stems'>,
  used: ReadonlySet<string>,
): string {
  const there = [...stems].filter((one) => text.stems.has(one))
  return there.find((one) => !used.has(one)) ?? there[0] ?? own
}

/** Never null: a rule that no passage supports is not found. */
export function decideByPassage(matter: DecisionInput, least = enough): Decision {
  const { doc, rule, say } = matter
  if ((plainOf(rule.body).match(plainDenials) ?? []).length > 1) return missing(say.tooWeak(doc.pages.length))
  const named = tellingWords(rule.body)
  const asked = named.filter((word) => quantities.some(([, stems]) => stems.has(stem(word))))
  const words = named.filter((word) => !asked.includes(word))
  const wanted = besideTopic(doc, wantedIn(doc, words, agentsIn(rule.body)))
  const best = bestPassage(matter, wanted, ({ text }) => hasQuantities(text, asked))
  if (best === null) return missing(say.tooWeak(doc.pages.length))
  const place = placeOf(matter, best.sentence)
  const agrees = (rule.body.match(telling) ?? []).every((one) => tells(best.sentence, one.toLowerCase()))
  const isElsewhere = wanted.some(
    (one) =>
      !one.isFiller &&
      doc.frequency.has(one.stem) &&
      !isIn(one, best.sentence) &&
      !isOpposed(one, best.sentence) &&
      !isIn(one, titleOf(best.sentence)),
  )
  const strong = agrees && !isElsewhere && best.share >= least && isWhole(doc, best, wanted)
  if (!strong) return missing(best.share >= enough / 2 ? say.nearest(place) : say.tooWeak(doc.pages.length))
  const under = best.sentence.isHeading ? doc.sentences[best.sentence.index + 1] : undefined
  const quotes = [best.sentence, ...(under === undefined ? [] : [under])].map((one) => quoteOf(one))
  const forbids = isOdd(negationsIn(plainOf(rule.body)))
  const denies = isDenied(best.sentence, wanted)
  const agreesOnly = forbids === denies || asksWhat.test(rule.body)
  // One case shows nothing about all, but one exception refutes it.
  if (agreesOnly && universal.test(rule.body) && !universal.test(best.sentence.plain))
    return missing(say.nearest(place))
  if (agreesOnly)
    return { verdict: 'met', reason: forbids ? say.forbids(place) : say.says(place), quotes, fix: '' }
  const isFree = withoutConsent.test(rule.body) && restricted.test(best.sentence.plain)
  const isClear =
    best.share >= clear &&
    (forbids || !isRow(best.sentence)) &&
    !qualified.test(rule.body) &&
    !qualified.test(best.sentence.plain)
  const verdict = (isClear || isFree) && !asksStatement.test(rule.body) ? 'broken' : 'not_found'
  return { verdict, reason: forbids ? say.allows(place) : say.forbids(place), quotes, fix: '' }
}

/** "It must say how …" is answered by a prohibition too. */
const asksWhat =
  /\b(?:say|states?|describe|explain|specify|tell|define|regulate|stated|described|explained|specified|defined) (?:how|what|when|where|whether|who|which|until|by when|if)\b|\bbe (?:regulated|addressed|assessed|dealt with)\b/iu

/** A denial of the thing doesn't contradict that it must be stated. */
const asksStatement =
  /\bbe (?:stated|given|named|listed|described|specified|mentioned|indicated|disclosed|announced|explained|published)\b/iu

/** A row of a table shows that there is something; what it denies is about its own item. */
function isRow({ text }: Sentence): boolean {
  return /\d/u.test(text) && !bullet.test(text) && !/[.!?;:][)”"]?$/u.test(text)
}

/** Whether the sentence has the number, or says how often in these words or others. */
function tells(sentence: Sentence, words: string): boolean {
  if (sentence.plain.includes(words)) return true
  return sameMeaning(words).some(({ stems, phrases }) =>
    isIn({ stems, phrases: phrases === null ? [] : [phrases] }, sentence),
  )
}

function missing(reason: string): Decision {
  return { verdict: 'not_found', reason, quotes: [], fix: '' }
}
