/** "Must (not) contain “…”": quoted words, or a short object that occurs verbatim in the text. */
import type { Doc, Sentence } from '../document/document.ts'
import { quoteInPage, quoteOf } from '../document/quote.ts'
import { contentStems, contentWords, wordsOf } from '../document/words.ts'
import { boundIn } from '../figures/limits.ts'
import { isMentionDenied } from '../rules/mention.ts'
import { type Decider, type Decision, type DecisionInput, placeOf } from './decider.ts'
import { isDenied } from './denials.ts'
import { type Occurrence, occurrences, patternOf, sentenceWith } from './phrases-in-pages.ts'
import { isIn, wantedIn } from './wanted.ts'

const mostQuotes = 5
/** A longer unquoted object is a description rather than a literal text. */
const mostLiteralWords = 6

const introductions =
  /^(?:the |any |a |an |its |das |den |die |der |ein |eine |einen )?(?:exact |following |genaue |přesn\p{L}+ )?(?:words?|phrases?|terms?|expressions?|strings?|sentences?|text|names?|reference to|references to|mention of|wörter|wort|begriff|ausdruck|satz|formulierung|hinweis auf|slov[aoí]\p{L}*|výraz\p{L}*|pojem|větu|text|frázi|odkaz na|zmínku o)\s*:?\s+/iu
