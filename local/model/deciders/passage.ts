/** Any other rule: the passage that shares most words with it, weighted by rarity. */
import type { Doc, Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { sameMeaning } from '../document/synonyms.ts'
import { contentStems, contentWords, stem } from '../document/words.ts'
import { type Decision, type DecisionInput, placeOf } from './decider.ts'

/** Minimum share of the rule's weight in a passage. */
const enough = 0.7
/** Weight of a word in the section's title. */
const titleShare = 0.5
/** Minimum number of shared words, so that one rare word alone is not enough. */
const leastShared = 2

/** Words of rules that don't describe their subject. */
const frame = new Set(
  contentStems(
    'contract agreement document text clause provision section thesis report invoice policy paper letter offer guideline must contain contains include ' +
      'includes mention state states specify specified stated mentioned documented described describe describes recorded noted define defined explain explains ' +
      'say says show shows name names named give given report reported discuss discussed require requires provide provides address regulate describe ' +
      'clearly explicitly valid ensure check verify make sure rule allow allowed forbid forbidden forbids prohibit prohibited prohibits ban banned number own ' +
      'smlouva smlouvy smlouvě dokument dokumentu směrnice zpráva faktura obsahovat uvádět uvedeno uvedena uveden stanovit určit upravovat jasně zakázáno zakázán ' +
      'vertrag vertrages dokument bericht rechnung richtlinie enthalten nennen angeben regeln festlegen informieren beschreiben erläutern klar zahl verboten untersagt',
  ),
)

const denial =
  /\b(?:not|never|no|neither|nor|without|prohibit\p{L}{0,6}|forbid\p{L}{0,6}|refrain|nicht|kein\p{L}{0,2}|niemals|untersagt|verboten)\b|(?<!\p{L})(?:nesm\p{L}{1,5}|nen[ií]|nebude\p{L}{0,4}|žádn\p{L}{1,5}|zakáz\p{L}{1,6}|bez)(?!\p{L})/u

/** A rule that asks for a ban is met by words that forbid. */
const ban =
  /\b(?:prohibit\p{L}{0,6}|forbid\p{L}{0,6}|ban|bans|banned|untersagt|verboten|verbieten)\b|(?<!\p{L})zakáz\p{L}{1,6}/iu
/** Numbers and how often something happens: a passage with others says something else. */
const telling =
  /\d+|(?<!\p{L})(?:(?:every|each) (?:\p{L}+ )?(?:day|week|month|quarter|year)s?|once a (?:day|week|month|year)|annual(?:ly)?|yearly|monthly|weekly|daily|quarterly|jährlich|monatlich|wöchentlich|täglich|ročně|měsíčně|týdně|denně)(?!\p{L})/giu

interface Match {
  readonly sentence: Sentence
  /** Share of the weight of the wanted words, 0 to 1. */
  readonly share: number
  readonly shared: number
}

/** Weight of a word: the rarer in the document, the higher. */
export function weightOf(doc: Doc, stem: string): number {
  return Math.log(1 + (doc.sentences.length + 1) / ((doc.frequency.get(stem) ?? 0) + 0.5))
}

/** Maximum passages searched for synonyms; the rest share too little. */
const mostCompared = 200

interface Wanted {
  readonly stem: string
  readonly weight: number
  readonly alike: RegExp | null
}

/** The sentences that share most with the given words, best first; synonyms count among the best. */
function bestPassages(doc: Doc, words: readonly string[]): readonly Match[] {
  const wanted = [...new Map(words.map((word) => [stem(word), word]))].map(([one, word]) => ({
    stem: one,
    weight: weightOf(doc, one),
    alike: sameMeaning(word),
  }))
  const best = doc.sentences
    .filter((one) => !one.isHeading)
    .map((sentence) => matchOf(sentence, wanted, false))
    .filter(({ shared }) => shared > 0)
  return byShare(
    byShare(best)
      .slice(0, mostCompared)
      .map(({ sentence }) => matchOf(sentence, wanted, true)),
  )
}

function byShare(matches: readonly Match[]): readonly Match[] {
  return [...matches].sort((a, b) => b.share - a.share)
}

function matchOf(sentence: Sentence, wanted: readonly Wanted[], withAlike: boolean): Match {
  const title = new Set(contentStems(sentence.section?.title ?? ''))
  let [weight, total, shared] = [0, 0, 0]
  for (const one of wanted) {
    const here = sentence.stems.has(one.stem) || (withAlike && hasAlike(sentence, one))
    const share = here ? 1 : title.has(one.stem) ? titleShare : 0
    total += one.weight
    weight += share * one.weight
    if (share > 0) shared += 1
  }
  return { sentence, share: total === 0 ? 0 : weight / total, shared }
}

function hasAlike({ plain }: Sentence, { alike }: Wanted): boolean {
  return alike !== null && plain.search(alike) >= 0
}

/** Never null: a rule that no passage supports is not found. */
export function decideByPassage(matter: DecisionInput): Decision {
  const { doc, rule, say } = matter
  const words = contentWords(rule.body).filter((word) => !frame.has(stem(word)))
  const best = bestPassages(doc, words)[0]
  if (best === undefined) return missing(say.tooWeak(doc.pages.length))
  const place = placeOf(matter, best.sentence)
  const agrees = (rule.body.match(telling) ?? []).every((one) =>
    best.sentence.plain.includes(one.toLowerCase()),
  )
  const strong =
    agrees && best.share >= enough && best.shared >= Math.min(leastShared, new Set(words.map(stem)).size)
  if (!strong) return missing(best.share >= enough / 2 ? say.nearest(place) : say.tooWeak(doc.pages.length))
  const forbids = rule.negated !== ban.test(rule.body)
  const quotes = [quoteOf(best.sentence)]
  const verdict = forbids === isDenied(best.sentence) ? 'met' : 'not_found'
  const agreed = forbids ? say.forbids(place) : say.says(place)
  const opposed = forbids ? say.allows(place) : say.forbids(place)
  return { verdict, reason: verdict === 'met' ? agreed : opposed, quotes, fix: '' }
}

/** A longer passage is a table or a list: its denials are about something else. */
const longestStatement = 400

function isDenied({ plain }: Sentence): boolean {
  return plain.length <= longestStatement && denial.test(plain)
}

function missing(reason: string): Decision {
  return { verdict: 'not_found', reason, quotes: [], fix: '' }
}
