/** Any other rule: the passage that shares most with it, weighted by how rare the shared words are. */
import type { Doc, Sentence } from '../document/document.ts'
import { quoteOf } from '../document/quote.ts'
import { contentStems } from '../document/words.ts'
import { type Decision, type Matter, placeOf } from './decider.ts'

/** Share of the rule's weight that a passage must hold to count. */
const enough = 0.7
/** The least number of shared words, so that one rare word alone decides nothing. */
const leastShared = 2

/** Words of rules that say nothing about their subject. */
const frame = new Set(
  contentStems(
    'contract agreement document text clause provision section must contain contains include includes mention state states specify ' +
      'specified stated mentioned documented described recorded noted define defined clearly explicitly valid ensure check verify make sure rule allow allowed ' +
      'smlouva smlouvy smlouvě dokument dokumentu obsahovat uvádět uvedeno uvedena uveden stanovit jasně ' +
      'vertrag vertrages dokument enthalten nennen angeben regeln festlegen klar',
  ),
)

const denial =
  /\b(?:not|never|no|neither|nor|without|prohibit\p{L}*|forbid\p{L}*|refrain|nicht|kein\p{L}*|niemals|untersagt|verboten)\b|(?<!\p{L})(?:nesm\p{L}+|nen[ií]|nebude\p{L}*|žádn\p{L}+|zakáz\p{L}+|bez)(?!\p{L})/u

interface Match {
  readonly sentence: Sentence
  /** Share of the weight of the words looked for, 0 to 1. */
  readonly share: number
  readonly shared: number
}

/** How telling a word is: the rarer in the document, the more. */
export function weightOf(doc: Doc, stem: string): number {
  return Math.log(1 + (doc.sentences.length + 1) / ((doc.frequency.get(stem) ?? 0) + 0.5))
}

/** The sentences that share most with the given stems, best first. */
function bestPassages(doc: Doc, stems: readonly string[]): readonly Match[] {
  const wanted = [...new Set(stems)]
  const total = wanted.reduce((sum, stem) => sum + weightOf(doc, stem), 0)
  const matches = doc.sentences
    .filter((one) => !one.isHeading)
    .map((sentence) => {
      const title = new Set(contentStems(sentence.section?.title ?? ''))
      const shared = wanted.filter((stem) => sentence.stems.has(stem))
      const fromTitle = wanted.filter((stem) => !sentence.stems.has(stem) && title.has(stem))
      const weight = sum(doc, shared) + 0.5 * sum(doc, fromTitle)
      return { sentence, share: total === 0 ? 0 : weight / total, shared: shared.length + fromTitle.length }
    })
  return matches.filter(({ shared }) => shared > 0).sort((a, b) => b.share - a.share)
}

function sum(doc: Doc, stems: readonly string[]): number {
  return stems.reduce((total, stem) => total + weightOf(doc, stem), 0)
}

/** Never answers null: what no passage supports is not found. */
export function decideByPassage(matter: Matter): Decision {
  const { doc, rule, say } = matter
  const stems = contentStems(rule.body).filter((stem) => !frame.has(stem))
  const best = bestPassages(doc, stems)[0]
  if (best === undefined) return missing(say.tooWeak(doc.pages.length))
  const place = placeOf(matter, best.sentence)
  const strong = best.share >= enough && best.shared >= Math.min(leastShared, new Set(stems).size)
  if (!strong) return missing(best.share >= enough / 2 ? say.nearest(place) : say.tooWeak(doc.pages.length))
  const denied = denial.test(best.sentence.plain)
  const quotes = [quoteOf(best.sentence)]
  if (rule.negated === denied)
    return { verdict: 'met', reason: rule.negated ? say.forbids(place) : say.says(place), quotes, fix: '' }
  return {
    verdict: 'not_found',
    reason: rule.negated ? say.allows(place) : say.forbids(place),
    quotes,
    fix: '',
  }
}

function missing(reason: string): Decision {
  return { verdict: 'not_found', reason, quotes: [], fix: '' }
}