/** "A competitor such as Acme": the name to look for. */
const examples =
  /\s(?:such as|like|e\.\s?g\.|for example|for instance|namely|wie|etwa|například|např\.)\s(\p{Lu}[\p{L}\d&.' -]{1,60})$/u
/** Whose names the text doesn't tell. */
const untold =
  /(?<!\p{L})(?:competitors?|rivals?|konkurrent\p{L}*|mitbewerber\p{L}*|wettbewerber\p{L}*|konkuren\p{L}+)(?!\p{L})/iu
/** A rule that forbids a mention means the exact words. */
const mentioning = /\b(?:mention|refer to|erwähnen)\b|zmiňovat|zmínit/iu
const alternatives = /["”“»]\s*(?:,\s*)?(?:or|oder|nebo|či)\s*["“„«]/iu
const list = /["“„”«»]\s*(?:,|or|and|oder|und|nebo|či|a)\s*/iu

/** A rule only about quoted words, not their number or position. */
export const containQuoted: Decider = (matter) => {
  const { quoted, body } = matter.rule
  if (quoted.length === 0 || quoted.some((words) => wordsOf(words).length === 0)) return null
  const negated = matter.rule.object === null ? isMentionDenied(body, quoted) : matter.rule.negated
  if (negated === null) return null
  if (quoted.length > 1 && !list.test(body)) return null
  if (boundIn(quoted.reduce((text, words) => text.replace(words, ''), body)) !== null) return null
  const found = quoted.map((words) => ({ words, places: occurrences(matter.doc, patternOf(words)) }))
  if (negated) return forbidden(matter, found)
  return required(matter, found, alternatives.test(body))
}

/** "must mention Acme Corp." */
export const containLiteral: Decider = (matter) => {
  const { rule, doc } = matter
  if (rule.object === null || rule.quoted.length > 0) return null
  const introduced = introductions.test(rule.object)
  const words = rule.object
    .replace(introductions, '')
    .replace(/^(?:the|a|an|any|ein\p{L}*|der|die|das)\s+/iu, '')
  const example = examples.exec(words)?.[1]
  if (rule.negated && example !== undefined)
    return forbidden(matter, [{ words: example, places: occurrences(doc, patternOf(example)) }])
  const count = wordsOf(words).length
  const names = words.split(/\s(?:or|and|oder|und|nebo|a)\s|,\s/u)
  if (names.length > 1 && names.every((name) => /^\p{Lu}/u.test(name))) {
    const found = names.map((name) => ({ words: name, places: occurrences(doc, patternOf(name)) }))
    return rule.negated
      ? forbidden(matter, found)
      : required(matter, found, /\s(?:or|oder|nebo)\s/u.test(words))
  }
  if (count === 0 || count > mostLiteralWords || contentStems(words).length === 0) return null
  if (statement.test(words)) return null
  const isAbsent = !relation.test(words) && contentStems(words).every((one) => !doc.frequency.has(one))
  const named = /\p{Lu}|\d/u.test(words.slice(1)) || mentioning.test(rule.body)
  const places = occurrences(doc, patternOf(words))
  const alike = rule.negated && places.length === 0 && !named ? alikeIn(doc, words) : null
  if (alike !== null) {
    const reason = matter.say.unwantedClause(words, placeOf(matter, alike))
    return { verdict: 'broken', reason, quotes: [quoteOf(alike)], fix: '' }
  }
  if (rule.negated && places.length === 0 && untold.test(words)) return null
  if (rule.negated)
    return places.length > 0 || introduced || named || isAbsent
      ? forbidden(matter, [{ words, places }])
      : null
  if (places.some((one) => isDeniedAt(matter, one, words))) return null
  if (places.length > 0) return required(matter, [{ words, places }], false)
  return introduced ? required(matter, [{ words, places }], false) : null
}

/** "What is not insured: races" doesn't cover races. */
function isDeniedAt({ doc }: DecisionInput, place: Occurrence, words: string): boolean {
  const sentence = sentenceWith(doc, place)
  return sentence !== null && isDenied(sentence, wantedIn(doc, contentWords(words)))
}

/** A longer sentence is about more than these words. */
const longestAlike = 100

/** A short sentence or heading with synonyms of all the words: "Interests" for "hobbies". */
function alikeIn(doc: Doc, words: string): Sentence | null {
  const wanted = wantedIn(doc, contentWords(words))
  return (
    doc.sentences.find(
      (one) => one.plain.length <= longestAlike && wanted.every((word) => isIn(word, one)),
    ) ?? null
  )
}

/** "No sentence may be longer than …" names an act or a property, not words to look for. */
const statement =
  /\b(?:may|must|shall|should|can|will|is|are|has|have|longer|shorter|more|less|fewer) \p{L}/iu

const relation = /\s(?:in|between|without|among|from|over|during)\s/iu

interface Looked {
  readonly words: string
  readonly places: readonly Occurrence[]
}

function required(matter: DecisionInput, looked: readonly Looked[], oneIsEnough: boolean): Decision {
  const { say, doc } = matter
  const missing = looked.filter(({ places }) => places.length === 0)
  const enough = oneIsEnough ? missing.length < looked.length : missing.length === 0
  if (enough) {
    const there = looked.filter(({ places }) => places.length > 0)
    const reason = there
      .map((one) => say.contains(one.words, placeOfFirst(matter, one), one.places.length))
      .join(' ')
    return {
      verdict: 'met',
      reason,
      quotes: quotesOf(
        matter,
        there.flatMap(({ places }) => places.slice(0, 1)),
      ),
      fix: '',
    }
  }
  const reason = missing.map(({ words }) => say.containsNot(words, doc.pages.length)).join(' ')
  const fix = say.add(missing.map(({ words }) => words).join(', '))
  return { verdict: 'not_found', reason, quotes: [], fix }
}

function forbidden(matter: DecisionInput, looked: readonly Looked[]): Decision {
  const { say, doc } = matter
  const there = looked.filter(({ places }) => places.length > 0)
  if (there.length === 0) {
    const reason = looked.map(({ words }) => say.containsNot(words, doc.pages.length)).join(' ')
    return { verdict: 'met', reason, quotes: [], fix: '' }
  }
  const reason = there
    .map((one) => say.forbidden(one.words, placeOfFirst(matter, one), one.places.length))
    .join(' ')
  const fix = there.map(({ words }) => say.remove(words)).join(' ')
  return {
    verdict: 'broken',
    reason,
    quotes: quotesOf(
      matter,
      there.flatMap(({ places }) => places),
    ),
    fix,
  }
}

function placeOfFirst(matter: DecisionInput, { places }: Looked): string {
  const first = places[0]
  const section = first === undefined ? null : (sentenceWith(matter.doc, first)?.section ?? null)
  return matter.say.where({ section, page: first?.page ?? 1 })
}

function quotesOf({ doc }: DecisionInput, places: readonly Occurrence[]): Decision['quotes'] {
  const quotes = places.slice(0, mostQuotes * 4).map(({ page, words }) => quoteInPage(doc, page, words))
  const seen = new Set<string>()
  return quotes
    .filter(({ text, page }) => !seen.has(`${page} ${text}`) && seen.add(`${page} ${text}`))
    .slice(0, mostQuotes)
}
