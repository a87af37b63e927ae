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
/** Share from which a passage that says the opposite breaks the rule. */
const clear = 0.75
/** Minimum number of shared words, so that one rare word alone is not enough. */
const leastShared = 2

/** Words of rules that don't describe their subject. */
const frame = new Set(
  contentStems(
    'contract agreement document text applicant candidate clause provision section thesis report invoice policy paper letter offer guideline must contain contains include ' +
      'includes mention state states specify specified stated mentioned documented described describe describes recorded noted define defined explain explains ' +
      'say says show shows name names named give given report reported discuss discussed require requires provide provides address regulate describe ' +
      'clearly explicitly valid ensure check verify make sure rule need needs needed exist exists possible allow allowed permitted acceptable forbid forbidden forbids prohibit prohibited prohibits ban banned number own ' +
      'smlouva smlouvy smlouvě dokument dokumentu směrnice zpráva faktura obsahovat uvádět uvedeno uvedena uveden stanovit určit upravovat jasně zakázáno zakázán ' +
      'vertrag vertrages dokument bericht rechnung richtlinie enthalten nennen angeben regeln festlegen informieren beschreiben erläutern klar zahl verboten untersagt erlaubt zulässig enthält angegeben genannt sein werden ' +
      'contrat document clause doit doivent contenir prévoir mentionner indiquer être traiter figurer',
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

/** What holds for all is not shown by a passage about some. */
const universal =
  /(?<!\p{L})(?:all|every|each|any|both|alle[rsn]?|jede[rsnm]?|beide[rn]?|všech\p{L}{0,3}|každ\p{L}{1,3}|ob[aě]|tous|toutes|chaque)(?!\p{L})/iu
/** A prohibition or a permission with exceptions is no plain opposite. */
const qualified =
  /(?<!\p{L})(?:unless|except|only|without|provided|subject to|consent|approval|ohne|nur|außer|sofern|zustimmung|bez|pouze|jen|kromě|pokud|sans|sauf|seulement)(?!\p{L})/iu

/** "Only with consent" forbids as "not without consent" does. */
const restricted =
  /(?<!\p{L})(?:only|nur|pouze|jen|uniquement)\s(?:\p{L}{1,15}\s){0,3}(?:with|after|upon|mit|nach|vorbehaltlich|se?|po|avec|après)\s|(?<!\p{L})(?:needs?|requires?|subject to|bedarf|bedürfen|benötigt|erfordert|vyžaduje|nécessite)\s(?:\p{L}{1,15}['’]?\p{L}?\s){0,4}(?:consent|approval|permission|authori[sz]ation|zustimmung|erlaubnis|genehmigung|einwilligung|souhlas\p{L}{0,2}|accord)(?!\p{L})/iu

const withoutConsent =
  /(?<!\p{L})(?:without|ohne|bez|sans)\s(?:\p{L}{1,15}['’]?\p{L}?\s){0,4}(?:consent|approval|permission|zustimmung|erlaubnis|genehmigung|einwilligung|souhlasu|accord)(?!\p{L})/iu

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
export function decideByPassage(matter: DecisionInput, least = enough): Decision {
  const { doc, rule, say } = matter
  const words = contentWords(rule.body).filter((word) => !frame.has(stem(word)))
  const best = bestPassages(doc, words)[0]
  if (best === undefined) return missing(say.tooWeak(doc.pages.length))
  const place = placeOf(matter, best.sentence)
  const agrees =
    (rule.body.match(telling) ?? []).every((one) => best.sentence.plain.includes(one.toLowerCase())) &&
    (!universal.test(rule.body) || universal.test(best.sentence.plain))
  const strong =
    agrees && best.share >= least && best.shared >= Math.min(leastShared, new Set(words.map(stem)).size)
  if (!strong) return missing(best.share >= enough / 2 ? say.nearest(place) : say.tooWeak(doc.pages.length))
  const forbids = rule.negated !== ban.test(rule.body) || restricted.test(rule.body)
  const quotes = [quoteOf(best.sentence)]
  const denies = isDenied(best.sentence, words)
  if (forbids === denies)
    return { verdict: 'met', reason: forbids ? say.forbids(place) : say.says(place), quotes, fix: '' }
  const isClear = best.share >= clear && !qualified.test(rule.body) && !qualified.test(best.sentence.plain)
  const verdict = isClear ? 'broken' : 'not_found'
  return { verdict, reason: forbids ? say.allows(place) : say.forbids(place), quotes, fix: '' }
}

/** A longer passage is a table or a list: its denials are about something else. */
const longestStatement = 400
const parts = /[;:,.]\s|\s(?:and|but|und|aber|sondern|ale|et|mais)\s/u

/** Whether a part of the sentence that shares words with the rule denies something. */
function isDenied({ plain }: Sentence, words: readonly string[]): boolean {
  if (plain.length > longestStatement) return false
  if (restricted.test(plain)) return true
  const wanted = new Set(words.map(stem))
  return plain
    .split(parts)
    .some((part) => denial.test(part) && contentStems(part).some((one) => wanted.has(one)))
}

/** Whether a sentence allows something only with consent, in either form. */
export function needsConsent(plain: string): boolean {
  return restricted.test(plain) || withoutConsent.test(plain)
}

function missing(reason: string): Decision {
  return { verdict: 'not_found', reason, quotes: [], fix: '' }
}
